/** "Running total", "cumulative sum of", "accumulated": figures that add up along time. */
export const runningPhrases: readonly string[] = [
  ...["running", "cumulative", "cumulated", "accumulated", "cumulating"].flatMap((adjective) => [
    adjective,
    ...["total", "totals", "sum", "sums"].flatMap((noun) => [
      `${adjective} ${noun}`,
      `${adjective} ${noun} of`,
    ]),
  ]),
  "cumulatively",
];
