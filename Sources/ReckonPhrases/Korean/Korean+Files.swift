#if !hasFeature(Embedded)
  extension Korean {
    /// Files that are read and written, and tables.
    static let files: [String: String] = [
      "standard input": "표준 입력", "standard output": "표준 출력", "standard error": "표준 오류", "the terminal": "터미널",
      "the kept table": "임시로 보관한 표", "it": "그 파일",
      "{} is a named pipe, not a regular file": "{1:은} 일반 파일이 아니라 이름 있는 파이프입니다",
      "--output needs the name of a file": "--output에는 파일의 이름이 필요합니다",
      "{} is there already; another program has just made it": "{1:이} 이미 있습니다. 다른 프로그램이 방금 만들었습니다",
      "{} is being written by another process that does not finish; try again when it has ended":
        "끝나지 않는 다른 프로세스가 {1:을} 쓰고 있습니다. 그 프로세스가 끝난 뒤 다시 하세요",
      "what is read cannot be kept in {}: {}": "읽은 것을 {1}에 보관할 수 없습니다: {2}",
      "the terminal cannot be read: {}": "터미널을 읽을 수 없습니다: {1}",
      "this is no terminal: {}": "터미널이 아닙니다: {1}",
      "the terminal cannot be set: {}": "터미널을 설정할 수 없습니다: {1}",
      "the terminal cannot be watched: {}": "터미널을 지켜볼 수 없습니다: {1}",
      "it is not UTF-8; save it as UTF-8": "UTF-8이 아닙니다. UTF-8로 저장하세요",
      // What is kept for a person.
      "the calculation is longer than {} bytes and is not kept in {}": "계산이 {1}바이트보다 길어 {2}에 저장하지 않습니다",
      "the numbers of {} are used up; move it away, and a new one begins": "{1}의 번호를 다 썼습니다. 옮기면 새 파일을 시작합니다",
      "{} was damaged ({}) and is now {}; what could be read stays in use: {}":
        "{1:이} 손상되어({2}) 이제 {3}입니다. 읽을 수 있던 것은 계속 씁니다: {4}",
      "{} calculation": "계산 {1}개", "{} line": "{1}줄",
      "{} is damaged ({}); reckon rates update fetches rates anew and sets it aside":
        "{1:이} 손상되었습니다({2}). reckon rates update가 환율을 새로 받고 그 파일은 따로 둡니다",
      "{} was damaged ({}) and is now {}": "{1:이} 손상되어({2}) 이제 {3}입니다",
      "the rates are of {}, and those in {} of {}; they stay": "환율이 {1}의 것인데 {2}의 것은 {3}입니다. 그대로 둡니다",
      "{} was damaged ({}) and is now {}; the settings that could be read stay in force":
        "{1:이} 손상되어({2}) 이제 {3}입니다. 읽을 수 있던 설정은 그대로 씁니다",
      "{}, {}": "{1}, {2}",
      "a line of more than {} MiB is not kept in {}": "{1} MiB보다 긴 줄은 {2}에 저장하지 않습니다",
      "make room on the disk": "디스크에 자리를 만드세요",
      "raise the limit on the size of files": "파일 크기의 한도를 늘리세요",
      "make its folder writable, or name another folder in RECKON_HOME": "폴더를 쓸 수 있게 하거나 RECKON_HOME에 다른 폴더를 정하세요",
      "{} cannot be written ({}); {}": "{1:을} 쓸 수 없습니다({2}). {3}",
      "{} cannot be read ({}); make it readable, or name another folder in RECKON_HOME":
        "{1:을} 읽을 수 없습니다({2}). 읽을 수 있게 하거나 RECKON_HOME에 다른 폴더를 정하세요",
      "{} was written by a newer version of reckon and stays as it is; use that version, or name another folder in RECKON_HOME":
        "{1:은} 더 새로운 reckon이 쓴 것이라 그대로 둡니다. 그 버전을 쓰거나 RECKON_HOME에 다른 폴더를 정하세요",
      "line {} has no end": "{1}행이 끝나지 않습니다",
      "{} is as long as it may be; what is entered from now on is not in it": "{1:이} 더 길어질 수 없습니다. 이제부터 입력하는 것은 거기에 남지 않습니다",
      "{} was damaged ({}) and is now {}; the session goes on with what could be read":
        "{1:이} 손상되어({2}) 이제 {3}입니다. 읽을 수 있던 것으로 세션을 이어 갑니다",
      "it is a folder": "폴더입니다",
      "it is larger than {} MiB": "{1} MiB보다 큽니다",
      "{} cannot be used: {}; remove it, or name another folder in RECKON_HOME":
        "{1:을} 쓸 수 없습니다: {2}. 지우거나 RECKON_HOME에 다른 폴더를 정하세요",
      "{} is no file; remove it, or name another folder in RECKON_HOME": "{1:은} 파일이 아닙니다. 지우거나 RECKON_HOME에 다른 폴더를 정하세요",
      // Tables.
      "{} {}": "{1:은} {2}",
      "is compressed; unpack it first: gzip -dc FILE | reckon run … -": "압축되어 있습니다. 먼저 푸세요: gzip -dc FILE | reckon run … -",
      "is compressed; unpack it first: zstd -dc FILE | reckon run … -": "압축되어 있습니다. 먼저 푸세요: zstd -dc FILE | reckon run … -",
      "is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 FILE | reckon run … -":
        "UTF-16입니다. 먼저 바꾸세요: iconv -f UTF-16 -t UTF-8 FILE | reckon run … -",
      "a record of {} {}": "{1}의 레코드가 {2}",
      "is longer than {} bytes; is the quote of a field not closed?": "{1}바이트보다 깁니다. 필드의 따옴표가 닫히지 않았습니까?",
      "medians and percentiles keep more than {} numbers beyond one for each byte of the table; give them fewer columns or raise the limit":
        "중앙값과 백분위수가 보관하는 수가 표의 바이트 수보다 {1} 넘게 많습니다. 열을 줄이거나 한도를 늘리세요",
      "a table for people": "사람이 보는 표", "a delimited table": "구분자로 나눈 표", "a table of fixed widths": "고정 너비의 표",
      "JSON lines": "JSON 줄", "a JSON object": "JSON 객체",
      "a header with column names": "열 이름이 있는 헤더",
      "a record whose names can be taken": "이름을 가져올 레코드",
      "{} begins with {}, and is read as {}; --from {} reads {}": "{1:이} {2:으로} 시작하는데 {3:으로} 읽습니다. --from {4:은} {5:으로} 읽습니다",
      "is longer than the {} characters of --widths": " 길이가 --widths의 {1}자를 넘습니다",
      "has {} fields, the header {}": " 필드가 {1}개인데 헤더는 {2}개입니다",
      "has {} fields, the header {}; quote fields that contain the delimiter":
        " 필드가 {1}개인데 헤더는 {2}개입니다. 구분자가 든 필드는 따옴표로 묶으세요",
      "has {} fields, the header {}; fields in quotes that contain the delimiter need --quotes double":
        " 필드가 {1}개인데 헤더는 {2}개입니다. 구분자가 든 필드를 따옴표로 묶었으면 --quotes double을 쓰세요",
      "is not a JSON object: {} expected at byte {} of the line": " JSON 객체가 아닙니다: 줄의 {2}번째 바이트에 {1:이} 있어야 합니다",
      "a name in quotes": "따옴표로 묶은 이름", "the end of the line": "줄의 끝", "a closing quote": "닫는 따옴표", "a closing bracket": "닫는 괄호",
      "row {}{}": "{1}행{2}",
      "{} row error": "행 오류 {1}개",
      "{}:": "{1}:",
      "{}: {}": "{1}: {2}",
      "{} is empty": "{1:이} 비어 있습니다",
      "{} is missing": "{1:이} 없습니다",
      "{} is not {}": "{1:은} {2:이} 아닙니다",
      "{} could not be computed": "{1:을} 계산할 수 없었습니다",
      "{} has more digits than doubles hold; --decimal holds 34":
        "{1:은} 부동소수점이 담는 자릿수를 넘습니다. --decimal은 34자리까지 담습니다",
      "{} has more digits than the 34 that decimals hold": "{1:은} 십진수가 담는 34자리를 넘습니다",
      "true or false": "참 또는 거짓",
      "has no value": "값이 없습니다",
      "is that row's own value": "그 행의 값입니다",
      "column {} is a second {}; formulas see the first": "{1}번째 열은 두 번째 {2}입니다. 수식은 첫 번째를 봅니다",
      "{} more columns have the names of others": "그 밖에 {1}개 열의 이름이 다른 열과 같습니다",
      "a summary is written in plain numbers, also that of {}": "요약은 {1}의 것도 단위 없는 수로 씁니다",
      "the column ‘{}’ stands in back quotes in formulas: `{}`": "열 ‘{1}’는 수식에서 역따옴표로 묶습니다: `{2}`",
      "the columns are {}{}": "열: {1}{2}",
      " and {} more": ", 그 밖에 {1}개",
      " (and {} more)": " (그 밖에 {1}개)",
      "the lines of {} end in CR alone, without LF": "{1}의 줄은 LF 없이 CR로만 끝납니다",
      "fields of {} stand in quotes, which are characters like others in tsv; --quotes double takes them off":
        "{1}의 필드가 따옴표로 묶여 있는데 tsv에서는 따옴표도 다른 글자와 같습니다. --quotes double은 따옴표를 벗깁니다",
      "1 text has": "1개 텍스트에", "{} texts have": "{1}개 텍스트에",
      "{} delimiters or line ends, which are written as spaces; --quotes double keeps them":
        "{1} 구분자나 줄 끝이 있어 빈칸으로 씁니다. --quotes double은 그대로 둡니다",
      "‘{}’ is a column of numbers, as ‘{}’ in row {} is no date; --unit {}=date takes it for dates":
        "{3}행의 ‘{2}’ 때문에 ‘{1}’ 열을 날짜가 아니라 수로 읽습니다. --unit {4}=date는 날짜로 읽습니다",
      "‘{}’ is a column of numbers, as ‘{}’ in row {} is no truth; --unit {}=truth takes it for truths":
        "{3}행의 ‘{2}’ 때문에 ‘{1}’ 열을 참과 거짓이 아니라 수로 읽습니다. --unit {4}=truth는 참과 거짓으로 읽습니다",
      "‘{}’ is a column of texts, as ‘{}’ in row {} is one; number({}) takes its numbers, --unit {}=date takes it for dates":
        "{3}행의 ‘{2}’ 때문에 ‘{1}’ 열을 텍스트로 읽습니다. number({4})는 그 수를 읽고, --unit {5}=date는 날짜로 읽습니다",
      "‘{}’ is a column of dates, as ‘{}’ in row {} is one": "‘{1}’ 열은 {3}행의 ‘{2}’처럼 날짜입니다",
      "‘{}’ is a column of truths, as ‘{}’ in row {} is one": "‘{1}’ 열은 {3}행의 ‘{2}’처럼 참과 거짓입니다",
      "is there another delimiter? --delimiter {}": "구분자가 다릅니까? --delimiter {1}",
      "the book's ‘{}’": "수식집의 ‘{1}’",
      "the column ‘{}’ hides {}": "열 ‘{1}’ 때문에 {2:을} 쓸 수 없습니다",
      "there is no column {} to select{}": "고를 열 {1:이} 없습니다{2}",
      "there is no column {} of the input to group by{}": "묶을 입력 열 {1:이} 없습니다{2}",
      "it takes a comparison, as in region == \"EU\"": "region == \"EU\"처럼 비교를 받습니다",
      "a column": "열",
      "{} has one value in each row": "{1:은} 행마다 값이 하나입니다",
      "{} passes over {} without a value": "{1:은} 값이 없는 {2:을} 건너뜁니다",
      "1 row has members": "1개 행에", "{} rows have members": "{1}개 행에", "1 row has": "1개 행에", "{} rows have": "{1}개 행에",
      "{} that the first row lacks, such as ‘{}’; they are left out; --columns names all columns":
        "{1} 첫 행에 없는 멤버가 있어(예: ‘{2}’) 뺐습니다. --columns로 모든 열을 정합니다",
      "{} two members with the same name, such as ‘{}’; the first is read": "{1} 이름이 같은 멤버가 둘 있어(예: ‘{2}’) 첫째를 읽습니다",
      "{}, or p and a percentage, as in p95": "{1} 또는 p95처럼 p와 백분율",
      "{} cannot be read: {}": "{1:을} 읽을 수 없습니다: {2}",
      "{} cannot be written: {}": "{1:을} 쓸 수 없습니다: {2}",
      "the table": "표",
      // What limits bound.
      "bytes of a record of a table": "표 한 레코드의 바이트",
      "groups times columns of a summary, and numbers kept for its percentiles, beyond one for each byte of the table":
        "요약의 그룹 수와 열 수의 곱, 그리고 백분위수를 위해 보관하는 수. 표의 바이트당 하나를 넘는 만큼",
      "fields that the short records in 512 KiB of a table lack, where they are read or written, beyond 32 for each byte":
        "표의 512 KiB에 있는 짧은 레코드에 빠진 필드. 읽거나 쓰는 곳에서, 바이트당 32개를 넘는 만큼",
      "bytes of a source": "텍스트의 바이트",
      "bytes of a formula book with all that it imports": "수식집과 그것이 가져오는 모든 것의 바이트",
      "bytes of a name": "이름의 바이트",
      "bytes of a number": "수의 바이트",
      "operators, brackets and calls that are open at once": "한꺼번에 열린 연산자, 괄호, 호출",
      "parts of a formula, with those of functions that are built into it": "수식의 부분. 그 안에 펼친 함수의 것도",
      "bytes of a compiled formula": "컴파일한 수식의 바이트",
      "parts of definitions that the formulas of one book, text or table use, counted for each that uses them":
        "한 수식집, 텍스트, 표의 수식이 쓰는 정의의 부분. 쓰는 수식마다 셈",
      "steps that one evaluation takes": "한 번 계산하는 걸음",
      "bits of an exact number": "정확한 수의 비트",
      "digits of an exact number that decide a question about it": "정확한 수에 관한 물음을 정하는 자리",
      "calls of functions that are open at once": "한꺼번에 열린 함수 호출",
      "values that all open calls hold at once": "열린 호출이 모두 한꺼번에 가진 값",
      "bytes of a text": "텍스트 값의 바이트",
      "items of a list": "목록의 항목",
      "bytes of the texts and lists that one evaluation makes": "한 번 계산하며 만드는 텍스트와 목록의 바이트",
      "values that one text has computed anew in a conversation": "한 텍스트가 대화에서 다시 계산하게 하는 값",
      "what bounds a text, a formula, an evaluation or a table": "텍스트, 수식, 계산, 표의 한도",
      "--limit NAME=COUNT sets one. The usual ones:": "--limit NAME=COUNT로 정합니다. 정하지 않으면:",
      // Requests in JSON.
      "{} expected at byte {}": "{2}번째 바이트에 {1:이} 있어야 합니다",
      "it is nested more than {} deep": "{1}겹보다 깊습니다",
      "a control character stands unescaped at byte {}": "{1}번째 바이트에 제어 문자가 그대로 있습니다",
      "an escaped character": "이스케이프한 문자",
      "the line is not UTF-8": "줄이 UTF-8이 아닙니다",
      "the line is longer than {} MiB": "줄이 {1} MiB보다 깁니다",
      "the line is not a JSON object with expr and vars: {}": "줄이 expr와 vars가 있는 JSON 객체가 아닙니다: {1}",
      "the request has no expr": "요청에 expr가 없습니다",
      "expr is not a text": "expr가 텍스트가 아닙니다",
      "vars is not an object": "vars가 객체가 아닙니다",
      "vars.{} has a list in a list": "vars.{1}의 목록 안에 목록이 있습니다",
      "{} is too large": "{1:이} 너무 큽니다",
      "{} is too small": "{1:이} 너무 작습니다",
      "{} is not a number": "{1:이} 수가 아닙니다",
    ]
  }
#endif
