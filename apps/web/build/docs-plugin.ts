import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const docsFolder = join(import.meta.dirname, "../../../docs");

/** Turns each Markdown file of `docs/` into a module with its title and its HTML. */
export function docsPlugin(): Plugin {
  return {
    name: "askery-docs",
    enforce: "pre",
    async load(id) {
      if (!id.startsWith(docsFolder) || !id.endsWith(".md")) return null;
      this.addWatchFile(id);
      const { title, html } = renderDoc(await readFile(id, "utf8"), relative(docsFolder, id));
      return `export const title = ${JSON.stringify(title)};\nexport const html = ${JSON.stringify(html)};`;
    },
  };
}

interface RenderedDoc {
  /** The text of the first heading. */
  readonly title: string;
  /** The rest. Headings are one level lower, since the page has the first. */
  readonly html: string;
}

/**
 * Renders a file of `docs/`. Links to other files there lead to their pages; links to files elsewhere in the checkout
 * become plain text.
 *
 * @param path within `docs/`, such as `guides/run-a-server.md`
 */
export function renderDoc(markdown: string, path: string): RenderedDoc {
  const marked = new Marked({
    renderer: {
      heading(token: Tokens.Heading) {
        const level = Math.min(6, token.depth + 1);
        return `<h${level} id="${toAnchor(token.text)}">${this.parser.parseInline(token.tokens)}</h${level}>\n`;
      },
      link(token: Tokens.Link) {
        const text = this.parser.parseInline(token.tokens);
        const address = resolveLink(token.href, path);
        return address === null ? text : `<a href="${address}">${text}</a>`;
      },
    },
  });
  const [first, ...rest] = marked.lexer(markdown);
  if (first?.type !== "heading") throw new Error(`${path} does not start with a heading.`);
  return { title: (first as Tokens.Heading).text, html: makeScrollable(breakNames(marked.parser(rest))) };
}

/** Lets the keyboard scroll what is wider than the page. */
function makeScrollable(html: string): string {
  return html
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="doc-table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}

/** Lets long names in code break after underscores. */
function breakNames(html: string): string {
  return html.replaceAll(/<code>[^<]*<\/code>/g, (code) => code.replaceAll("_", "_<wbr>"));
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

function resolveLink(href: string, path: string): string | null {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const target = join(dirname(path), file);
  if (target.startsWith("..") || !target.endsWith(".md")) return null;
  return `/docs/${target.replace(/\.md$/, "")}${anchor === undefined ? "" : `#${anchor}`}`;
}
