import ReckonCalculator
import Foundation
extension Console { func converter() throws -> Converter { Converter(now: Date()) } }
