import { createTransport } from "nodemailer";
import type { SendMail } from "./mail.ts";
import { printMail } from "./print-mail.ts";

export interface MailerOptions {
  /** `smtp://user:password@host:587`; null prints mail instead. */
  readonly smtpUrl: string | null;
  /** The sender. */
  readonly from: string;
  /** Prints a mail. */
  readonly print: (block: string) => void;
}

/** Sends mail by SMTP if the operator has set a server, and prints it to the log otherwise. */
export function createMailer({ smtpUrl, from, print }: MailerOptions): SendMail {
  if (smtpUrl === null) return async (mail) => print(printMail(mail));
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return async ({ to, subject, text, html }) => {
    // In an object, an address is never parsed as a list of addresses.
    await transport.sendMail({ to: { name: "", address: to }, subject, text, html });
  };
}

/** The default sender: askery@ and the host of the server's public URL. */
export function defaultSender(url: string): string {
  return `Askery <askery@${new URL(url).hostname}>`;
}
