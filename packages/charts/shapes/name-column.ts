import type { FullRequest } from "../chart-request.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { labelSize, nameText } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";

/** Names in a column at the left, each in the middle of its row. */
export interface NameColumn {
  /** The room that they take, with the gap after them. */
  readonly width: number;
  readonly draw: (toY: (row: number) => number, pitch: number) => readonly GraphicPart[];
}

export function makeNameColumn(
  { size, theme, isThumbnail }: Pick<FullRequest, "size" | "theme" | "isThumbnail">,
  names: readonly string[],
): NameColumn {
  if (isThumbnail) return { width: 2, draw: () => [] };
  const most = Math.min(220, size.width * 0.36);
  const fitted = names.map((name) => fitText(name, most, labelSize));
  const width = Math.ceil(Math.max(0, ...fitted.map((name) => measureText(name, labelSize)))) + 12;
  return {
    width,
    draw: (toY, pitch) => {
      const step = Math.max(1, Math.ceil(15 / pitch));
      return fitted.flatMap((text, row) =>
        row % step === 0
          ? [textPart({ x: width - 12, y: toY(row), text, style: nameText(theme), align: "right" })]
          : [],
      );
    },
  };
}
