# Reads the list of files on standard input, then the Swift files among them; prints one line for each finding.
# Limits and tables come from Scripts/rules, by environment.

function finding(path, line, rule, wrong, fix) {
  printf "%s:%d: [%s] %s. To fix: %s.\n", path, line, rule, wrong, fix
}

function here(rule, wrong, fix) { finding(FILENAME, FNR, rule, wrong, fix) }

function folder(path) { return match(path, /\/[^\/]*$/) ? substr(path, 1, RSTART - 1) : "" }

function readSet(name, set,   words, i) {
  for (i = split(ENVIRON[name], words); i > 0; i--) set[words[i]] = 1
}

function readRooms(   rows, i, parts, n) {
  n = split(ENVIRON["rooms"], rows, "\n")
  for (i = 1; i <= n; i++) {
    if (split(rows[i], parts, ":") < 2) continue
    gsub(/[ \t]/, "", parts[1])
    allowed[parts[1]] = " " parts[2] " "
    if (split(parts[1], parts, "/") == 2) house = house " " parts[2]
  }
  for (i in allowed) sub(/ house /, house " ", allowed[i])
}

BEGIN {
  readRooms()
  readSet("top_level", topLevel)
  readSet("wide_folders", wide)
  readSet("composition_roots", compositionRoot)
}

# MARK: - Where files stand

NR == FNR { checkPlace($0); next }

function checkPlace(path,   parts, n, room) {
  n = split(path, parts, "/")
  if (!(parts[1] in topLevel) && !seen[parts[1]]++)
    finding(parts[1], 1, "top-level", "The top level has a fixed list of names and this is not on it", \
      "move it into one of the folders")
  if (parts[1] !~ /^(Sources|Mocks|Tests)$/ || path !~ /\.swift$/) return
  room = parts[1] "/" parts[2]
  if (parts[1] != "Tests" && !(room in allowed) && !seen[room]++)
    finding(path, 1, "unknown-room", room " is not in the table of rooms", \
      "enter it in Scripts/rules with the modules it may import")
  if (n > ENVIRON["folders_deep"] + 3)
    finding(path, 1, "depth", "More than " ENVIRON["folders_deep"] " folders deep under its target", "move it up")
  if (parts[1] != "Tests" && ++inFolder[folder(path)] == limit(parts[n - 1]) + 1)
    finding(path, 1, "folder-size", folder(path) " has more than " limit(parts[n - 1]) " Swift files", \
      "group what belongs together in a folder")
}

function limit(name) { return ENVIRON[name in wide ? "wide_folder_files" : "folder_files"] + 0 }

# MARK: - What a file says

FNR == 1 {
  split(FILENAME, path, "/")
  inTests = path[1] == "Tests"
  room = path[1] "/" path[2]
  lines = ENVIRON[inTests ? "test_lines" : "source_lines"] + 0
  split("", imported)
  top = comment = depth = parens = functions = signature = isTest = statement = 0
}

FNR == lines + 1 { here("file-size", "Longer than " lines " lines", "split it by what it is about") }

{
  text = code($0)
  if (text !~ /[^ \t]/) next
  if (module = importedModule(text)) checkImport(module)
  else checkWords(text)
  if (inTests) checkFunctions(text)
}

function importedModule(text,   words, i, n) {
  n = split(text, words)
  for (i = 1; i < n && words[i] ~ /^@/; i++) { }
  hasAccess = words[i] ~ /^(public|package|internal|fileprivate|private)$/
  if (hasAccess) i++
  if (words[i] != "import") return ""
  i += words[i + 1] ~ /^(typealias|struct|class|enum|protocol|let|var|func)$/ ? 2 : 1
  sub(/\..*/, "", words[i])
  return words[i]
}

function checkImport(module,   place) {
  if (!inTests && !hasAccess)
    here("access-level", "An import without an access level", \
      "write `internal import`, or `public import` if the public face shows it")
  for (place = folder(FILENAME); place != "" && !(place in allowed); ) place = folder(place)
  if (place != "" && index(allowed[place], " " module " ") == 0)
    here("imports", place " may not import " module, \
      "hand in what is needed through a protocol, or move the code to a room that may (table in Scripts/rules)")
  imported[module] = 1
  clash("XCTest", "Testing", module, "one-framework", "split the file: one framework in each")
  clash("XCTestLeakChecks", "TestingLeakChecks", module, "one-adapter", "keep the one of this file's framework")
  clash("XCTest", "TestingLeakChecks", module, "other-adapter", "import XCTestLeakChecks")
  clash("Testing", "XCTestLeakChecks", module, "other-adapter", "import TestingLeakChecks")
}

function clash(one, other, module, rule, fix) {
  if ((module == one || module == other) && one in imported && other in imported)
    here(rule, "Imports both " one " and " other, fix)
}

function checkWords(text) {
  if ("XCTest" in imported && text ~ /#(expect|require)|(^|[^A-Za-z0-9_])Issue\.record/)
    here("foreign-assertion", "A Swift Testing assertion in an XCTest file passes silently", "use XCTAssert")
  if ("Testing" in imported && text ~ /(^|[^A-Za-z0-9_])XCT[A-Z]/)
    here("foreign-assertion", "An XCTest assertion in a Swift Testing file passes silently", "use #expect or Issue.record")
  waits = text
  # A double of a clock declares how it sleeps; a deadline is slept by the clock that was handed in, and a test that
  # has the hand-moved one sleeps by it.
  gsub(/func[ \t]+sleep[ \t]*\(/, "(", waits)
  if (room == "Sources/HTTPTransport" || inTests && "TestSupport" in imported) gsub(/(^|[^A-Za-z0-9_.])clock\.sleep[ \t]*\(/, "(", waits)
  if (waits ~ /(^|[^A-Za-z0-9_])(u|nano)?sleep[ \t]*\(/ || waits ~ /(Task|Thread)(<[^>]*>)?\.sleep/)
    here("no-sleep", "A sleep", "await the handle of the task, or the arrival at the spy")
  if (path[1] != "Sources" && text ~ /Task(<[^>]*>)?\.yield/)
    here("no-yield", "Polling by Task.yield", "await the handle of the task, or the arrival at the spy")
  # Its scenarios share objects on purpose, as the code does that they are taken from.
  if (room == "Tests/ReferenceGraphTests") gsub(/nonisolated\(unsafe\)/, "", text)
  if (room != "Sources/ReferenceGraph" && (text ~ /@unchecked[ \t]+Sendable|(^|[^A-Za-z0-9_])(try|as)!/ || \
      text ~ /(^|[^A-Za-z0-9_])(fatalError|preconditionFailure)[ \t]*\(|nonisolated[ \t]*\([ \t]*unsafe/))
    here("no-unsafe", "It switches a check of the compiler off or kills the run", "make it typed, throwing or isolated")
  if (!inTests && !(room in compositionRoot) && (text ~ /(^|[^A-Za-z0-9_])(UUID|Date)[ \t]*\(\)|Date\.now/ || \
      text ~ /SystemRandomNumberGenerator|(Locale|Calendar|TimeZone)\.(autoupdatingC|c)urrent/ || \
      (text ~ /\.(random|randomElement|shuffle|shuffled)[ \t]*\(/ && text !~ /using:/)))
    here("injected", "It reads a clock, a locale or a random number of the machine", \
      "let the composition root hand it in behind a protocol")
}

# Follows functions by their braces: which assertions stand in a helper, and whether they carry the place of the caller.
function checkFunctions(text,   word, after) {
  while (match(text, /[(){}]|``|[@#]?[A-Za-z_][A-Za-z_0-9.]*/)) {
    word = substr(text, RSTART, RLENGTH)
    after = substr(text, RSTART + RLENGTH, 1)
    text = substr(text, RSTART + RLENGTH)
    if (signature == 1) named(word)
    if (statement == 1 && word != "(") unplaced()
    if (word == "@Test") isTest = 1
    else if (word == "func") { signature = 1; signatureParens = parens; exempt[functions + 1] = isTest }
    else if (word == "(") { parens++; if (statement == 1) statement = 2 }
    else if (word == ")") { parens--; if (statement == 2 && parens == statementParens) unplaced() }
    else if (word == "{") {
      if (signature == 2 && parens == signatureParens) { opened[++functions] = depth; signature = 0 }
      depth++
    } else if (word == "}") {
      depth--
      if (signature && parens == signatureParens) signature = 0
      if (functions && opened[functions] == depth) functions--
    } else if (statement == 2) { if (after == ":" && word ~ /^(sourceLocation|file)$/) statement = 0 }
    else if (functions && !exempt[functions] && \
        word ~ /^#(expect|require)$|(^|\.)Issue\.record$|^XCT(Assert|Fail|Unwrap)/) {
      statement = 1; statementLine = FNR; statementParens = parens
    }
  }
}

function named(name) {
  if (isTest && name != "``")
    here("test-name", "A @Test function without a sentence for a name", "write it between backticks: func `it does this`()")
  if ("XCTest" in imported && name ~ /^(test|setUp|tearDown)/) exempt[functions + 1] = 1
  isTest = 0
  signature = 2
}

function unplaced() {
  finding(FILENAME, statementLine, "location", "An assertion in a helper fails where it stands, not at its caller", \
    "take `at location: SourceLocation = #_sourceLocation` (XCTest: file and line) and pass it on")
  statement = 0
}

# MARK: - Swift without its comments and texts

# The line with comments and the text of literals blanked and raw identifiers emptied; interpolated code stays.
function code(s,   out, word, rest, at) {
  while (s != "") {
    if (comment) {
      if (!match(s, /\/\*|\*\//)) break
      comment += substr(s, RSTART, 1) == "/" ? 1 : -1
      s = substr(s, RSTART + 2)
    } else if (top && !isCode[top]) {
      if (!match(s, /["\\]/)) break
      s = substr(s, RSTART)
      if (index(s, quote[top]) == 1) { s = substr(s, length(quote[top]) + 1); top-- }
      else if (index(s, escape[top]) == 1) {
        at = length(escape[top]) + 1
        if (substr(s, at, 1) == "(") { isCode[++top] = 1; nested[top] = 1; out = out "(" }
        s = substr(s, at + 1)
      } else s = substr(s, 2)
    } else {
      if (!match(s, /#*"|`|\/\/|\/\*|[()]/)) { out = out s; break }
      word = substr(s, RSTART, RLENGTH)
      out = out substr(s, 1, RSTART - 1)
      rest = substr(s, RSTART + RLENGTH)
      if (word == "//") break
      else if (word == "/*") comment = 1
      else if (word == "`") { out = out "``"; rest = substr(rest, index(rest, "`") + 1) }
      else if (word == "(") { out = out word; if (top) nested[top]++ }
      else if (word == ")") { out = out word; if (top && --nested[top] == 0) top-- }
      else {
        out = out "\"\""
        at = substr(word, 1, length(word) - 1)
        isCode[++top] = 0
        isLong[top] = substr(rest, 1, 2) == "\"\""
        quote[top] = (isLong[top] ? "\"\"\"" : "\"") at
        escape[top] = "\\" at
        if (isLong[top]) rest = substr(rest, 3)
      }
      s = rest
    }
  }
  while (top && !isCode[top] && !isLong[top]) top--
  return out
}
