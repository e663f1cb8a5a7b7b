import type { Request } from "./request.ts";

/** True for a question that ranks or sorts, itself or as an edit of the answer before: "only the worst". */
export function isRanking({ top, orders, edits }: Request): boolean {
  return top !== null || orders.length > 0 || edits.some(({ kind }) => kind === "first");
}
