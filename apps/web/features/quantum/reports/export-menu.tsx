import { exportReportRun, type ConversationFormat } from "@askery/api";
import { Download, FileText, FileType } from "lucide-react";
import { fileNameOf, saveFile } from "../../../shared/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/dropdown-menu.tsx";

interface ExportMenuProps {
  readonly conversationId: string;
  readonly runId: string;
  readonly title: string;
}

/** Downloads the shown run of a report as a document. */
export function ExportMenu({ conversationId, runId, title }: ExportMenuProps) {
  const save = (format: ConversationFormat) => {
    const address = exportReportRun.path
      .replace("{conversationId}", encodeURIComponent(conversationId))
      .replace("{runId}", encodeURIComponent(runId));
    saveFile(`${address}?format=${format}`, fileNameOf(title, format));
  };
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Download}>
          Export
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={FileText} onSelect={() => save("md")}>
          Markdown
        </MenuItem>
        <MenuItem icon={FileType} onSelect={() => save("pdf")}>
          PDF
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
