import { suggestHeight, type Chart, type Table } from "@askery/model";
import { drawSvg } from "./draw-svg.ts";
import { fitText, measureText } from "./text/measure-text.ts";
import type { ThemeName } from "./theme/chart-theme.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

export interface PictureRequest {
  readonly chart: Pick<Chart, "spec" | "facts" | "caption">;
  readonly table: Table;
  /** How numbers are written. Default: "en-US". */
  readonly locale?: string;
  /** Default: light, because pictures go into white documents. */
  readonly theme?: ThemeName;
  /** Default: 960. */
  readonly width?: number;
}

export interface Picture {
  /** The text of an SVG document. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** As in CSS. */
  readonly fontFamily: string;
}

const titleLook = { size: 20, step: 26, weight: 600 } as const;
const subtitleLook = { size: 14, step: 20, weight: 400 } as const;
/** Between the title and the chart. */
const gap = 14;

/** Wider pictures, as for wall screens, are enlarged: texts and lines would otherwise be too small for their distance. */
const [widestLayout, enlargedLayout] = [1440, 1280];

/** Draws a chart with its title as a picture, complete in itself. A long title has two lines. */
export async function drawPicture(request: PictureRequest): Promise<Picture> {
  const { chart, table, locale, theme: name = "light", width: fullWidth = 960 } = request;
  const theme = chartThemes[name];
  const width = fullWidth > widestLayout ? enlargedLayout : fullWidth;
  const margin = width < 600 ? 20 : 32;
  const inner = width - 2 * margin;
  const { spec, facts, caption } = chart;
  const source = { spec, facts, table, ...(locale !== undefined && { locale }) };
  const lines = [
    ...layOut(caption.title, inner, { ...titleLook, color: theme.text }),
    ...layOut(caption.subtitle, inner, { ...subtitleLook, color: theme.textMuted }),
  ];
  const chartHeight = suggestHeight(source, inner);
  const drawing = await drawSvg({ ...source, theme, width: inner, height: chartHeight });
  let y = margin - 4;
  const texts = lines.map(({ text, size, step, weight, color }) => {
    y += step;
    return `<text x="${margin}" y="${y - 6}" font-family="${escapeXml(theme.fontFamily)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(text)}</text>`;
  });
  const top = lines.length === 0 ? margin : y + gap;
  const height = top + chartHeight + margin;
  const zoom = fullWidth / width;
  const fullHeight = Math.round(height * zoom);
  const parts = [
    `<rect width="${width}" height="${height}" fill="${theme.surface}"/>`,
    ...texts,
    `<g transform="translate(${margin} ${top})">${withOverflow(drawing)}</g>`,
  ];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}" viewBox="0 0 ${fullWidth} ${fullHeight}">`,
    ...(zoom === 1 ? parts : [`<g transform="scale(${zoom})">`, ...parts, "</g>"]),
    "</svg>",
  ].join("\n");
  return { svg, width: fullWidth, height: fullHeight, fontFamily: theme.fontFamily };
}

/** Names in a font that is wider than Geist, which a picture may lack, reach into the margin instead of being cut. */
function withOverflow(drawing: string): string {
  return drawing.replace("<svg", '<svg overflow="visible"');
}

/** How much wider than in Geist a title may be where a picture is opened: without that font, in another sans-serif. */
const widerFont = 1.16;

interface TextLook {
  readonly size: number;
  readonly step: number;
  readonly weight: 400 | 600;
  readonly color: string;
}

/** Breaks a text into at most two lines of similar widths; the second is cut to the width. */
function layOut(
  text: string,
  width: number,
  look: TextLook,
): readonly (TextLook & { readonly text: string })[] {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  const room = width / widerFont;
  if (plain === "") return [];
  const words = plain.split(" ");
  const widthOf = (line: readonly string[]) => measureText(line.join(" "), look.size, look.weight);
  const most = words.findLastIndex((_, index) => widthOf(words.slice(0, index + 1)) <= room) + 1;
  const cut = (line: string) => ({ ...look, text: fitText(line, room, look.size, look.weight) });
  if (most === 0 || most === words.length) return [cut(plain)];
  const even = words.findIndex((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return widthOf(first) >= widthOf(second) && widthOf(second) <= room;
  });
  const count = even < 0 ? most : Math.min(most, even + 1);
  return [cut(words.slice(0, count).join(" ")), cut(words.slice(count).join(" "))];
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
