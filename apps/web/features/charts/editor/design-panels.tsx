import { Card } from "../../../ui/card.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { AxesPanel } from "./axes-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DisplayPanel } from "./display-panel.tsx";
import { FormatPanel } from "./format-panel.tsx";
import type { PanelProps } from "./panel-props.ts";

const tabs = [
  { value: "data", label: "Data" },
  { value: "display", label: "Display" },
  { value: "axes", label: "Axes" },
  { value: "format", label: "Format" },
];

/** Everything that people choose about how a result is drawn. */
export function DesignPanels(panel: PanelProps) {
  return (
    <Card className="h-fit overflow-hidden">
      <Tabs defaultValue="data">
        <TabList tabs={tabs} label="Parts of the chart" className="px-2" />
        <TabPanel value="data">
          <DataPanel {...panel} />
        </TabPanel>
        <TabPanel value="display">
          <DisplayPanel {...panel} />
        </TabPanel>
        <TabPanel value="axes">
          <AxesPanel {...panel} />
        </TabPanel>
        <TabPanel value="format">
          <FormatPanel {...panel} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
