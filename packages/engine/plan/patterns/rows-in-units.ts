import { pieceWords } from "../../meaning/units.data.ts";
import type { Quantity } from "../request/clause.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { either, keyword, onlyWhere, optional, sequence, type Element } from "./pattern.ts";
import { unit } from "./unit.ts";

/** A unit that rows are called by: "hours" where a table of that name holds them. */
const unitOfRows: Element<Quantity> = onlyWhere(unit, (context, from) =>
  unit(context, from).flatMap(({ value: { named, unit: of }, to }) =>
    (context.mentionsAt[from] ?? []).flatMap((mention): ReturnType<typeof unitOfRows> => {
      const { target, range, isGuess, score } = mention;
      if (target.kind !== "table" || isGuess || range.to !== to) return [];
      const { table } = target;
      // Rows called units are counted, unless a figure says how many pieces they are.
      const main = pieceWords.has(named) ? null : context.schema.mainFigure(table);
      const column = context.schema.figureIn(table, named, of) ?? main;
      if (column === null) return [];
      const value: Quantity = { kind: "column", column: { table, column }, function: "sum" };
      return [{ value, to, mentions: [mention], score }];
    }),
  ),
);

/** "hours Ann booked", "how many hours per client": the figure of rows that are called by its unit, never their number. */
export const rowsInUnits: Element<Quantity> = sequence(
  [optional(either(keyword("sum", "average", "median", "maximum", "minimum"), keyword("count"))), unitOfRows],
  ([how, of]) =>
    of.kind === "column" && how !== null ? { ...of, function: aggregateOf(how) ?? of.function } : of,
);
