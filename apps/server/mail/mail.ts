/** One message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail on. It fails with whatever hinders the mail server; who waits for it decides what that means. */
export type SendMail = (mail: Mail) => Promise<void>;
