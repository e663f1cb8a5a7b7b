import type { Card } from "@askery/api";
import { noFigure, type FigurePick } from "@askery/model";
import { lazy, Suspense, useRef } from "react";
import { useLocale } from "../../shared/database/use-locale.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { useCardFigures } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { useInSight } from "./use-in-sight.ts";

/** Loaded with the charts. */
const FigureText = lazy(async () => ({
  default: (await import("../../shared/library/figure-text.tsx")).FigureText,
}));

interface CardFigureTextProps {
  readonly dashboardId: string;
  readonly databaseId: string;
  readonly card: Card;
  readonly pick: FigurePick;
  /** Null in the editor, where cards show all figures. */
  readonly use: FilterUse | null;
  /** The age up to which it is fresh; null if it is at any age. */
  readonly maxAgeMs: number | null;
}

/** The figure of a card within a text, under the filters that the card shows. */
export function CardFigureText(props: CardFigureTextProps) {
  const { dashboardId, databaseId, card, pick, use, maxAgeMs } = props;
  const container = useRef<HTMLSpanElement>(null);
  const isInSight = useInSight(container);
  const { chart, error, isBefore } = useCardFigures({ dashboardId, card, use, isInSight, maxAgeMs });
  const locale = useLocale(databaseId);
  return (
    <span ref={container} aria-busy={isBefore} className={isBefore ? "opacity-50" : ""}>
      {chart !== undefined ? (
        <Suspense fallback="…">
          <FigureText chart={{ ...chart, rowCount: chart.table.rowCount, locale }} pick={pick} />
        </Suspense>
      ) : error === null ? (
        "…"
      ) : (
        <span title={describeFailure(error).title}>{noFigure}</span>
      )}
    </span>
  );
}
