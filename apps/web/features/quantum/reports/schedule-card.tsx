import type { ReportSchedule, SavedReport } from "@askery/api";
import { Pause, Play } from "lucide-react";
import { ownTimeZone } from "../../../shared/wording/own-formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useScheduleReport } from "./report-actions.ts";

type Choice = ReportSchedule["every"] | "off";

const choices = [
  { value: "off", label: "Off" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
] as const satisfies readonly { readonly value: Choice; readonly label: string }[];

/** When a report runs by itself: how often, paused or not, and when next. */
export function ScheduleCard({ report }: { readonly report: SavedReport }) {
  const { schedule } = report;
  const set = useScheduleReport(report);
  const choose = (every: Choice) => set.mutate(every === "off" ? null : { every, isPaused: false });
  return (
    <Card aria-label="Schedule" className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-14 font-semibold text-text">Schedule</h3>
        <p className="mt-0.5 text-13 text-pretty text-text-2">{describeSchedule(report)}</p>
      </div>
      <Segmented<Choice>
        label="Runs by itself"
        segments={choices}
        value={schedule?.every ?? "off"}
        onValueChange={choose}
      />
      {schedule !== null && (
        <Button
          size="sm"
          icon={schedule.isPaused ? Play : Pause}
          isBusy={set.isPending}
          onClick={() => set.mutate({ ...schedule, isPaused: !schedule.isPaused })}
        >
          {schedule.isPaused ? "Resume" : "Pause"}
        </Button>
      )}
    </Card>
  );
}

function describeSchedule({ schedule, nextRunAtMs }: SavedReport): string {
  if (schedule === null) {
    return "It runs when you run it. With a schedule it runs by itself, and you are notified of its answer.";
  }
  if (schedule.isPaused) return "Paused. It does not run until you resume it.";
  if (nextRunAtMs === null) return "It has no next time.";
  const next = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: ownTimeZone(),
  }).format(new Date(nextRunAtMs));
  return `It runs next on ${next}, and notifies you of its answer.`;
}
