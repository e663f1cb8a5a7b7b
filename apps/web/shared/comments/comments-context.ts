import { createContext, useContext } from "react";
import type { Commentable } from "./commentable.ts";

/** What a page's comments show. */
export type CommentsView =
  | { readonly kind: "all" }
  | { readonly kind: "part"; readonly id: string }
  /** A link leads to this comment. */
  | { readonly kind: "comment"; readonly id: string };

interface CommentsUse {
  readonly thing: Commentable;
  readonly open: (view: CommentsView) => void;
}

export const CommentsContext = createContext<CommentsUse | null>(null);

/** The comments of the page; null where there are none for the user. */
export function useComments(): CommentsUse | null {
  return useContext(CommentsContext);
}
