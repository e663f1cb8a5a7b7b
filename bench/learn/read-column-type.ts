import type { ColumnType, FigureType } from "./company.ts";

/** Reads the type of a column, such as `ref client`, `date?` or `number 80..900 kg`; text describes what is wrong. */
export function readColumnType(text: string): ColumnType | string {
  const [word = "", ...rest] = text.split(/\s+/);
  const isOptional = word.endsWith("?");
  const kind = isOptional ? word.slice(0, -1) : word;
  switch (kind) {
    case "key":
    case "text":
    case "name":
    case "person":
    case "code":
    case "category":
    case "status":
    case "flag":
      return { kind };
    case "ref":
      return rest[0] ? { kind, target: rest[0], isOptional } : "a ref needs the name of its table.";
    case "date":
    case "time":
      return { kind, isOptional };
    case "number":
    case "count":
    case "percent":
    case "year":
    case "money":
      return readFigure(kind, rest);
    default:
      return `there is no type "${text}".`;
  }
}

function readFigure(kind: FigureType["kind"], [range = "", ...unit]: readonly string[]): FigureType | string {
  const found = /^(-?[\d.]+?)\.\.(-?[\d.]+)$/.exec(range.replaceAll(/[,_]/g, ""));
  if (!found && kind === "percent") return { kind, low: 0, high: 100, unit: "" };
  if (!found) return `a ${kind} needs a range such as 3..40, not "${range}".`;
  const [low, high] = [Number(found[1]), Number(found[2])];
  if (!(low < high)) return `the range ${range} is empty.`;
  return { kind, low, high, unit: unit.join(" ") };
}
