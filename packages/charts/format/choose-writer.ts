import type { ValueFormat } from "@askery/model";
import { labelSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";
import { bareOf } from "./bare-format.ts";
import { formatFigure } from "./format-figure.ts";
import { writeEvenly } from "./write-evenly.ts";

interface Writing {
  readonly format: ValueFormat | null;
  readonly locale: string;
  /** The width that the widest label may have. */
  readonly room: number;
}

/** How the figures of labels are written: as people chose, or short if one of them would be too wide. */
export function chooseWriter(
  figures: readonly number[],
  { format, locale, room }: Writing,
): (figure: number) => string {
  const write = writeEvenly(figures, { format, locale });
  const isWide = figures.some((figure) => measureText(write(figure), labelSize, 500) > room);
  return isWide ? (figure) => formatFigure(figure, bareOf(format), locale) : write;
}
