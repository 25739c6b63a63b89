extension [UInt8] {
  /// Appends `value` / 10^`decimals` in digits, without exponent and without zeros that say nothing.
  mutating func appendDecimal(_ value: Int, decimals: Int) {
    var rest = value.magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24 + decimals) { digits in
      // From the last digit to the first.
      var start = digits.count
      func write(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      var left = places
      repeat {
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
        left -= 1
        if left == 0 { write(UInt8(ascii: ".")) }
      } while rest > 0 || left > 0
      if value < 0 { write(UInt8(ascii: "-")) }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
