import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderDoc } from "./docs-plugin.ts";

test("the first heading is the title, and the others are one level lower", () => {
  expect(renderDoc("# Running a server\n\n## TLS & keys\n\nText.\n", "guides/run-a-server.md")).toEqual({
    title: "Running a server",
    html: '<h3 id="tls--keys">TLS &amp; keys</h3>\n<p>Text.</p>\n',
  });
});

test("code and tables, which may be wider than the page, can be scrolled by the keyboard", () => {
  const { html } = renderDoc("# Title\n\n    a < b\n\n|a|\n|-|\n|b|\n", "guides/run-a-server.md");
  expect(html).toContain('<pre tabindex="0"><code>a &lt; b');
  expect(html).toMatch(/<div class="doc-table" tabindex="0"><table>[^]*<\/table><\/div>/);
});

test("long names in code break after underscores", () => {
  expect(renderDoc("# Title\n\n`ASKERY_PLAN_LIMITS` and a_b\n", "guides/x.md").html).toBe(
    "<p><code>ASKERY_<wbr>PLAN_<wbr>LIMITS</code> and a_b</p>\n",
  );
});

test.each([
  ["sign-in.md", '<a href="/docs/guides/sign-in">it</a>'],
  ["sign-in.md#mail", '<a href="/docs/guides/sign-in#mail">it</a>'],
  ["../decisions/0013-the-guard.md", '<a href="/docs/decisions/0013-the-guard">it</a>'],
  ["#tls", '<a href="#tls">it</a>'],
  ["https://example.com/", '<a href="https://example.com/">it</a>'],
  ["../../CONTRIBUTING.md", "it"],
])("a link to %s becomes %s", (href, printed) => {
  expect(renderDoc(`# Title\n\n[it](${href})\n`, "guides/run-a-server.md").html).toBe(`<p>${printed}</p>\n`);
});

test("a file without a heading is refused", () => {
  expect(() => renderDoc("Text.", "guides/x.md")).toThrow("guides/x.md does not start with a heading.");
});

test("every link in the documentation leads to a file", () => {
  const folder = join(import.meta.dirname, "../../../docs");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  const links = paths.flatMap((path) =>
    [
      ...renderDoc(readFileSync(join(folder, path), "utf8"), path).html.matchAll(/href="\/docs\/([^"#]*)/g),
    ].map(([, target = ""]) => target),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((target) => !existsSync(join(folder, `${target}.md`)))).toEqual([]);
});
