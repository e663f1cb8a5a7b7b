/** One mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a mail. Rejects with the mail server's error, which the caller handles. */
export type SendMail = (mail: Mail) => Promise<void>;
