import type { Cell } from "./rows.ts";
import type { Spelling } from "./variant.ts";

/** A value of the company as it is stored. */
export function spellValue(value: Cell, spelling: Spelling): Cell {
  if (value === null) return null;
  switch (spelling.kind) {
    case "same":
      return value;
    case "epoch":
      return Date.parse(`${String(value).replace(" ", "T")}${String(value).includes(" ") ? "Z" : ""}`) / 1000;
    case "day number":
      return Number(String(value).replaceAll("-", ""));
    case "cents":
      return Math.round(Number(value) * 100);
    case "letters":
      return value === 1 ? spelling.yes : spelling.no;
    case "lookup":
      return spelling.lookup.codes.get(String(value)) ?? null;
  }
}
