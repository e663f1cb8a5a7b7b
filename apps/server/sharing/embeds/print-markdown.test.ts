import { expect, test } from "vitest";
import { printMarkdown } from "./print-markdown.ts";

const none = new Map<string, string>();

test("Markdown becomes HTML", () => {
  expect(printMarkdown("# Title\n\n**Bold** and [a link](https://example.com?a=1&b=2)", none)).toBe(
    '<h3>Title</h3><p><strong>Bold</strong> and <a href="https://example.com?a=1&amp;b=2" target=_blank rel="noreferrer noopener">a link</a></p>\n',
  );
});

test.each<[attack: string, text: string]>([
  ["a script", "<script>alert(1)</script>"],
  ["a script within a line", "a <img src=x onerror=alert(1)> b"],
  ["a link to a script", "[click](javascript:alert(1))"],
  ["a link to a script, in disguise", "[click](&#106;avascript:alert(1))"],
  ["a link to a script, in angle brackets", "<javascript:alert(1)>"],
  ["a link to data", "[click](data:text/html;base64,PHNjcmlwdD4=)"],
  ["a picture of another site", "![seen](https://tracker.example/pixel.png)"],
  ["an attribute in an address", '[a](https://example.com/"onmouseover="alert(1))'],
  ["an attribute in a title", '[a](https://example.com "x\\" onclick=\\"alert(1)")'],
  ["HTML in code", "`<b onclick=alert(1)>`"],
  ["HTML in a language", '```"><script>alert(1)</script>\nx\n```'],
])("%s is text, not HTML", (_, text) => {
  const html = printMarkdown(text, none);
  const tags = html.match(/<[^>]*>/g) ?? [];
  const known =
    /^<\/?(?:p|code|pre|a)>$|^<a href="https:\/\/[^"<>]*" target=_blank rel="noreferrer noopener">$|^<code class="language-[^"<>]*">$/;
  expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
});

test("a stored picture is in the document, one that is gone is its description, and one of another site is a link", () => {
  const version = "0123456789abcdef0123456789abcdef";
  const text = `![A "warehouse"](image:${version}/800x600)`;
  const data = "data:image/png;base64,AAAA";
  expect(printMarkdown(text, new Map([[version, data]]))).toBe(
    `<p><img class=own src="${data}" width="800" height="600" alt="A &quot;warehouse&quot;"></p>\n`,
  );
  expect(printMarkdown(text, none)).toBe("<p>A &quot;warehouse&quot;</p>\n");
});
