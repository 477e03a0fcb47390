extension Korean {
  /// Messages of the tool.
  static let tool: [String: String] = [
    "definedHere": "{1}(여기)",
    "inSource": " ({1})",
    "inLineOfSource": " ({1}, {2}행)",
    "roundedANumberTookPart": "반올림됨: 자릿수로 반올림한 수가 쓰였습니다",
    "roundedTheExactValueHasMore": "반올림됨: 정확한 값이 여기나 도중에 34자리를 넘습니다",
    "approximateAMeasuredConstant": "근삿값: 측정한 상수, 부동소수점 또는 호스트 함수가 쓰였습니다",
    "runTakesFormulasAndAFile": "run에는 수식과 파일이 필요합니다: reckon run 'total = price * qty' data.csv",
    "thereIsNoCommand": "명령 {1:은} 없습니다. {2}",
    "didYouMean": "{1:을} 쓰려고 했습니까?",
    "expressionsAreSeparate": "식 {1}개로 읽었습니다. 하나로 쓰려면 reckon '{2}'",
    "isOfExpressions": "{1:은} 식에 쓰는 옵션입니다. reckon '1/3'처럼 식을 주세요",
    "booksTakesOneName": "books에는 이름 하나를 줍니다: reckon books finance",
    "reckonHelpListsThem": "reckon help가 명령을 보여 줍니다",
  ]
}
