import type { GivenRole, Role } from "@askery/api";
import { MenuLabel, MenuRadioGroup, MenuRadioItem } from "../../../ui/dropdown-menu.tsx";
import { rolesToGive } from "./role-words.ts";

interface RoleChoiceProps {
  /** Default: “Role”. */
  readonly label?: string;
  /** The role of the user, which limits what they may give. */
  readonly mine: Role;
  readonly value: Role;
  readonly onPick: (role: GivenRole) => void;
}

/** The part of a menu that gives a person or a group another role. */
export function RoleChoice({ label = "Role", mine, value, onPick }: RoleChoiceProps) {
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      <MenuRadioGroup value={value}>
        {rolesToGive(mine).map((role) => (
          <MenuRadioItem key={role.value} value={role.value} onSelect={() => onPick(role.value)}>
            {role.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
