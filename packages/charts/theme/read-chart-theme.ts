import { invariant } from "@askery/model";
import { tokenNames, type ChartTheme } from "./chart-theme.ts";

/**
 * The theme of an element: its design tokens, resolved to sRGB by painting each on one pixel, since no drawing library
 * supports OKLCH. Needs a browser; read it again when the theme changes.
 */
export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element);
  const paint = makePainter(element.ownerDocument);
  const resolve = (token: string) => paint(style.getPropertyValue(token).trim());
  const ramp = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, step) => resolve(`${prefix}${step + 1}`));
  const names = Object.entries(tokenNames).map(([name, token]) => [name, resolve(token)]);
  return {
    ...(Object.fromEntries(names) as Record<keyof typeof tokenNames, string>),
    fontFamily: style.getPropertyValue("--font-sans").trim().replaceAll('"', "'") || "system-ui, sans-serif",
    series: ramp("--chart-", 8),
    sequential: ramp("--seq-", 7),
    diverging: ramp("--div-", 7),
  };
}

function makePainter(page: Document): (color: string) => string {
  const canvas = page.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  invariant(context !== null, "a browser has a 2d canvas");
  return (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return alpha === 255
      ? `rgb(${red}, ${green}, ${blue})`
      : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
  };
}
