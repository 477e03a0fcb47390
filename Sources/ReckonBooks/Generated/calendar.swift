// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let calendar: String = ##"""
# Calendar: days and dates. Months are 1 to 12; years are those of the Gregorian calendar, reckoned back before 15 October 1582 as ISO 8601 and this tool's
# dates do, except where a definition says that it takes the Julian calendar.

# Whether a year and a month are whole numbers of their ranges (1 for yes, 0 for no). Source: ISO 8601-1:2019. Range: all numbers.
isYear(year) = 1 <= year <= 9999 and year == floor(year) # ISO 8601
# As described for isYear above, with the same range and source.
isMonth(month) = 1 <= month <= 12 and month == floor(month) # ISO 8601
> isYear(2024) = 1
> isYear(0) = 0
> isMonth(13) = 0

# Whether a year is a leap year (1 for yes, 0 for no). Range: whole years from 1 to 9999. Source: Pope Gregory XIII, Inter gravissimas, 1582; ISO 8601-1:2019.
isLeapYear(year) = mod(year, 4) == 0 and (mod(year, 100) != 0 or mod(year, 400) == 0) where isYear(year) # ISO 8601, 1 to 9999
> isLeapYear(2000) = 1
> isLeapYear(1900) = 0
> isLeapYear(2024) = 1
> isLeapYear(0) = error
> isLeapYear(2024.5) = error

# Number of days in a month. Range: whole years from 1 to 9999, months 1 to 12. Source: ISO 8601-1:2019.
daysInMonth(year, month) = (
  if(month == 2, 28 + isLeapYear(year), 31 - mod(mod(month - 1, 7), 2))
  ) where isYear(year) and isMonth(month) # years 1 to 9999, ISO 8601
> daysInMonth(2024, 2) = 29
> daysInMonth(2023, 2) = 28
> daysInMonth(2023, 8) = 31
> daysInMonth(2023, 9) = 30
> daysInMonth(2023, 13) = error
> daysInMonth(0, 3) = error

# Years and months counted from March on, so that the leap day is the last. Range: as for julianDate, which they are steps of. Source: Meeus, eq. 7.1.
marchYear(year, month) = if(month <= 2, year - 1, year)
# As described for marchYear above, with the same range and source.
marchMonth(month) = if(month <= 2, month + 12, month)
> marchMonth(1) = 13

# Julian date of a date of the Gregorian calendar; the day may have a fraction, counted from midnight UT. Range: dates of the years 1 to 9999.
# Source: J. Meeus, Astronomical Algorithms, 2nd edition, 1998, eq. 7.1; the examples are of its table.
julianDate(year, month, day) = (
  floor(365.25(marchYear(year, month) + 4716)) + floor(30.6001(marchMonth(month) + 1)) + day - 1524.5
  + 2 - floor(marchYear(year, month)/100) + floor(marchYear(year, month)/400)
  ) where 1 <= day < daysInMonth(year, month) + 1 # days of the month, Gregorian
> julianDate(2000, 1, 1.5) = 2451545
> julianDate(1957, 10, 4.81) = 2436116.31 ± 1e-8
> julianDate(1987, 1, 27) = 2446822.5
> julianDate(1988, 6, 19.5) = 2447332
> julianDate(1600, 12, 31) = 2305812.5
> julianDate(2023, 2, 30) = error
> julianDate(2023, 13, 1) = error
> julianDate(0, 3, 1) = error

# Julian date of a date of the Julian calendar, which was in use before 15 October 1582. Range: years from -4712 (0 is the year before 1) to 9999, days up to
# 31. Source: Meeus, eq. 7.1 and its table of examples.
julianCalendarDate(year, month, day) = (
  floor(365.25(marchYear(year, month) + 4716)) + floor(30.6001(marchMonth(month) + 1)) + day - 1524.5
  ) where -4712 <= year <= 9999 and isMonth(month) and 1 <= day < 32 # Meeus, 7.1
> julianCalendarDate(-4712, 1, 1.5) = 0
> julianCalendarDate(333, 1, 27.5) = 1842713
> julianCalendarDate(837, 4, 10.3) = 2026871.8 ± 1e-8
> julianCalendarDate(1582, 10, 4) + 1 = julianDate(1582, 10, 15)
> julianCalendarDate(-5000, 1, 1) = error

# The date of a year, month and day, and that of a Julian date (with its time), in the Gregorian calendar. Range: the years 1 to 9999.
# Source: ISO 8601-1:2019; Meeus, chapter 7.
civilDate(year, month, day) = 2000-01-01 + (julianDate(year, month, day) - 2451544.5)*(1 d)
# As described for civilDate above, with the same range and source.
dateOfJulianDate(jd) = (
  2000-01-01 + (jd - 2451544.5)*(1 d)
  ) where 1721425.5 <= jd < 5373484.5 # years 1 to 9999
> civilDate(2024, 2, 29) = 2024-02-29
> civilDate(2023, 2, 29) = error
> dateOfJulianDate(2436116.5) = 1957-10-05
> dateOfJulianDate(2451545) = 2000-01-01T12:00
> dateOfJulianDate(0) = error

# The year, month and day of the month of a date, counted from 1 March of the year 0 in cycles of 400 years: the days from there, those of the cycle, its
# year, the day of that and its month from March on. Range: the years 1 to 9999. Source: after H. Hinnant, chrono-Compatible Low-Level Date Algorithms,
# civil_from_days, 2014.
yearOf(date) = 400(marchDays(date) // 146097) + cycleYear(marchDays(date) mod 146097) + if(monthOf(date) <= 2, 1, 0)
# As described for yearOf above, with the same range and source.
monthOf(date) = mod(marchMonthOf(marchYearDay(marchDays(date) mod 146097)) + 2, 12) + 1
# As described for yearOf above, with the same range and source.
dayOf(date) = dayOfMarchYear(marchYearDay(marchDays(date) mod 146097))
# As described for yearOf above, with the same range and source.
marchDays(date) = floor((date - 0001-03-01)/(1 d)) + 365
# As described for yearOf above, with the same range and source.
cycleYear(day) = (day - day // 1460 + day // 36524 - day // 146096) // 365
# As described for yearOf above, with the same range and source.
marchYearDay(day) = day - 365cycleYear(day) - cycleYear(day) // 4 + cycleYear(day) // 100
# As described for yearOf above, with the same range and source.
marchMonthOf(day) = (5day + 2) // 153
# As described for yearOf above, with the same range and source.
dayOfMarchYear(day) = day - (153marchMonthOf(day) + 2) // 5 + 1
> yearOf(2024-02-29) = 2024
> monthOf(2024-02-29) = 2
> dayOf(2024-02-29T23:59) = 29
> civilDate(yearOf(1999-12-31), monthOf(1999-12-31), dayOf(1999-12-31)) = 1999-12-31

# Time from one date to another, negative where the second is earlier. Range: dates, as 2024-11-23. Source: their difference.
daysBetween(first, last) = last - first
> daysBetween(2024-11-23, 2024-12-25) = 32 d
> daysBetween(1910-04-20, 1986-02-09) = 27689 d

# Day of the week of a date, 0 for Sunday; and by ISO 8601, 1 for Monday to 7 for Sunday. Range: dates of the years 1 to 9999.
# Source: Meeus, chapter 7: 30 June 1954 was a Wednesday; ISO 8601-1:2019.
weekday(year, month, day) = mod(floor(julianDate(year, month, day) + 1.5), 7)
# As described for weekday above, with the same range and source.
isoWeekday(year, month, day) = mod(floor(julianDate(year, month, day) + 0.5), 7) + 1
> weekday(1954, 6, 30) = 3
> weekday(2000, 1, 1) = 6
> isoWeekday(1954, 6, 30) = 3
> isoWeekday(2024, 3, 3) = 7
> weekday(2023, 2, 29) = error

# Number of a date in its year, 1 for 1 January. Range: dates of the years 1 to 9999. Source: Meeus, chapter 7, has the examples.
dayOfYear(year, month, day) = floor(julianDate(year, month, day) - julianDate(year, 1, 1)) + 1
> dayOfYear(1978, 11, 14) = 318
> dayOfYear(1988, 4, 22) = 113
> dayOfYear(1988, 4, 31) = error

# Number of weeks in a year by ISO 8601: 53 where it begins or ends on a Thursday. Range: whole years from 1 to 9999. Source: ISO 8601-1:2019.
isoWeeks(year) = if(isoWeekday(year, 1, 1) == 4 or isoWeekday(year, 12, 31) == 4, 53, 52)
> isoWeeks(2020) = 53
> isoWeeks(2021) = 52
> isoWeeks(2020.5) = error

# The week of a date by ISO 8601 (the first has the year's first Thursday), and the year that it belongs to. Range: dates of the years 2 to 9999.
# Source: ISO 8601-1:2019; Python's calendar has the same.
isoWeek(year, month, day) = if(isoWeekUncut(year, month, day) < 1, isoWeeks(year - 1),
  if(isoWeekUncut(year, month, day) > isoWeeks(year), 1, isoWeekUncut(year, month, day)))
# As described for isoWeek above, with the same range and source.
isoWeekUncut(year, month, day) = (dayOfYear(year, month, day) - isoWeekday(year, month, day) + 10) // 7
# As described for isoWeek above, with the same range and source.
isoYear(year, month, day) = if(isoWeekUncut(year, month, day) < 1, year - 1, if(isoWeekUncut(year, month, day) > isoWeeks(year), year + 1, year))
> isoWeek(2005, 1, 1) = 53
> isoYear(2005, 1, 1) = 2004
> isoWeek(2008, 12, 30) = 1
> isoYear(2008, 12, 30) = 2009
> isoWeek(2024, 11, 23) = 47
> isoWeek(2024, 11, 31) = error

# Steps to Easter: its lunar epact, the days from the full moon to Sunday, and a correction. Range: as for easter, which they are steps of. Source:
# Butcher, 1876, as below.
easterCentury(year) = year // 100
# As described for easterCentury above, with the same range and source.
easterEpact(year) = mod(
  19*mod(year, 19) + easterCentury(year) - easterCentury(year) // 4
  - (easterCentury(year) - (easterCentury(year) + 8) // 25 + 1) // 3 + 15, 30)
# As described for easterCentury above, with the same range and source.
easterSunday(year) = mod(
  32 + 2*mod(easterCentury(year), 4) + 2(mod(year, 100) // 4) - easterEpact(year) - mod(mod(year, 100), 4), 7)
# As described for easterCentury above, with the same range and source.
easterCorrection(year) = (mod(year, 19) + 11easterEpact(year) + 22easterSunday(year)) // 451

# Easter Sunday of the western churches, a date. Range: whole years from 1583, the first after the calendar's reform, to 9999.
# Source: Butcher's Ecclesiastical Calendar, 1876, in Meeus, chapter 8, which has these examples.
easter(year) = (
  civilDate(year, 3, 22) + (easterEpact(year) + easterSunday(year) - 7easterCorrection(year))*(1 d)
  ) where isYear(year) and year >= 1583 # Meeus, chapter 8
> easter(1991) = 1991-03-31
> easter(1992) = 1992-04-19
> easter(1993) = 1993-04-11
> easter(1954) = 1954-04-18
> easter(2000) = 2000-04-23
> easter(1818) = 1818-03-22
> easter(1582) = error

"""##
}
