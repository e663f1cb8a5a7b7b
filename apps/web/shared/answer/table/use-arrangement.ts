import type { Output } from "@askery/model";
import { useState } from "react";
import { initialLayout, type ColumnLayout } from "../columns/column-layout.ts";
import type { CellFilter, ColumnFilter } from "../sheet/filter-rows.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import type { RowWish } from "../sheet/sheet.ts";

/** How a viewer arranged the rows and columns of a table. */
export interface Arrangement extends RowWish {
  readonly layout: ColumnLayout;
}

export interface Arranging {
  readonly arrangement: Arrangement;
  readonly setOrder: (order: RowOrder | null) => void;
  readonly setSearch: (search: string) => void;
  /** Null removes the filter of the column. */
  readonly setFilter: (column: number, filter: CellFilter | null) => void;
  readonly clearFilters: () => void;
  readonly setLayout: (change: (layout: ColumnLayout) => ColumnLayout) => void;
}

/** The arrangement of a table, which starts over when its columns change. */
export function useArrangement(outputs: readonly Output[]): Arranging {
  const columns = outputs.map(({ id }) => id).join("\n");
  const [arranged, setArranged] = useState(columns);
  const [arrangement, setArrangement] = useState(() => asItCame(outputs));
  if (arranged !== columns) {
    setArranged(columns);
    setArrangement(asItCame(outputs));
  }
  const change = (part: Partial<Arrangement>) => setArrangement((before) => ({ ...before, ...part }));
  return {
    arrangement,
    setOrder: (order) => change({ order }),
    setSearch: (search) => change({ search }),
    setFilter: (column, filter) => change({ filters: replaceFilter(arrangement.filters, column, filter) }),
    clearFilters: () => change({ filters: [], search: "" }),
    setLayout: (apply) => setArrangement((before) => ({ ...before, layout: apply(before.layout) })),
  };
}

function asItCame(outputs: readonly Output[]): Arrangement {
  return { order: null, search: "", filters: [], layout: initialLayout(outputs.length) };
}

function replaceFilter(
  filters: readonly ColumnFilter[],
  column: number,
  filter: CellFilter | null,
): readonly ColumnFilter[] {
  const others = filters.filter((one) => one.column !== column);
  return filter === null ? others : [...others, { column, ...filter }];
}
