/** A kind of thing that an act is on. Its name is looked up, and a path or a result names it by its id. */
export type ActedOn =
  | "chart"
  | "conversation"
  | "dashboard"
  | "database"
  | "folder"
  | "group"
  | "invitation"
  | "person";

/** What a successful call of an endpoint leaves in the audit log, or why it leaves nothing. */
export type ActRule = LoggedAct | { readonly kind: "unlogged"; readonly why: string };

export interface LoggedAct {
  readonly kind: "logged";
  /** What the user did, in the past tense and without a subject: "deleted the chart". */
  readonly words: string;
  /** The thing with this kind's id in the path, or else in the result. Default: what the result is called. */
  readonly of?: ActedOn;
  /** Parameters and fields of the body whose values are logged. Never secrets. */
  readonly facts: readonly string[];
  /** Whether the act changes nothing. Default false. */
  readonly isRead?: true;
}

export function logged(
  words: string,
  { of, facts = [] }: { readonly of?: ActedOn; readonly facts?: readonly string[] } = {},
): LoggedAct {
  return { kind: "logged", words, facts, ...(of !== undefined && { of }) };
}

/** An act that only reads, such as an export. */
export function loggedRead(...act: Parameters<typeof logged>): LoggedAct {
  return { ...logged(...act), isRead: true };
}

export const reads: ActRule = {
  kind: "unlogged",
  why: "It only reads. Its input is too long for an address.",
};
export const asks: ActRule = {
  kind: "unlogged",
  why: "Questions and their answers are in the user's History.",
};
export const personal: ActRule = { kind: "unlogged", why: "It changes only what the user sees." };
export const discusses: ActRule = {
  kind: "unlogged",
  why: "Comments show their author and time where they were written.",
};
export const stops: ActRule = { kind: "unlogged", why: "It stops work, and changes nothing else." };
export const attends: ActRule = {
  kind: "unlogged",
  why: "It says who has a page open, which others see for half a minute.",
};
export const proves: ActRule = {
  kind: "unlogged",
  why: "It is a step of an act, which is logged when it is done.",
};
