import { suggestHeight, type Chart, type Table } from "@askery/model";

export interface PictureRequest {
  readonly chart: Chart;
  readonly table: Table;
  readonly locale: string;
}

export interface Picture {
  /** The text of an SVG document. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** As in CSS. */
  readonly fontFamily: string;
}

const width = 960;
const margin = 32;
const headHeight = 60;

/** Draws a chart with its title as a picture, in light colors, because pictures go into white documents. */
export async function drawPicture({ chart, table, locale }: PictureRequest): Promise<Picture> {
  const { chartThemes, drawSvg } = await import("@askery/charts");
  const theme = chartThemes.light;
  const inner = width - 2 * margin;
  const { spec, facts, caption } = chart;
  const source = { spec, facts, table, locale };
  const chartHeight = suggestHeight(source, inner);
  const height = chartHeight + headHeight + 2 * margin;
  const drawing = await drawSvg({ ...source, theme, width: inner, height: chartHeight });
  const font = `font-family="${escapeXml(theme.fontFamily)}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${theme.surface}"/>`,
    `<text x="${margin}" y="${margin + 16}" ${font} font-size="20" font-weight="600" fill="${theme.text}">${escapeXml(caption.title)}</text>`,
    `<text x="${margin}" y="${margin + 40}" ${font} font-size="14" fill="${theme.textMuted}">${escapeXml(caption.subtitle)}</text>`,
    `<g transform="translate(${margin} ${margin + headHeight})">${drawing}</g>`,
    "</svg>",
  ].join("\n");
  return { svg, width, height, fontFamily: theme.fontFamily };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeXml(text: string): string {
  // Drops characters that XML does not allow.
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
