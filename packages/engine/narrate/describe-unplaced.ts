import {
  type AskSettings,
  type Catalog,
  type Plan,
  type TableId,
  type Warning,
  type Output,
  formatValue,
} from "@askery/model";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { humanizeName, singularOf } from "../chart/name-words.ts";
import { verbalizeRows } from "./verbalize-expression.ts";
import { verbalizeCount } from "./describing/answer-scope.ts";

/** Rows that a breakdown drops because they have no match in its table. */
export interface Unplaced {
  readonly plan: Plan;
  readonly catalog: Catalog;
  readonly settings: AskSettings;
  readonly partner: TableId;
  readonly rows: number;
  /** The sum of a figure over these rows; null if the answer only counts rows. */
  readonly amount: { readonly value: number; readonly output: Output } | null;
}

/** "214 order lines have no category. €9,410 of revenue is not shown." */
export function describeUnplaced({ plan, catalog, settings, partner, rows, amount }: Unplaced): Warning {
  const name = findCatalogTable(partner, catalog)?.name ?? partner;
  const what = verbalizeCount(rows, singularOf(verbalizeRows(plan, catalog)));
  const figure = amount === null ? "" : formatValue(amount.value, amount.output.format, settings);
  return {
    code: "null-group",
    fact: `${what} ${rows === 1 ? "has" : "have"} no ${singularOf(humanizeName(name))}.`,
    consequence:
      amount === null
        ? `${rows === 1 ? "It is" : "They are"} not shown.`
        : `${figure} of ${amount.output.label} is not shown.`,
    weight: "information",
    repair: {
      words: rows === 1 ? "Show it" : "Show them",
      edits: [{ kind: "includeUnmatched", table: partner }],
    },
  };
}
