#if !hasFeature(Embedded)
  extension Korean {
    /// What help says in a line: of commands, options, keys and topics. The page has none of these.
    static let help: [String: String] = [
      "# begins a remark that goes on to the end of the line.": "#은 줄 끝까지 가는 주석을 시작합니다.",
      "A formula could not be evaluated.": "수식을 계산할 수 없었습니다.",
      """
      A line that comes again is not compiled again, and one that always comes to the same not computed again \
      either.
      """:
        "다시 온 줄은 다시 컴파일하지 않고, 늘 같은 값이 되는 줄은 다시 계산하지도 않습니다.",
      """
      A setting goes by its name, or by a word of it: angle, mode, places. Changes are kept, and the calculator \
      follows them.
      """:
        "설정은 이름이나 이름의 한 낱말로 부릅니다: angle, mode, places. 변경은 저장되고 계산기도 따릅니다.",
      "All went well.": "모두 잘되었습니다.",
      """
      Compiles a formula book into one file, which --book takes like the book itself; - is standard input.
      """:
        "수식집을 파일 하나로 컴파일합니다. --book은 이것을 수식집처럼 받습니다. -는 표준 입력입니다.",
      """
      Computes in exact numbers, whatever the setting. Names may take part: :convert d mile. The result is \
      numbered like other values, so that ans is it.
      """:
        "설정과 상관없이 정확한 수로 계산합니다. 이름도 쓸 수 있습니다: :convert d mile. 결과는 다른 값처럼 번호가 붙어 ans가 됩니다.",
      """
      Evaluates expressions, or the lines of standard input, and prints a value a line.

      Numbers are exact: 0.1 + 0.2 is 0.3. What a book says goes for what uses it, and --jsonl computes in doubles unless an option asks for others.
      """: """
      식 또는 표준 입력의 줄들을 계산하여 값을 한 줄에 하나씩 출력합니다.

      수는 정확합니다. 0.1 + 0.2는 0.3입니다. 수식집이 정한 수는 그것을 쓰는 식에도 쓰이고, --jsonl은 다른 수를 옵션으로 청하지 않으면 배정도로 계산합니다.
      """,
      """
      Names that nothing is known of become inputs. A function is shown as a call of it, with its own parameters \
      as inputs.
      """:
        "알려지지 않은 이름은 입력이 됩니다. 함수는 매개변수를 입력으로 하는 호출로 보여 줍니다.",
      """
      Shows a calculator with keys on the whole terminal; with --keys, presses keys and prints the display.
      """:
        "터미널 전체에 키가 있는 계산기를 보여 줍니다. --keys를 주면 키를 누르고 화면을 출력합니다.",
      """
      Shows how an expression is read and compiled. It lists tokens, tree, value graph, bytecode before and after \
      optimisation, blocks, notes and cost.
      """:
        "식을 어떻게 읽고 컴파일하는지 보여 줍니다. 토큰, 트리, 값 그래프, 최적화 전후의 바이트코드, 블록, 참고 사항, 비용.",
      """
      Shows what the tool or one of its commands does, or what :help of the prompt says about a function, a unit \
      or another name.
      """:
        "도구나 그 명령이 무엇을 하는지, 또는 프롬프트의 :help가 함수, 단위 등 이름에 대해 말하는 것을 보여 줍니다.",
      "Something could not be read or written.": "무언가를 읽거나 쓸 수 없었습니다.",
      "The tool was called wrongly, or a formula could not be compiled.": "도구를 잘못 불렀거나 수식을 컴파일할 수 없었습니다.",
      "Without a name it tells where to begin.": "이름이 없으면 어디서 시작할지 알려 줍니다.",
      "a character to the left": "한 글자 왼쪽으로",
      "a character to the right": "한 글자 오른쪽으로",
      "a row down, then to the next line in the history": "한 행 아래로, 그다음에는 이력의 다음 줄로",
      "a row up, then to the line before in the history": "한 행 위로, 그다음에는 이력의 앞 줄로",
      "a summary for each value of a column, or of several together, in the order of their first rows":
        "열의 값마다, 또는 여러 열의 값을 묶어 요약합니다. 첫 행의 순서입니다",
      "a word to the left": "한 낱말 왼쪽으로",
      "a word to the right": "한 낱말 오른쪽으로",
      "algebraic (precedence counts) or chain (left to right)": "algebraic(우선순위를 따름) 또는 chain(왼쪽에서 오른쪽으로)",
      "back to the line that was begun": "입력하던 줄로 돌아갑니다",
      "begins another row": "새 행을 시작합니다",
      "behind C-y: what was cut before that instead": "C-y 뒤에서: 그 전에 자른 것을 대신 넣습니다",
      "clear without asking": "묻지 않고 지웁니다",
      "clears the screen": "화면을 지웁니다",
      "comparing and choosing": "비교와 선택",
      "completes the name before the cursor, or lists what it could be": "커서 앞의 이름을 완성하거나 가능한 것을 나열합니다",
      "compute in {}": "{1:으로} 계산합니다",
      "compute in {} (default)": "{1:으로} 계산합니다(기본값)",
      "converts between units and between currencies": "단위와 통화를 변환합니다",
      "cuts back to the blank before": "앞의 빈칸까지 자릅니다",
      "cuts the word before the cursor": "커서 앞의 낱말을 자릅니다",
      "cuts the word behind the cursor": "커서 뒤의 낱말을 자릅니다",
      "cuts to the end of the row": "행의 끝까지 자릅니다",
      "cuts to the start of the row": "행의 처음까지 자릅니다",
      "days, times of day, and what lies between": "날짜, 시각, 그 사이의 시간",
      "deg (default), rad or grad": "deg(기본값), rad 또는 grad",
      "degrees, radians and gradians": "도, 라디안, 그레이드",
      "does again what :undo took back": ":undo가 되돌린 것을 다시 합니다",
      "does it again": "다시 합니다",
      "draws functions of x": "x의 함수를 그립니다",
      "end an evaluation after so many steps; the same as --limit steps=COUNT":
        "이만큼의 단계 뒤에 계산을 끝냅니다. --limit steps=COUNT와 같습니다",
      "ends a search and keeps the line, closes a list": "찾기를 끝내고 줄을 남깁니다. 목록을 닫습니다",
      "erases the character at the cursor": "커서 자리의 글자를 지웁니다",
      "erases the character at the cursor; leaves on an empty line": "커서 자리의 글자를 지웁니다. 빈 줄에서는 끝냅니다",
      "erases the character before the cursor": "커서 앞의 글자를 지웁니다",
      "explains a function, an operator, a unit, a definition, a command or a topic, or finds a word":
        "함수, 연산자, 단위, 정의, 명령, 주제를 설명하거나 낱말을 찾습니다",
      "finds where both sides of an equation are the same": "방정식의 두 변이 같은 곳을 찾습니다",
      "for a row error leave the field empty (default), leave out the row, or end": "행 오류에서 필드를 비우거나(기본값), 행을 빼거나, 끝냅니다",
      "give a name a value; may be repeated": "이름에 값을 줍니다. 여러 번 쓸 수 있습니다",
      "gives up a search, closes a list": "찾기를 그만두고 목록을 닫습니다",
      "gives up the line; stops what is being computed": "줄을 그만둡니다. 계산 중인 것을 멈춥니다",
      "goes back in the list of completions": "완성 목록에서 앞으로 돌아갑니다",
      "how long update waits for a server (default {})": "update가 서버를 기다리는 시간(기본값 {1})",
      "how many characters wide the columns of a table of fixed widths are": "폭이 고정된 표의 열마다 글자 수",
      "how many significant digits to print of a number without an end, 1 to 1000000 (default 15)":
        "끝이 없는 수를 몇 자리의 유효숫자로 출력할지, 1에서 1000000까지(기본값 15)",
      """
      how many threads work at once (default and most: one for each processor); what is written is the same
      """:
        "동시에 일하는 스레드의 수(기본값이자 최대: 프로세서마다 하나). 출력은 같습니다",
      "how names are written": "이름을 쓰는 방법",
      "how numbers are written, and how exact they are": "수를 쓰는 방법과 얼마나 정확한지",
      "keep only the rows for which a condition holds; it may use old and new columns":
        "조건이 참인 행만 남깁니다. 조건은 원래 열과 새 열을 쓸 수 있습니다",
      "keeps what was defined and calculated as a formula book": "정의하고 계산한 것을 수식집으로 저장합니다",
      "leave the text out: errors then have no places, and there are no examples": "글을 뺍니다. 그러면 오류에 자리가 없고 예도 없습니다",
      "leaves; so does Ctrl-D": "끝냅니다. Ctrl-D도 같습니다",
      "let NaN and infinity flow instead of reporting the operation that failed": "실패한 연산을 알리는 대신 NaN과 무한대가 흐르게 합니다",
      "list only so many, the newest; how many are kept is the setting history-limit":
        "최근 것부터 이만큼만 나열합니다. 보관하는 수는 설정 history-limit입니다",
      "list the machine code of the formula, beside the instructions of its blocks": "수식의 기계어를 블록의 명령 옆에 나열합니다",
      "list the units, all or of the kind that follows: reckon convert --list length":
        "단위를 모두, 또는 뒤에 오는 종류만 나열합니다: reckon convert --list length",
      "lists lines that were entered at the prompt, the newest last": "프롬프트에 입력한 줄을 최근 것이 마지막에 오게 나열합니다",
      "lists the built-in functions: all, those of a topic, or those with a word": "내장 함수를 나열합니다: 모두, 한 주제의 것, 또는 낱말이 있는 것",
      "lists what is defined, or what has a word in its name, or shows one definition":
        "정의된 것, 또는 이름에 낱말이 있는 것을 나열하거나 정의 하나를 보여 줍니다",
      "make no machine code of formulas that are evaluated often; the values are the same":
        "자주 계산하는 수식을 기계어로 만들지 않습니다. 값은 같습니다",
      "measures how long an expression takes to compile and to evaluate": "식을 컴파일하고 계산하는 데 걸리는 시간을 잽니다",
      "numbers with units": "단위가 있는 수",
      "press keys without a screen, as '1 2 + 3 =' or 'sin 30 ='; - reads them from standard input":
        "화면 없이 키를 누릅니다. 예: '1 2 + 3 =', 'sin 30 ='. -는 표준 입력에서 읽습니다",
      "print an object for each expression: its value, or its error with kind, message and place":
        "식마다 객체를 출력합니다: 값, 또는 종류와 메시지와 자리가 있는 오류",
      "print an object: value with all its digits, unit, note and warning": "객체를 출력합니다: 모든 자리의 값, 단위, 참고, 경고",
      "put a setting back to its default; may be repeated": "설정을 기본값으로 되돌립니다. 여러 번 쓸 수 있습니다",
      "puts in what was cut last": "마지막으로 자른 것을 넣습니다",
      "read a request a line, {\"expr\": …, \"vars\": {…}}, and answer with an object a line":
        "한 줄에 요청 하나 {\"expr\": …, \"vars\": {…}}을 읽고 한 줄에 객체 하나로 답합니다",
      "read {}; default: by the file's name, otherwise csv": "읽을 형식: {1}. 기본값: 파일 이름으로, 아니면 csv",
      "remarks in the text": "글 속의 주석",
      "removes a definition": "정의를 지웁니다",
      "run a text, before FILE; may be repeated": "FILE보다 먼저 글을 실행합니다. 여러 번 쓸 수 있습니다",
      "runs the line; begins another when it is not complete": "줄을 실행합니다. 완전하지 않으면 새 줄을 시작합니다",
      "searches the history backwards; again for an older line": "이력을 거꾸로 찾습니다. 다시 누르면 더 오래된 줄로",
      "searches the history forwards; again for a newer line": "이력을 앞으로 찾습니다. 다시 누르면 더 새로운 줄로",
      "show so many digits of exact numbers without an end instead of 34": "끝이 없는 정확한 수를 34자리 대신 이만큼 보여 줍니다",
      "show the version": "버전을 보여 줍니다",
      "show this; behind a command, what that one does": "이것을 보여 줍니다. 명령 뒤에서는 그 명령에 대해",
      "shows how an expression is read and compiled": "식을 어떻게 읽고 컴파일하는지 보여 줍니다",
      "shows more digits of the last value": "마지막 값의 자리를 더 보여 줍니다",
      "shows or changes a setting, such as the angle unit": "각도 단위 같은 설정을 보여 주거나 바꿉니다",
      "shows the bytecode of an expression or a function": "식이나 함수의 바이트코드를 보여 줍니다",
      "shows values of functions of x in a table": "x의 함수의 값을 표로 보여 줍니다",
      "shows what the caches of programs and values have saved": "프로그램과 값의 캐시가 무엇을 아꼈는지 보여 줍니다",
      "start random() and randint() at a fixed place": "random()과 randint()를 정해진 곳에서 시작합니다",
      "continue the session of the last prompt that was cut off, by a signal, a crash or a power cut":
        "시그널이나 충돌이나 정전으로 끊긴 마지막 프롬프트의 세션을 이어 갑니다",
      "start the prompt without running reckonrc": "reckonrc를 실행하지 않고 프롬프트를 시작합니다",
      "sums and products over a name": "이름에 대한 합과 곱",
      "swaps the two characters at the cursor": "커서 자리의 두 글자를 바꿉니다",
      "take the columns' names from another file's header, for input without one": "머리글이 없는 입력의 열 이름을 다른 파일의 머리글에서 가져옵니다",
      "takes back the last change": "마지막 변경을 되돌립니다",
      "takes back what the last line defined or changed": "마지막 줄이 정의하거나 바꾼 것을 되돌립니다",
      "takes in the definitions of a formula book": "수식집의 정의를 받아들입니다",
      "the byte between fields of what is written, where it is another": "출력이 다를 때 그 필드 사이의 바이트",
      "the byte between fields, or tab": "필드 사이의 바이트 또는 tab",
      "whether fields may stand in double quotes; csv: double, tsv: none": "필드를 큰따옴표로 묶을 수 있는지. csv는 double, tsv는 none",
      "the columns to write, in this order": "쓸 열을 이 순서로",
      "the columns' names, for input without a header, and for JSON lines": "머리글이 없는 입력과 JSON 줄의 열 이름",
      "the first line is a row like the others; columns are called c1, c2, …": "첫 줄도 다른 줄과 같은 행입니다. 열은 c1, c2, …라고 부릅니다",
      "the last value, and those before it": "마지막 값과 그 앞의 값들",
      "the marks in the table's numbers: {}": "표의 수에 쓰인 기호: {1}",
      "the only names that may be used without a definition": "정의 없이 쓸 수 있는 이름",
      "the unit of a column's numbers, as in --unit distance=km; may be repeated":
        "열의 수의 단위. 예: --unit distance=km. 여러 번 쓸 수 있습니다",
      "to the end of all rows": "모든 행의 끝으로",
      "to the end of the row": "행의 끝으로",
      "to the oldest line of the history": "이력의 가장 오래된 줄로",
      "to the start of all rows": "모든 행의 처음으로",
      "to the start of the row": "행의 처음으로",
      "units, and other ways to write a number": "단위, 그리고 수를 쓰는 다른 방법",
      "update takes rates of an earlier day than the ones it has": "update가 지금보다 이른 날의 환율도 받습니다",
      """
      use the definitions of a formula book: a file, or one that comes with Reckon, such as finance; may be repeated
      """:
        "수식집의 정의를 씁니다. 파일이나 finance처럼 Reckon에 딸린 것. 여러 번 쓸 수 있습니다",
      "values and functions with names": "이름이 있는 값과 함수",
      "what % means": "%의 뜻",
      "what a summary has of each column: {}; all numbers of a column are kept for median and percentiles":
        "열마다 요약에 넣을 것: {1}. 중앙값과 백분위수에는 열의 모든 수를 보관합니다",
      "where no sign is needed to multiply": "곱셈 기호가 필요 없는 곳",
      "where to write it; the file appears only when it is whole": "쓸 곳. 파일은 온전해진 뒤에 나타납니다",
      "which operators bind tighter": "어느 연산자가 더 강하게 묶는지",
      """
      with --keys: an object after each key, with display, last lines, end of the expression, error and memory
      """:
        "--keys와 함께: 키마다 화면, 마지막 줄들, 식의 끝, 오류, 메모리가 있는 객체",
      "with --keys: use the settings, history and rates of this person, and change them":
        "--keys와 함께: 이 사람의 설정, 이력, 환율을 쓰고 바꿉니다",
      """
      write count, sum, mean, min, max and standard deviation of each new (or selected) column instead of rows
      """:
        "행 대신 새(또는 고른) 열마다 개수, 합, 평균, 최소, 최대, 표준편차를 씁니다",
      "write no header": "머리글을 쓰지 않습니다",
      "write to a file, which appears only when it is whole": "파일에 씁니다. 파일은 온전해진 뒤에 나타납니다",
      "write {}; default: as the input": "쓸 형식: {1}. 기본값: 입력과 같게",
      "{}; text is the default": "{1}. text가 기본값입니다",
      "type an expression and press Enter": "식을 입력하고 Enter를 누르세요",
      """
      :help NAME explains any of these, or a function, an operator, a unit; :help WORD finds a word. Tab \
      completes what you type.
      """:
        ":help NAME은 이들과 함수, 연산자, 단위를 설명합니다. :help WORD는 낱말을 찾습니다. Tab은 입력을 완성합니다.",
      "commands": "명령",
      "topics": "주제",
      "also": "다른 이름",
      "binds like": "같은 세기",
      "uncertainty": "불확도",
      "source": "출처",
      "with prefixes": "접두어와 함께",
      "usage: {}": "사용법: {1}",
      "options:": "옵션:",
      "commands:": "명령:",
      "reckon help COMMAND shows a command's options. Those without a command:":
        "reckon help COMMAND는 명령의 옵션을 보여 줍니다. 명령 없이 쓰는 옵션:",
      "command of the shell": "셸 명령",
      "command": "명령",
      "setting": "설정",
      "functions": "함수",
      "all functions, by topic": "모든 함수, 주제별",
      "all units, by kind": "모든 단위, 종류별",
      "all, by topic": "모두, 주제별",
      "all, by kind": "모두, 종류별",
      "functions: {}…": "함수: {1}…",
      "units of {}": "{1}의 단위",
      "all operators, the tightest first": "모든 연산자, 강하게 묶는 것부터",
      "numbers with names": "이름이 있는 수",
      "what begins with a colon": "콜론으로 시작하는 것",
      "what :set changes": ":set이 바꾸는 것",
      "signs that \\name and Tab write": "\\이름과 Tab이 쓰는 기호",
      "what keys do while a line is typed": "줄을 입력하는 동안 키가 하는 일",
      "what reckon does in a shell": "셸에서 reckon이 하는 일",
      "It is {}; before it is set, {}.": "가능한 값: {1}. 설정하기 전의 값: {2}.",
      "a JSON object a line": "한 줄에 JSON 객체 하나",
      "for people": "사람이 읽는 것",
      "columns of --widths": "--widths의 열",
      "decimals of 34 digits": "34자리 십진수",
      "exact numbers, every digit right": "모든 자리가 맞는 정확한 수",
    ]
  }
#endif
