import type { Exploration, Finding } from "@askery/model";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { printExploration } from "./exploration-address.ts";
import { compareValues, limitTo } from "./list-mark-steps.ts";

interface FurtherMenusProps {
  readonly finding: Finding;
  readonly exploration: Exploration;
}

/** Where a finding leads: its figures by another column, or a part of its rows. */
export function FurtherMenus({ finding, exploration }: FurtherMenusProps) {
  const of: Exploration = {
    ...exploration,
    table: finding.table,
    measure: finding.measure?.key ?? exploration.measure,
  };
  return (
    <>
      <FurtherMenu
        label="Break down by"
        items={finding.breakdowns.map(({ words, ...by }) => ({ words, next: { ...of, by } }))}
      />
      <FurtherMenu
        label="Zoom"
        items={finding.zooms.map((zoom) => ({ words: zoom.words, next: limitTo(of, zoom) }))}
      />
      <FurtherMenu
        label="Compare"
        items={finding.zooms.flatMap(({ words, filter }) =>
          filter === null ? [] : [{ words: `${words} with the rest`, next: compareValues(of, filter, null) }],
        )}
      />
    </>
  );
}

interface FurtherMenuProps {
  readonly label: string;
  readonly items: readonly { readonly words: string; readonly next: Exploration }[];
}

function FurtherMenu({ label, items }: FurtherMenuProps) {
  const navigate = useNavigate();
  if (items.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm">
          {label}
        </Button>
      </MenuTrigger>
      <MenuContent>
        {items.map(({ words, next }) => (
          <MenuItem
            key={JSON.stringify(next)}
            onSelect={() => void navigate({ to: "/ask/explorer", search: printExploration(next) })}
          >
            {words}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
