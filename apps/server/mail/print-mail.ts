import type { Mail } from "./mail.ts";

/**
 * A mail as a block for the log. Where no mail server is set this is how a link gets to its person, so this is the one
 * place where a link with its token is written down.
 */
export function printMail({ to, subject, text }: Mail): string {
  const lines = [`To: ${to}`, `Subject: ${subject}`, "", ...text.trimEnd().split("\n")];
  return [
    "",
    "┌─ Mail, printed because SMTP_URL is not set",
    ...lines.map((line) => `│ ${line}`.trimEnd()),
    "└─",
    "",
  ].join("\n");
}
