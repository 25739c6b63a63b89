import CairoCanvas
import PosterUI
import Testing

@Suite struct FontCatalogueTests {
  let catalogue = FontCatalogue()

  @Test func onlyInstalledFamiliesAreFound() {
    #expect(catalogue.has("Inter") && catalogue.has("Inter Display") && catalogue.has("Noto Sans"))
    // fontconfig itself would answer with another font.
    #expect(!catalogue.has("Helvetica Neue Nobody Has"))
    #expect(catalogue.file(of: "Helvetica Neue Nobody Has") == nil)
    #expect(catalogue.families == catalogue.families.sorted())
  }

  @Test func eachWeightComesFromItsOwnFile() {
    let files = [Font.Weight.regular, .medium, .semibold, .bold].map {
      catalogue.file(of: "Inter", weight: $0)
    }
    #expect(Set(files).count == 4)
  }

  @Test func everyLibraryHasAVersion() {
    let versions = FontCatalogue.libraryVersions
    #expect(
      versions.map(\.name) == ["cairo", "fontconfig", "harfbuzz", "libdeflate", "pango"])
    #expect(versions.allSatisfy { $0.version.contains(".") && $0.version.first?.isNumber == true })
  }
}
