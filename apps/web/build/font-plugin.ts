import type { Plugin } from "vite";

/** The files of the fonts that every page needs at once, as their packages name them. */
const wanted = /^assets\/geist-latin-wght-normal-[\w-]+\.woff2$/;

/** Loads the font with the page rather than after its style sheet: what is painted first is already in it. */
export function fontPlugin(): Plugin {
  return {
    name: "askery-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => wanted.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
