import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Table } from "@askery/model";
import type { ToDraw } from "./to-draw.ts";

/** A chart as the text of an SVG document with its font. */
export async function drawSvgChart(drawn: ToDraw): Promise<string> {
  const { spec, facts, table, theme, width, height, density = "thumbnail", locale } = drawn;
  // Loaded lazily, because most questions need no drawing.
  const { chartThemes, drawSvg } = await import("@askery/charts");
  const svg = await drawSvg({
    spec,
    facts,
    table: JSON.parse(table) as Table,
    theme: chartThemes[theme],
    density,
    ...(locale !== undefined && { locale }),
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
