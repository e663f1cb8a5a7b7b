import { readTextImage } from "@askery/model";
import { Marked } from "marked";
import { escapeHtml } from "./escape-html.ts";

/**
 * A text in Markdown as HTML. HTML in it is shown as it was typed, links lead to addresses of http, https and mailto only,
 * and pictures from elsewhere are links.
 *
 * @param images the stored pictures by their versions, as addresses that contain them
 */
export function printMarkdown(text: string, images: ReadonlyMap<string, string>): string {
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
      image: ({ href, text: alt }) => printImage({ href, alt }, images),
    },
  });
  return marked.parse(text, { async: false });
}

interface LinkedImage {
  readonly href: string;
  readonly alt: string;
}

function printImage({ href, alt }: LinkedImage, images: ReadonlyMap<string, string>): string {
  const image = readTextImage(href);
  if (image === null) return printLink(href, escapeHtml(alt));
  const data = images.get(image.version);
  if (data === undefined) return escapeHtml(alt);
  const { width, height } = image;
  return `<img class=own src="${data}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`;
}

const protocols = ["http:", "https:", "mailto:"];

function printLink(href: string, html: string): string {
  const isSafe = URL.canParse(href) && protocols.includes(new URL(href).protocol);
  return isSafe ? `<a href="${escapeHtml(href)}" target=_blank rel="noreferrer noopener">${html}</a>` : html;
}
