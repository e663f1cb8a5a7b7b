/** The lists of the page. */
export type AnswerList = "verified" | "disliked";

export interface AnswersSearch {
  /** The list to open; verified answers by default. */
  readonly list?: AnswerList;
}

const lists: readonly string[] = ["verified", "disliked"] satisfies readonly AnswerList[];

export function readAnswersSearch({
  list,
}: { readonly [Name in keyof AnswersSearch]?: unknown }): AnswersSearch {
  return { ...(typeof list === "string" && isList(list) && { list }) };
}

function isList(list: string): list is AnswerList {
  return lists.includes(list);
}
