/** What a rule does with the rows or the term that it names. */
export type RuleForm = "exclude" | "only" | "define" | "use" | "start";

/** The keywords of each form, as lemmas. Auxiliaries and negated auxiliaries may stand between them. */
export const ruleKeywords: readonly (readonly [RuleForm, string])[] = [
  ["exclude", "exclude"],
  ["exclude", "leave out"],
  ["exclude", "filter out"],
  ["exclude", "ignore"],
  ["exclude", "omit"],
  ["exclude", "skip"],
  ["exclude", "disregard"],
  ["exclude", "not count"],
  ["exclude", "never count"],
  ["exclude", "not include"],
  ["exclude", "never include"],
  ["exclude", "not use"],
  ["only", "only count"],
  ["only", "count only"],
  ["only", "only include"],
  ["only", "include only"],
  ["only", "only use"],
  ["only", "use only"],
  ["only", "only"],
  ["define", "mean"],
  ["define", "means"],
  ["define", "stand for"],
  ["define", "refer to"],
  ["define", "define as"],
  ["define", "="],
  ["use", "use"],
  ["use", "date by"],
  ["start", "start"],
  ["start", "begin"],
  ["start", "run from"],
];

/** Words around a keyword that say nothing about the data. */
export const ruleFillers: ReadonlySet<string> = new Set(
  (
    "a all always an and any are be been by count counted default do does every i is it must never our people please " +
    "shall should the then to was we were will you"
  ).split(" "),
);

/** Words that refer to the rows of a rule. */
export const rowPronouns: ReadonlySet<string> = new Set("he it one ones row rows she they those".split(" "));

/** Words between two figures, and what they compute. */
export const figureOperators: ReadonlyMap<string, "+" | "-" | "*" | "/"> = new Map([
  ["plus", "+"],
  ["+", "+"],
  ["minus", "-"],
  ["-", "-"],
  ["−", "-"],
  ["less", "-"],
  ["times", "*"],
  ["time", "*"],
  ["*", "*"],
  ["×", "*"],
  ["divided", "/"],
  ["divide", "/"],
  ["per", "/"],
  ["/", "/"],
]);
