#if !hasFeature(Embedded)
  extension Korean {
    /// Paragraphs of help: of commands and topics.
    static let helpPages: [String: String] = [
      """
      A function is an expression in x, or the name of a function of one argument; several are separated by \
      commas. Bounds and step are words without blanks outside of brackets. Points are exact: steps of 0.1 give \
      0.1, 0.2, 0.3. Without a step there are some twenty rows.
      A dash stands where there is no value, with the reason below.
      """:
        """
      함수는 x의 식이거나 인수가 하나인 함수의 이름입니다. 여럿은 쉼표로 나눕니다. 구간과 간격은 괄호 밖에 빈칸이 없는 낱말입니다. 점은 정확합니다: 간격 0.1은 0.1, 0.2, 0.3을 \
      줍니다. 간격이 없으면 스무 행쯤입니다.
      값이 없는 곳에는 줄표가 있고 아래에 까닭이 있습니다.
      """,
      """
      A function is an expression in x, or the name of a function of one argument; several are separated by \
      commas. The bounds are two words without blanks outside of brackets, such as -2π. Without bounds it draws \
      -10 to 10, or two turns where angles take part.
      With a file's name that ends in .svg at the end, the plot is written there.
      Poles are not joined and do not flatten the rest; where a function has no value there is a gap.
      """:
        """
      함수는 x의 식이거나 인수가 하나인 함수의 이름입니다. 여럿은 쉼표로 나눕니다. 구간은 -2π처럼 괄호 밖에 빈칸이 없는 두 낱말입니다. 구간이 없으면 -10에서 10까지, 각도가 있으면 두 \
      바퀴를 그립니다.
      끝에 .svg로 끝나는 파일 이름을 주면 그래프를 거기에 씁니다.
      극은 잇지 않고 나머지를 납작하게 만들지도 않습니다. 함수에 값이 없는 곳은 비웁니다.
      """,
      """
      A letter or _, then letters, digits and _, of any script; case matters. Other names stand in back quotes. A \
      name is never split: ab is
      not a times b. A backslash, a sign's name and Tab write what keyboards do not have: \\pi, \\sqrt, \\le, \
      \\alpha, \\^2.

      Names of functions and words that are operators cannot be defined. A constant's name can, which hides the \
      constant.
      """:
        """
      글자나 _ 뒤에 글자, 숫자, _가 옵니다. 어느 문자나 되고 대소문자를 구별합니다. 다른 이름은 역따옴표로 묶습니다. 이름은 나누지 않습니다: ab는 a 곱하기 b가 아닙니다. 백슬래시와 \
      기호 이름과 Tab은 자판에 없는 것을 씁니다: \\pi, \\sqrt, \\le, \\alpha, \\^2.

      함수의 이름과 연산자인 낱말은 정의할 수 없습니다. 상수의 이름은 정의할 수 있고, 그러면 상수가 가려집니다.
      """,
      """
      A name, = and an expression define a value; a name with parameters in brackets defines a function, which \
      may call itself. ; or Enter
      ends a statement.

      A definition goes on to hold: when a value that it uses changes, it is computed anew. One that is written \
      with := is shown when that
      happens.
      """:
        """
      이름과 =와 식은 값을 정의합니다. 괄호 속에 매개변수가 있는 이름은 함수를 정의하고, 함수는 자신을 부를 수 있습니다. ;나 Enter로 문장이 끝납니다.

      정의는 계속 유효합니다. 쓰는 값이 바뀌면 다시 계산합니다. :=로 쓴 정의는 그때 값을 보여 줍니다.
      """,
      """
      A number directly before a name, a function or a root multiplies, and binds tighter than a division: 1/2x \
      is 1/(2x). Brackets multiply
      as * does. Two names, or two numbers, side by side are an error: nothing is guessed. Where a reading could \
      surprise, a note tells what
      was read and how to write the other.
      """:
        """
      이름이나 함수나 근호 바로 앞의 수는 곱하며, 나눗셈보다 강하게 묶습니다: 1/2x는 1/(2x)입니다. 괄호는 *처럼 곱합니다. 두 이름이나 두 수가 나란히 있으면 오류입니다. 추측하지 \
      않습니다. 뜻밖으로 읽힐 수 있는 곳에서는 어떻게 읽었는지, 다르게 쓰려면 어떻게 하는지 알립니다.
      """,
      """
      A unit behind a number belongs to it, and its value keeps it, under a name and as ans too. Sums take the \
      first unit; products and
      quotients are worked out. Lengths and times do not add. 5 ft 3 in is one number; a / before a number \
      divides. Temperatures are points:
      the difference of two is a span.

      A name in scope is never a unit: behind m = 5, 3 m is 15, and 3 [m] are three metres. f(x: km) makes a \
      function take a length in any
      unit. Amounts of money are quantities too, $100 or 20 EUR, once reckon rates update has fetched rates.
      """:
        """
      수 뒤의 단위는 수에 속하며, 값은 이름 아래에서나 ans로나 단위를 지닙니다. 합은 첫 단위를 따르고, 곱과 몫은 단위를 계산합니다. 길이와 시간은 더할 수 없습니다. 5 ft 3 in은 수 \
      하나이고, 수 앞의 /는 나눗셈입니다. 온도는 점입니다: 두 온도의 차는 간격입니다.

      정의된 이름은 단위가 아닙니다: m = 5 뒤에서 3 m은 15이고, 3 [m]은 3미터입니다. f(x: km)은 어느 단위의 길이든 받는 함수를 만듭니다. 금액도 물리량입니다. reckon \
      rates update로 환율을 받으면 $100이나 20 EUR를 쓸 수 있습니다.
      """,
      """
      Behind a number, % makes hundredths. Added or subtracted, a percentage is taken of what stands before it; \
      in brackets it is a plain
      number. Before another operand, % is the remainder.
      """:
        "수 뒤의 %는 백분의 일입니다. 더하거나 빼는 백분율은 앞에 있는 것에 대한 것이고, 괄호 속에서는 그냥 수입니다. 다른 피연산자 앞의 %는 나머지입니다.",
      """
      Comparisons give 1 or 0, and every number but 0 is true. They chain as in mathematics. c ? a : b and if(c, \
      a, b) choose; they, and and
      or too, evaluate only the side that counts.
      """:
        """
      비교는 1이나 0을 주고, 0이 아닌 수는 모두 참입니다. 비교는 수학에서처럼 이어집니다. c ? a : b와 if(c, a, b)는 고릅니다. 이들과 and, or는 필요한 쪽만 계산합니다.
      """,
      """
      Computes columns of a table (- is standard input) and writes it with the new columns behind the others.

      FORMULAS are definitions, as in 'total = price * qty; tax = total * 20%'. The columns' names, without \
      spaces around them, are variables; names that
      are no words stand in back quotes; row is the row's number. A definition with a column's name replaces that \
      column, and formulas behind it see the
      new value. A formula without a name becomes a column named by its own text. FORMULAS may be left out with \
      --select, --where, --summary, --group-by,
      --statistics, --format or --delimiter-out.

      total(qty), count(qty), avg, min, max, stdev and median of one argument, and percentile(qty, 95), look at \
      all rows, or at those that share values:
      total(qty, by: region). They are over the rows that --where keeps (over all, where the condition itself \
      uses one), pass over rows without a value,
      and read the table twice; what comes from a pipe is kept meanwhile in $TMPDIR. All else in formulas sees \
      one row at a time. A formula that ends in
      to fix 2, to hex or another notation is written so, in JSON lines as a text where the notation is no JSON \
      number; formulas behind it see the whole
      value.

      In a cluster, or in several processes, such calls and summaries are of the rows of one process: of a \
      partition, not of the whole table. For the
      whole, sum up each partition (--summary --statistics sum), add up the sums, and give the total to a second \
      run: 'share = qty / sum' --let sum=1234.

      A field matters only where a row's value needs it, as b does not in a > 0 ? a : b where a is 3: needed, one \
      that is empty or no number (NA, NaN and
      inf are none, nor 1e400, 0x10 or 1,5) is an error of that row, and so is a whole number of more digits than \
      doubles hold, of which --decimal holds
      34. k = id hands fields on as they stand. Short rows are filled up with empty fields; a row with more fields than the header ends the \
      run, or is left out with --on-error skip.
      Blank lines are skipped, except in a table of one column, where they are empty fields. Lines that are written \
      end in LF. Of several columns with
      the same name, formulas see the first. Bytes that are not UTF-8 pass through. The columns of JSON lines are the \
      members of the first line, unless --columns
      names them.

      A column whose header ends in a unit in brackets, as distance [km], is called distance, and its numbers are \
      of that unit; --unit gives a unit to a
      column whose header has none. Formulas then compute with units, and a column that they make has its unit in \
      its header, as speed [km/h].

      What a column is follows from the formula that uses it: a text in region == "EU", region in ["EU", "UK"] \
      and upper(region), otherwise a number, or a
      date or truth where its first fields are. Empty fields are missing: fee ?? 0 and ismissing(fee) take them, \
      elsewhere they are errors of their rows.
      In JSON lines order.total is the member total of the object order.

      Tables are computed in doubles, or in decimals with --decimal: their cells and sums are numbers of a fixed \
      size, worked out in blocks. For exact
      numbers, reckon eval --exact --jsonl takes a request for each row.

      Exit codes: 0, also after row errors; 1 when --on-error stop met one; 2 for a wrong formula; 3 when \
      something cannot be read or written.
      """:
        """
      표(-는 표준 입력)의 열을 계산하여 새 열을 뒤에 붙여 씁니다.

      FORMULAS는 'total = price * qty; tax = total * 20%'와 같은 정의입니다. 앞뒤 빈칸을 뺀 열 이름이 변수입니다. 낱말이 아닌 이름은
      역따옴표로 묶고, row는 행 번호입니다. 이름이 열과 같은 정의는 그 열을 바꾸며, 뒤의 수식은 새 값을 봅니다. 이름이 없는 수식은
      그 글을 이름으로 하는 열이 됩니다. --select, --where, --summary, --group-by, --statistics, --format, --delimiter-out이 있으면
      FORMULAS를 생략할 수 있습니다.

      total(qty), count(qty), avg, min, max, 인수가 하나인 stdev와 median, 그리고 percentile(qty, 95)는 모든 행을, 또는
      total(qty, by: region)처럼 같은 값을 가진 행들을 봅니다. --where가 남긴 행(조건이 직접 쓰면 모든 행)에 대한 값이고, 값이 없는
      행은 건너뛰며, 표를 두 번 읽습니다. 파이프로 온 것은 그동안 $TMPDIR에 둡니다. 수식의 나머지는 한 번에 한 행만 봅니다.
      to fix 2, to hex 같은 표기로 끝나는 수식은 그렇게 쓰이고, JSON 줄에서는 JSON 수가 아닌 표기는 글이 됩니다. 뒤의 수식은 값 전체를 봅니다.

      클러스터나 여러 프로세스에서 그런 호출과 요약은 한 프로세스의 행, 곧 표 전체가 아니라 파티션에 대한 것입니다. 전체를 위해서는
      파티션마다 합을 구하고(--summary --statistics sum) 더한 뒤, 두 번째 실행에 총합을 주세요: 'share = qty / sum' --let sum=1234.

      필드는 행의 값에 필요할 때만 영향을 줍니다. a가 3이면 a > 0 ? a : b에서 b는 필요 없습니다. 필요한 필드가 비어 있거나 수가
      아니면(NA, NaN, inf, 1e400, 0x10, 1,5도 수가 아닙니다) 그 행의 오류이고, 부동소수점이 담는 자릿수를 넘는 정수도 그렇습니다.
      --decimal은 34자리까지 담습니다. k = id는 필드를 있는 그대로 넘깁니다. 짧은 행은 빈 필드로 채우고, 머리글보다 필드가 많은 행은 실행을 끝내거나 --on-error skip이면 빠집니다.
      빈 줄은 건너뛰고(열이 하나인 표에서는 빈 필드), 출력의 줄은 LF로 끝납니다. 이름이 같은 열은 첫째를 봅니다. UTF-8이 아닌 바이트는
      그대로 지나갑니다. JSON 줄의 열은 --columns가 없으면 첫 줄의 멤버입니다.

      머리글이 distance [km]처럼 대괄호 속 단위로 끝나는 열은 distance라고 부르며 그 수는 그 단위입니다. --unit은 머리글에 단위가 없는
      열에 단위를 줍니다. 그러면 수식은 단위로 계산하고, 만든 열은 speed [km/h]처럼 머리글에 단위를 갖습니다.

      열이 무엇인지는 쓰는 수식에 달렸습니다. region == "EU", region in ["EU", "UK"], upper(region)에서는 글이고, 아니면 수이며,
      첫 필드들이 그렇다면 날짜나 참거짓입니다. 빈 필드는 없는 값입니다: fee ?? 0과 ismissing(fee)가 받고, 다른 곳에서는 그 행의
      오류입니다. JSON 줄에서 order.total은 객체 order의 멤버 total입니다.

      표는 배정도로, --decimal이면 십진수로 계산합니다. 칸과 합은 크기가 정해진 수이고 블록 단위로 처리합니다. 정확한 수를 원하면
      reckon eval --exact --jsonl이 행마다 요청 하나를 받습니다.

      종료 코드: 0(행 오류가 있어도), --on-error stop이 오류를 만나면 1, 수식이 틀리면 2, 읽거나 쓸 수 없으면 3.
      """,
      """
      Converts between units and between currencies.

      Examples: reckon convert 5 km mile, reckon convert '3 h + 20 min to min', reckon convert 100 USD KRW.

      Computes in exact numbers: every digit printed is right, and … stands where more follow. Currencies need \
      rates: reckon rates update fetches them.
      """:
        """
      단위와 통화를 변환합니다.

      예: reckon convert 5 km mile, reckon convert '3 h + 20 min to min', reckon convert 100 USD KRW.

      정확한 수로 계산합니다. 출력한 자리는 모두 맞고, 더 이어지면 …을 붙입니다. 통화에는 환율이 필요합니다: reckon rates update로 받습니다.
      """,
      """
      Decimals have a point, exponents an e; groups of three digits are set apart by _ or, outside of a \
      function's brackets, by commas.
      0x, 0o and 0b begin hexadecimal, octal and binary numbers. 2e without digits behind it is two times e.

      The prompt computes in exact numbers: 0.1 + 0.2 is 0.3, √2^2 is 2, every digit shown is right, and … says \
      that more follow.
      :digits 200 shows more digits of the last value. ≈ marks what was rounded, as to fix 2 asks for, or rests \
      on measured constants.
      :set number-mode decimal computes in decimals of 34 digits and functions of 15, :set number-mode double in \
      binary.
      """:
        """
      소수에는 점이, 지수에는 e가 있습니다. 세 자리마다 _로, 함수의 괄호 밖에서는 쉼표로도 나눌 수 있습니다. 0x, 0o, 0b로 십육진수, 팔진수, 이진수를 시작합니다. 뒤에 숫자가 없는 \
      2e는 2 곱하기 e입니다.

      프롬프트는 정확한 수로 계산합니다: 0.1 + 0.2는 0.3, √2^2는 2이며, 보이는 자리는 모두 맞고 …는 더 이어진다는 뜻입니다. :digits 200은 마지막 값의 자리를 더 보여 \
      줍니다. ≈는 to fix 2처럼 반올림한 것이나 측정한 상수에 기댄 것을 표시합니다. :set number-mode decimal은 34자리 십진수와 15자리 함수로, :set \
      number-mode double은 이진수로 계산합니다.
      """,
      """
      Definitions stay as they were typed, and what was calculated stands below them as examples, which reckon \
      test checks. :load brings
      them back with the same values. The book that was loaded or saved last is kept up to date, with its \
      comments and examples; a parameter
      gets the value that it has now as its default. Another file is never overwritten.
      """:
        """
      정의는 입력한 대로 남고, 계산한 것은 그 아래에 예로 남아 reckon test가 확인합니다. :load는 같은 값으로 다시 불러옵니다. 마지막으로 불러오거나 저장한 수식집은 주석과 예까지 \
      최신으로 유지합니다. 매개변수는 지금의 값을 기본값으로 얻습니다. 다른 파일은 덮어쓰지 않습니다.
      """,
      """
      Each stage is run as often as it takes to mean something, some tens of milliseconds, and the median is \
      shown. Names that have a value are inputs, so that they are not computed with when the formula is compiled. \
      The caches' part is measured too: a program that is found by its text, a result that is found by its \
      inputs, and the same line at the prompt.
      """:
        """
      단계마다 뜻이 있을 만큼 여러 번, 수십 밀리초 동안 실행하여 중앙값을 보여 줍니다. 값이 있는 이름은 입력이 되므로 컴파일할 때 계산에 쓰이지 않습니다. 캐시의 몫도 잽니다: 글로 찾은 \
      프로그램, 입력으로 찾은 결과, 프롬프트의 같은 줄.
      """,
      """
      Fetches the European Central Bank's exchange rates (CSV or XML), or reads them from a file; shows what one \
      euro costs. Without a location, update takes the setting rates-location. A name, a password and a query \
      (?…) in a URL are not shown, and not stored with the rates; the setting keeps a query, but no password. \
      Rates that cannot be fetched or are not whole leave the old ones.
      """:
        """
      유럽중앙은행의 환율(CSV 또는 XML)을 받거나 파일에서 읽고, 1유로의 값을 보여 줍니다. 위치를 주지 않으면 update는 설정 rates-location을 씁니다. URL 속의 이름, \
      암호, 질의(?…)는 보여 주지 않고 환율과 함께 저장하지도 않습니다. 설정은 질의를 보존하지만 암호는 보존하지 않습니다. 받을 수 없거나 온전하지 않은 환율은 이전 것을 바꾸지 않습니다.
      """,
      """
      Four, two and two digits joined by - are a day, perhaps with T and a time of day, by the wall clock unless Z \
      or an offset such as
      +09:00 follows. Dates are subtracted, and times are added to them; whole months and years go by the \
      calendar, at its end to the last
      day of the month, and shorter times are added after. With blanks, 2024 - 12 - 25 is a difference of numbers.
      """:
        """
      네 자리, 두 자리, 두 자리를 -로 이으면 날짜이며, T와 시각이 따를 수 있고 Z나 +09:00 같은 차이가 없으면 벽시계의 시각입니다. 날짜는 서로 빼고, 날짜에는 시간을 더합니다. \
      달과 해는 달력을 따르며, 월말을 넘으면 그달의 마지막 날이 되고, 더 짧은 시간은 그다음에 더합니다. 빈칸이 있는 2024 - 12 - 25는 수의 뺄셈입니다.
      """,
      """
      From tight to loose: {}.

      A power binds tighter than a sign before it, and goes from right to left.
      """:
        """
      강하게 묶는 것부터: {1}.

      거듭제곱은 앞의 부호보다 강하게 묶고 오른쪽에서 왼쪽으로 갑니다.
      """,
      """
      Lists the calculator's settings with what they may be, shows one, or sets it. A setting goes by its name or \
      by a word of it, as angle. They are kept in $XDG_CONFIG_HOME/reckon (~/.config/reckon), history and rates \
      in $XDG_STATE_HOME/reckon (~/.local/state/reckon), or all in the folder that RECKON_HOME names.
      """:
        """
      계산기의 설정을 가능한 값과 함께 나열하거나, 하나를 보여 주거나 바꿉니다. 설정은 이름이나 angle처럼 이름의 한 낱말로 부릅니다. 설정은 \
      $XDG_CONFIG_HOME/reckon(~/.config/reckon)에, 이력과 환율은 $XDG_STATE_HOME/reckon(~/.local/state/reckon)에, \
      RECKON_HOME이 있으면 모두 그 폴더에 저장합니다.
      """,
      """
      Lists what was calculated, newest first. Each line has number, time (UTC), expression and result; ≈ marks \
      what was rounded or is not known exactly. clear drops it all.
      """:
        "계산한 것을 최근 것부터 나열합니다. 줄마다 번호, 시각(UTC), 식, 결과가 있습니다. ≈는 반올림했거나 정확히 알 수 없는 것을 표시합니다. clear는 모두 지웁니다.",
      """
      Of all prompts, 20 lines unless a number says how many; a word chooses those that have it. ↑ brings lines \
      back, and Ctrl-R searches
      them. Lines that begin with a blank are not kept.
      """:
        """
      모든 프롬프트의 줄을, 수를 주지 않으면 20줄까지 보여 줍니다. 낱말을 주면 그 낱말이 있는 줄을 고릅니다. ↑는 줄을 다시 부르고 Ctrl-R은 줄을 찾습니다. 빈칸으로 시작하는 줄은 \
      보관하지 않습니다.
      """,
      """
      Prints the manual page, for man and groff: reckon manual | man -l -.

      To install it: reckon manual > ~/.local/share/man/man1/reckon.1.
      """:
        """
      man과 groff를 위한 설명서를 출력합니다: reckon manual | man -l -.

      설치: reckon manual > ~/.local/share/man/man1/reckon.1.
      """,
      """
      Prints what a shell needs to complete reckon's commands, options and their values with Tab.

      bash: source <(reckon completions bash), in ~/.bashrc. zsh: reckon completions zsh > FOLDER/_reckon, where \
      FOLDER is in fpath.
      fish: reckon completions fish > ~/.config/fish/completions/reckon.fish.
      """:
        """
      셸이 Tab으로 reckon의 명령, 옵션과 그 값을 완성하는 데 필요한 것을 출력합니다.

      bash: ~/.bashrc에 source <(reckon completions bash). zsh: reckon completions zsh > FOLDER/_reckon, 여기서 \
      FOLDER는 fpath에 있습니다.
      fish: reckon completions fish > ~/.config/fish/completions/reckon.fish.
      """,
      """
      Runs the examples of formula books, and prints those that fail; - is standard input.
      An example is a line below a definition: > area(1) = 3.14 ± 0.01. The exit code is 1 when one fails, 2 when \
      a book has errors,
      whose examples are not run.
      """:
        """
      수식집의 예를 실행하여 실패한 것을 출력합니다. -는 표준 입력입니다.
      예는 정의 아래의 줄입니다: > area(1) = 3.14 ± 0.01. 예가 실패하면 종료 코드는 1이고, 수식집에 오류가 있으면 2이며
      그 예는 실행하지 않습니다.
      """,
      """
      Shows its tokens, its tree, the graph of its values, its bytecode before and after optimisation, the blocks \
      that machines are made from, notes on readings, and what it costs. Names that nothing is known of become \
      inputs.
      """:
        "토큰, 트리, 값 그래프, 최적화 전후의 바이트코드, 기계의 바탕인 블록, 읽은 방법에 대한 참고, 비용을 보여 줍니다. 알려지지 않은 이름은 입력이 됩니다.",
      """
      So many significant digits of an exact number without an end, 100 unless a number says how many, all of \
      them right. Ctrl-C ends a long computation. to fix 50 and to sig 40 round instead.
      """:
        """
      끝이 없는 정확한 수의 유효숫자를, 수를 주지 않으면 100자리까지 모두 맞게 보여 줍니다. 오래 걸리는 계산은 Ctrl-C로 끝냅니다. to fix 50과 to sig 40은 반올림합니다.
      """,
      """
      The prompt shows the unit in which functions take and give angles; :set angle-unit changes it. A number \
      with ° is in degrees whatever
      the unit. In degrees, the functions of angles such as 30, 45 and 90 are exact. A function of one argument \
      needs no brackets: sin 30.
      """:
        """
      프롬프트는 함수가 받고 주는 각도의 단위를 보여 줍니다. :set angle-unit으로 바꿉니다. °가 붙은 수는 단위와 상관없이 도입니다. 도 단위에서 30, 45, 90 같은 각도의 \
      함수는 정확합니다. 인수가 하나인 함수에는 괄호가 없어도 됩니다: sin 30.
      """,
      """
      The unknown is x, or the only name that nothing is known of, or the one that is named behind ‘for’. A \
      formula without = is to be 0.
      Sides with units are of one kind, and the unknown has the unit that makes them so: v = 100 km / (2 h) is a speed.
      Solutions are looked for between the bounds, otherwise within two turns where angles take part, or from \
      -10^12 to 10^12. What lies between the points at which it looks can be missed. x = 2 is exact, x ≈ \
      1.4142135623730951 is rounded. Solutions are numbered like other values, so that ans is the last of them.
      """:
        """
      미지수는 x, 알려지지 않은 유일한 이름, 또는 ‘for’ 뒤의 이름입니다. =가 없는 식은 0과 같아야 합니다.
      단위가 있는 양변은 종류가 같아야 하고, 미지수는 그렇게 되는 단위를 가집니다: v = 100 km / (2 h)는 속도입니다.
      해는 구간 안에서, 구간이 없으면 각도가 있을 때 두 바퀴 안에서, 아니면 -10^12에서 10^12까지 찾습니다. 살펴보는 점 사이에 있는 것은 놓칠 수 있습니다. x = 2는 정확하고, x \
      ≈ 1.4142135623730951은 반올림한 것입니다. 해는 다른 값처럼 번호가 붙어 마지막 해가 ans가 됩니다.
      """,
      """
      Checks formulas and definitions, and reports all errors with file, line and column.

      Statements are read as reckon FILE reads them. The prompt's :commands are passed over, but for the books that :load names. Names that no one
      defines are inputs.
      Files that end in .reckon, stored books and books that come with Reckon are read with what they import, and their notes are shown too.
      """:
        """
      수식과 정의를 검사하여 모든 오류를 파일, 줄, 칸과 함께 알립니다.

      문장은 reckon FILE이 읽는 대로 읽습니다. 프롬프트의 :명령은 :load가 말하는 수식집 말고는 지나칩니다. 아무도 정의하지 않은 이름은 입력입니다.
      .reckon으로 끝나는 파일, 저장된 수식집과 Reckon에 딸린 수식집은 가져오는 것과 함께 읽으며 참고 사항도 보여 줍니다.
      """,
      """
      Where there is no file of that name, it is the book that comes with Reckon: :load finance. The definitions \
      can be used and changed like any other; :undo takes all of them back. Parameters with a default have it as \
      their value; what
      uses others has no value before they are given one.
      """:
        """
      그 이름의 파일이 없으면 Reckon에 딸린 수식집입니다: :load finance. 정의는 다른 정의처럼 쓰고 바꿀 수 있고, :undo는 모두 되돌립니다. 기본값이 있는 매개변수는 그것을 \
      값으로 갖습니다. 다른 매개변수를 쓰는 것은 값을 주기 전에는 값이 없습니다.
      """,
      """
      Without a command, reckon on a terminal is a calculator prompt. It runs what -e says, the script FILE (- is \
      standard input), or
      standard input where that is no terminal: statements and the prompt's :commands in one session, a value a \
      line, up to the first error.
      A script may begin with #!/usr/bin/env reckon. The prompt first runs reckonrc, from where the settings are \
      (~/.config/reckon).
      """:
        """
      명령 없이 터미널에서 실행하면 reckon은 계산기 프롬프트입니다. -e가 주는 글, 스크립트 FILE(-는 표준 입력),
      또는 터미널이 아닌 표준 입력을 실행합니다. 문장과 프롬프트의 :명령이 한 세션에서 실행되고, 값은 한 줄에 하나씩, 첫 오류까지 나옵니다.
      스크립트는 #!/usr/bin/env reckon으로 시작할 수 있습니다. 프롬프트는 먼저 설정이 있는 곳(~/.config/reckon)의 reckonrc를 실행합니다.
      """,
      """
      ans is the last value, and ans(3) the one that is numbered 3. A line that begins with an operator goes on \
      from the last value: * 2, + 5,
      to hex; - 5 with a blank does too, while -5 is a number.
      """:
        """
      ans는 마지막 값이고, ans(3)은 번호가 3인 값입니다. 연산자로 시작하는 줄은 마지막 값에서 이어집니다: * 2, + 5, to hex. 빈칸이 있는 - 5도 그렇고, -5는 수입니다.
      """,
      """
      to or in converts to a unit; the end, a comma or a closing bracket ends it. Units are multiplied, divided \
      and raised to powers.
      :help units lists them, :help quantities says what else they do, and :convert 5 km mile converts too.

      Other ways to write a number stand behind to as well: {}.
      """:
        """
      to나 in은 단위로 변환합니다. 끝이나 쉼표나 닫는 괄호가 변환을 끝냅니다. 단위는 곱하고 나누고 거듭제곱합니다. :help units는 단위를 나열하고, :help quantities는 \
      단위의 다른 일을 말하며, :convert 5 km mile도 변환합니다.

      수를 쓰는 다른 방법도 to 뒤에 적습니다: {1}.
      """,
      """
      Σ and Π take a name, the first and the last whole number that it stands for, and what to add or multiply. \
      sum and product do so where
      the name means nothing yet; values they add or multiply.
      """:
        """
      Σ와 Π는 이름과 그것이 나타내는 첫 정수와 마지막 정수, 그리고 더하거나 곱할 것을 받습니다. 이름에 아직 뜻이 없으면 sum과 product도 그렇게 합니다. 값을 주면 더하거나 곱합니다.
      """,
    ]
  }
#endif
