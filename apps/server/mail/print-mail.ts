import type { Mail } from "./mail.ts";

/**
 * A mail as a block for the log. Without a mail server this is how a link reaches its recipient, so this is the only
 * place that prints a link with its token.
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
