import { maxRowsOf, type ExportFormat } from "@askery/api";
import { Braces, Columns3, Download, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuGroup, MenuItem, MenuLabel, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { fileNameOf, saveFile } from "../files/save-file.ts";

interface TableExportProps {
  /** The base of the file names. */
  readonly name: string;
  /** The address of the table as a file. */
  readonly address: (format: ExportFormat) => string;
}

/** Exports a table without a chart. */
export function TableExport({ name, address }: TableExportProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Download}>
          Export
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <TableItems
          label="All rows"
          showsLimit
          onSelect={(format) => saveFile(address(format), fileNameOf(name, format))}
        />
      </MenuContent>
    </Menu>
  );
}

interface TableItemsProps {
  readonly label: string;
  readonly onSelect: (format: ExportFormat) => void;
  /** Whether to show the limit of rows of a workbook. Default: no, because a saved table is smaller. */
  readonly showsLimit?: boolean;
}

/** The formats of a table, each of which is saved as a file. */
export function TableItems({ label, onSelect, showsLimit = false }: TableItemsProps) {
  return (
    <MenuGroup aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {tableFormats.map(({ format, title, icon }) => (
        <MenuItem key={format} icon={icon} onSelect={() => onSelect(format)}>
          {title}
          {showsLimit && format === "xlsx" && (
            <span className="ms-auto ps-3 text-12 text-text-3">
              up to {maxRowsOf.xlsx.toLocaleString("en-US")} rows
            </span>
          )}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

const tableFormats: readonly {
  readonly format: ExportFormat;
  readonly title: string;
  readonly icon: LucideIcon;
}[] = [
  { format: "xlsx", title: "Excel workbook", icon: FileSpreadsheet },
  { format: "csv", title: "CSV", icon: FileText },
  { format: "json", title: "JSON", icon: Braces },
  { format: "parquet", title: "Parquet", icon: Columns3 },
];
