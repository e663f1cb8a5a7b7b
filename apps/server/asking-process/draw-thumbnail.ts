import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Table } from "@askery/model";
import type { ToDraw } from "./jobs.ts";

/** A chart's shape without a word but its one figure, as the text of an SVG document. */
export async function drawThumbnail({ spec, facts, table, theme, width, height }: ToDraw): Promise<string> {
  // Loaded lazily, because most questions need no thumbnail.
  const { chartThemes, drawSvg } = await import("@askery/charts");
  const svg = await drawSvg({
    spec,
    facts,
    table: JSON.parse(table) as Table,
    theme: chartThemes[theme],
    density: "thumbnail",
    width,
    height,
  });
  return svg.includes("<text") ? addFont(svg) : svg;
}

const fontFile = "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
let font: Promise<string> | undefined;

/** Embeds the font, since an image in a page cannot use the page's fonts. */
async function addFont(svg: string): Promise<string> {
  font ??= readFile(fileURLToPath(import.meta.resolve(fontFile)), "base64");
  const source = `src:url(data:font/woff2;base64,${await font})`;
  const style = `<style>@font-face{font-family:"Geist Variable";font-weight:100 900;${source}}</style>`;
  return svg.replace(/<svg[^>]*>/, (start) => start + style);
}
