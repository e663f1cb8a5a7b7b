import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** What search engines, link previews and browsers read of the pages without a side menu. */
const { site } = useSite();

const paths = ["/", "/plans"];

/** The attributes of a page's elements with this tag. */
function readElements(html: string, tag: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, "g"))].map(
    ([, attributes = ""]) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
      ),
  );
}

test("each page has its own title, description and preview", async (context) => {
  const { url } = site(context);
  const pages = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(new URL(path, url))).text();
      const meta = new Map(
        readElements(html, "meta").map((one) => [one.get("property") ?? one.get("name"), one.get("content")]),
      );
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      expect([meta.get("og:title"), meta.get("og:description")]).toEqual([title, meta.get("description")]);
      // The operator's address of the server, which is not this one's.
      const [page, picture] = ["og:url", "og:image"].map((name) => new URL(meta.get(name) ?? ""));
      expect(page?.pathname).toBe(path);
      expect(meta.has("theme-color")).toBe(true);
      const image = await fetch(new URL(picture?.pathname ?? "", url));
      expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
      return `${title}\n${meta.get("description")}`;
    }),
  );
  expect(new Set(pages).size).toBe(paths.length);
});

test("icons and the preloaded font are on this server", async (context) => {
  const { url } = site(context);
  const links = readElements(await (await fetch(new URL("/", url))).text(), "link").filter((link) =>
    /icon|preload/.test(link.get("rel") ?? ""),
  );
  const fonts = links.filter((link) => link.get("as") === "font");
  expect(fonts.length).toBeGreaterThan(0);
  const addresses = ["/favicon.ico", "/apple-touch-icon.png", ...links.map((link) => link.get("href") ?? "")];
  for (const address of addresses) {
    const { origin } = new URL(address, url);
    expect([address, origin, (await fetch(new URL(address, url))).status]).toEqual([
      address,
      new URL(url).origin,
      200,
    ]);
  }
});
