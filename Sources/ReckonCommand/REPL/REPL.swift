import Reckon
struct REPL { let console: Console; func run() throws -> ExitCode { .success } }
