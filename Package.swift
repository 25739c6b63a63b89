// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Daysheet",
  products: [
    .executable(name: "daysheet", targets: ["DaysheetCLI"]),
    .library(name: "Timelines", targets: ["Timelines"]),
    .library(name: "PosterUI", targets: ["PosterUI"]),
    .library(name: "CairoCanvas", targets: ["CairoCanvas"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CGLib", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(name: "CUchardet"),
    .systemLibrary(name: "CSystem"),
    .target(name: "Hashing", dependencies: ["CNettle"], swiftSettings: settings),
    .target(name: "AirportData", swiftSettings: settings),
    .target(name: "GLibText", dependencies: ["CGLib", "CUchardet"], swiftSettings: settings),
    .target(name: "Timelines", swiftSettings: settings),
    .target(name: "PosterUI", dependencies: ["Timelines"], swiftSettings: settings),
    .target(
      name: "CairoCanvas", dependencies: ["PosterUI", "CCairo", "CPango", "CDeflate", "CHarfBuzz"],
      swiftSettings: settings),
    .target(
      name: "Daysheet",
      dependencies: [
        "AirportData", "Timelines", "PosterUI", "CairoCanvas", "GLibText", "Hashing", "CSystem",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "DaysheetCLI", dependencies: ["AirportData", "Daysheet", "Timelines"], swiftSettings: settings),
    .executableTarget(
      name: "PublishProbe", dependencies: ["Daysheet"], path: "Tests/PublishProbe", swiftSettings: settings),
    .testTarget(
      name: "AirportDataTests", dependencies: ["AirportData", "Timelines"], swiftSettings: settings),
    .testTarget(name: "TimelinesTests", dependencies: ["Timelines"], swiftSettings: settings),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: settings),
    .testTarget(name: "PosterUITests", dependencies: ["PosterUI"], swiftSettings: settings),
    .testTarget(
      name: "CairoCanvasTests", dependencies: ["CairoCanvas", "PosterUI", "Timelines", "CCairo", "CDeflate"],
      exclude: ["References"], swiftSettings: settings),
    .testTarget(
      name: "DaysheetTests",
      dependencies: [
        "AirportData", "Daysheet", "CairoCanvas", "Hashing", "PosterUI", "Timelines", "PublishProbe",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DaysheetCLITests", dependencies: ["AirportData", "DaysheetCLI", "Daysheet", "Timelines"],
      swiftSettings: settings),
  ]
)
