#if !hasFeature(Embedded)
  extension Korean {
    /// Summaries of the tool's commands, by name; reckon without a command is `reckon`.
    static let commands: [String: String] = [
      "books": """
      Reckon에 딸린 수식집을, 또는 그 하나가 정의하는 것을 나열합니다.

      쓰려면: reckon --book finance 'annuityPayment(10000, 8%/12, 10)'. reckon help는 정의를 낱말로 찾습니다: reckon help 대출 상환액.
      """,
      "eval": """
      식 또는 표준 입력의 줄들을 계산하여 값을 한 줄에 하나씩 출력합니다.

      수는 정확합니다. 0.1 + 0.2는 0.3입니다. 수식집이 정한 수는 그것을 쓰는 식에도 쓰이고, --jsonl은 다른 수를 옵션으로 청하지 않으면 배정도로 계산합니다.
      """,
      "run": """
      표(-는 표준 입력)의 열을 계산하여 새 열을 뒤에 붙여 씁니다.

      파일이 여럿이면 차례로 읽어 한 표로 다룹니다: reckon run 'total = price * qty' jan.csv feb.csv. 파일마다 머리글이 있고 열은 같되
      순서는 달라도 됩니다. 행에 대한 메시지는 파일과 그 안의 행을 밝히고, row는 모든 파일에 걸쳐 이어집니다. --filename NAME은 파일
      이름의 열을 더합니다. 마지막이 아닌 낱말은 -이거나, 표 파일처럼 끝나거나(.csv, .jsonl), /나 ./로 시작하거나, 점이나 빗금이 있고
      그런 파일이 있으면 파일이며, 나머지는 모두 수식입니다.

      FORMULAS는 'total = price * qty; tax = total * 20%'와 같은 정의입니다. 앞뒤 빈칸을 뺀 열 이름이 변수입니다. 낱말이 아닌 이름은
      역따옴표로 묶고, row는 행 번호입니다. 이름이 열과 같은 정의는 그 열을 바꾸며, 뒤의 수식은 새 값을 봅니다. 이름이 없는 수식은
      그 글을 이름으로 하는 열이 됩니다. --select, --where, --summary, --group-by, --statistics, --partial, --sort, --distinct, --head, --tail, --format,
      --delimiter-out이 있으면 FORMULAS를 생략할 수 있습니다.

      total(qty), count(qty), avg, min, max, 인수가 하나인 stdev와 median, 그리고 percentile(qty, 95)는 모든 행을, 또는
      total(qty, by: region)처럼 같은 값을 가진 행들을 봅니다. --where가 남긴 행(조건이 직접 쓰면 모든 행)에 대한 값이고, 값이 없는
      행은 건너뛰며, 표를 두 번 읽습니다. 파이프로 온 것은 그동안 $TMPDIR에 둡니다. 수식의 나머지는 한 번에 한 행만 봅니다.
      mode(qty), correl(x, y), slope(x, y), intercept(x, y)도 그렇습니다. prev(qty), next(qty, 3), cumtotal(qty), movavg(qty, 7),
      rank(qty)(가장 큰 것이 1), share(qty)는 행마다 다른 행들과 견준 값을 주고, by:를 쓸 수 있습니다. by:와 --group-by의 열은
      수식이 계산한 열이어도 됩니다.
      to fix 2, to hex 같은 표기로 끝나는 수식은 그렇게 쓰이고, JSON 줄에서는 JSON 수가 아닌 표기는 글이 됩니다. 뒤의 수식은 값 전체를 봅니다.

      클러스터나 여러 프로세스에서 그런 호출과 요약은 한 프로세스의 행, 곧 표 전체가 아니라 파티션에 대한 것입니다. 전체를 위해서는
      파티션마다 부분을 쓰고(--summary --statistics sum --partial) reckon combine으로 더한 뒤, 두 번째 실행에 총합을 주세요:
      'share = qty / sum' --let sum=1234.

      필드는 행의 값에 필요할 때만 영향을 줍니다. a가 3이면 a > 0 ? a : b에서 b는 필요 없습니다. 필요한 필드가 비어 있거나 수가
      아니면(NA, NaN, inf, 1e400, 0x10, 1,5도 수가 아닙니다) 그 행의 오류이고, 부동소수점이 담는 자릿수를 넘는 정수도 그렇습니다.
      --decimal은 34자리까지 담습니다. k = id는 필드를 있는 그대로 넘깁니다. 짧은 행은 빈 필드로 채우고, 머리글보다 필드가 많은 행은 실행을 끝내거나 --on-error skip이면 \
      빠집니다.
      빈 줄은 건너뛰고(열이 하나인 표에서는 빈 필드), 출력의 줄은 LF로 끝납니다. 이름이 같은 열은 첫째를 봅니다. UTF-8이 아닌 바이트는
      그대로 지나갑니다. JSON의 열은 --columns가 없으면 첫 객체의 멤버입니다. JSON 줄은 한 줄에 객체 하나, JSON은
      여러 줄에 걸쳐도 되는 객체의 배열입니다.

      --join rates.csv --on currency는 행마다 다른 파일에서 같은 값을 가진 행의 열을 붙입니다. 그 파일의 열 이름이 다르면
      --on currency=code를 씁니다.

      머리글이 distance [km]처럼 대괄호 속 단위로 끝나는 열은 distance라고 부르며 그 수는 그 단위입니다. --unit은 머리글에 단위가 없는
      열에 단위를 줍니다. 그러면 수식은 단위로 계산하고, 만든 열은 speed [km/h]처럼 머리글에 단위를 갖습니다.

      --uncertainty x=ux는 열 x의 표준 불확도가 열 ux에 있다는 뜻입니다. 0.02나 x*1e-4 같은 수식, 퍼센트도 됩니다. 그러면 수식 y마다 열
      u(y)가 뒤에 붙습니다: 그런 열들이 서로 독립일 때 (∂y/∂x · u(x))²의 합의 제곱근입니다.

      열이 무엇인지는 쓰는 수식에 달렸습니다. region == "EU", region in ["EU", "UK"], upper(region)에서는 글이고, 아니면 수이며,
      첫 필드들이 그렇다면 날짜나 참거짓입니다. 빈 필드는 없는 값입니다: fee ?? 0과 ismissing(fee)가 받고, 다른 곳에서는 그 행의
      오류입니다. JSON에서 order.total은 객체 order의 멤버 total입니다.

      --fields lenient는 사람이 쓰는 대로 적힌 수를 읽습니다: $1,234.50, 1'234.50, 0.05인 5%, -12인 (12.00). --numbers가 없으면 소수점은
      점이고, 다른 기호는 세 자리 묶음 사이에만 옵니다. 두 가지로 읽힐 수 있는 것과 열의 첫 통화가 아닌 금액은 그 행의 오류입니다.
      --dates dmy는 27.11.2026을, --dates mdy는 11/27/2026을 읽습니다. 필드는 있는 그대로 씁니다.

      표는 배정도로, --decimal이면 십진수로 계산합니다. 칸과 합은 크기가 정해진 수이고 블록 단위로 처리합니다. 정확한 수를 원하면
      reckon eval --exact --jsonl이 행마다 요청 하나를 받습니다.

      종료 코드: 0(행 오류가 있어도), --on-error stop이 오류를 만나면 1, 수식이 틀리면 2, 읽거나 쓸 수 없으면 3.
      """,
      "combine": """
      요약의 부분들을 더하여 전체를 씁니다(-는 표준 입력).

      부분은 reckon run --partial이 표의 한 부분에서 쓴 것입니다. 어느 프로세스, 어느 컴퓨터에서 써도 되지만 옵션은 같아야 합니다:
      reckon run FORMULAS part.csv --group-by region --statistics sum,median --partial > part.sum, 그리고 reckon combine *.sum.

      개수, 최소, 최대, 중앙값, 백분위수, 최빈값은 표 전체의 것이고, 합과 평균과 표준편차도 마지막 자리 말고는 그렇습니다. 그룹은
      부분들에 처음 나온 순서입니다.

      종료 코드: 0, 요약에 없는 열로 정렬하려 하면 2, 읽거나 쓸 수 없거나 같은 요약의 부분이 아니면 3.
      """,
      "convert": """
      단위와 통화를 변환합니다.

      예: reckon convert 5 km mile, reckon convert '3 h + 20 min to min', reckon convert 100 USD KRW.

      정확한 수로 계산합니다. 출력한 자리는 모두 맞고, 더 이어지면 …을 붙입니다. 통화에는 환율이 필요합니다: reckon rates update로 받습니다.
      """,
      "translate": """
      다른 언어의 수식을 값이 같은 Reckon 수식으로 씁니다.

      식이나 표준 입력의 줄을 읽어 수식을 하나씩 출력합니다. 여기에 같은 것이 없으면 그 자리를 알리는 오류입니다.

      xlsx에서는 Excel 통합 문서(.xlsx)를 시스템의 unzip으로 읽어 하나마다 수식집을 만듭니다. 수식이 쓰는 셀은 매개변수가 되고 옆의 글이 그 설명이 되며, 수식은 정의가 됩니다. --check는 모든 수식을 계산하여 Excel이 저장한 값과 견줍니다.
      """,
      "explain": "식을 어떻게 읽고 컴파일하는지 보여 줍니다. 토큰, 트리, 값 그래프, 최적화 전후의 바이트코드, 블록, 참고 사항, 비용.",
      "check": """
      수식과 정의를 검사하여 모든 오류를 파일, 줄, 칸과 함께 알립니다.

      문장은 reckon FILE이 읽는 대로 읽습니다. 프롬프트의 :명령은 :load가 말하는 수식집 말고는 지나칩니다. 아무도 정의하지 않은 이름은 입력입니다.
      --dialect를 주면 줄마다 그 언어의 수식입니다.
      .reckon으로 끝나는 파일, 저장된 수식집과 Reckon에 딸린 수식집은 가져오는 것과 함께 읽으며 참고 사항도 보여 줍니다.
      """,
      "test": """
      수식집의 예를 실행하여 실패한 것을 출력합니다. -는 표준 입력입니다.
      예는 정의 아래의 줄입니다: > area(1) = 3.14 ± 0.01. 예가 실패하면 종료 코드는 1이고, 수식집에 오류가 있으면 2이며
      그 예는 실행하지 않습니다.
      """,
      "compile": "수식집을 파일 하나로 컴파일합니다. --book은 이것을 수식집처럼 받습니다. -는 표준 입력입니다.",
      "keypad": "터미널 전체에 키가 있는 계산기를 보여 줍니다. --keys를 주면 키를 누르고 화면을 출력합니다.",
      "history": "계산한 것을 최근 것부터 나열합니다. 줄마다 번호, 시각(UTC), 식, 결과가 있습니다. ≈는 반올림했거나 정확히 알 수 없는 것을 표시합니다. clear는 모두 지웁니다.",
      "settings": """
      계산기의 설정을 가능한 값과 함께 나열하거나, 하나를 보여 주거나 바꿉니다. 설정은 이름이나 angle처럼 이름의 한 낱말로 부릅니다. 설정은 \
      $XDG_CONFIG_HOME/reckon(~/.config/reckon)에, 이력과 환율은 $XDG_STATE_HOME/reckon(~/.local/state/reckon)에, \
      RECKON_HOME이 있으면 모두 그 폴더에 저장합니다.
      """,
      "rates": """
      유럽중앙은행의 환율(CSV 또는 XML)을 받거나 파일에서 읽고, 1유로의 값을 보여 줍니다. 위치를 주지 않으면 update는 설정 rates-location을 씁니다. URL 속의 이름, 암호, \
      질의(?…)는 보여 주지 않고 환율과 함께 저장하지도 않습니다. 설정은 질의를 보존하지만 암호는 보존하지 않습니다. 받을 수 없거나 온전하지 않은 환율은 이전 것을 바꾸지 않습니다.
      """,
      "completions": """
      셸이 Tab으로 reckon의 명령, 옵션과 그 값을 완성하는 데 필요한 것을 출력합니다.

      bash: ~/.bashrc에 source <(reckon completions bash). zsh: reckon completions zsh > FOLDER/_reckon, 여기서 FOLDER는 \
      fpath에 있습니다.
      fish: reckon completions fish > ~/.config/fish/completions/reckon.fish.
      """,
      "manual": """
      man과 groff를 위한 설명서를 출력합니다: reckon manual | man -l -.

      설치: reckon manual > ~/.local/share/man/man1/reckon.1.
      """,
      "help": "도구나 그 명령이 무엇을 하는지, 또는 프롬프트의 :help가 함수, 단위 등 이름에 대해 말하는 것을 보여 줍니다.",
      "reckon": """
      명령이 없으면 reckon은 reckon eval처럼 식을 계산합니다: reckon '2+3' '4*5'. 낱말 하나로 읽을 수 없으면 모두가 한 식입니다: reckon 2 + 3.

      식도 없이 터미널에서 실행하면 reckon은 계산기 프롬프트입니다. -e가 주는 글, 스크립트 FILE(-는 표준 입력),
      또는 터미널이 아닌 표준 입력을 실행합니다. 문장과 프롬프트의 :명령이 한 세션에서 실행되고, 값은 한 줄에 하나씩, 첫 오류까지 나옵니다.
      스크립트는 #!/usr/bin/env reckon으로 시작할 수 있습니다. 프롬프트는 먼저 설정이 있는 곳(~/.config/reckon)의 reckonrc를 실행합니다.
      """,
    ]

    /// Summaries of options, by name, with the command before it if the option has another meaning there.
    static let options: [String: String] = [
      "--let": "이름에 값을 줍니다. 여러 번 쓸 수 있습니다",
      "--book": "수식집의 정의를 씁니다. 파일이나 finance처럼 Reckon에 딸린 것. 여러 번 쓸 수 있습니다",
      "--angle": "deg(기본값), rad 또는 grad",
      "mode": "{1:으로} 계산합니다",
      "default mode": "{1:으로} 계산합니다(기본값)",
      "--decimal-mark": "point(기본값) 또는 comma: comma에서는 1,5가 수이고, 함수의 인수 사이에는 ;을 씁니다",
      "--digits": "끝이 없는 정확한 수를 34자리 대신 이만큼 보여 줍니다",
      "--complex": "함수가 복소수도 줍니다. sqrt(-4)는 2i입니다",
      "--ieee": "실패한 연산을 알리는 대신 NaN과 무한대가 흐르게 합니다",
      "--json": "식마다 객체를 출력합니다: 값, 또는 종류와 메시지와 자리가 있는 오류",
      "--jsonl": "한 줄에 요청 하나 {\"expr\": …, \"vars\": {…}}을 읽고 한 줄에 객체 하나로 답합니다",
      "--seed": "random()과 randint()를 정해진 곳에서 시작합니다",
      "--steps": "이만큼의 단계 뒤에 계산을 끝냅니다. --limit steps=COUNT와 같습니다",
      "--limit": "한도를 정합니다. 한도는 reckon help limits에 있습니다. 여러 번 쓸 수 있습니다",
      "--time-zone": "날짜와 now를 이 시간대의 시계로 읽습니다. 예: Europe/Berlin, UTC. system은 기계의 시간대입니다",
      "--uncertain": "측정한 자연 상수에 불확도를 주고, 5.02(3)을 5.02 ± 0.03으로 읽습니다",
      "--no-native": "자주 계산하는 수식을 기계어로 만들지 않습니다. 값은 같습니다",
      "--where": "조건이 참인 행만 남깁니다. 조건은 원래 열과 새 열을 쓸 수 있습니다",
      "--select": "쓸 열을 이 순서로",
      "--summary": "행 대신 새(또는 고른) 열마다 개수, 합, 평균, 최소, 최대, 표준편차를 씁니다",
      "--group-by": "열의 값마다, 또는 여러 열의 값을 묶어 요약합니다. 첫 행의 순서입니다",
      "--statistics": "열마다 요약에 넣을 것: {1}. 중앙값과 백분위수에는 열의 모든 수를 보관합니다(--medians approximate는 제외)",
      "--medians": "approximate: 중앙값과 백분위수를 적은 메모리로 개수에서 구합니다. 그 바탕이 되는 수의 오차는 0.4 % 이하입니다",
      "--join": "다른 파일의 열. 행마다 --on의 열 값이 같은 행의 것입니다",
      "--on": "값을 견주는 열. 두 파일에서 이름이 같거나, 표의 열=파일의 열",
      "--inner": "--join 파일에 짝이 없는 행을 뺍니다",
      "--duplicates": "--join 파일에서 같은 값을 가진 행이 여럿이면 어느 것을 쓸지(기본값: 오류)",
      "--partial": "요약을 더 큰 요약의 한 부분으로 씁니다. reckon combine이 여러 부분을 합칩니다",
      "--sort": "열의 순서로 행을 씁니다. 수, 날짜, 글 순이고 없는 값은 마지막입니다. 같은 행은 온 순서를 지킵니다",
      "--distinct": "똑같이 쓰이는 행 가운데 첫째만 씁니다",
      "--head": "처음 몇 행만 씁니다",
      "--tail": "마지막 몇 행만 씁니다",
      "--output": "파일에 씁니다. 파일은 온전해진 뒤에 나타납니다",
      "--format": "쓸 형식: {1}. 기본값: 입력과 같게",
      "--from": "읽을 형식: {1}. 기본값: 파일 이름으로, 아니면 csv",
      "--delimiter": "필드 사이의 바이트 또는 tab",
      "--delimiter-out": "출력이 다를 때 그 필드 사이의 바이트",
      "--quotes": "필드를 큰따옴표로 묶을 수 있는지. csv는 double, tsv는 none",
      "--widths": "폭이 고정된 표의 열마다 글자 수",
      "--numbers": "표의 수에 쓰인 기호: {1}",
      "--unit": "열의 수의 단위. 예: --unit distance=km. 여러 번 쓸 수 있습니다",
      "--uncertainty":
        "열의 표준 불확도: 다른 열, 수식, 또는 퍼센트. 예: --uncertainty x=ux. 그러면 수식 y마다 열 u(y)가 있습니다. 여러 번 쓸 수 있습니다",
      "--fields": "모든 열이나 몇몇 열에서 사람이 쓰는 대로 적힌 수($1,234.50, 5%, (12.00), 1 234)를 읽습니다",
      "--dates": "ISO 날짜 말고 27.11.2026 같은 날짜에서 일, 월, 연의 순서",
      "--filename": "각 행이 온 파일의 이름을 담은 열을 이 이름으로 더합니다",
      "--no-header": "첫 줄도 다른 줄과 같은 행입니다. 열은 c1, c2, …라고 부릅니다",
      "--columns": "머리글이 없는 입력과 JSON 줄의 열 이름",
      "--header-from": "머리글이 없는 입력의 열 이름을 다른 파일의 머리글에서 가져옵니다",
      "--no-header-out": "머리글을 쓰지 않습니다",
      "--on-error": "행 오류에서 필드를 비우거나(기본값), 행을 빼거나, 끝냅니다",
      "--threads": "동시에 일하는 스레드의 수(기본값이자 최대: 프로세서마다 하나). 출력은 같습니다",
      "--time": "끝에 단계마다 걸린 프로세서 시간을 보여 줍니다",
      "convert --digits": "끝이 없는 수를 몇 자리의 유효숫자로 출력할지, 1에서 1000000까지(기본값 15)",
      "--list": "단위를 모두, 또는 뒤에 오는 종류만 나열합니다: reckon convert --list length",
      "translate --from": "수식의 언어. reckon help dialects가 나열합니다. Excel 통합 문서는 xlsx",
      "translate --check": "통합 문서의 수식을 모두 계산하여 Excel이 저장한 값과 견줍니다",
      "translate --all": "--check가 다른 값을 모두 나열합니다",
      "translate --inputs": "수식집의 매개변수: B2:B9, Data!C3. 다른 셀은 그 값을 지킵니다",
      "translate --outputs": "수식집이 구하는 수식. 다른 수식은 여기에 필요한 것만",
      "translate --output": "수식집을 파일에 씁니다. 파일은 온전해진 뒤에 나타납니다",
      "--dialect": "다른 언어의 수식을 읽습니다. reckon help dialects가 나열합니다",
      "convert --json": "객체를 출력합니다: 모든 자리의 값, 단위, 참고, 경고",
      "--native": "수식의 기계어를 블록의 명령 옆에 나열합니다",
      "--ptx": "NVIDIA GPU에서 쓸 수식의 커널을 나열합니다. 드라이버가 컴파일하는 텍스트입니다",
      "--variables": "정의 없이 쓸 수 있는 이름",
      "compile --output": "쓸 곳. 파일은 온전해진 뒤에 나타납니다",
      "--strip": "글을 뺍니다. 그러면 오류에 자리가 없고 예도 없습니다",
      "--keys": "화면 없이 키를 누릅니다. 예: '1 2 + 3 =', 'sin 30 ='. -는 표준 입력에서 읽습니다",
      "keypad --json": "--keys와 함께: 키마다 화면, 마지막 줄들, 식의 끝, 오류, 메모리가 있는 객체",
      "--style": "algebraic(우선순위를 따름) 또는 chain(왼쪽에서 오른쪽으로)",
      "--stored": "--keys와 함께: 이 사람의 설정, 이력, 환율을 쓰고 바꿉니다",
      "history --format": "{1}. text가 기본값입니다",
      "history --limit": "최근 것부터 이만큼만 나열합니다. 보관하는 수는 설정 history-limit입니다",
      "--yes": "묻지 않고 지웁니다",
      "--reset": "설정을 기본값으로 되돌립니다. 여러 번 쓸 수 있습니다",
      "--older": "update가 지금보다 이른 날의 환율도 받습니다",
      "--timeout": "update가 서버를 기다리는 시간(기본값 {1})",
      "-e": "FILE보다 먼저 글을 실행합니다. 여러 번 쓸 수 있습니다",
      "--no-rc": "reckonrc를 실행하지 않고 프롬프트를 시작합니다",
      "--continue": "시그널이나 충돌이나 정전으로 끊긴 마지막 프롬프트의 세션을 이어 갑니다",
      "--help": "이것을 보여 줍니다. 명령 뒤에서는 그 명령에 대해",
      "--version": "버전을 보여 줍니다",
    ]

    /// Meanings of exit codes.
    static let exitCodes: [String: String] = [
      "0": "모두 잘되었습니다.",
      "1": "수식을 계산할 수 없었습니다.",
      "2": "도구를 잘못 불렀거나 수식을 컴파일할 수 없었습니다.",
      "3": "무언가를 읽거나 쓸 수 없었습니다.",
    ]

    /// Descriptions of limits, by name.
    static let limits: [String: String] = [
      "source-bytes": "텍스트의 바이트",
      "book-bytes": "수식집과 그것이 가져오는 모든 것의 바이트",
      "name-bytes": "이름의 바이트",
      "number-bytes": "수의 바이트",
      "nesting": "한꺼번에 열린 연산자, 괄호, 호출",
      "nodes": "수식의 부분. 그 안에 펼친 함수의 것도",
      "program-bytes": "컴파일한 수식의 바이트",
      "linked-nodes": "한 수식집, 텍스트, 표의 수식이 쓰는 정의의 부분. 쓰는 수식마다 셈",
      "steps": "한 번 계산하는 걸음",
      "number-bits": "정확한 수의 비트",
      "deciding-digits": "정확한 수에 관한 물음을 정하는 자리",
      "call-depth": "한꺼번에 열린 함수 호출",
      "call-values": "열린 호출이 모두 한꺼번에 가진 값",
      "text-bytes": "텍스트 값의 바이트",
      "list-items": "목록의 항목",
      "value-bytes": "한 번 계산하며 만드는 텍스트와 목록의 바이트",
      "updates": "한 텍스트가 대화에서 다시 계산하게 하는 값",
      "record-bytes": "표 한 레코드의 바이트",
      "summary-cells": "요약의 그룹 수와 열 수의 곱, 그리고 백분위수를 위해 보관하는 수. 표의 바이트당 하나를 넘는 만큼",
      "missing-fields": "표의 512 KiB에 있는 짧은 레코드에 빠진 필드. 읽거나 쓰는 곳에서, 바이트당 32개를 넘는 만큼",
      "sort-bytes": "--sort가 $TMPDIR의 파일에 두기 전에 메모리에 담는 행의 바이트",
      "join-bytes": "--join의 파일에 필요한 메모리의 바이트",
    ]
  }
#endif
