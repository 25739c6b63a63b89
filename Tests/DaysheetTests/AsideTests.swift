import Foundation
import Testing

@testable import Daysheet

@Suite struct AsideTests {
  @Test func theValueIsMadeOnAnotherThreadAndHandedOverOnce() {
    let caller = Thread.current.description
    let aside = Aside { Thread.current.description }
    let made = aside.take()
    #expect(made != nil && made != caller)
    #expect(aside.take() == nil)
  }
}
