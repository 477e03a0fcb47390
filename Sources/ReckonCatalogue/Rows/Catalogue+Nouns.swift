/// Words that say what a number is, and nothing about its value.
extension Catalogue {
  /// Whether a word in lower case describes the number next to it, as in `rent 950 + gas 85` and `250 g butter`.
  package static func isNoun(_ word: String) -> Bool { nouns.contains(word) }

  /// All of them.
  package static var nounList: [String] {
    [money, household, food, work, health, korean].flatMap { group in
      group.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
    }
  }

  private static let nouns = Set(nounList)

  private static let money = """
    rent mortgage council insurance bill bills tax vat electricity electric gas water heating broadband internet phone
    subscription subscriptions salary wage wages pay bonus pension benefit income expenses expense cost costs price prices
    subtotal total balance deposit deposits savings budget fee fees fare fares ticket tickets hotel flight flights taxi
    parking toll tolls petrol fuel diesel groceries shopping takeaway lunch dinner breakfast coffee drinks gift gifts
    membership gym childcare nursery school tuition books sales sale revenue turnover takings profit margin discount
    refund refunds returns stock inventory opening closing delivery postage shipping packaging supplier wholesale retail
    card cash till float invoice payment payments commission overtime holiday sick hours shift shifts staff
    """

  private static let household = """
    wall walls floor floors ceiling room rooms kitchen bathroom bedroom hall garden lawn fence deck patio roof window
    windows door doors shelf shelves board boards plank planks timber wood plywood paint primer varnish tile tiles grout
    cement concrete sand gravel mulch soil compost turf brick bricks carpet laminate wallpaper curtain curtains fabric
    cable wire pipe hose tank bath pool heater kettle oven fridge freezer lamp bulb bulbs lamps washer dryer dishwasher
    tv laptop computer charger battery car van bike train bus trip drive journey commute distance speed time tent
    """

  private static let food = """
    flour butter sugar salt milk cream cheese egg eggs yeast rice pasta oats potatoes potato onion onions carrots tomatoes
    apples bananas chicken beef pork lamb mince fish salmon prawns beans lentils oil vinegar honey chocolate cocoa
    vanilla bread dough stock tea wine beer juice soup sauce cake biscuits cookies pizza sandwiches nuts almonds raisins
    berries strawberries
    """

  private static let work = """
    load mass weight force torque power energy heat current voltage resistance resistor capacitor inductor coil motor
    pump fan shaft bolt bolts screw screws beam plate rod bar tube pressure stress strain temperature flow length width
    height depth diameter radius area volume density steel aluminium aluminum copper brass iron glass air nitrogen oxygen
    helium hydrogen argon
    """

  private static let health = """
    intake output urine drain drainage vomit fluid fluids saline dextrose glucose insulin heparin morphine paracetamol
    acetaminophen ibuprofen amoxicillin vancomycin gentamicin dopamine potassium sodium magnesium calcium antibiotic
    bolus infusion feed oral iv im sc patient adult child infant stat lmp edd
    """

  private static let korean = """
    월세 전세 관리비 전기 전기세 전기요금 가스 가스비 수도 수도세 통신비 식비 교통비 보험료 월급 급여 매출 재고 택배비 배송비
    버터 밀가루 설탕 소금 우유
    """
}
