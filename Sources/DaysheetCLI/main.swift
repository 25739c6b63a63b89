print("daysheet")
