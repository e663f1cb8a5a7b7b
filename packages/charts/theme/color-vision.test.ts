import { describe, expect, test } from "vitest";
import { chartThemes } from "./chart-themes.data.ts";
import type { ThemeName } from "./chart-theme.ts";

/**
 * People who do not see all colors can tell the first five series apart without names, dashes or patterns; from the sixth
 * on, series have those too (`dashOf`, `decalOf`).
 */

type Channels = readonly [red: number, green: number, blue: number];

/** What eyes without one kind of cone see, in linear RGB: Machado, Oliveira and Fernandes (2009), severity 1. */
const visions: Readonly<Record<string, readonly [Channels, Channels, Channels]>> = {
  "without long-wave cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "without medium-wave cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "without short-wave cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const themes: readonly ThemeName[] = ["dark", "light"];
const cases = themes.flatMap((theme) => Object.keys(visions).map((vision) => [theme, vision] as const));

describe.each(cases)("in the %s theme, %s", (theme, vision) => {
  const see = visions[vision] ?? [];
  const seen = (color: string) => toLab(see.map((row) => dot(row, linearOf(color))));
  const { series, up, down, sequential } = chartThemes[theme];

  test("the first five series differ", () => {
    expect(leastDistance(series.slice(0, 5).map(seen))).toBeGreaterThan(noticeable);
  });

  test("gains and losses differ", () => {
    expect(leastDistance([up, down].map(seen))).toBeGreaterThan(noticeable);
  });

  test("a sequential ramp goes one way in lightness", () => {
    const lightness = sequential.map((color) => seen(color)[0]);
    const steps = lightness.slice(1).map((value, index) => Math.sign(value - (lightness[index] ?? 0)));
    expect(new Set(steps).size).toBe(1);
  });
});

/** Three times the distance in OKLab that people notice side by side. */
const noticeable = 0.06;

function leastDistance(colors: readonly Channels[]): number {
  const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => distance(one, other)));
  return Math.min(...pairs);
}

function distance(one: Channels, other: Channels): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function linearOf(color: string): Channels {
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/gu)].map(([digits]) => Number(digits) / 255);
  return [decode(red), decode(green), decode(blue)];
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function dot(row: Channels, color: Channels): number {
  return Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2]));
}

/** OKLab, with the matrices from B. Ottosson, "A perceptual color space for image processing" (2020). */
function toLab([red = 0, green = 0, blue = 0]: readonly number[]): Channels {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
