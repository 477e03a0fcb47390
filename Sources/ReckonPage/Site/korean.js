
// What the page says in Korean, by the English words: those of page.html, of `sentences` and of the settings' names and values.
/** @type {Record<string, string>} */
const korean = {
  // The parts of the page.
  "Views": "보기", "Keys": "키", "Text": "텍스트", "Plot": "그래프", "History": "이력", "Units": "단위", "Settings": "설정", "Help": "도움말",
  "Display": "화면", "Angle unit and memory": "각도 단위와 메모리", "Lines of this calculation": "이 계산의 줄", "Expression": "식", "Result": "결과",
  "Earlier digits": "앞의 자리", "Further digits": "다음 자리", "Close tips": "도움말 닫기", "Next tip": "다음 도움말", "Keypad": "키패드", "Basic": "기본", "Scientific": "공학용",
  "Function keys": "함수 키", "Results": "결과", "Formula or definition": "수식 또는 정의", "Completions": "완성", "Calculate": "계산",
  "Link to this text": "이 텍스트의 링크", "Save as a book": "수식집으로 저장", "Definitions of a book: a file of formulas": "수식집의 정의: 수식 파일", "Books of formulas": "수식집", "Undo": "되돌리기",
  "Functions of x, separated by semicolons": "x의 함수, 쌍반점으로 구분", "Values at the cursor": "커서의 값", "Zoom in": "확대", "Zoom out": "축소",
  "Reset": "처음으로",
  "Drag to move, scroll or pinch to zoom, tap to read values. With the plot focused: arrow keys move, + and − zoom, < and > move the cursor.":
    "끌어서 옮기고, 스크롤하거나 두 손가락으로 확대하고, 눌러서 값을 읽습니다. 그래프에 초점이 있을 때: 화살표로 옮기고, +와 −로 확대하고, <와 >로 커서를 옮깁니다.",
  "No calculations yet.": "아직 계산이 없습니다.", "Save as": "저장 형식", "text": "텍스트", "book": "수식집", "Save": "저장", "Clear history": "이력 지우기",
  "Calculations, newest first": "계산, 최근 것부터", "Kind": "종류", "Value": "값", "From": "변환할 단위", "To": "바꿀 단위", "Swap the units": "단위 맞바꾸기",
  "Converted value": "변환한 값", "Exchange rates: a file of the European Central Bank (CSV or XML)": "환율: 유럽중앙은행의 파일(CSV 또는 XML)",
  "Theme": "테마", "system": "시스템", "light": "밝게", "dark": "어둡게", "Language": "언어", "Function": "함수",
  "Choose a key for its function’s examples.": "키를 고르면 그 함수의 예를 봅니다.", "Calculating …": "계산 중 …", "Stop": "멈추기", "Currency": "통화",
  // Keys between two numbers.
  "plus": "더하기", "minus": "빼기", "times": "곱하기", "divided by": "나누기",
  // Settings.
  "Angle unit": "각도 단위", "Number mode": "수의 종류", "Entry style": "입력 방식", "Notation": "표기", "Decimal places": "소수 자릿수",
  "Grouping": "자릿수 구분", "Decimal mark": "소수점", "History limit": "이력의 한도",
  "yes": "예", "no": "아니요", "automatic": "자동", "algebraic": "수식", "chain": "순차", "normal": "보통", "scientific": "과학", "engineering": "공학",
  "fixed": "고정 소수점", "fraction": "분수", "hexadecimal": "16진법", "octal": "8진법", "binary": "2진법", "double": "부동소수점", "decimal": "십진수", "exact": "정확한 수", "point": "점", "comma": "쉼표",
  // Sentences.
  "{0} and {1} others": "{0} 외 {1}개",
  "Angle unit: {0}": "각도 단위: {0}",
  "Calculations cleared: {0}": "지운 계산: {0}개",
  "Line {0}: {1}": "{0}번째 줄: {1}",
  "{0} updated": "{0} 바뀜",
  "The book was not taken: {0}": "수식집을 읽지 못했습니다: {0}",
  "Defined: {0}": "정의: {0}",
  "The calculation was given up: {0}": "계산을 그만두었습니다: {0}",
  "The calculation was stopped.": "계산을 멈췄습니다.",
  "this file is damaged": "이 파일이 손상되었습니다",
  "What was stored is damaged or of another version.": "저장한 것이 손상되었거나 다른 버전의 것입니다.",
  "The engine could not start: {0}": "엔진을 시작할 수 없었습니다: {0}",
  "{0} What was stored is kept as {1}.": "{0} 저장했던 것은 다음 이름으로 둡니다: {1}.",
  "The link is in the address bar.": "링크는 주소창에 있습니다.",
  "The link is on the clipboard.": "링크를 클립보드에 복사했습니다.",
  "Nothing has this name.": "이 이름으로 된 것이 없습니다.",
  "No exchange rates yet.": "아직 환율이 없습니다.",
  "{0} It stays as it is: nothing is stored until the browser's storage for this page has room.":
    "{0} 그대로 둡니다: 브라우저의 저장 공간이 생길 때까지 아무것도 저장하지 않습니다.",
  "This browser keeps nothing for pages like this one: history ends with the page.": "이 브라우저는 이런 페이지의 것을 저장하지 않습니다. 이력은 페이지와 함께 끝납니다.",
  "none": "없음",
  "The browser's storage is full or closed: history is not kept.": "브라우저의 저장 공간이 가득 찼거나 닫혀 있어 이력을 저장하지 않습니다.",
  "Reckon could not start: {0}": "Reckon을 시작할 수 없었습니다: {0}",
  "Page {0}: {1} and others": "{0}쪽: {1} 등",
  "Plot of {0}, x from {1} to {2}": "{0}의 그래프, x는 {1}부터 {2}까지",
  "Rates of {0}. {1}": "{0} 환율. {1}",
  "stopped": "멈춤",
  "A stored statement could not be run.": "저장한 문장을 실행할 수 없었습니다.",
  "Stored definitions could not be read: {0}.": "저장한 정의를 읽을 수 없었습니다: {0}.",
  "Edit {0}": "{0} 고치기",
  "Use {0}": "{0} 쓰기",
};
