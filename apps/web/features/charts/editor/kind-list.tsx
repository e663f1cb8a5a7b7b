import { findChartKinds } from "@askery/charts";
import { chartKindOf } from "@askery/model";
import { ChartKindIcon } from "../../../shared/answer/chart/chart-kind-icon.tsx";
import type { PanelProps } from "./panel-props.ts";

/** All kinds of charts: first the kind that was recommended with its reason, then those that suit, then the others. */
export function KindList({ chart, design, onChange }: PanelProps) {
  const { own } = chart;
  const spec = { ...own.spec, marks: [...own.spec.marks, ...design.marks] };
  const kinds = findChartKinds(spec, chart, design.columns);
  const firstOther = kinds.find(({ canShow }) => !canShow)?.kind;
  return (
    // Its height cuts a row in two, so that people see that there is more.
    <ul aria-label="Kinds of charts" className="-mx-1 grid max-h-[19.25rem] gap-0.5 overflow-y-auto">
      {kinds.map(({ kind, canShow, reason }) => {
        const note = canShow ? (kind === own.spec.kind ? `Recommended ${own.caption.reason}.` : "") : reason;
        return (
          <li key={kind}>
            {kind === firstOther && (
              <p className="border-t border-line px-2 pt-2.5 pb-1 text-12 text-text-3">
                Not for these figures
              </p>
            )}
            <button
              type="button"
              aria-pressed={kind === design.kind}
              disabled={!canShow && kind !== design.kind}
              onClick={() => kind !== design.kind && onChange({ kind })}
              className="flex w-full items-start gap-2 rounded-2 px-2 py-1.5 text-start text-13 transition-colors hover:bg-hover disabled:text-text-off disabled:hover:bg-transparent aria-pressed:bg-selected aria-pressed:font-medium"
            >
              <ChartKindIcon kind={kind} className="mt-0.5 size-4! flex-none text-text-3" />
              <span className="min-w-0">
                {chartKindOf(kind).label}
                {note !== "" && <span className="block text-11 font-normal text-text-3">{note}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
