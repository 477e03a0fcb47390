// The clock of the system and of the place, which the page gives instead: this file is the only one of the calculator that names the C library.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if !hasFeature(Embedded)
  extension Timestamp {
    /// The current time by the system's clock.
    public static var now: Timestamp {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Timestamp(secondsSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// How many seconds the place's clocks are ahead of universal time at this moment.
    var secondsFromUTC: Int {
      var moment = time_t(secondsSince1970.rounded(.down))
      var local = tm()
      return localtime_r(&moment, &local) == nil ? 0 : Int(local.tm_gmtoff)
    }
  }
#endif
