/** The lists of the page; `failed` are the tests that do not pass. */
export type AnswerList = "tests" | "failed" | "verified" | "disliked";

export interface AnswersSearch {
  /** The list to open; tests by default. */
  readonly list?: AnswerList;
}

const lists: readonly string[] = ["tests", "failed", "verified", "disliked"] satisfies readonly AnswerList[];

export function readAnswersSearch({
  list,
}: { readonly [Name in keyof AnswersSearch]?: unknown }): AnswersSearch {
  return { ...(typeof list === "string" && isList(list) && { list }) };
}

function isList(list: string): list is AnswerList {
  return lists.includes(list);
}
