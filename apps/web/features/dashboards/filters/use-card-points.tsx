import type { Card, SavedChart } from "@askery/api";
import { formatFull } from "@askery/model";
import { Funnel } from "lucide-react";
import type { ReactNode } from "react";
import type { PickedPoint, ShowPointActions } from "../../../shared/answer/point/answer-point.ts";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { usePointActions } from "../../../shared/points/use-point-actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { useCardSource } from "./use-card-source.ts";
import type { FilterUse } from "./use-filters.ts";

interface CardWithFigures {
  readonly dashboardId: string;
  readonly card: Card;
  /** Undefined while loading. */
  readonly chart: SavedChart | undefined;
  /** Null in the editor, where nothing can be done. */
  readonly use: FilterUse | null;
}

interface CardPoints {
  readonly pointActions: ShowPointActions | undefined;
  /** The rows of the figure that a person wanted to see. */
  readonly sheet: ReactNode;
}

/**
 * What can be done from the marks and figures of a card: filter the other cards by them and, for editors, what can be done
 * from answers, which then opens as a question.
 */
export function useCardPoints({ dashboardId, card, chart, use }: CardWithFigures): CardPoints {
  const { id: cardId } = card;
  const { databaseId } = card.chart;
  const locale = useLocale(databaseId);
  const source = useCardSource({ dashboardId, cardId, databaseId, chart, use });
  const asked = usePointActions(source, locale);
  if (use === null || chart === undefined) return { pointActions: undefined, sheet: null };
  // Figures alone name nothing to filter by.
  const canFilter = chart.outputs.some(({ role }) => role.kind !== "figure");
  if (!canFilter && source === null) return { pointActions: undefined, sheet: null };
  return {
    sheet: asked.sheet,
    pointActions: (picked, close) => (
      <>
        {canFilter && (
          <Button
            kind="ghost"
            size="sm"
            icon={Funnel}
            className="mt-2 w-full justify-start! border-t border-line"
            onClick={() => {
              close();
              use.addPoint({
                cardId,
                point: picked.point,
                words: describeRow(chart, picked.point, locale),
              });
            }}
          >
            Filter the other cards
          </Button>
        )}
        {asked.pointActions?.(picked, close)}
      </>
    ),
  };
}

/** The names and times of a row: "Germany, Mar 2026". */
function describeRow({ outputs }: SavedChart, { row }: PickedPoint["point"], locale: string): string {
  return outputs
    .flatMap(({ role, format }, index) =>
      role.kind === "figure" ? [] : formatFull(row[index] ?? null, format, { locale }),
    )
    .join(", ");
}
