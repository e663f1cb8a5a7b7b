import { chartThemes, drawSvg } from "@askery/charts";
import { suggestHeight } from "@askery/model";
import type { GalleryChart } from "./run-questions.ts";

export const galleryThemes = ["light", "dark"] as const;
/** A phone, a page, and a wide screen. */
export const galleryWidths = [360, 720, 1280] as const;

/** One picture of the gallery. */
export interface GalleryPicture {
  readonly fileName: string;
  /** The text of an SVG document. */
  readonly svg: string;
}

/** Draws a chart in each theme at each width, with its title, as the server draws it. */
export async function drawPictures(chart: GalleryChart): Promise<readonly GalleryPicture[]> {
  const wishes = galleryThemes.flatMap((theme) => galleryWidths.map((width) => ({ theme, width })));
  return Promise.all(
    wishes.map(async ({ theme, width }) => ({
      fileName: pictureName(chart.name, theme, width),
      svg: await drawFramed(chart, theme, width),
    })),
  );
}

export function pictureName(
  name: string,
  theme: (typeof galleryThemes)[number],
  width: (typeof galleryWidths)[number],
): string {
  return `${name}-${theme}-${width}.svg`;
}

const margin = 16;
const headHeight = 36;

/** A chart below its title, on the background of its theme. */
async function drawFramed(
  { title, chart, table }: GalleryChart,
  themeName: (typeof galleryThemes)[number],
  width: number,
): Promise<string> {
  const theme = chartThemes[themeName];
  const inner = width - 2 * margin;
  const height = suggestHeight({ spec: chart.spec, table }, inner);
  const drawing = await drawSvg({ ...chart, table, theme, width: inner, height });
  const whole = height + headHeight + 2 * margin;
  const font = `font-family="${theme.fontFamily.replaceAll('"', "'")}" font-size="15" font-weight="600"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">`,
    `<rect width="${width}" height="${whole}" fill="${theme.surface}"/>`,
    `<text x="${margin}" y="${margin + 14}" ${font} fill="${theme.text}">${title.replaceAll("&", "&amp;")}</text>`,
    `<g transform="translate(${margin} ${margin + headHeight})">${drawing}</g>`,
    "</svg>\n",
  ].join("\n");
}
