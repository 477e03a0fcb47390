import ReckonCommand
import ReckonTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

StandardDescriptors.occupy()
exit(Tool.start(Array(CommandLine.arguments.dropFirst())).rawValue)
