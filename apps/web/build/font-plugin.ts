import type { Plugin } from "vite";

/** The font files that every page needs at once. */
const wanted = /^assets\/geist-latin-wght-normal-[\w-]+\.woff2$/;

/** Preloads the font with the page instead of after its style sheet, so that the first paint uses it. */
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
