extension Korean {
  /// Messages of the tool.
  static let tool: [String: String] = [
    "error:": "오류:",
    "note:": "참고:",
    "{} here": "{1}(여기)",
    " (in {})": " ({1})",
    "rounded: a number took part that was rounded to digits": "반올림됨: 자릿수로 반올림한 수가 쓰였습니다",
    "rounded: the exact value has more than 34 digits, here or on the way": "반올림됨: 정확한 값이 여기나 도중에 34자리를 넘습니다",
    "approximate: a measured constant, a double or a host's function took part": "근삿값: 측정한 상수, 부동소수점 또는 호스트 함수가 쓰였습니다",
    "approximate: a function took part that is computed to 15 digits": "근삿값: 15자리로 계산하는 함수가 쓰였습니다",
    "run takes formulas and a file: reckon run 'total = price * qty' data.csv":
      "run에는 수식과 파일이 필요합니다: reckon run 'total = price * qty' data.csv",
    "there is no command {}; {}": "명령 {1:은} 없습니다. {2}",
    "did you mean {}?": "{1:을} 쓰려고 했습니까?",
    "for the value, reckon eval '{}'": "값을 보려면 reckon eval '{1}'",
    "reckon help lists them": "reckon help가 명령을 보여 줍니다",
  ]
}
