import type { TurnContext } from "../asking/turns/turn-context.ts";
import type { SendMail } from "../mail/mail.ts";
import type { AccessLookups } from "../policies/grant-access.ts";
import type { AfterAnswer } from "../runtime/after-answer.ts";

/** The context of saved reports. */
export interface ReportContext extends TurnContext {
  /** Whether mail reaches people, and is not printed to the log. */
  readonly canSendMail: boolean;
  readonly sendMail: SendMail;
  readonly afterAnswer: AfterAnswer;
  readonly lookups: Omit<AccessLookups, "isServerOwner">;
}
