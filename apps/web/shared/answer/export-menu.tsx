import { maxRowsOf, type ExportFormat } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { Download, Image, PenTool } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuGroup, MenuItem, MenuLabel, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { showFailureToast } from "../../ui/toast-store.ts";
import { fileNameOf, saveFile } from "../files/save-file.ts";
import { failures } from "../wording/failures.ts";
import { tableFormats } from "./table-formats.ts";
import { prepareDrawing, saveChartPicture, type ChartToSave } from "./save-chart-picture.ts";
import { writeCount } from "../wording/own-formats.ts";

/** A table that is saved as a file. */
export interface TableToExport {
  readonly label: string;
  readonly address: (format: ExportFormat) => string;
  /** Whether to show the limit of rows of a workbook. Default: no, because a saved table is smaller. */
  readonly showsLimit?: boolean;
  /** Downloads the file. Default: the browser does. */
  readonly save?: (address: string, fileName: string) => void;
}

interface ExportMenuProps {
  /** The base of the file names. */
  readonly name: string;
  readonly tables: readonly TableToExport[];
  /** The picture that is shown. Default: none. */
  readonly picture?: Omit<ChartToSave, "name"> & { readonly rowCount: number };
  readonly align?: "start" | "end";
}

/** Exports tables and a chart as files. */
export function ExportMenu({ name, tables, picture, align = "start" }: ExportMenuProps) {
  const drawn =
    picture !== undefined && chartKindOf(picture.chart.spec.kind).shows !== "rows" && picture.rowCount > 0
      ? picture
      : null;
  return (
    <Menu onOpenChange={(isOpen) => isOpen && drawn !== null && prepareDrawing()}>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Download}>
          Export
        </Button>
      </MenuTrigger>
      <MenuContent align={align}>
        {tables.map((table) => (
          <TableItems key={table.label} name={name} table={table} />
        ))}
        {drawn !== null && <PictureItems picture={{ ...drawn, name }} />}
      </MenuContent>
    </Menu>
  );
}

function TableItems({ name, table }: { readonly name: string; readonly table: TableToExport }) {
  const { label, address, showsLimit = false, save = saveFile } = table;
  return (
    <MenuGroup aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {tableFormats.map(({ format, title, icon }) => (
        <MenuItem key={format} icon={icon} onSelect={() => save(address(format), fileNameOf(name, format))}>
          {title}
          {showsLimit && format === "xlsx" && (
            <span className="ms-auto ps-3 text-12 text-text-3">up to {writeCount(maxRowsOf.xlsx)} rows</span>
          )}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

function PictureItems({ picture }: { readonly picture: ChartToSave }) {
  const draw = (format: "svg" | "png") => {
    saveChartPicture(picture, format).catch(() => showFailureToast(failures.chartPictureNotMade));
  };
  return (
    <MenuGroup aria-label="Chart">
      <MenuLabel>Chart</MenuLabel>
      <MenuItem icon={Image} onSelect={() => draw("png")}>
        PNG picture
      </MenuItem>
      <MenuItem icon={PenTool} onSelect={() => draw("svg")}>
        SVG drawing
      </MenuItem>
    </MenuGroup>
  );
}
