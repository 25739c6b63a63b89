extension [UInt8] {
  /// Appends `value` / 10^`decimals` in digits, without exponent and without zeros that say nothing.
  mutating func appendDecimal(_ value: Int, decimals: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let start = count
    var written = 0
    repeat {
      if written == places, places > 0 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      written += 1
    } while rest > 0 || written < places
    if written == places, places > 0 { append(UInt8(ascii: ".")) }
    self[start...].reverse()
  }
}
