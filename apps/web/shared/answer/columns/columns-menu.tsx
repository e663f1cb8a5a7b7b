import { headerOf, type Output } from "@askery/model";
import { Columns3 } from "lucide-react";
import { countOf } from "../../wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "../../../ui/dropdown-menu.tsx";
import { initialLayout, setVisible, visibleColumns, type ColumnLayout } from "./column-layout.ts";

interface ColumnsMenuProps {
  readonly outputs: readonly Output[];
  readonly layout: ColumnLayout;
  readonly onChange: (layout: ColumnLayout) => void;
}

/** Shows and hides the columns of a table, and restores how it came. */
export function ColumnsMenu({ outputs, layout, onChange }: ColumnsMenuProps) {
  const visible = visibleColumns(layout);
  const hiddenCount = layout.order.length - visible.length;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Columns3} aria-label={label(hiddenCount)}>
          <span className="max-md:sr-only">{hiddenCount === 0 ? "Columns" : `${hiddenCount} hidden`}</span>
        </Button>
      </MenuTrigger>
      <MenuContent aria-label="Columns" align="end">
        {layout.order.map((column) => {
          const output = outputs[column];
          const isVisible = visible.includes(column);
          return (
            output !== undefined && (
              <MenuCheckItem
                key={output.id}
                checked={isVisible}
                disabled={isVisible && visible.length === 1}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={(isOn) => onChange(setVisible(layout, column, isOn))}
              >
                {headerOf(output)}
              </MenuCheckItem>
            )
          );
        })}
        <MenuSeparator />
        <MenuItem onSelect={() => onChange(initialLayout(outputs.length))}>As it came</MenuItem>
      </MenuContent>
    </Menu>
  );
}

function label(hiddenCount: number): string {
  return hiddenCount === 0 ? "Columns" : `Columns, ${countOf(hiddenCount, "column")} hidden`;
}
