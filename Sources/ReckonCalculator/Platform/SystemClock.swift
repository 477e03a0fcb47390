// The system's clock and time zone, which the page provides itself: this is the only file of the calculator that uses
// the C library.
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

    /// The offset of local time from UTC in seconds at this time.
    var secondsFromUTC: Int {
      var moment = time_t(secondsSince1970.rounded(.down))
      var local = tm()
      return localtime_r(&moment, &local) == nil ? 0 : Int(local.tm_gmtoff)
    }
  }
#endif
