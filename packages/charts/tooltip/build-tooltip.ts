import type { PointLine, PointText } from "../drawing.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";

/**
 * A tooltip as DOM elements. Names and figures are text nodes, so a column called `<img onerror=…>` is only displayed.
 * Styles are set by script, which a strict content security policy allows.
 */
export function buildTooltip({ title, lines }: PointText, theme: ChartTheme, page: Document): HTMLElement {
  const box = page.createElement("div");
  box.style.maxWidth = "320px";
  box.style.whiteSpace = "normal";
  box.style.overflowWrap = "anywhere";
  const head = page.createElement("div");
  head.textContent = title;
  head.style.color = theme.textSecondary;
  if (lines.length > 0) head.style.marginBottom = "4px";
  box.append(head, ...lines.map((line) => buildLine(line, page)));
  return box;
}

function buildLine({ color, name, value }: PointLine, page: Document): HTMLElement {
  const line = page.createElement("div");
  line.style.display = "flex";
  line.style.alignItems = "baseline";
  line.style.gap = "8px";
  line.style.lineHeight = "20px";
  const mark = page.createElement("span");
  mark.style.flex = "none";
  mark.style.width = "8px";
  mark.style.height = "8px";
  mark.style.borderRadius = "50%";
  mark.style.backgroundColor = color ?? "transparent";
  const label = page.createElement("span");
  label.textContent = name;
  label.style.flex = "1";
  const figure = page.createElement("span");
  figure.textContent = value;
  figure.style.fontWeight = "600";
  figure.style.fontFeatureSettings = '"tnum" 1';
  figure.style.paddingLeft = "12px";
  line.append(mark, label, figure);
  return line;
}
