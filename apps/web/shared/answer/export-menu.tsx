import type { ExportFormat } from "@askery/api";
import { chartKindOf, type Chart, type Table } from "@askery/model";
import { Download, Image, PenTool } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuGroup, MenuItem, MenuLabel, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { showFailureToast } from "../../ui/toast-store.ts";
import { fileNameOf, saveFile } from "../files/save-file.ts";
import { embedFonts, textOf } from "./chart/embed-fonts.ts";
import { exportRows } from "./export-rows.ts";
import { TableItems } from "./table-export.tsx";
import { lacksLetters } from "./chart/lacks-letters.ts";
import { failures } from "../wording/failures.ts";

interface ExportMenuProps {
  /** The base of the file names. */
  readonly name: string;
  /** The address of the table as a file. */
  readonly tableAddress: (format: ExportFormat) => string;
  /** The address of all rows, if the saved table was truncated. */
  readonly wholeAddress?: ((format: ExportFormat) => string) | undefined;
  /** The current chart. */
  readonly chart: Chart;
  /** Loads all rows, for the chart. */
  readonly readTable: () => Promise<Table>;
  readonly rowCount: number;
  readonly locale: string;
}

/** Exports a table and its chart as files. */
export function ExportMenu(props: ExportMenuProps) {
  const { name, tableAddress, wholeAddress, chart, readTable, rowCount, locale } = props;
  const isDrawn = chartKindOf(chart.spec.kind).shows !== "rows" && rowCount > 0;
  const saveChart = async (format: "svg" | "png") => {
    const { drawPicture } = await import("@askery/charts");
    const drawn = await drawPicture({ chart, table: await readTable(), locale });
    const picture = { ...drawn, svg: await embedFonts(drawn.svg) };
    const fileName = fileNameOf(name, format);
    if (format === "svg") {
      saveFile(new Blob([picture.svg], { type: "image/svg+xml" }), fileName);
      return;
    }
    const { paintPicture } = await import("./chart/paint-picture.ts");
    saveFile(await paintPicture(picture), fileName);
    if (lacksLetters(textOf(drawn.svg), drawn.fontFamily)) showFailureToast(failures.lettersLeftOut);
  };
  const draw = (format: "svg" | "png") => {
    saveChart(format).catch(() => showFailureToast(failures.chartPictureNotMade));
  };
  return (
    <Menu onOpenChange={(isOpen) => isOpen && isDrawn && prepareDrawing()}>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Download}>
          Export
        </Button>
      </MenuTrigger>
      <MenuContent>
        <TableItems
          label="Table"
          onSelect={(format) => saveFile(tableAddress(format), fileNameOf(name, format))}
        />
        {wholeAddress && (
          <TableItems
            label="All rows"
            showsLimit
            onSelect={(format) => void exportRows(wholeAddress(format), fileNameOf(name, format))}
          />
        )}
        {isDrawn && (
          <MenuGroup>
            <MenuLabel>Chart</MenuLabel>
            <MenuItem icon={Image} onSelect={() => draw("png")}>
              PNG picture
            </MenuItem>
            <MenuItem icon={PenTool} onSelect={() => draw("svg")}>
              SVG drawing
            </MenuItem>
          </MenuGroup>
        )}
      </MenuContent>
    </Menu>
  );
}

/** Preloads the drawing code: browsers save a file only within seconds after the click. */
function prepareDrawing(): void {
  // A failure is reported when the module is needed.
  Promise.all([import("./chart/paint-picture.ts"), import("@askery/charts")]).catch(() => undefined);
}
