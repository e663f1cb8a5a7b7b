import { listMissingLetters } from "../pdf/missing-letters.ts";

/** The drawing with a line at its bottom that says so, if some of its letters would be boxes. */
export function noteMissingLetters(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const end = svg.lastIndexOf("</svg>");
  if (end < 0 || height < leastHeight || listMissingLetters(svg).length === 0) return svg;
  const note = `<text x="${width - 8}" y="${height - 6}" text-anchor="end" font-family="Geist" font-size="10" fill="#808080">${noteText}</text>`;
  return `${svg.slice(0, end)}${note}${svg.slice(end)}`;
}

export const noteText =
  "Boxes are letters that this picture’s font lacks. Export it as SVG, or in the browser.";

/** A smaller picture is a thumbnail or an icon. */
const leastHeight = 120;
