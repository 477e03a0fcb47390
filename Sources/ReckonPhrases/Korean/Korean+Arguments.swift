extension Korean {
  /// What is wrong with arguments of calls by a host, and what it does not permit.
  static let arguments: [String: String] = [
    "dLooksIntoTheFormulaOfItsOwn": "d는 자기 셀의 수식만 들여다봅니다. 이름 대신 ‘{1}’의 계산식을 쓰세요",
    "isDefinedAt": "{1:은} {2}{3}:{4}에서 정의되었습니다",
    "isDefined": "{1:은} 정의되어 있습니다",
    "namesOfTheirOwn": "자체 이름",
    "itsRate": "환율이 ‘{1}’입니다. 1.1172처럼 0보다 큰 수를 주세요",
    "itTakesNoNumber": "수를 받지 않습니다. 텍스트와 목록도 받는 result(of:)에 값을 주세요",
    "itLiesInMemoryOfAColumn": "열이나 결과의 메모리에 있습니다. 따로 메모리를 주세요",
    "listFor": "{1}에 줄 목록",
    "textFor": "{1}에 줄 텍스트",
    "definitionOfWhichTakes": "입력을 대신하는 {1}의 정의",
    "anotherName": "그것에 다른 이름을 주고, 그러면 {1:은} 입력입니다",
    "advice": ". {1}",
    "isNot": "{1}에는 {2:을} 줍니다. {3:은} 쓸 수 없습니다",
    // Arguments in C
    "itIsNegative": "음수입니다. 행의 수를 주세요",
    "itIsBelow1": "1보다 작습니다. 스레드의 수를 1 이상으로 주세요",
    "itIsNULL": "NULL입니다. 입력마다 주소를 주세요",
    "itIsNoType": "형이 아닙니다. RECKON_DOUBLE이나 RECKON_FLOAT를 주세요",
    "itIs0SoThatAllResultsWouldBe": "0이어서 모든 결과가 한곳에 놓입니다. 다른 값을 주세요",
    "itIsNULLGive": "NULL입니다. 첫 행의 수가 있는 주소를 주세요",
    "itsAddressIsNotAMultiple": "주소가 {1}의 배수가 아닙니다. 배수인 주소로 수를 복사하세요",
    "soManyRowsAtThisDistanceDo": "이 간격으로는 그만큼의 행이 메모리에 들어가지 않습니다. 간격을 수의 개수로 주세요",
    "itIsNULLOrAnotherKind": "NULL이거나 다른 종류의 객체입니다. 이 라이브러리가 만든 것을 주세요",
    "itIsNULLGiveAddress": "NULL입니다. 텍스트의 주소를 주세요",
    "itIsNegativeGive": "음수입니다. 바이트 수를, 0 바이트로 끝나는 텍스트에는 -1을 주세요",
    "itIsGiveRECKONSTRICTOrRECKON": "{1}입니다. RECKON_STRICT나 RECKON_IEEE를 주세요",
    "itIsNULLGiveAddressStored": "NULL입니다. 저장된 형식의 주소를 주세요",
    "itIsNotWithin0": "0에서 {1}까지가 아닙니다. 저장된 형식의 바이트 수를 주세요",
    "itIsNULLGiveAddressResult": "NULL입니다. 결과를 쓸 주소를 주세요",
    "thereAreNone": "값이 없습니다. 입력마다 수를 주세요",
    "itIsNULLGiveAddressFunction": "NULL입니다. 함수의 주소를 주세요",
    // Limits
    "summaryHasMoreThanGroups": "요약의 그룹과 열의 곱이 표의 바이트 수보다 {1} 넘게 많습니다. 열을 적게 고르거나 한도를 올리세요",
    "withThoseBeforeItItLacksMore": "앞의 레코드까지 합쳐 빠진 필드가 바이트마다 32개보다 {1}개 넘게 많습니다. 열을 적게 고르거나 한도를 올리세요",
  ]
}
