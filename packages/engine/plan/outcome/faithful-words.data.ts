/** The traits of a plan of which one answers a keyword. Keywords that any plan can answer have no row. */
export const metBy: Readonly<Record<string, readonly string[]>> = {
  average: ["avg", "hidden avg", "nestedFigure", "moving", "arithmetic"],
  sum: ["sum", "hidden sum", "running", "arithmetic", "count"],
  count: ["count", "countDistinct", "hidden count", "having", "sum"],
  maximum: ["max", "hidden max", "first", "firstFew", "nestedFigure"],
  minimum: ["min", "hidden min", "first", "firstFew", "nestedFigure"],
  distinct: ["countDistinct", "list", "groups"],
  each: ["groups", "arithmetic", "nested"],
  top: ["first", "firstFew", "sorted", "nestedFigure"],
  bottom: ["first", "firstFew", "sorted", "nestedFigure"],
  most: ["first", "firstFew", "nestedFigure", "compares", "having"],
  least: ["first", "firstFew", "nestedFigure", "compares", "having"],
  more: ["compares", "having", "nestedFigure", "first", "firstFew"],
  less: ["compares", "having", "nestedFigure", "first", "firstFew"],
  between: ["between", "period", "compares", "having", "arithmetic", "duration"],
  not: ["not", "notExists", "except", "null", "equals"],
  contains: ["match", "not"],
  share: ["share", "arithmetic"],
  sort: ["sorted", "groups", "first", "firstFew"],
};

/** Words that change what a question asks for, though they are function words or adverbs. */
export const weightyWords: ReadonlySet<string> = new Set(
  ["not", "no", "never", "without", "except", "excluding", "only", "just", "still", "yet", "already"]
    .concat([
      "than",
      "over",
      "under",
      "above",
      "below",
      "within",
      "between",
      "before",
      "after",
      "until",
      "since",
    ])
    .concat([
      "per",
      "each",
      "every",
      "versus",
      "vs",
      "instead",
      "both",
      "neither",
      "either",
      "again",
      "at",
      "least",
    ])
    .concat(["most", "more", "less", "fewer", "ever", "both", "same", "those", "them", "they", "it"]),
);
