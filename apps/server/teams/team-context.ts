import type { PlanContext } from "../databases/plans/plan-limits.ts";
import type { SendMail } from "../mail/mail.ts";
import type { AfterAnswer } from "../runtime/after-answer.ts";

/** The context of services for the members of a database. */
export interface TeamContext extends PlanContext {
  readonly sendMail: SendMail;
  readonly afterAnswer: AfterAnswer;
  /** The server's public URL. */
  readonly url: string;
}
