import type { Mail } from "./mail.ts";

/** The content of a mail, before it becomes text and HTML. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  /** The paragraphs above the link. */
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** The paragraphs below the link. */
  readonly after: readonly string[];
}

/** Writes a short mail as plain text and as HTML without pictures, scripts or anything remote. */
export function writeMail({ to, subject, before, link, after }: MailContent): Mail {
  const text = [...before, `${link.label}:\n${link.url}`, ...after].join("\n\n");
  const html = [
    ...before.map(paragraph),
    `<p style="margin:24px 0"><a href="${escape(link.url)}" style="${buttonStyle}">${escape(link.label)}</a></p>`,
    ...after.map(paragraph),
    `<p style="color:#666;font-size:12px">If the button does not work, copy this address: ${escape(link.url)}</p>`,
  ].join("\n");
  return { to, subject, text: `${text}\n`, html: `<div style="${pageStyle}">\n${html}\n</div>\n` };
}

const pageStyle = "font:15px/1.5 system-ui,sans-serif;max-width:480px";
const buttonStyle =
  "background:#0f766e;border-radius:6px;color:#fff;display:inline-block;padding:10px 16px;text-decoration:none";

function paragraph(text: string): string {
  return `<p>${escape(text)}</p>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
