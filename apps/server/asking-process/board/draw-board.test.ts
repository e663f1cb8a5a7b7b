import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ThemeName } from "@askery/charts";
import { makeChartSpec, noFacts, type Table } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import type { BoardCard, BoardDocument, ChartContent } from "./board-document.ts";
import { drawBoardPdf } from "./draw-board-pdf.ts";
import { drawBoardPng } from "./draw-board-png.ts";
import { drawSheets } from "./draw-sheet.ts";
import { drawPng } from "../png/draw-png.ts";
import { measureDifference, readPixels, type Pixels } from "../png/read-pixels.test-support.ts";

const table: Table = {
  columns: [
    { name: "month", type: "date" },
    { name: "revenue", type: "decimal" },
  ],
  values: [
    ["2026-01-01", "2026-02-01", "2026-03-01"],
    [3, 1, 2],
  ],
  rowCount: 3,
  isTruncated: false,
};

const spec = makeChartSpec({
  kind: "line",
  roles: {
    axis: {
      column: "month",
      label: "month",
      kind: "time",
      grain: "month",
      format: { kind: "date", grain: "month" },
    },
    figures: [{ column: "revenue", label: "revenue", format: { kind: "currency", currency: "EUR" } }],
    series: null,
    numeric: [],
  },
  settings: { stacking: "none" },
  marks: [],
});

const chart = (title: string, y: number, shown: ChartContent["shown"]): BoardCard => ({
  x: 0,
  y,
  w: 24,
  h: 6,
  content: {
    kind: "chart",
    title,
    subtitle: "Revenue per month",
    time: "27 Nov 2026, 08:00",
    warning: null,
    shown,
  },
});

const rows = {
  kind: "rows",
  headers: ["City", "Total"],
  hasFigures: [false, true],
  rows: Array.from({ length: 100 }, (_, row) => [`City ${row}`, String(row)]),
  rowCount: 1234,
} as const;

const board: BoardDocument = {
  title: "Sales <b>&",
  origin: "Shop · exported 2026-11-27 08:00 UTC",
  url: "https://askery.example/dashboards/1",
  filters: ["Country: Germany", "Time: last year"],
  locale: "en-US",
  images: {},
  tabs: [
    {
      title: null,
      cards: [
        { x: 0, y: 0, w: 24, h: 1, content: { kind: "heading", text: "Figures" } },
        {
          x: 0,
          y: 1,
          w: 24,
          h: 1,
          content: { kind: "text", text: "**Strong** and [a link](https://a.b)\n\n- one\n- two\n- three" },
        },
        {
          ...chart("Revenue", 2, {
            kind: "figure",
            text: "€6.04M",
            note: { change: "+€1k (+2.0%)", direction: "up", text: "vs. 2025" },
          }),
          h: 2,
        },
        chart("Months", 4, spec === null ? rows : { kind: "drawing", spec, facts: noFacts, table }),
        chart("Cities", 10, rows),
        chart("Broken", 16, { kind: "message", text: "The database is gone. Connect it again." }),
      ],
    },
  ],
};

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test("a picture has all that a dashboard shows, as text", async () => {
  const [sheet, ...others] = await drawSheets(board, { width: 1240, height: null }, "light");
  const texts = textsOf(sheet?.svg ?? "");
  expect(others).toEqual([]);
  expect(texts.slice(0, 3)).toEqual([
    "Sales &lt;b&gt;&amp;",
    "Shop · exported 2026-11-27 08:00 UTC",
    "Country: Germany · Time: last year",
  ]);
  for (const text of [
    "Figures",
    "Strong and a link",
    "• one",
    "€6.04M",
    "+€1k (+2.0%)",
    "vs. 2025",
    "Jan 2026",
    "City 0",
    "The first 8 of 1,234 rows",
    "The database is gone. Connect it again.",
  ]) {
    expect(texts).toContain(text);
  }
  expect(sheet?.svg).not.toContain("https://a.b");
});

test("a PDF has pages with numbers and no picture", async () => {
  const sheets = await drawSheets(board, { width: 1240, height: 876.8 }, "light");
  expect(sheets.map(({ svg }) => textsOf(svg).at(-1))).toEqual(["1 of 2", "2 of 2"]);
  const pdf = Buffer.from(await drawBoardPdf(board)).toString("latin1");
  expect([pdf.slice(0, 5), pdf.match(/\/Type \/Page\b/g)?.length, pdf.includes("/Subtype /Image")]).toEqual([
    "%PDF-",
    2,
    false,
  ]);
  expect(pdf).toContain("Geist");
});

/** How far a picture is from its reference. */
function compareWithReference(name: string, bytes: Uint8Array): number {
  // A new picture is accepted by copying it over the reference.
  const drawn = join(import.meta.dirname, "../../../../.cache/png");
  mkdirSync(drawn, { recursive: true });
  writeFileSync(join(drawn, name), bytes);
  const reference = readPixels(readFileSync(join(import.meta.dirname, "reference", name)));
  return measureDifference(readPixels(bytes), reference);
}

test.each<readonly [ThemeName, number]>([
  ["light", 720],
  ["dark", 720],
  ["light", 360],
])("a picture in %s colors, %i pixels wide, is as its reference", async (theme, width) => {
  const bytes = await drawBoardPng({ board, theme, width, scale: 1 });
  expect(compareWithReference(`board-${theme}-${width}.png`, bytes)).toBeLessThan(0.005);
});

test("the pages of a PDF are as their references", async () => {
  const sheets = await drawSheets(board, { width: 1240, height: 876.8 }, "light");
  const differences = sheets.map(async ({ svg }, page) =>
    compareWithReference(`page-${page + 1}.png`, await drawPng(svg, { widthPx: 620, scale: 1 })),
  );
  for (const difference of await Promise.all(differences)) expect(difference).toBeLessThan(0.005);
});

test("the PDF itself looks like the references, as another program draws it", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "askery-board-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "board.pdf");
  writeFileSync(file, await drawBoardPdf(board));
  const { error } = spawnSync("pdftoppm", [
    "-scale-to-x",
    "620",
    "-scale-to-y",
    "438",
    file,
    join(folder, "page"),
  ]);
  if (error !== undefined) return context.skip(`pdftoppm is not installed: ${error.message}`);
  for (const page of [1, 2]) {
    const reference = readPixels(readFileSync(join(import.meta.dirname, "reference", `page-${page}.png`)));
    const difference = measureDifference(
      readBitmap(readFileSync(join(folder, `page-${page}.ppm`))),
      reference,
    );
    expect(difference).toBeLessThan(0.01);
  }
});

/** Reads a portable pixmap. */
function readBitmap(file: Buffer): Pixels {
  const [head = "", width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString("latin1", 0, 40)) ?? [];
  const colors = file.subarray(head.length);
  const values = new Uint8Array((colors.length / 3) * 4).fill(255);
  for (const [at, value] of colors.entries()) values[Math.floor(at / 3) * 4 + (at % 3)] = value;
  return { width: Number(width), height: Number(height), values };
}

test("a narrow picture has its cards below each other, and low ones side by side if there is room", async () => {
  const low = (title: string, x: number) => ({
    ...chart(title, 0, { kind: "figure", text: title, note: null }),
    x,
    w: 12,
    h: 2,
  });
  const draw = async (width: number) => {
    const tabs = [{ title: null, cards: [low("One", 0), low("Two", 12)] }];
    const [sheet] = await drawSheets({ ...board, tabs }, { width, height: null }, "light");
    return [...(sheet?.svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g) ?? [])]
      .slice(1)
      .map(([, x, , cardWidth]) => [Number(x), Number(cardWidth)]);
  };
  expect([await draw(360), await draw(600), await draw(720)]).toEqual([
    [
      [16, 328],
      [16, 328],
    ],
    [
      [16, 278],
      [306, 278],
    ],
    [
      [36, 318],
      [366, 318],
    ],
  ]);
});

test("below a text nothing is empty, unless a card is beside it", async () => {
  const words = { x: 0, y: 0, w: 12, h: 5, content: { kind: "text", text: "Words" } } as const;
  const figure = (slot: { readonly x: number; readonly y: number; readonly h: number }) => ({
    ...chart("One", 0, { kind: "figure", text: "1", note: null }),
    w: 12,
    ...slot,
  });
  const topsOf = async (cards: readonly BoardCard[]) => {
    const tabs = [{ title: null, cards }];
    const [sheet] = await drawSheets({ ...board, tabs }, { width: 1240, height: null }, "light");
    return [...(sheet?.svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)"/g) ?? [])]
      .slice(1)
      .map(([, y]) => Number(y));
  };
  const top = 36 + 62 + 18;
  expect(await topsOf([words, figure({ x: 0, y: 5, h: 2 })])).toEqual([top + 56]);
  expect(await topsOf([words, figure({ x: 12, y: 0, h: 5 }), figure({ x: 0, y: 5, h: 2 })])).toEqual([
    top,
    top + 5 * 56,
  ]);
});

const square = "0123456789abcdef0123456789abcdef";

/** A red pixel. */
const redPixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

const withImage = (text: string, h: number): BoardDocument => ({
  ...board,
  images: { [square]: redPixel },
  tabs: [{ title: null, cards: [{ x: 0, y: 0, w: 12, h, content: { kind: "text", text } }] }],
});

test("a picture alone fills its card, and one among words is below them; a picture that is gone is none", async () => {
  const image = `![A square](image:${square}/400x300)`;
  const draw = async (document: BoardDocument) => {
    const [sheet] = await drawSheets(document, { width: 1240, height: null }, "light");
    return [...(sheet?.svg ?? "").matchAll(/<image [^>]*width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))],
    );
  };
  expect(await draw(withImage(image, 6))).toEqual([[578, 324]]);
  expect(await draw(withImage(`Words\n\n${image}\n\nMore`, 2))).toEqual([[400, 300]]);
  expect(await draw({ ...withImage(image, 6), images: {} })).toEqual([]);
});

test("a PDF and a PNG have the pictures of texts", async () => {
  const document = withImage(`![A square](image:${square}/400x300)`, 6);
  const pdf = Buffer.from(await drawBoardPdf(document)).toString("latin1");
  expect(pdf).toMatch(/\/Subtype\s*\/Image/);
  const { values } = readPixels(
    await drawBoardPng({ board: document, theme: "light", width: 720, scale: 1 }),
  );
  const red = values.filter((value, at) => at % 4 === 0 && value === 255 && values[at + 1] === 0);
  expect(red.length).toBeGreaterThan(10_000);
});

test("a picture of a hundred high cards is bounded", async () => {
  const cards = Array.from({ length: 100 }, (_, index) => ({
    ...chart(`Card ${index}`, index * 20, { kind: "message", text: "The database is gone." }),
    h: 20,
  }));
  const many = { ...board, tabs: [{ title: null, cards }] };
  const { width, height } = readPixels(
    await drawBoardPng({ board: many, theme: "light", width: 2400, scale: 3 }),
  );
  expect(height).toBeLessThanOrEqual(16_000);
  expect(width * height).toBeLessThanOrEqual(32_100_000);
});
