extension Korean {
  /// What settings are, and what they may be.
  static let settings: [String: String] = [
    "0 to 20 or automatic": "0에서 20까지 또는 automatic",
    "a URL without a name and password, or a file": "이름과 암호가 없는 URL 또는 파일",
    "a whole number from {} to {}": "{1}에서 {2}까지의 정수",
    "how many entries of history are kept": "보관하는 이력의 수",
    "how many lines entered at the prompt are kept; 0 keeps none": "프롬프트에 입력한 줄을 보관하는 수. 0은 보관하지 않습니다",
    "how numbers are written on the display": "화면에 수를 쓰는 방법",
    "the decimal mark of typed numbers, and of those that the prompt shows; automatic is that of your region on the keypad, and the point at the prompt":
      "입력하는 수와 프롬프트가 보이는 수의 소수점. automatic은 키패드에서는 지역의 것, 프롬프트에서는 점입니다",
    "the language of messages and help, from the next start; automatic is that of the locale":
      "다음 시작부터 메시지와 도움말의 언어. automatic은 로캘의 것입니다",
    "the most digits behind the point on the display; automatic shows 15 digits, or as many as fit":
      "화면에서 소수점 아래의 최대 자릿수. automatic은 15자리 또는 들어가는 만큼 보여 줍니다",
    "the numbers that the calculator computes with": "계산기가 계산하는 수",
    "the unit of angles": "각도의 단위",
    "where exchange rates are fetched from": "환율을 받는 곳",
    "whether precedence counts (algebraic) or the order of the keys (chain)": "우선순위를 따르는지(algebraic), 키의 순서를 따르는지(chain)",
    "whether the calculator has never been started before": "계산기를 시작한 적이 없는지",
    "whether the prompt shows what a line would come to while it is typed": "입력하는 동안 줄의 값을 프롬프트에 보이는지",
    "whether the prompt uses colours": "프롬프트가 색을 쓰는지",
    "whether thousands are set apart on the display": "화면에서 천 단위를 구분하는지",
    "whether tips are shown at the first start": "처음 시작할 때 도움말을 보이는지",
    "{} or {}": "{1} 또는 {2}",
  ]
}
