import type { Chart, Table } from "@askery/model";
import { showFailureToast } from "../../ui/toast-store.ts";
import { fileNameOf, saveFile } from "../files/save-file.ts";
import { failures } from "../wording/failures.ts";
import { embedFonts, textOf } from "./chart/embed-fonts.ts";
import { lacksLetters } from "./chart/lacks-letters.ts";

export interface ChartToSave {
  /** The base of the file names. */
  readonly name: string;
  readonly chart: Chart;
  /** Loads all rows. */
  readonly readTable: () => Promise<Table>;
  readonly locale: string;
}

/** Draws a chart with its title and saves it as a file. A message says so if this device lacks some of its letters. */
export async function saveChartPicture(
  { name, chart, readTable, locale }: ChartToSave,
  format: "svg" | "png",
): Promise<void> {
  const { drawPicture } = await import("@askery/charts");
  const drawn = await drawPicture({ chart, table: await readTable(), locale });
  const picture = { ...drawn, svg: await embedFonts(drawn.svg) };
  const fileName = fileNameOf(name, format);
  if (format === "svg") {
    saveFile(new Blob([picture.svg], { type: "image/svg+xml" }), fileName);
    return;
  }
  const { paintPicture } = await import("./chart/paint-picture.ts");
  saveFile(await paintPicture(picture), fileName);
  if (lacksLetters(textOf(drawn.svg), drawn.fontFamily)) showFailureToast(failures.lettersLeftOut);
}

/** Preloads the drawing code: browsers save a file only within seconds after the click. */
export function prepareDrawing(): void {
  // A failure is reported when the module is needed.
  Promise.all([import("./chart/paint-picture.ts"), import("@askery/charts")]).catch(() => undefined);
}
