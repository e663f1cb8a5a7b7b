import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawPictures } from "./chart-gallery/gallery-pictures.ts";
import { printIndex } from "./chart-gallery/print-index.ts";
import { runQuestions } from "./chart-gallery/run-questions.ts";

/**
 * The program of `npm run chart-gallery`: draws every kind of chart from the sample shop into `docs/charts`, in both
 * themes at three widths, with a page that shows them all. Look at what changed before you commit it.
 */
const folder = fileURLToPath(new URL("../docs/charts", import.meta.url));
const charts = await runQuestions();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const chart of charts) {
  for (const { fileName, svg } of await drawPictures(chart)) writeFileSync(join(folder, fileName), svg);
}
writeFileSync(join(folder, "README.md"), printIndex(charts));
writeFileSync(
  join(folder, "charts.json"),
  `[\n${charts.map((chart) => JSON.stringify(chart)).join(",\n")}\n]\n`,
);
console.log(`${charts.length} charts: ${folder}/README.md`);
