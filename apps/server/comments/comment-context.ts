import type { CommentedKind } from "@askery/api";
import type { SendMail } from "../mail/mail.ts";
import type { AfterAnswer } from "../runtime/after-answer.ts";
import type { StoreContext } from "../store/store-context.ts";

/** What comments need. */
export interface CommentContext extends StoreContext {
  /** Null without a mail server: comments are mailed or not, but never printed to the log. */
  readonly sendMail: SendMail | null;
  readonly afterAnswer: AfterAnswer;
  /** The origin of links in mails. */
  readonly url: string;
}

/** A thing that comments are about. */
export interface CommentedThing {
  readonly kind: CommentedKind;
  readonly id: string;
  readonly databaseId: string;
}

/** Who looks or writes. */
export interface ByUser {
  readonly userId: string;
}
