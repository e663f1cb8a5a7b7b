import type { Dashboard } from "@askery/api";
import { findTab } from "@askery/model";
import { useState } from "react";
import { useDocumentTitle } from "../../../shared/page/use-document-title.ts";
import type { OpenTab } from "../../../shared/library/dashboard-tabs.tsx";
import { DashboardCards } from "../dashboard-cards.tsx";
import type { FilterUse } from "../filters/use-filters.ts";
import { useRefreshAll } from "../use-refresh-all.ts";
import { useEvery } from "./use-every.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useWallKeys } from "./use-wall-keys.ts";
import { useNextAt } from "./use-next-at.ts";
import { planWallRefresh } from "./wall-refresh.ts";
import { WallBar, type Paused } from "./wall-bar.tsx";

interface DashboardWallProps {
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
  readonly open: OpenTab;
  /** How long a tab is shown; 0 does not rotate. */
  readonly rotateSeconds: number;
  readonly onRotateChange: (seconds: number) => void;
  readonly onLeave: () => void;
}

/**
 * A dashboard on a screen that nobody operates: without menus, refreshed as its cards ask, its tabs in turn. For people who
 * prefer less motion, its tabs are paused at first; figures are refreshed nevertheless.
 */
export function DashboardWall(props: DashboardWallProps) {
  const { dashboard, use, open, rotateSeconds, onRotateChange, onLeave } = props;
  const { tabs, title } = dashboard;
  const [paused, setPaused] = useState<Paused>(() =>
    tabs.length > 1 && rotateSeconds > 0 && prefersLessMotion() ? "tabs" : "nothing",
  );
  const refresh = useRefreshAll(dashboard, use);
  const tab = findTab(tabs, open.tabId);
  useDocumentTitle(title);
  const step = (by: -1 | 1) => {
    const index = tabs.findIndex((one) => one === tab) + by;
    const next = tabs[(index + tabs.length) % Math.max(1, tabs.length)];
    if (next !== undefined) open.open(next.id);
  };
  const canRotate = tabs.length > 1 && rotateSeconds > 0;
  const pause = () => setPaused(paused === "nothing" ? "all" : "nothing");
  const rotateEvery = (seconds: number) => {
    if (paused === "tabs") setPaused("nothing");
    onRotateChange(seconds);
  };
  useEvery(canRotate && paused === "nothing" ? rotateSeconds * 1000 : null, () => step(1), tab?.id ?? null);
  const { everyMs, maxAgeOf } = planWallRefresh(dashboard);
  const nextAtMs = useNextAt(paused === "all" ? null : everyMs, () => refresh.startDue(maxAgeOf));
  useFullScreen(onLeave);
  useWallKeys({ onPause: pause, onStep: step, onLeave });
  return (
    <>
      <WallBar
        {...{ dashboard, refresh, nextAtMs, paused, rotateSeconds, onLeave }}
        onRotateChange={rotateEvery}
        onPause={pause}
        onStep={step}
        tab={tabs.length > 1 ? tab : undefined}
      />
      <div className="page-body" id="page" tabIndex={-1}>
        <DashboardCards {...{ dashboard, use, open }} onAddChart={onLeave} />
      </div>
    </>
  );
}

function prefersLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
