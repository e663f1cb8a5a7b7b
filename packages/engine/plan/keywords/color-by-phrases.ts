const drawn = ["the bars", "the columns", "the lines", "the points", "the slices", "each bar", "them"];

/** "color by", "colour the bars by": colors by a breakdown, in a question and in a follow-up. */
export const colorByPhrases: readonly string[] = ["color", "colour"].flatMap((verb) => [
  `${verb} by`,
  `${verb}ed by`,
  ...drawn.map((part) => `${verb} ${part} by`),
]);
