import type { ExportFormat } from "@askery/api";
import { Braces, Columns3, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";

/** The kinds of files that tables are saved as, the most common first. */
export const tableFormats: readonly {
  readonly format: ExportFormat;
  readonly title: string;
  readonly icon: LucideIcon;
}[] = [
  { format: "xlsx", title: "Excel workbook", icon: FileSpreadsheet },
  { format: "csv", title: "CSV", icon: FileText },
  { format: "json", title: "JSON", icon: Braces },
  { format: "parquet", title: "Parquet", icon: Columns3 },
];
