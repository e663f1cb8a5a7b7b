import type { Card, Dashboard } from "@askery/api";
import type { RefreshFrequency } from "@askery/model";
import { describeFresh, listFreshChoices } from "../../../shared/library/fresh-choices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select, type SelectOption } from "../../../ui/select.tsx";
import { useSetFreshness } from "./use-set-freshness.ts";

interface FreshnessDialogProps {
  readonly dashboard: Dashboard;
  /** Null for the whole dashboard. */
  readonly card: Card | null;
  readonly onClose: () => void;
}

const inherited = "inherited";

const frequencies: readonly SelectOption<RefreshFrequency | "never">[] = [
  { value: "never", label: "Never" },
  { value: "hourly", label: "Every hour" },
  { value: "daily", label: "Every day at 5:00" },
  { value: "weekly", label: "Every Monday at 5:00" },
];

/** How long the figures of a dashboard or of one card are fresh. Each choice takes effect at once. */
export function FreshnessDialog({ dashboard, card, onClose }: FreshnessDialogProps) {
  const { id, freshness } = dashboard;
  const set = useSetFreshness(id);
  const { minutes, cards, every, nextAtMs, ofDatabase } = freshness;
  const own = card === null ? minutes : (cards[card.id] ?? null);
  const parent =
    card === null
      ? `As the database: ${lowerFirst(describeFresh(ofDatabase))}`
      : `As the dashboard: ${lowerFirst(describeFresh(minutes ?? ofDatabase))}`;
  const choose = (value: string) => {
    const chosen = value === inherited ? null : Number(value);
    set.mutate(card === null ? { minutes: chosen } : { cards: { [card.id]: chosen } });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={card === null ? "Freshness" : `Freshness of ${card.chart.title}`}
      description="Saved figures are shown first, with their age. Older ones are then computed again."
      footer={
        <Button kind="solid" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Figures are fresh for"
          value={own === null ? inherited : String(own)}
          options={[{ value: inherited, label: parent }, ...listFreshChoices(own)]}
          onValueChange={choose}
        />
        {card === null && (
          <Select
            label="Compute them in the background"
            hint={describeNext(nextAtMs)}
            value={every ?? "never"}
            options={frequencies}
            onValueChange={(value) => set.mutate({ every: value === "never" ? null : value })}
          />
        )}
      </div>
    </Dialog>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function describeNext(nextAtMs: number | null): string {
  if (nextAtMs === null) return "For everyone who reads all data. Others get theirs when they open it.";
  const next = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(nextAtMs));
  return `Next on ${next}, for everyone who reads all data.`;
}
