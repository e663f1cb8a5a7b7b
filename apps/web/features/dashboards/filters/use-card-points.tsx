import type { Card, SavedChart } from "@askery/api";
import { formatFull } from "@askery/model";
import { Funnel } from "lucide-react";
import type { PickedPoint, ShowPointActions } from "../../../shared/answer/point/answer-point.ts";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import type { FilterUse } from "./use-filters.ts";

/** What can be done from the marks of a card: filter the other cards by them. Undefined in the editor. */
export function useCardPoints(
  { id: cardId, chart: { databaseId } }: Card,
  chart: SavedChart | undefined,
  use: FilterUse | null,
): ShowPointActions | undefined {
  const locale = useLocale(databaseId);
  if (use === null || chart === undefined) return undefined;
  // Figures alone name nothing to filter by.
  if (!chart.outputs.some(({ role }) => role.kind !== "figure")) return undefined;
  return ({ point }, close) => (
    <Button
      kind="ghost"
      size="sm"
      icon={Funnel}
      className="mt-2 w-full justify-start! border-t border-line"
      onClick={() => {
        close();
        use.addPoint({ cardId, point, words: describeRow(chart, point, locale) });
      }}
    >
      Filter the other cards
    </Button>
  );
}

/** The names and times of a row: "Germany, Mar 2026". */
function describeRow({ outputs }: SavedChart, { row }: PickedPoint["point"], locale: string): string {
  return outputs
    .flatMap(({ role, format }, index) =>
      role.kind === "figure" ? [] : formatFull(row[index] ?? null, format, { locale }),
    )
    .join(", ");
}
