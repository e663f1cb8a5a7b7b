import { expect, test } from "vitest";
import { printMarkdown } from "./print-markdown.ts";

test("Markdown becomes HTML", () => {
  expect(printMarkdown("# Title\n\n**Bold** and [a link](https://example.com?a=1&b=2)")).toBe(
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
  const html = printMarkdown(text);
  const tags = html.match(/<[^>]*>/g) ?? [];
  const known =
    /^<\/?(?:p|code|pre|a)>$|^<a href="https:\/\/[^"<>]*" target=_blank rel="noreferrer noopener">$|^<code class="language-[^"<>]*">$/;
  expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
});
