import type { InvestigationStep } from "@askery/model";
import { Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/dropdown-menu.tsx";

interface AddStepMenuProps {
  readonly offers: readonly InvestigationStep[];
  readonly onAdd: (id: string) => void;
}

/** Steps that the plan does not have: further breakdowns, and another period to compare with. */
export function AddStepMenu({ offers, onAdd }: AddStepMenuProps) {
  if (offers.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="ghost" size="sm" icon={Plus}>
          Add a step
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {offers.map(({ id, title }) => (
          <MenuItem key={id} onSelect={() => onAdd(id)}>
            {title}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
