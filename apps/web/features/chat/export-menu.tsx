import { exportTurn } from "@askery/api";
import type { Answer, ChartSpec } from "@askery/model";
import { Braces, Download, FileSpreadsheet, Image, PenTool } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { showFailureToast } from "../../ui/toast-store.ts";
import { fileNameOf, saveFile } from "../../answer/save-file.ts";

interface ExportMenuProps {
  readonly turnId: string;
  readonly answer: Answer;
  /** As it is shown. */
  readonly chart: ChartSpec;
  readonly locale: string;
}

/** The table and the chart of an answer as files. */
export function ExportMenu({ turnId, answer, chart, locale }: ExportMenuProps) {
  const isDrawn = chart.type !== "table" && answer.table.rowCount > 0;
  const saveTable = (format: "csv" | "json") => {
    const path = exportTurn.path.replace("{turnId}", encodeURIComponent(turnId));
    saveFile(`${path}?format=${format}`, fileNameOf(answer.question, format));
  };
  const saveChart = async (format: "svg" | "png") => {
    const { drawPicture } = await import("../../answer/draw-picture.ts");
    const picture = await drawPicture({ spec: chart, table: answer.table, locale });
    const name = fileNameOf(chart.title === "" ? answer.question : chart.title, format);
    if (format === "svg") {
      saveFile(new Blob([picture.svg], { type: "image/svg+xml" }), name);
      return;
    }
    const { paintPicture } = await import("../../answer/paint-picture.ts");
    saveFile(await paintPicture(picture), name);
  };
  const draw = (format: "svg" | "png") => {
    saveChart(format).catch(() =>
      showFailureToast("The picture could not be made. The table can be exported."),
    );
  };
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Download}>
          Export
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={FileSpreadsheet} onSelect={() => saveTable("csv")}>
          Table as CSV
        </MenuItem>
        <MenuItem icon={Braces} onSelect={() => saveTable("json")}>
          Table as JSON
        </MenuItem>
        {isDrawn && (
          <>
            <MenuSeparator />
            <MenuItem icon={Image} onSelect={() => draw("png")}>
              Chart as PNG
            </MenuItem>
            <MenuItem icon={PenTool} onSelect={() => draw("svg")}>
              Chart as SVG
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
