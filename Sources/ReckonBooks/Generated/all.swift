// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let all: String = ##"""
# All the books that come with Reckon.

import "reckon:constants"
import "reckon:weather"
import "reckon:fluids"
import "reckon:structures"
import "reckon:electricity"
import "reckon:geodesy"
import "reckon:calendar"
import "reckon:astronomy"
import "reckon:physics"
import "reckon:waves"
import "reckon:chemistry"
import "reckon:finance"
import "reckon:health"
import "reckon:engineering"

"""##
}
