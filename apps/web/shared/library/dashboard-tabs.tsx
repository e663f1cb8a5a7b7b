import { findTab, type DashboardTab } from "@askery/model";
import type { ReactNode } from "react";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";

/** Which tab of a dashboard is open. */
export interface OpenTab {
  /** An id without a tab opens the first: see `findTab`. */
  readonly tabId: string | null;
  readonly open: (tabId: string) => void;
}

interface DashboardTabsProps {
  readonly tabs: readonly DashboardTab[];
  readonly open: OpenTab;
  /** Shown at the end of the tabs. */
  readonly aside?: ReactNode;
  /** The cards of the open tab. */
  readonly children: ReactNode;
}

/** The tabs of a dashboard above the cards of the open one. */
export function DashboardTabs({ tabs, open, aside, children }: DashboardTabsProps) {
  const tab = findTab(tabs, open.tabId);
  if (tab === undefined) return children;
  return (
    <Tabs value={tab.id} onValueChange={open.open}>
      <TabList
        tabs={tabs.map(({ id, title }) => ({ value: id, label: title }))}
        label="Tabs"
        aside={aside}
        className="px-4 pt-1 max-md:px-3"
      />
      <TabPanel value={tab.id}>{children}</TabPanel>
    </Tabs>
  );
}
