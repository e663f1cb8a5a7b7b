import { fitText, measureText } from "@askery/charts";

export interface TextLook {
  readonly size: number;
  readonly color: string;
  readonly weight?: 400 | 500 | 600;
  /** Default: `start`. */
  readonly anchor?: "start" | "end";
}

/** A line of text with its baseline at `y`, cut to a width. Empty for no text. */
export function printText(
  text: string,
  at: { readonly x: number; readonly y: number; readonly width?: number },
  { size, color, weight = 400, anchor = "start" }: TextLook,
): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  const shown = at.width === undefined ? plain : fitText(plain, at.width, size, weight);
  if (shown === "") return "";
  const end = anchor === "end" ? ' text-anchor="end"' : "";
  return `<text x="${round(at.x)}" y="${round(at.y)}" font-family="Geist" font-size="${size}" font-weight="${weight}" fill="${color}"${end}>${escapeXml(shown)}</text>`;
}

export function widthOf(text: string, { size, weight = 400 }: Pick<TextLook, "size" | "weight">): number {
  return measureText(text, size, weight);
}

export function printBox(
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  look: { readonly fill: string; readonly stroke?: string; readonly radius?: number },
): string {
  const stroke = look.stroke === undefined ? "" : ` stroke="${look.stroke}"`;
  const size = `width="${round(width)}" height="${round(height)}" rx="${look.radius ?? 0}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${look.fill}"${stroke}/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  // Drops characters that XML does not allow.
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
