import { readFigure, type FigureComparison, type FigureText } from "@askery/charts";
import type { SavedChart } from "@askery/api";
import { ArrowDown, ArrowUp } from "lucide-react";

interface CardFigureProps {
  readonly chart: Pick<SavedChart, "spec" | "facts" | "table" | "caption">;
  readonly locale: string;
  /** "12 min ago". */
  readonly age: string;
}

/** A large number, with its change or the other figures of its row. In a tall card it is in the middle. */
export function CardFigure({ chart, locale, age }: CardFigureProps) {
  const figure = readFigure({ spec: chart.spec, facts: chart.facts, table: chart.table, locale });
  if (figure === null) return <p className="px-4 text-text-3">There is no figure.</p>;
  return (
    <div className="my-auto px-4 pb-3">
      <p className="figures truncate text-28 leading-9! font-semibold" title={figure.exact}>
        {figure.text}
      </p>
      <p className="figures flex items-center gap-1.5 text-12 whitespace-nowrap text-text-3">
        {figure.comparison ? (
          <Change of={figure.comparison} />
        ) : (
          <span className="truncate">{describeOthers(figure.others) ?? chart.caption.subtitle}</span>
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
