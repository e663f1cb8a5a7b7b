import type { Dashboard } from "@askery/api";
import type { DashboardTab } from "@askery/model";
import { ChevronLeft, ChevronRight, Minimize2, Pause, Play, RefreshCw } from "lucide-react";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import type { useRefreshAll } from "../use-refresh-all.ts";
import { describeNext } from "./wall-refresh.ts";
import { rotations } from "./wall-address.ts";

/** What a wall does not do by itself at the moment. */
export type Paused = "nothing" | "tabs" | "all";

const pausedWords: Readonly<Record<Paused, string>> = {
  nothing: "",
  tabs: " · tabs paused",
  all: " · paused",
};

interface WallBarProps {
  readonly dashboard: Dashboard;
  readonly refresh: ReturnType<typeof useRefreshAll>;
  /** When its cards are refreshed next; null if they are not by themselves. */
  readonly nextAtMs: number | null;
  readonly paused: Paused;
  readonly rotateSeconds: number;
  /** The open tab; undefined if there is nothing to rotate. */
  readonly tab: DashboardTab | undefined;
  readonly onPause: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onRotateChange: (seconds: number) => void;
  readonly onLeave: () => void;
}

/** The bar of a wall: the name, the open tab, the age of the figures, when they are computed next, and controls. */
export function WallBar(props: WallBarProps) {
  const { dashboard, refresh, nextAtMs, paused, tab, rotateSeconds } = props;
  const { onPause, onStep, onRotateChange, onLeave } = props;
  const now = useNow();
  const { progress } = refresh;
  const next = nextAtMs === null ? "" : ` · ${describeNext(nextAtMs, now)}`;
  const oldestMs = Math.min(...dashboard.cards.map(({ chart }) => chart.ranAtMs));
  return (
    <header className="flex min-h-(--h-header) flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1 max-md:px-3">
      <h1 className="min-w-0 truncate text-16 font-semibold">{dashboard.title}</h1>
      {tab !== undefined && (
        <span className="flex min-w-0 items-center gap-1 text-14 text-text-2">
          <IconButton label="Tab before" icon={ChevronLeft} onClick={() => onStep(-1)} />
          <output className="min-w-0 truncate">{tab.title}</output>
          <IconButton label="Next tab" icon={ChevronRight} onClick={() => onStep(1)} />
        </span>
      )}
      <span className="ms-auto flex items-center gap-1">
        {dashboard.cards.length > 0 && (
          <output className="figures me-1 text-12 whitespace-nowrap text-text-3">
            {progress === null
              ? `Updated ${describeWhen(oldestMs, now)}${next}${pausedWords[paused]}`
              : `Updating ${progress.done} of ${progress.total}`}
          </output>
        )}
        {tab !== undefined && (
          <Select
            label="Time for each tab"
            isLabelHidden
            value={String(rotateSeconds)}
            onValueChange={(value) => onRotateChange(Number(value))}
            options={listRotations(rotateSeconds)}
          />
        )}
        <IconButton
          label="Refresh all cards"
          icon={RefreshCw}
          isBusy={progress !== null}
          onClick={refresh.start}
        />
        <IconButton
          label={paused === "nothing" ? "Pause" : "Resume"}
          icon={paused === "nothing" ? Pause : Play}
          shortcut="Space"
          onClick={onPause}
        />
        <IconButton label="Leave full screen" icon={Minimize2} shortcut="Esc" onClick={onLeave} />
      </span>
    </header>
  );
}

/** The usual times, and the one that the address has. */
function listRotations(now: number) {
  const all = [...new Set([...rotations, now])].toSorted((one, other) => one - other);
  return all.map((seconds) => ({
    value: String(seconds),
    label: seconds === 0 ? "Off" : `${seconds} s`,
  }));
}
