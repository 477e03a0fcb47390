// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let finance: String = ##"""
# Finance: interest, loans, bonds, options and performance. Rates are numbers (5% or 0.05), each for the period that the formula names; money is in any one
# currency.

import "reckon:calendar"

# Value of an amount after n periods at the rate r a period. Range: r > -100%. Source: compound interest; Excel's FV with a pv and no payments.
futureValue(amount, r, n) = amount*(1 + r)^n where r > -1 # compound interest
> futureValue(100, 10%, 2) = 121 ± 1e-12
> futureValue(1000, 5%, 30) = 4321.942375150662 ± 1e-11%
> futureValue(100, -150%, 2) = error

# Value today of an amount in n periods at the rate r a period. Range: r > -100%. Source: compound interest.
presentValue(amount, r, n) = amount/(1 + r)^n where r > -1 # compound interest
> presentValue(121, 10%, 2) = 100 ± 1e-12
> presentValue(100, -150%, 2) = error

# Value today of uneven flows, one at the end of each period, at the rate r a period: a list such as [-10000, 3000, 4200, 6800]. Range: r > -100%, at least one
# flow. Source: compound interest; Excel's documentation of NPV has 1188.44 for the first example, and 1922.06 and -3749.47 for the others, an outlay of 40000
# and the returns at 8%.
flowsPresentValue(r, flows: list) = (
  Σ(k in 1..length(flows), flows[k]/(1 + r)^k)
  ) where r > -1 and length(flows) >= 1 # Excel's NPV
> flowsPresentValue(10%, [-10000, 3000, 4200, 6800]) = 1188.44 ± 0.005
> flowsPresentValue(8%, [8000, 9200, 10000, 12000, 14500]) - 40000 = 1922.06 ± 0.005
> flowsPresentValue(8%, [8000, 9200, 10000, 12000, 14500, -9000]) - 40000 = -3749.47 ± 0.005
> flowsPresentValue(-150%, [1, 2]) = error
> flowsPresentValue(8%, []) = error

# Value of an amount after periods of different rates: a list such as [9%, 11%, 10%]. Range: rates > -100%. Source: Excel's documentation of FVSCHEDULE has
# 1.33089 for 1 and these rates.
futureValueOfRates(amount, rates: list) = amount*Π(r in rates, 1 + r) where min(rates) > -1 # Excel's FVSCHEDULE
> futureValueOfRates(1, [9%, 11%, 10%]) = 1.33089 ± 5e-7
> futureValueOfRates(100, [10%, -150%]) = error

# Value on the first of some dates of flows on each of them, at the rate r a year of 365 days. Range: r > -100%, as many dates as flows, none before the first.
# Source: from Excel's documentation of XNPV (learn.microsoft.com, WorksheetFunction.Xnpv), whose example with the rate 9% has 2086.65.
datedPresentValue(r, flows: list, dates: date list) = (
  Σ(k in 1..length(flows), flows[k]/(1 + r)^((dates[k] - dates[1])/(365 d)))
  ) where r > -1 and areDated(flows, dates) # Excel's XNPV
# As described for datedPresentValue above, with the same range and source.
areDated(flows: list, dates: date list) = (
  length(flows) >= 1 and length(flows) == length(dates) and min(map(t in dates, t >= dates[1] ? 1 : 0)) == 1 # as many dates as flows, none before the first
  )
> datedPresentValue(9%, [-10000, 2750, 4250, 3250, 2750], [2008-01-01, 2008-03-01, 2008-10-30, 2009-02-15, 2009-04-01]) = 2086.65 ± 0.005
> datedPresentValue(-100%, [1], [2008-01-01]) = error
> datedPresentValue(9%, [1, 2], [2008-01-01]) = error
> datedPresentValue(9%, [1, 2], [2008-01-02, 2008-01-01]) = error

# What discounting takes off 1 in n periods at the rate r: 1 - (1 + r)^-n, without loss of digits for small rates. Range: r > -100%. Source: the annuity
# formula.
discountTaken(r, n) = -expm1(-n*log1p(r)) where r > -1 # 1 - (1 + r)^-n
> discountTaken(100%, 1) = 0.5 ± 1e-15

# Payment at the end of each of n periods that pays back an amount at the rate r a period. Range: r > -100%, n > 0. Source: the annuity formula; Excel's
# documentation of PMT has 1037.03 for 10000 at 8%/12 in 10 months.
annuityPayment(amount, r, n) = if(r == 0, amount/n, amount*r/discountTaken(r, n)) where r > -1 and n > 0 # Excel's PMT
> annuityPayment(10000, 8%/12, 10) = 1037.03 ± 0.005
> annuityPayment(1200, 0, 12) = 100
> annuityPayment(10000, 8%/12, 10) = 1037.0320893591522 ± 1e-11%
> annuityPayment(10000, 8%/12, 0) = error

# The same at the beginning of each period (annuity due). Range: r > -100%, n > 0. Source: Excel's documentation of PMT with the type 1 has 1030.16 for 10000
# at 8%/12 in 10 months.
annuityDuePayment(amount, r, n) = (
  annuityPayment(amount, r, n)/(1 + r)
  ) where r > -1 and n > 0 # Excel's PMT, type 1
> annuityDuePayment(10000, 8%/12, 10) = 1030.16 ± 0.005
> annuityDuePayment(10000, -2, 10) = error

# Value today of n payments at the end of each period at the rate r a period. Range: r > -100%, n ≥ 0. Source: Excel's documentation of PV has 59777.15 for
# 500 a month, 8%/12, 240 months.
annuityPresentValue(amount, r, n) = if(r == 0, amount*n, amount*discountTaken(r, n)/r) where r > -1 and n >= 0 # Excel's PV
> annuityPresentValue(500, 8%/12, 240) = 59777.15 ± 0.005
> annuityPresentValue(500, 8%/12, 240) = 59777.145851188022 ± 1e-11%
> annuityPresentValue(500, -100%, 240) = error

# The same for payments at the beginning of each period (annuity due). Range: r > -100%, n ≥ 0. Source: Excel's PV with the type 1.
annuityDuePresentValue(amount, r, n) = (
  annuityPresentValue(amount, r, n)*(1 + r)
  ) where r > -1 and n >= 0 # Excel's PV, type 1
> annuityDuePresentValue(500, 8%/12, 240) = 60175.660156862609 ± 1e-11%

# Value after n periods of n payments at the end of each. Range: r > -100%, n ≥ 0. Source: the annuity formula; Excel's documentation of FV has 12682.50 for
# 1000 a month, 12%/12, 12 months.
annuityFutureValue(amount, r, n) = if(r == 0, amount*n, amount*expm1(n*log1p(r))/r) where r > -1 and n >= 0 # Excel's FV
> annuityFutureValue(1000, 12%/12, 12) = 12682.50 ± 0.005
> annuityFutureValue(100, 0, 12) = 1200
> annuityFutureValue(100, 0.5%, 120) = 16387.934680646265 ± 1e-11%
> annuityFutureValue(100, 1%, -1) = error

# The same for payments at the beginning of each period (annuity due). Range: r > -100%, n ≥ 0. Source: Excel's documentation of FV with the type 1 has
# 82846.25 for 2000 a month, 11%/12, 35 months, 2581.40 for 200 over 500, 6%/12, 10 months, and 2301.40 for 100 over 1000, 6%/12, 12 months.
annuityDueFutureValue(amount, r, n) = (
  annuityFutureValue(amount, r, n)*(1 + r)
  ) where r > -1 and n >= 0 # Excel's FV, type 1
> annuityDueFutureValue(2000, 11%/12, 35) = 82846.25 ± 0.005
> futureValue(500, 6%/12, 10) + annuityDueFutureValue(200, 6%/12, 10) = 2581.40 ± 0.005
> futureValue(1000, 6%/12, 12) + annuityDueFutureValue(100, 6%/12, 12) = 2301.40 ± 0.005

# Payment at the end of each of n periods that saves up a target at the rate r a period. Range: r > -100%, n > 0. Source: Excel's documentation of PMT has
# 129.08 for 50000 in 18 years of months at 6%/12.
savingPayment(target, r, n) = if(r == 0, target/n, target*r/expm1(n*log1p(r))) where r > -1 and n > 0 # Excel's PMT with a future value
> savingPayment(50000, 6%/12, 18*12) = 129.08 ± 0.005
> savingPayment(1200, 0, 12) = 100
> savingPayment(50000, 6%/12, 0) = error

# Periods in which a start and payments at the end of each period, and at the beginning of each (annuity due), grow to a target at the rate r a period. Range:
# r > 0, start ≥ 0, amount > 0, target ≥ start. Source: from Excel's documentation of NPER (support.microsoft.com/excel/nper-function), which has 60.0821229
# and 59.6738657 for 1%, 100, 1000 and 10000.
savingPeriods(start, amount, target, r) = (
  ln((target*r + amount)/(start*r + amount))/log1p(r)
  ) where r > 0 and amount > 0*amount and 0*start <= start <= target # Excel's NPER
# As described for savingPeriods above, with the same range and source.
savingDuePeriods(start, amount, target, r) = savingPeriods(start, amount*(1 + r), target, r)
> savingPeriods(1000, 100, 10000, 12%/12) = 60.0821229 ± 5e-8
> savingDuePeriods(1000, 100, 10000, 12%/12) = 59.6738657 ± 5e-8
> savingPeriods(1000, 100, 500, 1%) = error

# What is owed after k of n payments that pay back an amount at the rate r a period. Range: r > -100%, n > 0, 0 ≤ k ≤ n. Source: the annuity formula.
remainingDebt(amount, r, n, k) = (
  annuityPresentValue(annuityPayment(amount, r, n), r, n - k)
  ) where r > -1 and n > 0 and 0 <= k <= n # annuity formula
> remainingDebt(200000, 4%/12, 360, 360) = 0
> remainingDebt(200000, 4%/12, 360, 120) = 157567.91842316243 ± 1e-11%
> remainingDebt(200000, 4%/12, 360, 361) = error

# Interest and repayment in the k-th of n payments that pay back an amount at the rate r a period. Range: r > -100%, 1 ≤ k ≤ n. Source: Excel's documentation
# of IPMT has 66.67 for 10%/12, 1, 36, 8000 and 292.45 for 10%, 3, 3, 8000; that of PPMT 75.62 for 10%/12, 1, 24, 2000 and 27598.05 for 8%, 10, 10, 200000.
interestPart(amount, r, n, k) = (
  r*remainingDebt(amount, r, n, k - 1)
  ) where r > -1 and 1 <= k <= n # Excel's IPMT
# As described for interestPart above, with the same range and source.
repaymentPart(amount, r, n, k) = (
  annuityPayment(amount, r, n) - interestPart(amount, r, n, k)
  ) where r > -1 and 1 <= k <= n # Excel's PPMT
> interestPart(8000, 10%/12, 36, 1) = 66.67 ± 0.005
> interestPart(8000, 10%, 3, 3) = 292.45 ± 0.005
> repaymentPart(2000, 10%/12, 24, 1) = 75.62 ± 0.005
> repaymentPart(200000, 8%, 10, 10) = 27598.05 ± 0.005
> interestPart(8000, 10%, 3, 4) = error
> repaymentPart(8000, 10%, 3, 0) = error

# Interest in the payments `first` to `last` of n. Range: r > -100%, 1 ≤ first ≤ last ≤ n. Source: Excel's documentation of CUMIPMT has 11135.23 for 9%/12,
# 360, 125000, 13 to 24, and 937.50 for the first payment.
interestBetween(amount, r, n, first, last) = (
  annuityPayment(amount, r, n)*(last - first + 1)
  - remainingDebt(amount, r, n, first - 1) + remainingDebt(amount, r, n, last)
  ) where r > -1 and 1 <= first <= last <= n # Excel's CUMIPMT
> interestBetween(125000, 9%/12, 360, 13, 24) = 11135.23 ± 0.005
> interestBetween(125000, 9%/12, 360, 1, 1) = 937.50 ± 0.005
> interestBetween(125000, 9%/12, 360, 24, 13) = error

# Repayment in the payments `first` to `last` of n. Range: r > -100%, 1 ≤ first ≤ last ≤ n. Source: Excel's documentation of CUMPRINC has 934.1071 for 9%/12,
# 360, 125000, 13 to 24, and 68.27827 for the first payment.
repaymentBetween(amount, r, n, first, last) = (
  remainingDebt(amount, r, n, first - 1) - remainingDebt(amount, r, n, last)
  ) where r > -1 and 1 <= first <= last <= n # Excel's CUMPRINC
> repaymentBetween(125000, 9%/12, 360, 13, 24) = 934.1071 ± 0.00005
> repaymentBetween(125000, 9%/12, 360, 1, 1) = 68.27827 ± 0.000005
> repaymentBetween(125000, 9%/12, 360, 24, 13) = error

# Interest in a period, of a loan that is paid back in n equal parts, the period counted from 0. Range: 0 ≤ k ≤ n, n > 0. Source: Excel's documentation of
# ISPMT has 64814.81 for 10%/12, 1, 36, 8000000, and 533333.33 for 10%, 1, 3, 8000000.
evenRepaymentInterest(amount, r, n, k) = amount*r*(1 - k/n) where n > 0 and 0 <= k <= n # Excel's ISPMT
> evenRepaymentInterest(8000000, 10%/12, 36, 1) = 64814.81 ± 0.005
> evenRepaymentInterest(8000000, 10%, 3, 1) = 533333.33 ± 0.005
> evenRepaymentInterest(8000000, 10%, 0, 1) = error

# Net present value of an outlay now and n equal returns, one at the end of each period. Range: r > -100%, n ≥ 0. Source: the annuity formula.
netPresentValue(outlay, amount, r, n) = (
  annuityPresentValue(amount, r, n) - outlay
  ) where r > -1 and n >= 0 # annuity formula
> netPresentValue(1000, 300, 10%, 5) = 137.23603082253448 ± 1e-10%
> netPresentValue(1000, 300, -1, 5) = error

# Rate between low and high at which n payments are worth an outlay, by halving the interval `steps` times. A step of internalRate, with its range and source.
internalRateBetween(low, high, outlay, amount, n, steps) = if(steps <= 0, (low + high)/2,
  if(annuityPresentValue(amount, (low + high)/2, n) > outlay, internalRateBetween((low + high)/2, high, outlay, amount, n, steps - 1),
     internalRateBetween(low, (low + high)/2, outlay, amount, n, steps - 1)))

# Rate a period at which n equal payments are worth an outlay (internal rate of return); negative where they are less together. It lies between 0 and
# amount/outlay, or between (amount/outlay)^(1/n) - 1 and 0. Range: outlay, amount > 0, n ≥ 1. Source: Excel's documentation of RATE has 0.77% a month for 200
# a month, 8000 now and 48 months.
internalRate(outlay, amount, n) = (
  if(outlay == amount*n, 0, if(outlay < amount*n,
  internalRateBetween(0, amount/outlay, outlay, amount, n, 100),
  internalRateBetween((amount/outlay)^(1/n) - 1, 0, outlay, amount, n, 100)))
  ) where outlay > 0*outlay and amount > 0*amount and n >= 1 # Excel's RATE
> internalRate(8000, 200, 48) = 0.0077 ± 0.00005
> internalRate(100, 110, 1) = 10% ± 1e-14
> internalRate(1000, 100, 10) = 0
> internalRate(1000, 300, 5) = 0.15238237116630654 ± 1e-11%
> internalRate(200, 100, 1000) = 50% ± 1e-14
> internalRate(1000, 80, 10) = -0.038641905262326026 ± 1e-10%
> internalRate(-1000, 100, 10) = error

# Whether outlays, which are below 0, come before returns, so that there is one rate at which the flows are worth 0, or what has been paid and received together
# turns from a debt to a gain once, so that there is one rate above 0 (1 for yes, 0 for no): of flows at the end of each period, and of flows at times, in any
# unit. Flows of one time count as their sum. Source: Descartes' rule of signs; J. Norstrøm, J. Financial Quant. Anal. 7, 1972.
isInvestment(flows: list) = length(flows) >= 1 and isTimedInvestment(flows, 1..length(flows))
# As described for isInvestment above, with the same source.
isTimedInvestment(flows: list, times: list) = (
  min(flows) < 0 < max(flows) and (isTurn(flows, times, lastOutlay(flows, times)) or isRecovered(flows, times)) # outlays before returns
  )
# As described for isInvestment above, with the same source: whether all returns come at a time or later, at which the sum of the flows leaves an outlay before a return.
isTurn(flows: list, times: list, turn) = (
  min(map(k in 1..length(flows), flows[k] > 0 ? times[k] - turn : 0)) >= 0
  and min(flowSum(flows, times, turn, -1), flowSum(flows, times, turn, 0)) < 0 < max(flowSum(flows, times, turn, 0), flowSum(flows, times, turn, 1))
  )
# As described for isInvestment above, with the same source: whether the flows are a debt together up to a time, and a gain from a later one on.
isRecovered(flows: list, times: list) = (
  sum(flows) > 0 and min(times)
    <= max(map(t in times, flowSum(flows, times, t, -1) + flowSum(flows, times, t, 0) < 0 ? t : min(times) - 1))
    < min(map(t in times, flowSum(flows, times, t, -1) + flowSum(flows, times, t, 0) > 0 ? t : max(times) + 1))
  )
# As described for isInvestment above, with the same source: the time of the last outlay.
lastOutlay(flows: list, times: list) = max(map(k in 1..length(flows), flows[k] < 0 ? times[k] : min(times)))
# As described for isInvestment above, with the same source: the sum of the flows before a time (side -1), at it (0) or after it (1).
flowSum(flows: list, times: list, turn, side) = Σ(k in 1..length(flows), sign(times[k] - turn) == side ? flows[k] : 0)
> isInvestment([-70000, 0, 12000]) = 1
> isInvestment([-70000, 12000, -1]) = 0
> isInvestment([1, 2]) = 0
> isInvestment([1, -2]) = 0
> isTimedInvestment([-100, 50, 100], [0, 0, 1]) = 1
> isTimedInvestment([-100, 110], [0, 0]) = 0
> isTimedInvestment([-100, 200, 300], [0, 0, 1]) = 0
> isTimedInvestment([-100, 60, -20], [0, 1, 2]) = 0
> isTimedInvestment([-100, 230, -132], [0, 1, 2]) = 0
> isTimedInvestment([-100, -20, 160], [0, 2, 1]) = 1

# The sum of flows, each times the factor v to the power of its time. A step of datedRate, with its range and source.
discounted(v, flows: list, times: list) = Σ(k in 1..length(flows), flows[k]*v^times[k])
# A factor above and one below the one at which the sum is 0, a power of 16. Range: rates that a double can hold. A step of datedRate, with its source.
factorAbove(v, flows: list, times: list) = if(discounted(v, flows, times) >= 0, v, factorAbove(16v, flows, times))
# As described for factorAbove above, with the same range and source.
factorBelow(v, flows: list, times: list) = if(discounted(v, flows, times) < 0, v, factorBelow(v/16, flows, times)) where v > 0 # a rate below 1e308
# The factor between low and high at which the sum is 0, by halving the interval `steps` times. A step of datedRate, with its range and source.
factorBetween(low, high, flows: list, times: list, steps) = if(steps <= 0, (low + high)/2,
  if(discounted((low + high)/2, flows, times) < 0, factorBetween((low + high)/2, high, flows, times, steps - 1),
     factorBetween(low, (low + high)/2, flows, times, steps - 1)))
# The rate of the factor at which the sum is 0, and of one that is at most 16 times as large as it. A step of datedRate, with its range and source.
rateOf(flows: list, times: list) = rateBelow(
  if(discounted(1, flows, times) < 0, factorAbove(16, flows, times), 16*factorBelow(1/16, flows, times)), flows, times)
# As described for rateOf above, with the same range and source.
rateBelow(v, flows: list, times: list) = expm1(-ln(factorBetween(v/16, v, flows, times, 100)))

# Rate a period at which flows, one at the end of each period, are worth 0 (internal rate of return). Range: as for isInvestment. Source: Excel's
# documentation of IRR has 8.7%, -2.1% and -44.4% for a business that cost 70000, after five, four and two of its years.
flowsRate(flows: list) = rateOf(flows, 0..(length(flows) - 1)) where isInvestment(flows) # Excel's IRR: outlays before returns
> flowsRate([-70000, 12000, 15000, 18000, 21000, 26000]) = 8.7% ± 0.0005
> flowsRate([-70000, 12000, 15000, 18000, 21000]) = -2.1% ± 0.0005
> flowsRate([-70000, 12000, 15000]) = -44.4% ± 0.0005
> flowsRate([-100, -100, 150, 150]) = flowsRate([-200, -200, 300, 300]) ± 1e-14
> flowsRate([12000, 15000]) = error
> flowsRate([-1, 3, -2]) = error

# Rate a year of 365 days at which dated flows are worth 0. Range: outlays, below 0, on days before returns, where the flows of one day count as their sum, or flows
# that turn from a debt to a gain once, see isInvestment; as many dates as flows, none before the first. Source: Excel's documentation of XIRR has 37.34% for this example.
datedRate(flows: list, dates: date list) = (
  rateOf(flows, (dates - dates[1])/(365 d))
  ) where areDated(flows, dates) and isTimedInvestment(flows, (dates - dates[1])/(365 d)) # Excel's XIRR: outlays before returns
> datedRate([-10000, 2750, 4250, 3250, 2750], [2008-01-01, 2008-03-01, 2008-10-30, 2009-02-15, 2009-04-01]) = 37.34% ± 0.00005
> datedRate([-100, 110], [2023-01-01, 2024-01-01]) = 10% ± 1e-12
> flowsRate([-1, 1e35]) = 1e35 ± 1e-10%
> flowsRate([-1e35, 1]) = -1 ± 1e-15
> datedRate([-1, 10], [2024-01-01, 2024-01-02]) = error
> datedRate([-100, 50, 100], [2023-01-01, 2023-01-01, 2024-01-01]) = 100% ± 1e-12
> datedRate([-100, 110], [2023-01-01, 2023-01-01]) = error
> datedRate([-100, 200, 300], [2023-01-01, 2023-01-01, 2024-01-01]) = error
> datedRate([-100, 230, -132], [2023-01-01, 2024-01-01, 2025-01-01]) = error
> flowsRate([-100, 160, -20]) = 0.46332495807108054 ± 1e-9%
> datedRate([-100], [2023-01-01]) = error
> datedRate([-100, 110], [2024-01-01, 2023-01-01]) = error

# Rate a period of flows whose outlays are paid for at one rate and whose returns are invested again at another (modified internal rate of return). Range: both
# rates > -100%, at least one outlay and one return. Source: Excel's documentation of MIRR has 13% for 120000, 10% and 12%, and -5% after three years.
modifiedRate(flows: list, paid, earned) = (
  (Σ(k in 1..length(flows), max(flows[k], 0*flows[k])*(1 + earned)^(length(flows) - k))
    /Σ(k in 1..length(flows), max(-flows[k], 0*flows[k])/(1 + paid)^(k - 1)))^(1/(length(flows) - 1)) - 1
  ) where paid > -1 and earned > -1 and min(flows) < 0*min(flows) and 0*max(flows) < max(flows) # Excel's MIRR
> modifiedRate([-120000, 39000, 30000, 21000, 37000, 46000], 10%, 12%) = 13% ± 0.005
> modifiedRate([-120000, 39000, 30000, 21000], 10%, 12%) = -5% ± 0.005
> modifiedRate([120000, 39000], 10%, 12%) = error

# Rate a year of a nominal rate that is paid m times a year. Range: nominal > -m, m > 0. Source: Excel's documentation of EFFECT has 0.0535427 for 5.25% and 4.
effectiveRate(nominal, m) = (
  expm1(m*log1p(nominal/m))
  ) where m > 0 and nominal > -m # Excel's EFFECT
> effectiveRate(5.25%, 4) = 0.0535427 ± 5e-8
> effectiveRate(12%, 12) = 0.12682503013196972 ± 1e-11%
> effectiveRate(5%, 0) = error

# Nominal rate of a rate a year that is paid m times a year. Range: effective > -100%, m > 0. Source: Excel's documentation of NOMINAL has 0.05250032 for
# 5.3543% and 4.
nominalRate(effective, m) = (
  m*expm1(log1p(effective)/m)
  ) where effective > -1 and m > 0 # Excel's NOMINAL
> nominalRate(5.3543%, 4) = 0.05250032 ± 5e-9
> nominalRate(10%, 12) = 0.095689685146844893 ± 1e-11%
> nominalRate(-2, 12) = error

# Rate of growth a period from one value to another in n periods (CAGR). Range: from, n > 0, until ≥ 0. Source: Excel's documentation of RRI has 0.0009933 for
# 96 periods, 10000 and 11000.
growthRate(from, until, n) = (
  (until/from)^(1/n) - 1
  ) where from > 0 and until >= 0 and n > 0 # Excel's RRI
> growthRate(10000, 11000, 96) = 0.0009933 ± 5e-8
> growthRate(100, 121, 2) = 10% ± 1e-14
> growthRate(9000, 13000, 3) = 0.13040381433805559 ± 1e-11%
> growthRate(-100, -121, 2) = error

# Periods in which one value grows to another at the rate r a period. Range: r, from, until > 0. Source: Excel's documentation of PDURATION has 3.86 for 2.5%,
# 2000 and 2200, and 87.6 for 2.5%/12, 1000 and 1200.
growthPeriods(r, from, until) = (
  ln(until/from)/log1p(r)
  ) where r > 0 and from > 0 and until > 0 # Excel's PDURATION
> growthPeriods(2.5%, 2000, 2200) = 3.86 ± 0.005
> growthPeriods(2.5%/12, 1000, 1200) = 87.6 ± 0.05
> growthPeriods(0, 2000, 2200) = error

# Years in which an amount doubles at the rate r a year. Range: r > 0. Source: compound interest.
doublingTime(r) = ln(2)/log1p(r) where r > 0 # compound interest
> doublingTime(100%) = 1 ± 1e-15
> doublingTime(7%) = 10.24476835105872 ± 1e-11%
> doublingTime(-7%) = error

# Periods in which payments of an amount pay back a loan at the rate r a period. Range: r > -100%, loan ≥ 0, amount > 0 and above the interest loan·r. Source:
# the annuity formula, solved for n; Excel's NPER.
payoffPeriods(loan, amount, r) = (
  if(r == 0, loan/amount, -log1p(-loan*r/amount)/log1p(r))
  ) where r > -1 and loan >= 0 and amount > 0 and amount > loan*r # Excel's NPER
> payoffPeriods(1200, 100, 0) = 12
> payoffPeriods(10000, 200, 1%) = 69.660716893574889 ± 1e-9%
> payoffPeriods(10000, 100, 1%) = error

# Price today of a share that pays d next year, more by g each year after, at the rate r. Range: d ≥ 0, g < r. Source: M. J. Gordon, 1959.
gordonPrice(d, r, g) = d/(r - g) where d >= 0 and r > g # Gordon, 1959
> gordonPrice(2, 8%, 3%) = 40 ± 1e-12
> gordonPrice(2, 3%, 8%) = error

# Cost of capital of equity and debt with the costs r and s, interest being free of tax of the rate t. Range: equity, debt ≥ 0, not both 0, 0 ≤ t ≤ 1. Source:
# F. Modigliani, M. H. Miller, American Economic Review 53, 1963, in the form of the textbooks.
capitalCost(equity, debt, r, s, t) = (
  (equity*r + debt*s*(1 - t))/(equity + debt)
  ) where equity >= 0 and debt >= 0 and equity + debt > 0 and 0 <= t <= 1 # after Modigliani and Miller
> capitalCost(600, 400, 10%, 5%, 20%) = 7.6% ± 1e-15
> capitalCost(-600, 400, 10%, 5%, 20%) = error

# Expected return of an asset with the given beta. Range: all numbers. Source: W. F. Sharpe, Journal of Finance 19, 1964.
capitalAssetReturn(riskFree, market, sensitivity) = riskFree + sensitivity*(market - riskFree)
> capitalAssetReturn(3%, 8%, 1.2) = 9% ± 1e-15

# Return over the risk-free rate for each unit of its standard deviation. Range: deviation > 0. Source: W. F. Sharpe, Journal of Business 39, 1966.
sharpeRatio(return, riskFree, deviation) = (return - riskFree)/deviation where deviation > 0 # Sharpe, 1966
> sharpeRatio(10%, 2%, 16%) = 0.5 ± 1e-15
> sharpeRatio(10%, 2%, -16%) = error

# Part of a fortune to stake on a bet won with the probability p that pays b for 1; below 0 it is not worth it. Range: 0 ≤ p ≤ 1, b > 0. Source: J. L. Kelly,
# Bell System Technical Journal 35, 1956.
kellyFraction(p, b) = (
  p - (1 - p)/b
  ) where 0 <= p <= 1 and b > 0 # Kelly, 1956
> kellyFraction(60%, 1) = 20% ± 1e-15
> kellyFraction(160%, 1) = error

# Straight-line depreciation a period. Range: life > 0. Source: Excel's documentation of SLN has this example.
straightLineDepreciation(cost, salvage, life) = (cost - salvage)/life where life > 0 # Excel's SLN
> straightLineDepreciation(30000, 7500, 10) = 2250
> straightLineDepreciation(30000, 7500, -10) = error

# Sum-of-years'-digits depreciation in a period. Range: 1 ≤ period ≤ life. Source: Excel's documentation of SYD has these examples.
digitsDepreciation(cost, salvage, life, period) = (
  (cost - salvage)*(life - period + 1)*2/(life*(life + 1))) where 1 <= period <= life # Excel's SYD
> digitsDepreciation(30000, 7500, 10, 1) = 4090.91 ± 0.005
> digitsDepreciation(30000, 7500, 10, 10) = 409.09 ± 0.005
> digitsDepreciation(30000, 7500, 10, 11) = error

# Book value after n periods of declining balance: factor/life of the value is written off a period, not below the salvage value. Range: cost, salvage ≥ 0,
# life, factor > 0, 0 ≤ n ≤ life. Source: as below.
decliningValue(cost, salvage, life, factor, n) = (
  max(cost*(1 - min(1, factor/life))^n, min(cost, salvage))
  ) where cost >= 0*cost and salvage >= 0*salvage and factor > 0 and life > 0 and 0 <= n <= life # Excel's DDB
> decliningValue(2400, 300, 10, 2, 0) = 2400

# Declining-balance depreciation in a period; a factor of 2 is the double one. Range: as above, 1 ≤ period ≤ life. Source: Excel's documentation of DDB has
# 1.32 (the first day), 40.00 (month) and 480.00 (year), 306.00 and 22.12; that of VDB (support.microsoft.com/excel/vdb-function) 396.31 and 311.81 from month
# 6 to 18, and the first three too.
decliningDepreciation(cost, salvage, life, factor, period) = (
  decliningValue(cost, salvage, life, factor, period - 1)
  - decliningValue(cost, salvage, life, factor, period)) where 1 <= period <= life # Excel's DDB
> decliningDepreciation(2400, 300, 10, 2, 1) = 480 ± 1e-10
> decliningDepreciation(2400, 300, 10, 2, 10) = 22.12 ± 0.005
> decliningDepreciation(2400, 300, 10, 1.5, 2) = 306 ± 0.005
> decliningDepreciation(2400, 300, 3650, 2, 1) = 1.32 ± 0.005
> decliningDepreciation(2400, 300, 120, 2, 1) = 40 ± 0.005
> decliningValue(2400, 300, 120, 2, 6) - decliningValue(2400, 300, 120, 2, 18) = 396.31 ± 0.005
> decliningValue(2400, 300, 120, 1.5, 6) - decliningValue(2400, 300, 120, 1.5, 18) = 311.81 ± 0.005
> decliningDepreciation(2400, 300, 10, 2, 11) = error

# Rate of fixed declining balance, to three digits, and the depreciation in a period when the first has so many months of use and the one behind the life has
# the rest. Range: cost, salvage > 0, whole periods from 1 to life + 1, 1 ≤ months ≤ 12. Source: from Excel's documentation of DB
# (support.microsoft.com/excel/db-function), which has the examples.
fixedRate(cost, salvage, life) = round(1 - (salvage/cost)^(1/life), 3) where cost > 0*cost and salvage > 0*salvage and life > 0 # Excel's DB
# As described for fixedRate above, with the same range and source.
fixedDepreciation(cost, salvage, life, period, months) = (
  fixedOfRate(cost, fixedRate(cost, salvage, life), life, period, months)
  ) where 1 <= period <= life + 1 and period == floor(period) and 1 <= months <= 12 # Excel's DB
# As described for fixedRate above, with the same range and source.
fixedOfRate(cost, rate, life, period, months) = if(period == 1, cost*rate*months/12,
  cost*(1 - rate*months/12)*(1 - rate)^(period - 2)*rate*if(period > life, 1 - months/12, 1))
> fixedDepreciation(1000000, 100000, 6, 1, 7) = 186083.33 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 2, 7) = 259639.42 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 3, 7) = 176814.44 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 4, 7) = 120410.64 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 5, 7) = 81999.64 ± 0.009
> fixedDepreciation(1000000, 100000, 6, 6, 7) = 55841.76 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 7, 7) = 15845.10 ± 0.005
> fixedDepreciation(1000000, 100000, 6, 8, 7) = error

# Time between two dates with months of 30 days: 30E/360 (European), in which each 31st is a 30th, and 30/360 (bond basis, NASD), in which the last day is a
# 30th for a 31st only behind a 30th or 31st. In neither is the end of February another day than it is. Range: dates of the years 1 to 9999. Source: ISDA 2006
# Definitions, section 4.16 (g) and (f); QuantLib 1.44 has 361 and 183 by its rule NASD. DAYS360 of spreadsheets is europeanDays with TRUE (as Gnumeric
# measures); without it they disagree where a time begins at the end of February (359, 360; 181), and elsewhere it is bondDays.
europeanDays(first, last) = (
  360(yearOf(last) - yearOf(first)) + 30(monthOf(last) - monthOf(first)) + min(dayOf(last), 30) - min(dayOf(first), 30))*(1 d)
# As described for europeanDays above, with the same range and source.
bondDays(first, last) = (360(yearOf(last) - yearOf(first)) + 30(monthOf(last) - monthOf(first))
  + if(dayOf(first) >= 30, min(dayOf(last), 30), dayOf(last)) - min(dayOf(first), 30))*(1 d)
> bondDays(2011-02-28, 2012-02-29) = 361 d
> bondDays(2011-02-28, 2011-08-31) = 183 d
> bondDays(2024-02-29, 2024-03-31) = 32 d
> europeanDays(2024-02-29, 2024-03-31) = 31 d
> bondDays(2011-01-30, 2011-02-01) = 1 d
> bondDays(2011-01-01, 2011-02-01) = 30 d
> europeanDays(2011-01-01, 2011-12-31) = 359 d
> bondDays(2011-01-01, 2011-12-31) = 360 d

# Time between two dates with months of 30 days, 30/360 US (SIA): as bondDays, but the last day of February is a 30th where the time begins on it, and where it
# ends on one too then. Range: dates of the years 1 to 9999. Source: J. J. Mayle, Standard Securities Calculation Methods, 1993; QuantLib 1.44 has 360 and 180
# by its rule USA. Excel's documentation of DAYS360 has 1 for 30 January to 1 February 2011, 30 and 360.
americanDays(first, last) = (360(yearOf(last) - yearOf(first)) + 30(monthOf(last) - monthOf(first))
  + if(isFebruaryEnd(first) and isFebruaryEnd(last), 30, if(firstDay(first) == 30, min(dayOf(last), 30), dayOf(last))) - firstDay(first))*(1 d)
# As described for americanDays above, with the same source: the day of the month on which the time begins.
firstDay(first) = if(isFebruaryEnd(first), 30, min(dayOf(first), 30))
# As described for americanDays above, with the same source: whether a day is the last of a February (1 for yes, 0 for no).
isFebruaryEnd(date) = monthOf(date) == 2 and monthOf(date + 1 d) == 3
> americanDays(2011-02-28, 2012-02-29) = 360 d
> americanDays(2011-02-28, 2011-08-31) = 180 d
> americanDays(2024-02-29, 2024-03-31) = 30 d
> americanDays(2023-02-28, 2024-02-29) = 360 d
> americanDays(2023-02-28, 2024-02-28) = 358 d
> americanDays(2024-01-31, 2024-02-29) = 29 d
> americanDays(2011-01-30, 2011-02-01) = 1 d
> americanDays(2011-01-01, 2011-12-31) = 360 d

# Years between two dates by the day count actual/actual (ISDA), and of a time by actual/365 and actual/360, which also the time of 30/360 goes by. Range:
# dates of the years 1 to 9999. Source: ISDA 2006 Definitions, section 4.16 (b), (d) and (e); Excel's documentation of YEARFRAC has 0.58055556, 0.57650273 and
# 0.57808219 for 1 January to 30 July 2012 by 30/360, actual/actual and actual/365.
yearsActual(first, last) = yearOf(last) - yearOf(first) + yearPart(last) - yearPart(first)
# As described for yearsActual above, with the same range and source.
yearPart(date) = (date - civilDate(yearOf(date), 1, 1))/((365 + isLeapYear(yearOf(date)))*(1 d))
# As described for yearsActual above, with the same range and source.
years365(time: d) = time/(365 d)
# As described for yearsActual above, with the same range and source.
years360(time: d) = time/(360 d)
> yearsActual(2003-11-01, 2004-05-01) = 0.49772438056740775 ± 1e-11%
> yearsActual(2012-01-01, 2012-07-30) = 0.57650273 ± 5e-9
> years365(2012-07-30 - 2012-01-01) = 0.57808219 ± 5e-9
> years360(bondDays(2012-01-01, 2012-07-30)) = 0.58055556 ± 5e-9
> years360(2012-07-30 - 2012-01-01) = 0.58611111 ± 5e-9

# Interest of a face value at a rate a year for a part of a year by its day count. Range: years ≥ 0. Source: simple interest; Excel's documentation of ACCRINT
# has 16.67 for 1000, 10% and 1 March to 1 May 2008, that of ACCRINTM 20.54795 for 1 April to 15 June.
accruedInterest(face, coupon, years) = face*coupon*years where years >= 0 # Excel's ACCRINT and ACCRINTM
> accruedInterest(1000, 10%, years360(bondDays(2008-03-01, 2008-05-01))) = 16.67 ± 0.005
> accruedInterest(1000, 10%, years365(2008-06-15 - 2008-04-01)) = 20.54795 ± 5e-6
> accruedInterest(1000, 10%, -1) = error

# Securities at a discount, whose last value is paid after a part of a year by its day count: the discount rate of a price, the rate of an investment, what is
# received of one, the price of a discount rate, and the rate of a price. Range: years > 0, prices > 0, what is taken off below the whole. Source: Excel's
# documentation of DISC has 0.052420213 for 97.975 from 25 January to 15 June 2007, INTRATE 0.05768, RECEIVED 1014584.65, PRICEDISC 99.79583, YIELDDISC
# 0.052823.
discountRate(price, redemption, years) = (1 - price/redemption)/years where years > 0 and price > 0*price and redemption > 0*redemption # Excel's DISC
# As described for discountRate above, with the same range and source.
investmentRate(price, redemption, years) = (redemption/price - 1)/years where years > 0 and price > 0*price and redemption > 0*redemption # Excel's INTRATE
# As described for discountRate above, with the same range and source.
receivedAmount(price, discount, years) = price/(1 - discount*years) where years > 0 and price > 0*price and discount*years < 1 # Excel's RECEIVED
# As described for discountRate above, with the same range and source.
discountPrice(redemption, discount, years) = redemption*(1 - discount*years) where years > 0 and redemption > 0*redemption and discount*years < 1 # Excel's PRICEDISC
> discountRate(97.975, 100, yearsActual(2007-01-25, 2007-06-15)) = 0.052420213 ± 5e-10
> investmentRate(1000000, 1014420, years360(2008-05-15 - 2008-02-15)) = 0.05768 ± 5e-6
> receivedAmount(1000000, 5.75%, years360(2008-05-15 - 2008-02-15)) = 1014584.65 ± 0.005
> discountPrice(100, 5.25%, years360(2008-03-01 - 2008-02-16)) = 99.79583 ± 5e-6
> investmentRate(99.795, 100, years360(2008-03-01 - 2008-02-16)) = 0.052823 ± 5e-7
> discountRate(97.975, 100, 0) = error
> discountPrice(100, 5.25%, 30) = error

# Price of 100 and yield of a Treasury bill of a discount rate or price, and the yield that a bond would have (bond-equivalent), for a time to maturity.
# Range: times above 0 to half a year, discounts below 1. Source: Excel's documentation of TBILLPRICE has 98.45 for 9% from 31 March to 1 June 2008,
# TBILLYIELD 0.091417 for 98.45, TBILLEQ 0.094151 for 9.14%.
billPrice(discount, time: d) = discountPrice(100, discount, years360(time)) where 0 d < time <= 182 d # Excel's TBILLPRICE
# As described for billPrice above, with the same range and source.
billYield(price, time: d) = investmentRate(price, 100, years360(time)) where 0 d < time <= 182 d # Excel's TBILLYIELD
# As described for billPrice above, with the same range and source.
billEquivalent(discount, time: d) = (
  365discount/(360 - discount*(time/(1 d)))
  ) where 0 d < time <= 182 d and 0 <= discount < 1 # Excel's TBILLEQ
> billPrice(9%, 2008-06-01 - 2008-03-31) = 98.45 ± 0.005
> billYield(98.45, 2008-06-01 - 2008-03-31) = 0.091417 ± 5e-7
> billEquivalent(9.14%, 2008-06-01 - 2008-03-31) = 0.094151 ± 5e-7
> billPrice(9%, 0 d) = error

# A price in whole numbers and fractions (1.02 for one and two sixteenths) as a decimal, and back; the digits behind the point count the parts. Range: prices
# ≥ 0, whole numbers of parts from 2. Source: Excel's documentation of DOLLARDE and DOLLARFR has the examples.
decimalPrice(price, parts) = trunc(price) + frac(price)*exp10(ceil(log10(parts)))/parts where price >= 0*price and parts >= 2 and parts == floor(parts) # Excel's DOLLARDE
# As described for decimalPrice above, with the same range and source.
fractionalPrice(price, parts) = trunc(price) + frac(price)*parts/exp10(ceil(log10(parts))) where price >= 0*price and parts >= 2 and parts == floor(parts) # Excel's DOLLARFR
> decimalPrice(1.02, 16) = 1.125 ± 1e-14
> decimalPrice(1.1, 32) = 1.3125 ± 1e-14
> fractionalPrice(1.125, 16) = 1.02 ± 1e-15
> fractionalPrice(1.125, 32) = 1.04 ± 1e-15
> decimalPrice(1.02, 1) = error

# Price of a bond that pays the rate `coupon` a year on its face value, m times a year for n payments, at the yield y a year, on a day of payment. Range: y >
# -m, m > 0, n ≥ 1. Source: the annuity formula; after F. J. Fabozzi, Bond Markets, Analysis and Strategies.
bondPrice(face, coupon, y, m, n) = (
  face*(annuityPresentValue(coupon/m, y/m, n) + presentValue(1, y/m, n))
  ) where m > 0 and y > -m and n >= 1 # annuity formula
> bondPrice(100, 5%, 5%, 2, 20) = 100 ± 1e-11
> bondPrice(1000, 8%, 6%, 2, 20) = 1148.7747486045551 ± 1e-10%
> bondPrice(100, 0, 5%, 1, 10) = 61.391325354075937 ± 1e-10%
> bondPrice(100, 0, -200%, 1, 10) = error

# The bond's payments at the yield y, each times its years. Range: y > -m, m > 0, n a whole number from 1. Source: F. R. Macaulay, 1938.
bondWeightedPrice(face, coupon, y, m, n) = (
  face/m*(coupon/m*Σ(k, 1, n, k*(1 + y/m)^-k) + n*(1 + y/m)^-n)
  ) where m > 0 and y > -m and n >= 1 and n == floor(n) # Macaulay

# Duration of a bond, years. Range: as for bondWeightedPrice. Source: F. R. Macaulay, 1938; Excel's documentation of DURATION has 10.9191453 for 8%, 9%, 2 and
# 29.5 years.
macaulayDuration(coupon, y, m, n) = bondWeightedPrice(1, coupon, y, m, n)/bondPrice(1, coupon, y, m, n)
> macaulayDuration(8%, 9%, 2, 59) = 10.9191453 ± 5e-8
> macaulayDuration(0, 5%, 1, 10) = 10 ± 1e-12
> macaulayDuration(8%, 9%, 2, 59) = 10.919145281591913 ± 1e-10%
> macaulayDuration(8%, 9%, 2, 59.5) = error

# Modified duration of a bond, years: the relative loss of price for each unit of yield. Range: as for bondWeightedPrice. Source: Excel's documentation of
# MDURATION has 5.73567 for 8%, 9%, 2 and 8 years.
modifiedDuration(coupon, y, m, n) = macaulayDuration(coupon, y, m, n)/(1 + y/m)
> modifiedDuration(8%, 9%, 2, 16) = 5.73567 ± 5e-6

# Yield a payment between low and high at which a bond has a price, by halving the interval `steps` times. A step of bondYield, with its range and source.
bondYieldBetween(low, high, price, face, coupon, m, n, steps) = if(steps <= 0, (low + high)/2,
  if(bondPrice(face, coupon, m*(low + high)/2, m, n) > price, bondYieldBetween((low + high)/2, high, price, face, coupon, m, n, steps - 1),
     bondYieldBetween(low, (low + high)/2, price, face, coupon, m, n, steps - 1)))

# Yield a year of a bond that is bought for a price on a day of payment (yield to maturity); below 0 where it costs more than it pays. The price that the last
# payment alone would have, and one payment of all after a period, bracket it. Range: price, face, m > 0, coupon ≥ 0, n ≥ 1. Source: the equation of
# bondPrice, by bisection; QuantLib has the same yields.
bondYield(price, face, coupon, m, n) = m*bondYieldBetween(
  min(0, (face/price)^(1/n) - 1), max(0, face*(1 + n*coupon/m)/price - 1), price, face, coupon, m, n, 100
  ) where price > 0 and face > 0 and coupon >= 0 and m > 0 and n >= 1 # annuity formula
> bondYield(100, 100, 5%, 2, 20) = 5% ± 1e-14
> bondYield(950, 1000, 6%, 2, 20) = 0.066939021802120307 ± 1e-9%
> bondYield(120, 100, 1%, 2, 10) = -0.027081893910873268 ± 1e-9%
> bondYield(300, 100, 2%, 1, 5) = -0.18646876876575811 ± 1e-9%
> bondYield(-5, 100, 2%, 1, 5) = error

# Price of 100 of a bond without the interest that has run up (clean), at the yield y a year, m payments a year, a time of 30/360 before its end; the payments
# that are left, and the part of a period to the next. Range: y > -m, m > 0, coupon ≥ 0, times above 0. Source: Excel's documentation of PRICE has 94.63 for
# 5.75%, 6.5%, from 15 February 2008 to 15 November 2017, that of YIELD the price 95.04287 for a year less.
cleanPrice(coupon, y, m, time: d) = (
  bondPrice(100, coupon, y, m, paymentsLeft(m, time))*(1 + y/m)^(1 - periodLeft(m, time)) - 100coupon/m*(1 - periodLeft(m, time))
  ) where m > 0 and y > -m and coupon >= 0 and time > 0 d # Excel's PRICE
# As described for cleanPrice above, with the same range and source.
paymentsLeft(m, time: d) = ceil(m*years360(time)) where m > 0 and time > 0 d # Excel's COUPNUM
# As described for cleanPrice above, with the same range and source.
periodLeft(m, time: d) = m*years360(time) - paymentsLeft(m, time) + 1
> cleanPrice(5.75%, 6.5%, 2, bondDays(2008-02-15, 2017-11-15)) = 94.63436162 ± 5e-9
> cleanPrice(5.75%, 6.5%, 2, bondDays(2008-02-15, 2016-11-15)) = 95.04287 ± 5e-6
> paymentsLeft(2, bondDays(2007-01-25, 2008-11-15)) = 4
> cleanPrice(5%, 5%, 2, 3600 d) = 100 ± 1e-11
> cleanPrice(5%, -300%, 2, 3600 d) = error

# Yield a year of a bond that costs a clean price for 100, a time of 30/360 before its end, and its bisection. Range: price, m > 0, coupon ≥ 0, yields from
# -99% to 10000%. Source: Excel's documentation of YIELD has 6.5% for 5.75%, 95.04287, from 15 February 2008 to 15 November 2016.
cleanYield(price, coupon, m, time: d) = (
  cleanYieldBetween(-0.99, 100, price, coupon, m, time, 100)
  ) where m >= 1 and coupon >= 0 and time > 0 d and price > 0 and cleanPrice(coupon, 100, m, time) <= price <= cleanPrice(coupon, -0.99, m, time) # Excel's YIELD
# As described for cleanYield above, with the same range and source.
cleanYieldBetween(low, high, price, coupon, m, time: d, steps) = if(steps <= 0, (low + high)/2,
  if(cleanPrice(coupon, (low + high)/2, m, time) > price, cleanYieldBetween((low + high)/2, high, price, coupon, m, time, steps - 1),
     cleanYieldBetween(low, (low + high)/2, price, coupon, m, time, steps - 1)))
> cleanYield(95.04287, 5.75%, 2, bondDays(2008-02-15, 2016-11-15)) = 6.5% ± 1e-4%
> cleanYield(cleanPrice(4%, 3%, 1, 1234 d), 4%, 1, 1234 d) = 3% ± 1e-11%
> cleanYield(-1, 5.75%, 2, 3600 d) = error
> cleanYield(1e30, 0, 1, 3600 d) = error
> cleanYield(1e-9, 0, 1, 30 d) = error

# Price of 100 and yield of a security that pays its interest at its end, of its rate, its whole life and the time that is left by 30/360. Range: 0 < left ≤
# life. Source: Excel's documentation of PRICEMAT has 99.98449888 for 6.1% and 6.1%, issued 11 November 2007, from 15 February to 13 April 2008; YIELDMAT
# 0.060954 for 6.25% and 100.0123, issued 8 November 2007, from 15 March to 3 November 2008.
maturityPrice(rate, y, life: d, left: d) = (
  100(1 + rate*years360(life))/(1 + y*years360(left)) - 100rate*years360(life - left)
  ) where 0 d < left <= life and rate >= 0 and y >= 0 # Excel's PRICEMAT
# As described for maturityPrice above, with the same range and source.
maturityYield(rate, price, life: d, left: d) = (
  ((1 + rate*years360(life))/(price/100 + rate*years360(life - left)) - 1)/years360(left)
  ) where 0 d < left <= life and rate >= 0 and price > 0 # Excel's YIELDMAT
> maturityPrice(6.1%, 6.1%, bondDays(2007-11-11, 2008-04-13), bondDays(2008-02-15, 2008-04-13)) = 99.98449888 ± 5e-9
> maturityYield(6.25%, 100.0123, bondDays(2007-11-08, 2008-11-03), bondDays(2008-03-15, 2008-11-03)) = 0.060954 ± 5e-7
> maturityPrice(6.1%, 6.1%, 10 d, 20 d) = error

# The standard normal distribution and its density. Range: all numbers. Source: C. F. Gauss; Φ(x) = erfc(-x/√2)/2.
normalDistribution(x) = erfc(-x/√2)/2
# As described for normalDistribution above, with the same range and source.
normalDensity(x) = exp(-x²/2)/√(2π)
> normalDistribution(1.96) = 0.9750021 ± 5e-8
> normalDensity(0) = 0.39894228040143268 ± 1e-10%

# The d₁ and d₂ of an option on a share of price s: strike k, rate r a year (continuous), volatility v a year, time t. Range: s, k, v, t > 0. Source: F.
# Black, M. Scholes, Journal of Political Economy 81, 1973, eq. 13.
optionD1(s, k, r, v, t: yr) = (
  (ln(s/k) + (r + v²/2)*(t/(1 yr)))/(v*√(t/(1 yr)))
  ) where s > 0 and k > 0 and v > 0 and t > 0 yr # Black and Scholes, 1973
# As described for optionD1 above, with the same range and source.
optionD2(s, k, r, v, t: yr) = optionD1(s, k, r, v, t) - v*√(t/(1 yr))
> optionD1(42, 40, 10%, 20%, 6 months) = 0.7693 ± 0.00005
> optionD2(42, 40, 10%, 20%, 0.5 yr) = 0.6278 ± 0.00005
> optionD1(42, 40, 10%, -20%, 0.5 yr) = error

# Price of a European call without dividends. Range: s, k, v, t > 0. Source: Black and Scholes, 1973, eq. 13. J. C. Hull, Options, Futures, and Other
# Derivatives, has 4.76 for the first example.
callPrice(s, k, r, v, t: yr) = s*normalDistribution(optionD1(s, k, r, v, t)) - k*exp(-r*(t/(1 yr)))*normalDistribution(optionD2(s, k, r, v, t))
> callPrice(42, 40, 10%, 20%, 0.5 yr) = 4.76 ± 0.005
> callPrice(100, 100, 5%, 20%, 1 yr) = 10.4506 ± 0.00005
> callPrice(100, 100, 5%, 20%, 1 yr) = 10.450583572185567 ± 1e-10%
> callPrice(100, 100, 5%, 0, 1 yr) = error
> callPrice(100, 100, 5%, -20%, 1 yr) = error

# Price of a European put without dividends. Range: s, k, v, t > 0. Source: Black and Scholes, 1973. Hull has 0.81 for the first example.
putPrice(s, k, r, v, t: yr) = k*exp(-r*(t/(1 yr)))*normalDistribution(-optionD2(s, k, r, v, t)) - s*normalDistribution(-optionD1(s, k, r, v, t))
> putPrice(42, 40, 10%, 20%, 0.5 yr) = 0.81 ± 0.005
> putPrice(100, 100, 5%, 20%, 1 yr) = 5.5735 ± 0.00005
> putPrice(100, 100, 5%, 20%, 1 yr) = 5.5735260222569677 ± 1e-9%

# Prices of a European call and put on a share or an index with the dividend yield q a year (continuous). Range: s, k, v, t > 0. Source: R. C. Merton, Bell
# Journal of Economics 4, 1973. Hull has 51.83 for a call on an index: 930, 900, 8%, 3%, 20%, two months.
dividendCallPrice(s, k, r, q, v, t: yr) = callPrice(s*exp(-q*(t/(1 yr))), k, r, v, t)
# As described for dividendCallPrice above, with the same range and source.
dividendPutPrice(s, k, r, q, v, t: yr) = putPrice(s*exp(-q*(t/(1 yr))), k, r, v, t)
> dividendCallPrice(930, 900, 8%, 3%, 20%, 2 months) = 51.83 ± 0.005
> dividendPutPrice(100, 100, 5%, 2%, 20%, 1 yr) = 6.3300806275499182 ± 1e-9%

# How a call's and a put's price move with the share's price (delta). Range: s, k, v, t > 0. Source: after Hull, chapter on the Greek letters.
callDelta(s, k, r, v, t: yr) = normalDistribution(optionD1(s, k, r, v, t))
# As described for callDelta above, with the same range and source.
putDelta(s, k, r, v, t: yr) = -normalDistribution(-optionD1(s, k, r, v, t))
> callDelta(100, 100, 5%, 20%, 1 yr) = 0.6368 ± 0.00005
> putDelta(100, 100, 5%, 20%, 1 yr) = -0.36316934882438093 ± 1e-10%

# How delta moves with the share's price (gamma), for calls and puts. Range and source: as above.
optionGamma(s, k, r, v, t: yr) = normalDensity(optionD1(s, k, r, v, t))/(s*v*√(t/(1 yr)))
> optionGamma(100, 100, 5%, 20%, 1 yr) = 0.018762017345846894 ± 1e-10%

# How the price moves with the volatility (vega), for calls and puts. Range and source: as above.
optionVega(s, k, r, v, t: yr) = s*√(t/(1 yr))*normalDensity(optionD1(s, k, r, v, t))
> optionVega(100, 100, 5%, 20%, 1 yr) = 37.524034691693788 ± 1e-10%

# How a call's and a put's price move with time, a year (theta). Range and source: as above.
callTheta(s, k, r, v, t: yr) = (
  -s*v*normalDensity(optionD1(s, k, r, v, t))/(2√(t/(1 yr))) - r*k*exp(-r*(t/(1 yr)))*normalDistribution(optionD2(s, k, r, v, t)))
# As described for callTheta above, with the same range and source.
putTheta(s, k, r, v, t: yr) = callTheta(s, k, r, v, t) + r*k*exp(-r*(t/(1 yr)))
> callTheta(100, 100, 5%, 20%, 1 yr) = -6.4140275464381958 ± 1e-10%
> putTheta(100, 100, 5%, 20%, 1 yr) = -1.6578804239346258 ± 1e-10%

# How a call's and a put's price move with the rate (rho). Range and source: as above.
callRho(s, k, r, v, t: yr) = k*(t/(1 yr))*exp(-r*(t/(1 yr)))*normalDistribution(optionD2(s, k, r, v, t))
# As described for callRho above, with the same range and source.
putRho(s, k, r, v, t: yr) = -k*(t/(1 yr))*exp(-r*(t/(1 yr)))*normalDistribution(-optionD2(s, k, r, v, t))
> callRho(100, 100, 5%, 20%, 1 yr) = 53.23248154537634 ± 1e-10%
> putRho(100, 100, 5%, 20%, 1 yr) = -41.890460904695061 ± 1e-10%

# Volatility between low and high at which a call has a price, found by halving the interval `steps` times. A step of impliedVolatility, with its range and
# source.
impliedBetween(low, high, price, s, k, r, t: yr, steps) = (
  if(steps <= 0, (low + high)/2,
  if(callPrice(s, k, r, (low + high)/2, t) < price, impliedBetween((low + high)/2, high, price, s, k, r, t, steps - 1),
     impliedBetween(low, (low + high)/2, price, s, k, r, t, steps - 1))))

# Whether a volatility up to 400 % gives a call a price (1 for yes, 0 for no). Source: the bounds of R. C. Merton, 1973. Range: s, k, t > 0.
hasVolatility(price, s, k, r, t: yr) = max(0, s - k*exp(-r*(t/(1 yr)))) < price <= callPrice(s, k, r, 4, t)
> hasVolatility(22, 21, 20, 10%, 0.25 yr) = 0

# Volatility (implied, up to 400 %) at which a call has a price, in 60 halvings. Range: s, k, t > 0; there is one only for a price above s - k·exp(-r·t) and
# 0, and not above the price at 400 %. Source: the equation of callPrice, by bisection. Hull has 23.5 % for the second example.
impliedVolatility(price, s, k, r, t: yr) = (
  impliedBetween(0, 4, price, s, k, r, t, 60)
  ) where hasVolatility(price, s, k, r, t)
> impliedVolatility(10.450583572185565, 100, 100, 5%, 1 yr) = 20% ± 1e-12
> impliedVolatility(1.875, 21, 20, 10%, 0.25 yr) = 0.235 ± 0.0005
> impliedVolatility(1.875, 21, 20, 10%, 0.25 yr) = 0.23451291399764379 ± 1e-9%
> impliedVolatility(1, 21, 20, 10%, 0.25 yr) = error
> impliedVolatility(22, 21, 20, 10%, 0.25 yr) = error

# Price with tax of a price without it, and a price less a discount. Range: tax ≥ 0, 0 ≤ discount ≤ 100%. Source: arithmetic.
grossPrice(net, tax) = net + net*tax where tax >= 0 # a tax of 0 or more
# As described for grossPrice above, with the same range and source.
discountedPrice(list, discount) = (
  list - list*discount
  ) where 0 <= discount <= 1 # a discount of 0 to 100 %
> grossPrice(100, 19%) = 119 ± 1e-12
> discountedPrice(80, 25%) = 60
> discountedPrice(80, 125%) = error

# Amount of the loan.
parameter principal where principal >= 0

# Interest of the loan a year, nominal, paid monthly.
parameter rate = 5% where 0 <= rate < 1

# Years in which the loan is paid back.
parameter years = 30 where years > 0

# Months since the loan began.
parameter monthsPaid = 0 where monthsPaid >= 0

# Payment each month. Source: as for annuityPayment.
payment = annuityPayment(principal, rate/12, 12years)
> principal = 200000; rate = 4%; years = 30; payment = 954.83 ± 0.005
> principal = 200000; rate = 4%; years = 30; payment = 954.83059093091898 ± 1e-11%
> principal = 12000; rate = 0; years = 1; payment = 1000
> principal = 200000; rate = 120%; payment = error

# Interest of all the years together. Source: the payments less the loan.
totalInterest = 12years*payment - principal
> principal = 200000; rate = 4%; years = 30; totalInterest = 143739.01273513083 ± 1e-10%

# What is still owed after the months paid. Source: as for annuityPresentValue.
balance = if(monthsPaid >= 12years, 0*principal, annuityPresentValue(payment, rate/12, 12years - monthsPaid))
> principal = 200000; rate = 4%; years = 30; monthsPaid = 120; balance = 157567.91842316243 ± 1e-9%
> principal = 200000; rate = 4%; years = 30; monthsPaid = 360; balance = 0

# Effective interest a year. Source: as for effectiveRate.
effectiveInterest = effectiveRate(rate, 12)
> rate = 12%; effectiveInterest = 0.126825 ± 5e-7

"""##
}
