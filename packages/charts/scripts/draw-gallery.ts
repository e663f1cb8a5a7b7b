import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawSvg } from "../draw-svg.ts";
import { galleryHeight } from "../gallery-chart.test-support.ts";
import { galleryCharts } from "../gallery.test-support.ts";
import type { ThemeName } from "../theme/chart-theme.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const folder = join(import.meta.dirname, "../../../.cache/gallery");
const widths = [360, 720, 1280];
const themes: readonly ThemeName[] = ["dark", "light"];

/**
 * Draws every kind of chart in both themes at three widths into `.cache/gallery`: one SVG each, and a page for each theme
 * and width that shows them all.
 */
async function drawGallery(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const theme of themes) {
    for (const width of widths) {
      writeFileSync(join(folder, `${theme}-${width}.html`), await drawPage(theme, width));
    }
  }
  console.log(`Open ${folder}/dark-720.html.`);
}

async function drawPage(theme: ThemeName, width: number): Promise<string> {
  const { surface, text } = chartThemes[theme];
  const figures = await Promise.all(
    galleryCharts.map(async (one) => {
      const height = galleryHeight(one, width);
      const svg = await drawSvg({ ...one.chart, table: one.table, theme: chartThemes[theme], width, height });
      const thumbnail = await drawSvg({
        ...one.chart,
        table: one.table,
        theme: chartThemes[theme],
        width: 240,
        height: 140,
        density: "thumbnail",
      });
      writeFileSync(join(folder, `${one.name.replaceAll(/\W+/g, "-")}-${theme}-${width}.svg`), svg);
      const small = width === 360 ? thumbnail : "";
      return `<figure><figcaption>${one.name}</figcaption>${svg}${small}</figure>`;
    }),
  );
  const style = `body{margin:16px;background:${surface};color:${text};font:13px Geist,sans-serif;display:flex;flex-wrap:wrap;gap:24px}figure{margin:0;outline:1px solid #8884;outline-offset:3px}figcaption{opacity:.6}svg{display:block;overflow:visible}`;
  return `<!doctype html><meta charset="utf-8"><title>${theme}, ${width}</title><style>${style}</style>${figures.join("\n")}`;
}

await drawGallery();
