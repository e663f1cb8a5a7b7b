import { expect, test } from "vitest";
import { chartThemes } from "./chart-themes.data.ts";
import { chartTokens } from "./chart-tokens.test-support.ts";
import { tokenNames, type ChartColors, type ThemeName } from "./chart-theme.ts";

const themes: readonly ThemeName[] = ["dark", "light"];

test.each(themes)("every color of the %s theme is its OKLCH token, converted", (name) => {
  const { fontFamily: _, ...colors } = chartThemes[name];
  expect(colors).toEqual(convertAll(chartTokens[name]));
});

test("the font list can be used in attributes of SVG", () => {
  expect(chartThemes.dark.fontFamily).not.toContain('"');
});

test("every single color has a token, and every ramp its steps", () => {
  const { series, sequential, diverging, fontFamily: _, ...single } = chartThemes.dark;
  expect(Object.keys(single).toSorted()).toEqual(Object.keys(tokenNames).toSorted());
  expect([series.length, sequential.length, diverging.length]).toEqual([8, 7, 7]);
});

function convertAll(colors: ChartColors): object {
  return Object.fromEntries(
    Object.entries(colors).map(([key, value]: [string, string | readonly string[]]) => [
      key,
      typeof value === "string" ? toSrgb(value) : value.map(toSrgb),
    ]),
  );
}

/** With the matrices from B. Ottosson, "A perceptual color space for image processing" (2020), clipped to sRGB. */
function toSrgb(token: string): string {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(token);
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 1));
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encode);
  return alpha === 1 ? `rgb(${channels.join(", ")})` : `rgba(${channels.join(", ")}, ${alpha})`;
}

function encode(value: number): number {
  const light = Math.min(1, Math.max(0, value));
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}
