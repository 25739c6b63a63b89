/// The program's own version, as `--version` and run.json have it.
package let daysheetVersion = "0.1.0"
