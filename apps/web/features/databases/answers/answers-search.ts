/** The lists of the page. */
export type AnswerList = "disliked";

export interface AnswersSearch {
  /** The list to open. */
  readonly list?: AnswerList;
}

const lists: readonly string[] = ["disliked"] satisfies readonly AnswerList[];

export function readAnswersSearch({
  list,
}: { readonly [Name in keyof AnswersSearch]?: unknown }): AnswersSearch {
  return { ...(typeof list === "string" && isList(list) && { list }) };
}

function isList(list: string): list is AnswerList {
  return lists.includes(list);
}
