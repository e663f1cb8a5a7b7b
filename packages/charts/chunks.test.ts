import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { chartKindNames } from "@askery/model";
import { expect, test } from "vitest";
import { commonDrawings } from "./kinds/kind-drawings.ts";

/* What a page loads before a chart is shown, and with its first chart. A bundler makes a chunk of the rest. */

const folder = import.meta.dirname;

/** The files and packages that a file imports before it runs, and those that these import. */
function findStatic(path: string, found = new Set<string>()): ReadonlySet<string> {
  const name = relative(folder, path);
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(path, "utf8");
  for (const [, of = ""] of source.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?"([^"]+)"/gmu)) {
    if (of.endsWith(".ts")) findStatic(join(dirname(path), of), found);
    else found.add(of);
  }
  return found;
}

test("before a chart is shown, neither ECharts nor a map is loaded", () => {
  const loaded = [...findStatic(join(folder, "index.ts"))];
  expect(loaded.filter((name) => /^echarts|^zrender|-atlas|^topojson|echarts-parts/u.test(name))).toEqual([]);
});

test("each rare kind is loaded when it is drawn first", () => {
  const loaded = [...findStatic(join(folder, "index.ts"))];
  const isRare = (kind: string) => !Object.hasOwn(commonDrawings, kind);
  const rare = chartKindNames
    .filter(isRare)
    .map((kind) => kind.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
  expect(rare.length).toBeGreaterThan(15);
  expect(rare.filter((kind) => loaded.includes(`kinds/${kind}/${kind}.ts`))).toEqual([]);
});

test("the search for imports finds them", () => {
  expect([...findStatic(join(folder, "kinds/map/map.ts"))]).toEqual(
    expect.arrayContaining(["kinds/map/outlines.ts", "world-atlas/countries-50m.json"]),
  );
});
