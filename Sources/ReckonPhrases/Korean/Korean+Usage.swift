#if !hasFeature(Embedded)
  extension Korean {
    /// What the tool, its prompt and its tables say of how they are used. The page has none of these.
    static let usage: [String: String] = [
      // Commands.
      "compile needs one formula book: reckon compile pricing.reckon --output pricing.image":
        "compile에는 수식집 하나가 필요합니다: reckon compile pricing.reckon --output pricing.image",
      "compile needs a place for the result: --output FILE": "compile에는 결과를 저장할 곳이 필요합니다: --output 파일",
      "test needs a formula book: reckon test pricing.reckon": "test에는 수식집이 필요합니다: reckon test pricing.reckon",
      "check needs a file: reckon check formulas.txt; - is standard input":
        "check에는 파일이 필요합니다: reckon check formulas.txt. -는 표준 입력입니다",
      "there is no kind of units {}; {}": "단위의 종류 {1:은} 없습니다. {2}",
      "--digits is for exact numbers; add --exact": "--digits는 정확한 수에 씁니다. --exact를 더하세요",
      "{} and {} ask for different numbers; give one of them": "{1:과} {2:은} 서로 다른 수로 계산하라는 뜻입니다. 하나만 주세요",
      "--jsonl reads its requests from standard input": "--jsonl은 요청을 표준 입력에서 읽습니다",
      "eval needs an expression: reckon eval '2 + 3'": "eval에는 식이 필요합니다: reckon eval '2 + 3'",
      "explain takes one expression: reckon explain '2x + 1'": "explain에는 식 하나를 줍니다: reckon explain '2x + 1'",
      "history knows nothing but clear; reckon help history says more":
        "history에는 clear만 줄 수 있습니다. reckon help history에 설명이 있습니다",
      "history clear drops all entries; where no one can be asked it needs --yes":
        "history clear는 모든 항목을 지웁니다. 물어볼 수 없는 곳에서는 --yes가 필요합니다",
      "keypad takes no {}; keys stand behind --keys": "keypad에는 {1:을} 줄 수 없습니다. 키는 --keys 뒤에 적습니다",
      "{} goes with --keys": "{1:은} --keys와 함께 씁니다",
      "keypad needs a terminal that can show a screen; without one: reckon keypad --keys '1 2 + 3 ='":
        "keypad에는 화면을 보일 수 있는 터미널이 필요합니다. 없을 때는: reckon keypad --keys '1 2 + 3 ='",
      "standard input is not UTF-8": "표준 입력이 UTF-8이 아닙니다",
      "manual takes nothing behind it: reckon manual | man -l -": "manual 뒤에는 아무것도 적지 않습니다: reckon manual | man -l -",
      "{} has no option {}{}": "{1}에는 옵션 {2:이} 없습니다{3}",
      "{} needs a value: {} {}": "{1}에는 값이 필요합니다: {2} {3}",
      "{} is given twice; give it once": "{1:이} 두 번 주어졌습니다. 한 번만 주세요",
      "{} needs a value before {}; for one that is called so write {}={}":
        "{2} 앞에 {1}의 값이 필요합니다. 그런 이름의 값은 {3}={4}로 쓰세요",
      "--let {} is used nowhere{}": "--let {1:은} 어디에도 쓰이지 않습니다{2}",
      "{} takes no value": "{1}에는 값을 줄 수 없습니다",
      "--let gives a name a value, as in --let x=3, not {}": "--let은 이름에 값을 줍니다. 예: --let x=3. {1:은} 그렇지 않습니다",
      "there is no limit {}; {}": "한도 {1:은} 없습니다. {2}",
      "--limit is a name with a positive whole number, as in --limit {}={}": "--limit에는 이름과 양의 정수를 줍니다. 예: --limit {1}={2}",
      "--limit record-bytes is at most {}, 4 GiB, not {}": "--limit record-bytes는 4 GiB인 {1:을} 넘을 수 없습니다. {2:은} 너무 큽니다",
      "--language is {}, not {}": "--language에는 {1} 가운데 하나를 줍니다. {2:은} 없습니다",
      "reckon has no option {}; reckon help lists them": "reckon에는 옵션 {1:이} 없습니다. reckon help가 옵션을 보여 줍니다",
      "{} is a command, which stands before its options: reckon {} …; a file of that name is ./{}":
        "{1:은} 명령이므로 옵션 앞에 적습니다: reckon {2} …. 그 이름의 파일은 ./{3:으로} 적습니다",
      "reckon runs one script; behind {} stand options only": "reckon은 스크립트 하나를 실행합니다. {1} 뒤에는 옵션만 적습니다",
      "settings takes a name and a value, or --reset and a name; quote a value with spaces":
        "settings에는 이름과 값, 또는 --reset과 이름을 줍니다. 빈칸이 있는 값은 따옴표로 묶으세요",
      "convert takes a value, its unit and the unit wanted: {} 5 km mile": "convert에는 값과 그 단위, 바꿀 단위를 줍니다: {1} 5 km mile",
      "there is no setting {}; {}": "설정 {1:은} 없습니다. {2}",
      "{} could be {}": "{1:은} {2}일 수 있습니다",
      ":{} could be {}": ":{1:은} {2}일 수 있습니다",
      // Exchange rates.
      "fetching rates needs curl (Debian package: curl); install it, or give a file that you have fetched yourself":
        "환율을 받으려면 curl이 필요합니다(데비안 패키지: curl). 설치하거나 직접 받은 파일을 주세요",
      "{} cannot be run: {}": "{1:을} 실행할 수 없습니다: {2}",
      "{} cannot be fetched: {}": "{1:을} 받을 수 없습니다: {2}",
      "{} cannot be fetched: curl does not end": "{1:을} 받을 수 없습니다: curl이 끝나지 않습니다",
      "{} is larger than {} MiB, which no rates file is": "{1:이} {2} MiB보다 큽니다. 환율 파일은 그렇게 크지 않습니다",
      "{} is no URL of a host; write {}://host/path, and / ? # in a password as %2F %3F %23":
        "{1:은} 호스트의 URL이 아닙니다. {2}://호스트/경로처럼 적고, 암호의 / ? #은 %2F %3F %23으로 적으세요",
      "{} names no file of this machine; file:///path/of/rates.csv would":
        "{1:은} 이 컴퓨터의 파일이 아닙니다. file:///path/of/rates.csv처럼 적으세요",
      "rates come from http, https, or a file, not from {}": "환율은 http, https 또는 파일에서 받습니다. {1}에서는 받지 않습니다",
      "rates update takes one file or URL": "rates update에는 파일이나 URL 하나를 줍니다",
      "rates needs update or show: reckon rates show USD": "rates에는 update나 show가 필요합니다: reckon rates show USD",
      "{} has no rates that can be used: {}": "{1}에는 쓸 수 있는 환율이 없습니다: {2}",
      "there are no exchange rates yet; reckon rates update fetches them": "아직 환율이 없습니다. reckon rates update로 받습니다",
      "there is no rate for {}; {}": "{1}의 환율이 없습니다. {2}",
      // The prompt.
      "{} is there already; :load it to keep it up to date, or save under another name":
        "{1:이} 이미 있습니다. :load로 읽어 고치거나 다른 이름으로 저장하세요",
      "{} was changed by someone else; :load it again, or save under another name":
        "{1:을} 다른 쪽에서 고쳤습니다. :load로 다시 읽거나 다른 이름으로 저장하세요",
      "load needs a file: :load prices.reckon": "load에는 파일이 필요합니다: :load prices.reckon",
      "cache knows nothing but clear": "cache에는 clear만 줄 수 있습니다",
      "there is nothing to take back": "되돌릴 것이 없습니다",
      "nothing was taken back": "되돌린 것이 없습니다",
      "forget takes the name of a definition: :forget x": "forget에는 정의의 이름을 줍니다: :forget x",
      "{} is not defined here; {}": "{1:은} 여기에 정의되어 있지 않습니다. {2}",
      "digits takes a number from 1 to {}: :digits 100": "digits에는 1부터 {1}까지의 수를 줍니다: :digits 100",
      "there is no value yet of which digits could be shown": "아직 자릿수를 보일 값이 없습니다",
      "the last value has no more digits than were shown: it is not known exactly":
        "마지막 값에는 보인 것보다 많은 자리가 없습니다. 정확한 값을 알 수 없습니다",
      "{} digits take too long, or cannot be told": "{1}자리는 너무 오래 걸리거나 알 수 없습니다",
      "explain needs an expression: :explain 2x + 1": "explain에는 식이 필요합니다: :explain 2x + 1",
      "disassemble needs an expression or a function: :disassemble 2x + 1":
        "disassemble에는 식이나 함수가 필요합니다: :disassemble 2x + 1",
      "history takes a number from 1, or a word: :history 50": "history에는 1 이상의 수나 낱말을 줍니다: :history 50",
      "no function has to do with {}; {}": "{1:과} 관계있는 함수가 없습니다. {2}",
      "{} is there already and no picture; draw under another name": "{1:이} 이미 있고 그림이 아닙니다. 다른 이름으로 그리세요",
      "no side of the equation has a value from {}{}": "등식의 어느 쪽도 {1}에서 값이 없습니다{2}",
      "no solution was found from {}; try other bounds, as in :solve x^2 = 2 0 5":
        "{1}에서 해를 찾지 못했습니다. 다른 범위를 주세요. 예: :solve x^2 = 2 0 5",
      "time needs an expression: :time sin(2) + 1": "time에는 식이 필요합니다: :time sin(2) + 1",
      "there is no command :{}; {}": "명령 :{1:은} 없습니다. {2}",
      ":{} stands alone; :help :{} explains it": ":{1:은} 혼자 씁니다. :help :{2:이} 설명합니다",
      "help knows nothing of {}; {}": "{1:은} 도움말에 없습니다. {2}",
      "a plot is written to a file whose name ends in .svg, not to {}": "그래프는 이름이 .svg로 끝나는 파일에 저장합니다. {1}에는 저장하지 않습니다",
      "plot needs a function, and bounds if you like: :plot x^2 -5 5": "plot에는 함수가 필요하고 범위를 더할 수 있습니다: :plot x^2 -5 5",
      "solve needs an equation, and bounds if you like: :solve x^2 = 2 0 5":
        "solve에는 등식이 필요하고 범위를 더할 수 있습니다: :solve x^2 = 2 0 5",
      "table needs a function, bounds, and a step if you like: :table x^2 0 10 0.5":
        "table에는 함수와 범위가 필요하고 간격을 더할 수 있습니다: :table x^2 0 10 0.5",
      "{} is larger than {} MiB, which no stored book is": "{1:이} {2} MiB보다 큽니다. 저장한 수식집은 그렇게 크지 않습니다",
      "{} is empty; a formula book has at least one line": "{1:이} 비어 있습니다. 수식집에는 한 줄 이상이 있습니다",
      // Tables.
      "{} and {} both say where columns' names come from; give one of them":
        "{1:과} {2:은} 모두 열 이름을 어디에서 가져올지 정합니다. 하나만 주세요",
      "--statistics are {}, not {}": "--statistics에는 {1:을} 줍니다. {2:은} 없습니다",
      "{} is of what another aggregate gives; compute that in a run before": "{1:은} 다른 집계의 값을 집계합니다. 그 값을 먼저 따로 구하세요",
      "{} is of what {} gives; compute that in a run before": "{1:은} {2}의 값을 집계합니다. 그 값을 먼저 따로 구하세요",
      "behind by: stand names of columns, as in {}(…, by: region)": "by: 뒤에는 열 이름을 적습니다. 예: {1}(…, by: region)",
      "--delimiter is one byte, or tab, not {}": "--delimiter는 한 바이트나 tab입니다. {1:은} 쓸 수 없습니다",
      "--quotes is double or none, not {}": "--quotes에는 double이나 none을 줍니다. {1:은} 없습니다",
      "--delimiter cannot be {}, which fields may contain": "{1:은} 필드에 들어갈 수 있으므로 --delimiter로 쓸 수 없습니다",
      "--from fixed needs the columns' widths, as in --widths 10,8,12": "--from fixed에는 열의 너비가 필요합니다. 예: --widths 10,8,12",
      "--widths are whole numbers from 1 to {}, as in --widths 10,8,12, not {}":
        "--widths는 1부터 {1}까지의 정수입니다. 예: --widths 10,8,12. {2:은} 쓸 수 없습니다",
      "--format and {} both say how to write; give one of them": "--format과 {1:은} 모두 쓰는 형식을 정합니다. 하나만 주세요",
      "{}: row 1 is not a JSON object: {} expected at byte {} of the line":
        "{1}: 첫 행이 JSON 객체가 아닙니다: 그 줄의 {3}번째 바이트에 {2:이} 있어야 합니다",
      "JSON lines have names for their values; --no-header is for other tables":
        "JSON 줄의 값에는 이름이 있습니다. --no-header는 다른 표에 씁니다",
      "{} ends inside a quoted field; the quote at byte {} is not closed; --quotes none reads quotes as characters":
        "{1:이} 따옴표로 묶은 필드 안에서 끝납니다. {2}번째 바이트의 따옴표가 닫히지 않았습니다. --quotes none은 따옴표를 글자로 읽습니다",
      "the book is in exact numbers, and tables are computed in doubles or decimals; eval --jsonl computes each line exactly":
        "수식집은 정확한 수를 쓰지만 표는 부동소수점이나 십진수로 계산합니다. eval --jsonl은 줄마다 정확히 계산합니다",
      "{} is a member of a column's object, which stays as it is; give the new column another name":
        "{1:은} 바뀌지 않는 열의 객체에 속합니다. 새 열에 다른 이름을 주세요",
      "{} is empty; it needs {}": "{1:이} 비어 있습니다. {2:이} 필요합니다",
      "{} is of texts, which have no such value; count(…) counts them": "{1:은} 그런 값이 없는 텍스트의 집계입니다. 개수는 count(…)로 셉니다",
      "{} is of dates, which have no such value": "{1:은} 그런 값이 없는 날짜의 집계입니다",
      "--unit gives a column a unit, as in --unit distance=km, not {}": "--unit은 열에 단위를 줍니다. 예: --unit distance=km. {1:은} 그렇지 않습니다",
      "there is no column {} to have a unit{}": "단위를 줄 열 {1:이} 없습니다{2}",
    ]
  }
#endif
