import type { Card } from "@askery/api";
import { ChartSql } from "../../shared/library/chart-sql.tsx";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { useCardFigures } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

interface CardSqlDialogProps {
  readonly dashboardId: string;
  readonly card: Card;
  readonly use: FilterUse;
  readonly onClose: () => void;
}

/** The SQL of the figures that a card shows, under the filters of the dashboard. */
export function CardSqlDialog({ dashboardId, card, use, onClose }: CardSqlDialogProps) {
  const { chart, error } = useCardFigures({ dashboardId, card, use, isInSight: true, maxAgeMs: null });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={`SQL of ${card.chart.title}`}
      description="It computes the figures that the card shows, under its filters."
      footer={
        <Button kind="solid" onClick={onClose}>
          Done
        </Button>
      }
    >
      {chart !== undefined ? (
        <ChartSql chart={chart} />
      ) : error === null ? (
        <WaitingLine>Loading the SQL</WaitingLine>
      ) : (
        <p role="alert">{describeFailure(error).detail}</p>
      )}
    </Dialog>
  );
}
