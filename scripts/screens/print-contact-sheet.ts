import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { pictureName, themes, widths } from "./take-pictures.ts";

/** The display widths of pictures, wide enough to be legible. */
const shownWidths = { 1440: 940, 768: 560, 360: 360 } as const;

/** Combines the six pictures of a state on one sheet, without those that could not be taken. */
export async function printContactSheet(browser: Browser, folder: string, state: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 600 } });
  const rows = [[1440], [768, 360]] as const;
  const cells = rows.map((row) => {
    const pictures = row.flatMap((width) =>
      themes.map((theme) => printPicture(folder, pictureName(state, width, theme), shownWidths[width])),
    );
    return `<div style="display:flex;gap:12px;align-items:start">${pictures.join("")}</div>`;
  });
  await page.setContent(
    `<body style="margin:12px;background:#777;display:flex;flex-direction:column;gap:12px;font:14px sans-serif">
      <b>${state}: ${widths.join(", ")}</b>${cells.join("")}</body>`,
  );
  await page.screenshot({ path: join(folder, "sheets", `${state}.png`), fullPage: true });
  await page.close();
}

function printPicture(folder: string, name: string, width: number): string {
  const path = join(folder, name);
  if (!existsSync(path)) return `<b>no ${name}</b>`;
  const data = readFileSync(path).toString("base64");
  return `<img alt="${name}" width="${width}" src="data:image/png;base64,${data}">`;
}
