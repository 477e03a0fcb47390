import Foundation
extension RateTable { func warning(on: Date) -> String? { nil } }
