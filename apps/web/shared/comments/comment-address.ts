/** The part of an address that leads to a comment. */
export interface CommentSearch {
  /** The id of the comment. */
  readonly comment?: string;
}

export function readCommentSearch({ comment }: Readonly<Record<string, unknown>>): CommentSearch {
  return typeof comment === "string" && comment !== "" ? { comment } : {};
}
