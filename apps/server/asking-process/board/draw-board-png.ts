import type { ThemeName } from "@askery/charts";
import { invariant } from "@askery/model";
import { drawPng } from "../png/draw-png.ts";
import type { BoardDocument } from "./board-document.ts";

export interface ToDrawBoard {
  readonly board: BoardDocument;
  readonly theme: ThemeName;
  /** In pixels, before `scale`. */
  readonly width: number;
  readonly scale: number;
}

/** Draws a dashboard as a PNG file: one picture that is as high as its cards. */
export async function drawBoardPng({ board, theme, width, scale }: ToDrawBoard): Promise<Uint8Array> {
  // Loaded lazily, because few people need it.
  const { drawSheets } = await import("./draw-sheet.ts");
  const [sheet] = await drawSheets(board, { width, height: null }, theme);
  invariant(sheet, "a dashboard is one picture");
  return drawPng(sheet.svg, { widthPx: width, scale });
}
