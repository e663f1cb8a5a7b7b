import { drawSvg } from "../draw-svg.ts";
import { galleryHeight } from "../gallery-chart.test-support.ts";
import { galleryCharts } from "../gallery.test-support.ts";
import { measureMounting } from "../measure-mounting.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const runs = 7;
const width = 960;

/**
 * Prints as JSON, in milliseconds: how long a chart of each kind of the gallery takes as SVG, and how long lines of many
 * points take to be mounted in a browser, beside bare ECharts. `npm run bench` reads it.
 */
async function measureDrawing(): Promise<void> {
  const kinds: Record<string, number> = {};
  for (const one of galleryCharts) {
    const { chart, table } = one;
    const size = { width, height: galleryHeight(one, width) };
    const draw = async () => drawSvg({ ...chart, table, theme: chartThemes.dark, ...size });
    await draw();
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const startedAt = performance.now();
      await draw();
      times.push(performance.now() - startedAt);
    }
    const { kind } = chart.spec;
    kinds[kind] = Math.max(kinds[kind] ?? 0, middleOf(times));
  }
  console.log(JSON.stringify({ kinds, ...(await measureMounting()) }));
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

await measureDrawing();
