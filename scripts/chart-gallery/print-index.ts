import { chartKindOf } from "@askery/model";
import { signed } from "./signed.data.ts";
import { galleryWidths, pictureName } from "./gallery-pictures.ts";
import type { GalleryChart } from "./run-questions.ts";

/** The page of the gallery, in Markdown: each chart in both themes, with links to the other widths. */
export function printIndex(charts: readonly GalleryChart[]): string {
  const sections = charts.map(({ name, title, chart }, index) => {
    const { label } = chartKindOf(chart.spec.kind);
    const isFirst = charts[index - 1]?.chart.spec.kind !== chart.spec.kind;
    const images = (["light", "dark"] as const).map(
      (theme) => `<img src="${pictureName(name, theme, 720)}" width="49%" alt="${title}, ${theme}">`,
    );
    const links = galleryWidths.map((width) =>
      (["light", "dark"] as const)
        .map((theme) => `[${width} ${theme}](${pictureName(name, theme, width)})`)
        .join(" · "),
    );
    return [...(isFirst ? [`## ${label}`, ""] : []), images.join("\n"), "", links.join(" · ")].join("\n");
  });
  return `${head}\n${sections.join("\n\n")}\n`;
}

const head = `# Charts

Every kind of chart, drawn by the server from the sample shop, in both themes at three widths. \`npm run chart-gallery\` writes
this folder. \`charts.json\` contains the specs and the rows; a test draws them again and compares the pictures.

All pictures, in both themes at each width, were looked at and found good on ${signed.on}.
`;
