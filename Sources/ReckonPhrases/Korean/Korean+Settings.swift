extension Korean {
  /// Summaries of settings, by name.
  static let settings: [String: String] = [
    "angle-unit": "각도의 단위",
    "number-mode": "계산기가 계산하는 수",
    "complex": "함수가 복소수도 주는지. 그러면 sqrt(-4)는 2i입니다",
    "entry-style": "우선순위를 따르는지(algebraic), 키의 순서를 따르는지(chain)",
    "notation": "화면에 수를 쓰는 방법",
    "decimal-places": "화면에서 소수점 아래의 최대 자릿수. automatic은 15자리 또는 들어가는 만큼 보여 줍니다",
    "grouping": "화면에서 천 단위를 구분하는지",
    "decimal-mark": "입력하는 수와 프롬프트가 보이는 수의 소수점. automatic은 키패드에서는 지역의 것, 프롬프트에서는 점입니다",
    "history-limit": "보관하는 이력의 수",
    "prompt-history-limit": "프롬프트에 입력한 줄을 보관하는 수. 0은 보관하지 않습니다",
    "first-launch": "계산기를 시작한 적이 없는지",
    "tips": "처음 시작할 때 도움말을 보이는지",
    "preview": "입력하는 동안 줄의 값을 프롬프트에 보이는지",
    "color": "프롬프트가 색을 쓰는지",
    "language": "다음 시작부터 메시지와 도움말의 언어. automatic은 로캘의 것입니다",
    "rates-location": "환율을 받는 곳",
  ]

  /// Allowed values of settings, by name.
  static let allowedValues: [String: String] = [
    "decimal-places": "0에서 20까지 또는 automatic",
    "rates-location": "이름과 암호가 없는 URL 또는 파일",
  ]
}
