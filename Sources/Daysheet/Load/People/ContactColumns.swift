/// The columns of address books and attendee lists that say nothing about a flight: no warning names them.
enum ContactColumns {
  static let names: [String] = plain + numbered

  private static let plain =
    places + telephones + [
      "Title", "Suffix", "Middle Name", "Additional Name", "Name Prefix", "Name Suffix", "Initials",
      "Nickname",
      "Short Name", "Maiden Name", "File As", "Gender", "Department", "Organization Department", "Notes",
      "Photo",
      "Labels", "Group Membership", "Location", "Office Location", "Occupation", "Profession", "Hobby",
      "Priority",
      "Private", "Sensitivity", "Subject", "Mileage", "Billing Information", "Directory Server", "Account",
      "Categories",
      "Children", "Keywords", "Language", "Locale", "Referred By", "Spouse", "Anniversary",
      "Assistant's Name",
      "Manager's Name", "Government ID Number", "Organizational ID Number", "Internet Free Busy", "Web Page",
      "URL",
      "E-mail Type", "E-mail Display Name", "Connected On", "Verbunden am", "Phonetic First Name",
      "Phonetic Middle Name", "Phonetic Last Name", "Yomi Name", "Given Name Yomi", "Additional Name Yomi",
      "Family Name Yomi", "Given Yomi", "Surname Yomi", "Company Yomi",
      // Thunderbird.
      "Secondary Email", "Screen Name", "Work Phone", "Fax Number", "Pager Number", "Mobile Number",
      "Home Address",
      "Home Address 2", "Home ZipCode", "Work Address", "Work Address 2", "Work City", "Work State",
      "Work ZipCode",
      "Work Country", "Web Page 1", "Web Page 2", "Custom 1", "Custom 2", "Custom 3", "Custom 4",
      // Attendee lists.
      "Order #", "Order Date", "Quantity", "Price Tier", "Ticket Type", "Attendee #", "Group", "Order Type",
      "Currency",
      "Total Paid", "Fees Paid", "Eventbrite Fees", "Eventbrite Payment Processing", "Order ID",
      "Attendee ID",
      "Buyer Name", "Buyer Email", "Ticket Quantity", "Check-in Status", "Barcode", "Event Name", "Event ID",
      // Cvent.
      "Confirmation Number", "Registration Type", "Registration Date", "Admission Item", "Invitee Type",
      "Source ID",
      "Contact Type", "Designation", "Salutation", "Registration Path", "Last Registration Date",
      // HubSpot.
      "Record ID", "Record ID - Contact", "Contact owner", "Lead Status", "Lifecycle Stage",
      "Marketing contact status", "Create Date", "Last Activity Date", "Associated Company IDs",
      "Associated Company IDs (Primary)", "Primary Associated Company ID", "Became a Customer Date",
    ]

  private static let places = ["Home", "Business", "Other"].flatMap { place in
    [
      "Street", "Street 2", "Street 3", "City", "State", "Postal Code", "Zip", "Country", "Country/Region",
      "Address PO Box", "Address 1", "Address 2", "Fax",
    ].map { "\(place) \($0)" }
  }

  private static let telephones = [
    "Assistant's Phone", "Business Phone", "Business Phone 2", "Callback", "Car Phone", "Company Main Phone",
    "Home Phone", "Home Phone 2", "ISDN", "Mobile Phone", "Other Phone", "Pager", "Primary Phone",
    "Radio Phone",
    "TTY/TDD Phone", "Telex",
  ]

  /// Google's and Outlook's columns that come several times with a number.
  private static let numbered = (1...9).flatMap { number in
    [
      "E-mail \(number) - Type", "E-mail \(number) - Label", "E-mail \(number) - Value",
      "E-mail \(number) Address",
      "E-mail \(number) Type", "E-mail \(number) Display Name", "Phone \(number) - Type",
      "Phone \(number) - Label",
      "Phone \(number) - Value", "Website \(number) - Type", "Website \(number) - Label",
      "Website \(number) - Value",
      "Relation \(number) - Type", "Relation \(number) - Label", "Relation \(number) - Value",
      "User \(number)",
    ]
      + [
        "Type", "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
        "Extended Address",
      ]
      .map { "Address \(number) - \($0)" }
      + ["Type", "Name", "Yomi Name", "Title", "Department", "Symbol", "Location", "Job Description"]
      .map { "Organization \(number) - \($0)" }
  }
}
