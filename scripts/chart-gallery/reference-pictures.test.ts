import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chartKindNames } from "@askery/model";
import { describe, expect, test } from "vitest";
import { findDifference } from "./compare-pictures.ts";
import { drawPictures } from "./gallery-pictures.ts";
import { printIndex } from "./print-index.ts";
import { signed } from "./signed.data.ts";
import type { GalleryChart } from "./run-questions.ts";

/**
 * The pictures of docs/charts are what the server draws. After a change that is meant, run `npm run chart-gallery` and look
 * at the pictures that changed.
 */
const folder = fileURLToPath(new URL("../../docs/charts/", import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`, "utf8");
const charts = JSON.parse(read("charts.json")) as readonly GalleryChart[];

test.each(charts.map((chart) => [chart.name, chart] as const))("%s", async (_, chart) => {
  const pictures = await drawPictures(chart);
  const differences = pictures.flatMap(({ fileName, svg }) => {
    const difference = findDifference(read(fileName), svg);
    return difference === null ? [] : [`${fileName}: ${difference}`];
  });
  expect(differences).toEqual([]);
});

test("every kind that is a picture is in the gallery, and on its page", () => {
  const drawn = new Set(charts.map(({ chart }) => chart.spec.kind));
  expect(chartKindNames.filter((kind) => !drawn.has(kind))).toEqual(["table"]);
  expect(read("README.md")).toBe(printIndex(charts));
});

test("the pictures are those that were looked at; look at new ones, and sign them in signed.data.ts", () => {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).toSorted()) if (name.endsWith(".svg")) hash.update(read(name));
  expect(hash.digest("hex")).toBe(signed.hash);
});

describe("the comparison", () => {
  const drawing = `<path d="M10 20L30.5 40" fill="rgb(1,2,3)" id="c1a2b3-c0"></path><text>Jan 2026</text>`;
  test.each([
    ["less than a pixel", drawing.replace("30.5", "31.2").replace("c1a2b3", "c9"), null],
    ["a moved point", drawing.replace("30.5", "33"), `" 20L30.5 " is now " 20L33 ".`],
    ["another text", drawing.replace("Jan", "Feb"), expect.stringContaining("Feb 2026")],
    ["a missing part", drawing.replace("L30.5 40", ""), expect.any(String)],
  ])("%s", (_, other, difference) => {
    expect(findDifference(drawing, other)).toEqual(difference);
  });
});
