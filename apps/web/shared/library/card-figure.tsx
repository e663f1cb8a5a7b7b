import {
  readChange,
  readFigure,
  type ComparedPeriod,
  type FigureComparison,
  type FigureText,
} from "@askery/charts";
import type { SavedChart } from "@askery/api";
import { readDrawnColumns } from "@askery/model";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { PickableFigure } from "../answer/chart/pickable-figure.tsx";
import type { ShowPointActions } from "../answer/point/answer-point.ts";

interface CardFigureProps {
  readonly chart: Pick<SavedChart, "spec" | "facts" | "table" | "caption"> &
    Partial<Pick<SavedChart, "outputs">>;
  readonly locale: string;
  /** "12 min ago". */
  readonly age: ReactNode;
  /** What can be done from the number. Default: it can't be picked. */
  readonly pointActions?: ShowPointActions | undefined;
  /** The figure of the period before. Default: none. */
  readonly compared?: ComparedPeriod | undefined;
}

/** A large number, with its change or the other figures of its row. In a tall card it is in the middle. */
export function CardFigure({ chart, locale, age, pointActions, compared }: CardFigureProps) {
  const figure = readFigure({ spec: chart.spec, facts: chart.facts, table: chart.table, locale });
  if (figure === null) return <p className="px-4 text-text-3">There is no figure.</p>;
  const { spec, table, outputs } = chart;
  const column = readDrawnColumns(spec).y[0]?.column;
  const canPick = pointActions && outputs && column !== undefined && table.rowCount === 1;
  return (
    <div className="my-auto px-4 pb-3">
      <p className="figures -mx-1.5 truncate px-1.5 text-28 leading-9! font-semibold" title={figure.exact}>
        {canPick ? (
          <PickableFigure {...{ locale, column, pointActions }} shown={{ table, outputs }}>
            {figure.text}
          </PickableFigure>
        ) : (
          figure.text
        )}
      </p>
      <p className="figures flex items-center gap-1.5 text-12 whitespace-nowrap text-text-3">
        {compared ? (
          <ChangeSince {...{ chart, locale, compared }} />
        ) : figure.comparison ? (
          <Change of={figure.comparison} />
        ) : (
          <span className="truncate">{describeOthers(figure.others) ?? describeUnit(chart)}</span>
        )}
        <span className="ms-auto flex-none">{age}</span>
      </p>
    </div>
  );
}

/** "Average list price €142". Null without others. */
function describeOthers(others: readonly FigureText[]): string | null {
  const texts = others.map(({ label, text }) => `${label[0]?.toUpperCase() ?? ""}${label.slice(1)} ${text}`);
  return texts.length === 0 ? null : texts.join(" · ");
}

/** "Revenue in euros". Nothing where it only repeats the label of the number, which is above it. */
function describeUnit({ spec, caption: { subtitle } }: CardFigureProps["chart"]): string {
  const label = readDrawnColumns(spec).y[0]?.label ?? "";
  return subtitle.toLowerCase() === label.toLowerCase() ? "" : subtitle;
}

interface ChangeSinceProps extends Pick<CardFigureProps, "chart" | "locale"> {
  readonly compared: ComparedPeriod;
}

/** "+€12.4k (+17.0%) vs. Oct 2026". */
function ChangeSince({ chart: { spec, table }, locale, compared }: ChangeSinceProps) {
  const { now, before } = compared;
  const change = readChange({ spec, table, locale }, compared);
  const periods = `${now.words}, compared with ${before.words}`;
  if (change === null) {
    return (
      <span className="truncate" title={periods}>
        No figure for {before.words}
      </span>
    );
  }
  const { text, share, direction } = change;
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={`${periods}: ${change.before}`}>
      <Change
        of={{ text: share === null ? text : `${text} (${share})`, label: `vs. ${before.words}`, direction }}
      />
      <span className="sr-only">{periods}</span>
    </span>
  );
}

function Change({ of: { text, label, direction } }: { readonly of: FigureComparison }) {
  const Arrow = direction === "up" ? ArrowUp : ArrowDown;
  return (
    <>
      <span className={`inline-flex items-center gap-0.5 font-medium ${tones[direction]}`}>
        {direction !== "same" && <Arrow className="size-3!" />}
        {text}
      </span>
      <span className="truncate">{label}</span>
    </>
  );
}

const tones = { up: "text-success", down: "text-danger", same: "text-text-2" } as const;
