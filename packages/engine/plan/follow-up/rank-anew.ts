import type { Top } from "../request/clause.ts";
import type { Request } from "../request/request.ts";

/** Other figures rank what is shown. */
export function rankAnew(top: Top): Top {
  return top.by.kind === "answer" ? top : { ...top, by: { kind: "answer" } };
}

/** "How much does it cost" is about the one that another figure found. */
export function rankAsBefore(top: Top, { measures }: Request): Top {
  const [first] = measures;
  if (top.count > 1) return rankAnew(top);
  return top.by.kind === "answer" && first
    ? { ...top, by: { kind: "quantity", quantity: first.quantity } }
    : top;
}
