/** "not that one", "no, that's not what I meant": the answer is not what was asked for, without a word about what is. */
export function isRejection(text: string): boolean {
  return rejections.some((rejection) => rejection.test(text.trim().replaceAll("’", "'")));
}

const ending = "[\\s.!]*$";

const rejections: readonly RegExp[] = [
  new RegExp(`^(?:no,?\\s+)?not\\s+(?:that|this|those|these|it)(?:\\s+ones?)?${ending}`, "iu"),
  new RegExp(
    `^(?:no,?\\s+)?(?:that|this|it)(?:'s|\\s+is|\\s+was)\\s+(?:wrong|not\\s+(?:it|right|that|correct|what\\s+i\\s+\\p{L}+(?:\\s+for)?))${ending}`,
    "iu",
  ),
];
