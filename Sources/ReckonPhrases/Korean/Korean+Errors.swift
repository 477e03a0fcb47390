extension Korean {
  /// Sentences of errors in formulas, and of limits.
  static let errors: [String: String] = [
    "{} is not part of a formula; write {}": "{1:은} 수식에 쓸 수 없습니다. {2:을} 쓰세요",
    "{} is not part of a formula; remove it": "{1:은} 수식에 쓸 수 없습니다. 지우세요",
    "these bytes are not UTF-8; save the text as UTF-8": "이 바이트는 UTF-8이 아닙니다. 텍스트를 UTF-8로 저장하세요",
    "{} does not fit here; {}": "{1:은} 여기에 맞지 않습니다. {2}",
    "the formula ends too early; add what is missing": "수식이 중간에 끝났습니다. 빠진 부분을 더하세요",
    "this bracket is never closed; add {}": "이 괄호가 닫히지 않았습니다. {1}를 더하세요",
    "this bracket has no opening bracket; remove it or add ( before it": "이 괄호에 여는 괄호가 없습니다. 지우거나 앞에 (를 더하세요",
    "= defines a name at the start of a statement; to compare, write ==": "=는 문장 처음에서 이름을 정의합니다. 비교하려면 ==를 쓰세요",
    "there is no value with the number {}": "{1}번 값은 없습니다",
    "{} has no value, and a unit needs a number before it: give it a value, or write 1 {}":
      "{1}에 값이 없고, 단위 앞에는 수가 필요합니다. 값을 정하거나 1 {2:을} 쓰세요",
    "give it a value or define it": "값을 정하거나 정의하세요",
    "the name {} is not known{}": "이름 {1:을} 알 수 없습니다{2}",
    "define it, or write * for a product": "정의하거나, 곱이면 *를 쓰세요",
    "the function {} is not known{}": "함수 {1:을} 알 수 없습니다{2}",
    "{} takes {}, not {}": "{1}에는 {2:이} 필요한데 {3}개를 주었습니다",
    "{} is defined already; choose another name": "{1:은} 이미 정의되어 있습니다. 다른 이름을 쓰세요",
    "these definitions depend on each other: {}; break the cycle": "이 정의들은 서로에게 의존합니다: {1}. 순환을 끊으세요",
    "{} and {} are of different kinds; use units of the same kind": "{1:과} {2:은} 종류가 다릅니다. 같은 종류의 단위를 쓰세요",
    "{} and {} {}: {}{}": "{1:과} {2:은} {3}: {4}{5}",
    "use units of the same kind": "같은 종류의 단위를 쓰세요",
    "use values of one kind": "같은 종류의 값을 쓰세요",
    "{} is neither a unit nor a value{}": "{1:은} 단위도 값도 아닙니다{2}",
    "there are no exchange rates to convert {} by; give rates, or use one currency":
      "{1:을} 환산할 환율이 없습니다. 환율을 주거나 한 가지 통화만 쓰세요",
    "the rates of {} do not contain {}; use another currency, or rates that contain it":
      "{1}의 환율에 {2:이} 없습니다. 다른 통화나 {2:이} 있는 환율을 쓰세요",
    "{} does not take {}; divide by a unit to make a plain number, or convert first":
      "{1:은} {2:을} 받지 않습니다. 단위로 나누어 단위 없는 수로 만들거나 먼저 변환하세요",
    "no integral over {} was found to within a millionth; give a range in which the formula has values that add up":
      "{1}에 대한 적분을 백만분의 1 안으로 구하지 못했습니다. 값을 더할 수 있는 구간을 주세요",
    "no integral was found to within a millionth; give a range in which the formula has values that add up":
      "적분을 백만분의 1 안으로 구하지 못했습니다. 값을 더할 수 있는 구간을 주세요",
    "the formula is {} at one bound and {} at the other; a root needs bounds between which the sign changes":
      "수식은 한쪽 끝에서 {1}, 다른 쪽 끝에서 {2}입니다. 근을 구하려면 부호가 바뀌는 구간을 주세요",
    "between these bounds the formula changes its sign in a jump or a pole; give bounds around a root":
      "이 구간에서 수식의 부호는 불연속점이나 극에서 바뀝니다. 근을 둘러싸는 구간을 주세요",
    "d looks into the formula of its own cell only; write what ‘{}’ computes in place of its name":
      "d는 자기 셀의 수식만 들여다봅니다. 이름 대신 ‘{1}’의 계산식을 쓰세요",
    "{} has no derivative in closed form; every function between the input and the result needs one":
      "{1:은} 닫힌 형태의 도함수가 없습니다. 입력과 결과 사이의 모든 함수에 도함수가 있어야 합니다",
    "there is no derivative here: the value has a corner or a jump; take the derivative at a point beside it":
      "여기에는 도함수가 없습니다. 값이 꺾이거나 뛰는 곳입니다. 그 옆의 점에서 구하세요",
    "{} is called with units that never repeat; give it arguments and results of one kind, or of at most {}":
      "{1:이} 매번 다른 단위로 호출됩니다. 인수와 결과를 한 종류로, 또는 많아야 {2}종류로 쓰세요",
    "{} does not take {}; {}": "{1:은} {2:을} 받지 않습니다. {3}",
    "{} is missing; give it a value, or write {} ?? 0 for a default": "{1}의 값이 없습니다. 값을 주거나, 기본값을 쓰려면 {2} ?? 0이라고 쓰세요",
    "a value is missing here; write ?? and a default behind it": "여기에 값이 없습니다. 뒤에 ??와 기본값을 쓰세요",
    "the list has {}, and no item {}; positions go from 1, or from -1 backwards":
      "목록에는 {1}만 있고 {2}번 항목은 없습니다. 위치는 1부터, 뒤에서는 -1부터 셉니다",
    "{} item": "항목 {1}개",
    "lists of {} and {} items cannot be combined; use lists of the same length":
      "항목이 {1}개인 목록과 {2}개인 목록은 함께 쓸 수 없습니다. 길이가 같은 목록을 쓰세요",
    "{} is given where {} is needed; give {}": "{2:이} 필요한 곳에 {1:이} 있습니다. {3:을} 주세요",
    "{} failed: {}": "{1:이} 실패했습니다: {2}",
    "this defines a function but computes nothing; add an expression after ;":
      "함수를 정의하기만 하고 계산하는 것이 없습니다. ; 뒤에 식을 더하세요",
    "this condition on the arguments does not hold; give arguments that meet it": "인수가 이 조건에 맞지 않습니다. 조건에 맞는 인수를 주세요",
    "division by zero in {}; make the divisor other than 0": "{1}에서 0으로 나누었습니다. 나누는 수를 0이 아니게 하세요",
    "{} is no date; {}": "{1:은} 날짜가 아닙니다. {2}",
    "{} is undefined; {} needs {}": "{1:은} 정의되지 않습니다. {2}에는 {3:이} 필요합니다",
    "{} is too large to represent; use smaller numbers": "{1:은} 너무 커서 나타낼 수 없습니다. 더 작은 수를 쓰세요",
    "{} runs over integers, and {} is not one below 2^53; use whole bounds": "{1:은} 정수를 세는데 {2:은} 2^53보다 작은 정수가 아닙니다. 정수 범위를 쓰세요",
    "the evaluation took more than {} steps; make it shorter or raise the step limit":
      "계산이 {1}단계를 넘었습니다. 더 짧게 하거나 단계 한도를 올리세요",
    "function calls are nested deeper than {}; end the recursion or raise the depth limit":
      "함수 호출이 {1}겹을 넘었습니다. 재귀를 끝내거나 깊이 한도를 올리세요",
    "the evaluation was cancelled": "계산이 취소되었습니다",
    "the evaluation exceeded its deadline; give it more time or make the formula shorter":
      "계산이 제한 시간을 넘겼습니다. 시간을 더 주거나 수식을 줄이세요",
    "the stored program cannot be used: {}; compile it again from its source": "저장된 프로그램을 쓸 수 없습니다: {1}. 원래 수식에서 다시 컴파일하세요",
    "the formula has {} but got {}; give one for each": "수식에는 {1:이} 있는데 {2:을} 받았습니다. 변수마다 값을 하나씩 주세요",
    "{} variable": "변수 {1}개",
    "{} value": "값 {1}개",
    "the output has {} but a column has {}; give columns as long as the output": "출력은 {1}인데 한 열은 {2}행입니다. 출력과 길이가 같은 열을 주세요",
    "{} row": "{1}행",
    "no value is given for {}; give one": "{1}의 값이 없습니다. 값을 주세요",
    "{} is defined already at {}; choose another name": "{1:은} 이미 {2}에서 정의되었습니다. 다른 이름을 쓰세요",
    "{} cannot be imported: {}": "{1:을} 가져올 수 없습니다: {2}",
    "these books import each other: {}; break the cycle": "이 수식집들은 서로를 가져옵니다: {1}. 순환을 끊으세요",
    "{} computes in {}, but what uses it does not; set the same mode in both":
      "{1:은} {2:로} 계산하지만 그것을 쓰는 쪽은 그렇지 않습니다. 양쪽의 수 모드를 같게 하세요",
    "{} depends on the parameter {}; use only values that depend on no parameter":
      "{1:은} 매개변수 {2}에 따라 달라집니다. 매개변수에 따라 달라지지 않는 값만 쓰세요",
    "only parameters are given values": "값을 줄 수 있는 것은 매개변수뿐입니다",
    "{} is not a parameter of the book{}": "{1:은} 수식집의 매개변수가 아닙니다{2}",
    "the formula book's parameter {} has no value here and no default; give it one":
      "수식집의 매개변수 {1}에 값도 기본값도 없습니다. 값을 주세요",
    "{} = {} is out of range; it needs {}": "{1} = {2:은} 범위를 벗어났습니다. {3:이} 필요합니다",
    "it was stored without its text; load it from the text to see or change that":
      "텍스트 없이 저장되었습니다. 보거나 바꾸려면 텍스트에서 불러오세요",
    "{} is below absolute zero, which is {} in this unit; use a higher temperature":
      "{1:은} 절대 영도보다 낮습니다. 이 단위로 절대 영도는 {2}입니다. 더 높은 온도를 쓰세요",
    "{} cannot be a name; give it at least one character, without back quotes and control characters":
      "{1:은} 이름이 될 수 없습니다. 역따옴표와 제어 문자 없이 한 글자 이상으로 쓰세요",
    "{} cannot be used: {}": "{1:을} 쓸 수 없습니다: {2}",
    "{} is not permitted here, where formulas may not use {}; write the formula without it":
      "{1:은} 여기서 허용되지 않습니다. 여기서는 수식에 {2:을} 쓸 수 없습니다. 그것 없이 수식을 쓰세요",
    "names of their own": "자체 이름",
    "random numbers": "난수",
    "the clock": "시계",
    "a stored formula does not hold what its names mean; compile its source again, with the scope that it needs":
      "저장된 수식에는 이름의 뜻이 들어 있지 않습니다. 필요한 범위와 함께 원문을 다시 컴파일하세요",
    "its rate is ‘{}’; give a number above 0, such as 1.1172": "환율이 ‘{1}’입니다. 1.1172처럼 0보다 큰 수를 주세요",
    "it takes no number; give the values to result(of:), which takes texts and lists too":
      "수를 받지 않습니다. 텍스트와 목록도 받는 result(of:)에 값을 주세요",
    "it lies in memory of a column or of the results; give it memory of its own":
      "열이나 결과의 메모리에 있습니다. 따로 메모리를 주세요",
    "a list for {}": "{1}에 줄 목록",
    "a text for {}": "{1}에 줄 텍스트",
    "a definition of {}, which takes the place of the input": "입력을 대신하는 {1}의 정의",
    "another name for it, and {} is the input": "그것에 다른 이름을 주고, 그러면 {1:은} 입력입니다",
    "{} cannot have {} parameters; a function has 0 to 255": "{1:은} 매개변수를 {2}개 가질 수 없습니다. 함수의 매개변수는 0개에서 255개까지입니다",
    "check its spelling, or give it a value": "철자를 확인하거나 값을 정하세요",
    "; did you mean {}?": ". {1:을} 쓰려고 했습니까?",
    "; {}": ". {1}",
    "‘{}’ does not fit here; {}": "‘{1}’은 여기에 맞지 않습니다. {2}",
    "{} is {}, not {}": "{1}에는 {2:을} 줍니다. {3:은} 쓸 수 없습니다",
    "{} is defined at {}{}:{}": "{1:은} {2}{3}:{4}에서 정의되었습니다",
    "{} is defined": "{1:은} 정의되어 있습니다",
    // Arguments in C
    "it is negative; give the number of rows": "음수입니다. 행의 수를 주세요",
    "it is below 1; give the number of threads, at least 1": "1보다 작습니다. 스레드의 수를 1 이상으로 주세요",
    "it is NULL; give an address for each input": "NULL입니다. 입력마다 주소를 주세요",
    "it is no type; give RECKON_DOUBLE or RECKON_FLOAT": "형이 아닙니다. RECKON_DOUBLE이나 RECKON_FLOAT를 주세요",
    "it is 0, so that all results would be in one place; give another": "0이어서 모든 결과가 한곳에 놓입니다. 다른 값을 주세요",
    "it is NULL; give the address of the first row's number": "NULL입니다. 첫 행의 수가 있는 주소를 주세요",
    "its address is not a multiple of {}; copy the numbers to one that is":
      "주소가 {1}의 배수가 아닙니다. 배수인 주소로 수를 복사하세요",
    "so many rows at this distance do not fit into memory; give the distance in numbers":
      "이 간격으로는 그만큼의 행이 메모리에 들어가지 않습니다. 간격을 수의 개수로 주세요",
    "it is NULL or another kind of object; give one that this library has made":
      "NULL이거나 다른 종류의 객체입니다. 이 라이브러리가 만든 것을 주세요",
    "it is NULL; give the address of a text": "NULL입니다. 텍스트의 주소를 주세요",
    "it is negative; give the number of bytes, or -1 for a text that ends with a zero byte":
      "음수입니다. 바이트 수를, 0 바이트로 끝나는 텍스트에는 -1을 주세요",
    "it is {}; give RECKON_STRICT or RECKON_IEEE": "{1}입니다. RECKON_STRICT나 RECKON_IEEE를 주세요",
    "it is NULL; give the address of a stored form": "NULL입니다. 저장된 형식의 주소를 주세요",
    "it is not within 0 to {}; give the number of bytes of the stored form": "0에서 {1}까지가 아닙니다. 저장된 형식의 바이트 수를 주세요",
    "it is NULL; give an address for the result": "NULL입니다. 결과를 쓸 주소를 주세요",
    "there are none; give a number for each input": "값이 없습니다. 입력마다 수를 주세요",
    "it is NULL; give the address of a function": "NULL입니다. 함수의 주소를 주세요",
    // Limits
    "the source is longer than {} bytes; split it or raise the limit": "수식이 {1}바이트보다 깁니다. 나누거나 한도를 올리세요",
    "the book and what it imports are longer than {} bytes; split it or raise the limit":
      "수식집과 가져온 것이 {1}바이트보다 깁니다. 나누거나 한도를 올리세요",
    "a name is longer than {} bytes; shorten it": "이름이 {1}바이트보다 깁니다. 줄이세요",
    "a number is longer than {} bytes; shorten it": "수가 {1}바이트보다 깁니다. 줄이세요",
    "brackets and operators are nested deeper than {}; name a part of the formula and use the name":
      "괄호와 연산자가 {1}겹을 넘었습니다. 수식의 일부에 이름을 붙이고 그 이름을 쓰세요",
    "the formula has more than {} parts; split it or raise the limit": "수식의 부분이 {1}개를 넘습니다. 나누거나 한도를 올리세요",
    "the compiled formula is larger than {} bytes; split it or raise the limit": "컴파일한 수식이 {1}바이트보다 큽니다. 나누거나 한도를 올리세요",
    "these formulas together use more than {} parts of other definitions; split the text or raise the limit":
      "이 수식들이 쓰는 다른 정의의 부분이 모두 {1}개를 넘습니다. 텍스트를 나누거나 한도를 올리세요",
    "this number would have more than {} bits; use smaller numbers or raise the limit":
      "이 수는 {1}비트를 넘게 됩니다. 더 작은 수를 쓰거나 한도를 올리세요",
    "{} digits do not decide this: the numbers are equal or nearly so; compare with a tolerance, or raise the limit":
      "{1}자리로는 정할 수 없습니다. 두 수가 같거나 거의 같습니다. 오차를 두고 비교하거나 한도를 올리세요",
    "function calls hold more than {} values; end the recursion or raise the limit":
      "함수 호출이 값을 {1}개 넘게 갖고 있습니다. 재귀를 끝내거나 한도를 올리세요",
    "a text is longer than {} bytes; shorten it or raise the limit": "텍스트가 {1}바이트보다 깁니다. 줄이거나 한도를 올리세요",
    "a list has more than {} items; shorten it or raise the limit": "목록의 항목이 {1}개를 넘습니다. 줄이거나 한도를 올리세요",
    "texts and lists take more than {} bytes; use fewer or raise the limit": "텍스트와 목록이 {1}바이트를 넘습니다. 줄이거나 한도를 올리세요",
    "more than {} values use what this text changes; run it in parts or raise the limit":
      "이 텍스트가 바꾸는 것을 쓰는 값이 {1}개를 넘습니다. 나누어 실행하거나 한도를 올리세요",
    "the summary has more than {} groups times columns beyond one for each byte of the table; select fewer columns or raise the limit":
      "요약의 그룹과 열의 곱이 표의 바이트 수보다 {1} 넘게 많습니다. 열을 적게 고르거나 한도를 올리세요",
    "with those before it, it lacks more than {} fields beyond 32 for each byte; select fewer columns or raise the limit":
      "앞의 레코드까지 합쳐 빠진 필드가 바이트마다 32개보다 {1}개 넘게 많습니다. 열을 적게 고르거나 한도를 올리세요",
  ]
}
