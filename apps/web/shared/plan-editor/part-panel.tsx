import type { EditablePart, EditOptions, PlanEdit, PlanPart } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearch } from "../list/use-search.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { AddPanel } from "./add-panel.tsx";
import { DimensionPanel } from "./dimension-panel.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { LimitPanel } from "./limit-panel.tsx";
import { MeasurePanel } from "./measure-panel.tsx";
import { narrowOptions } from "./narrow-options.ts";
import type { PanelProps } from "./panel-props.ts";
import { PeriodPanel } from "./period-panel.tsx";
import type { PlanSource } from "./plan-editing.ts";
import { SortPanel } from "./sort-panel.tsx";

/** A part of the plan to change, or anything to add. */
export type Target =
  | { readonly kind: "part"; readonly part: PlanPart; readonly words: string; readonly isColumn: boolean }
  | { readonly kind: "add" };

interface PartPanelProps {
  readonly target: Target;
  readonly source: PlanSource;
  readonly onEdit: (edits: readonly PlanEdit[]) => void;
}

/** The editor of one part of a plan. */
export function PartPanel({ target, source, onEdit }: PartPanelProps) {
  const search = useSearch();
  const { data, error } = useQuery(optionsQuery(source));
  const found = useQuery({ ...optionsQuery(source, search.settled), enabled: search.settled !== "" });
  if (error !== null) return <Failed error={error} />;
  if (data === undefined) return <WaitingLine>Reading what can be changed</WaitingLine>;
  const isSearching = found.isFetching || search.typed.trim() !== search.settled;
  const props: PanelProps = {
    options: narrowOptions(data, search.typed, found.data),
    source,
    onEdit: (...edits) => onEdit(edits),
    typed: search.typed,
    onTyped: search.setTyped,
    empty: isSearching ? "Searching" : "Nothing here matches.",
  };
  return target.kind === "add" ? <AddPanel {...props} /> : choosePanel(target, props);
}

function Failed({ error }: { readonly error: Error }) {
  const { title, detail } = describeFailure(error);
  return (
    <p role="alert" className="px-3 py-2.5 text-13 text-pretty text-text-2">
      <b className="font-semibold text-text">{title}</b> {detail}
    </p>
  );
}

/** What can be changed in a plan, as a query, in order that a page can ask ahead. */
export function optionsQuery(source: PlanSource, search = "") {
  return {
    queryKey: ["plan-options", source.id, search],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => source.loadOptions(search, signal),
    staleTime: Infinity,
  };
}

function choosePanel(
  { part, words, isColumn }: Extract<Target, { kind: "part" }>,
  props: PanelProps,
): ReactNode {
  const editable = findPart(part, props.options);
  switch (part.kind) {
    case "rows":
      return <MeasurePanel {...props} part={null} />;
    case "measure": {
      const now = editable?.kind === "measure" ? editable.now : null;
      return <MeasurePanel {...props} part={{ measure: part.measure, now, words }} />;
    }
    case "dimension": {
      const now = editable?.kind === "dimension" ? editable.now : null;
      return (
        <DimensionPanel {...props} isColumn={isColumn} part={{ dimension: part.dimension, now, words }} />
      );
    }
    case "filter": {
      if (editable?.kind === "period") return <PeriodPanel {...props} part={editable} />;
      const fixed = { words, filter: part.filter, now: null, parts: [] };
      return <FilterPanel {...props} part={editable?.kind === "filter" ? editable : fixed} />;
    }
    case "order":
      return <SortPanel {...props} order={editable?.kind === "order" ? editable.order : []} />;
    case "limit":
      return <LimitPanel {...props} limit={editable?.kind === "limit" ? editable.limit : null} />;
  }
}

/** The part as edits would write it. Undefined if no edit can. */
function findPart(part: PlanPart, { parts }: EditOptions): EditablePart | undefined {
  switch (part.kind) {
    case "rows":
      return undefined;
    case "measure":
      return parts.find((one) => one.kind === "measure" && one.measure === part.measure);
    case "dimension":
      return parts.find((one) => one.kind === "dimension" && one.dimension === part.dimension);
    case "filter": {
      const key = JSON.stringify(part.filter);
      return parts.find(
        (one) => (one.kind === "filter" || one.kind === "period") && JSON.stringify(one.filter) === key,
      );
    }
    case "order":
    case "limit":
      return parts.find(({ kind }) => kind === part.kind);
  }
}

/** The edit that removes a part of a plan; null for the rows of a list, which cannot be removed. */
export function removalOf(part: PlanPart): PlanEdit | null {
  switch (part.kind) {
    case "rows":
      return null;
    case "measure":
      return { kind: "setMeasure", measure: part.measure, to: null };
    case "dimension":
      return { kind: "setDimension", dimension: part.dimension, to: null };
    case "filter":
      return { kind: "setFilter", filter: part.filter, to: null };
    case "order":
      return { kind: "setOrder", order: [] };
    case "limit":
      return { kind: "setLimit", limit: null };
  }
}
