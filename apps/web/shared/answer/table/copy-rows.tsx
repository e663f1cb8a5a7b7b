import { ChevronDown } from "lucide-react";
import { countOf } from "../../wording/count-of.ts";
import { failures } from "../../wording/failures.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { showFailureToast, showToast } from "../../../ui/toast-store.ts";
import { CopyButton } from "../../copy/copy-button.tsx";
import { copyText } from "../../copy/copy-text.ts";
import type { RowFormat } from "../sheet/print-rows.ts";

interface CopyRowsProps {
  readonly rowCount: number;
  readonly print: (format: RowFormat) => string | Promise<Blob>;
}

/** Copies the rows as they are arranged, for a spreadsheet or in another format. */
export function CopyRows({ rowCount, print }: CopyRowsProps) {
  const counted = countOf(rowCount, "row");
  const copyAs = async (format: RowFormat, name: string) => {
    if (await copyText(print(format))) showToast(`Copied ${counted} as ${name}`);
    else showFailureToast(failures.tableNotCopied);
  };
  return (
    <>
      <CopyButton what="table" read={() => print("tsv")} thanks={`Copied ${counted}`} />
      <Menu>
        <MenuTrigger asChild>
          <IconButton icon={ChevronDown} label="Copy as" className="-ms-1" />
        </MenuTrigger>
        <MenuContent aria-label="Copy as" align="end">
          <MenuItem onSelect={() => void copyAs("csv", "CSV")}>Copy as CSV</MenuItem>
          <MenuItem onSelect={() => void copyAs("markdown", "Markdown")}>Copy as Markdown</MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
}
