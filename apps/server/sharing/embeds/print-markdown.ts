import { Marked } from "marked";
import { escapeHtml } from "./escape-html.ts";

/**
 * A text in Markdown as HTML. HTML in it is shown as it was typed, links lead to addresses of http, https and mailto only,
 * and pictures are links.
 */
export function printMarkdown(text: string): string {
  return marked.parse(text, { async: false });
}

const marked = new Marked({
  renderer: {
    html: ({ raw }) => escapeHtml(raw),
    // The page has the headings of higher levels.
    heading({ tokens }) {
      return `<h3>${this.parser.parseInline(tokens)}</h3>`;
    },
    link({ href, tokens }) {
      return printLink(href, this.parser.parseInline(tokens));
    },
    image: ({ href, text }) => printLink(href, escapeHtml(text)),
  },
});

const protocols = ["http:", "https:", "mailto:"];

function printLink(href: string, html: string): string {
  const isSafe = URL.canParse(href) && protocols.includes(new URL(href).protocol);
  return isSafe ? `<a href="${escapeHtml(href)}" target=_blank rel="noreferrer noopener">${html}</a>` : html;
}
