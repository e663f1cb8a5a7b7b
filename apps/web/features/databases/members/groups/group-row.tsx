import type { DatabaseDetail, Group } from "@askery/api";
import { Ellipsis, Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { countPeople } from "../../../../shared/wording/count-of.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../../ui/dropdown-menu.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LazyNameDialog } from "../../../../ui/lazy-name-dialog.tsx";
import { ListRow, rowLinkClasses } from "../../../../ui/list-row.tsx";
import { RoleChoice } from "../role-choice.tsx";
import { canManage, nameRole } from "../role-words.ts";
import { useGroupActions } from "./use-group-actions.ts";

interface GroupRowProps {
  readonly database: DatabaseDetail;
  readonly group: Group;
  /** Shows its people. */
  readonly onOpen: () => void;
}

/** A group with its role and size. It opens its people. */
export function GroupRow({ database, group, onOpen }: GroupRowProps) {
  const { name, role, memberCount } = group;
  const [isRenaming, setIsRenaming] = useState(false);
  const { run, isBusy } = useGroupActions(database.id);
  return (
    <ListRow
      lead={<Users className="text-text-3" />}
      title={
        <button type="button" className={rowLinkClasses} onClick={onOpen}>
          {name}
        </button>
      }
      detail={memberCount === 0 ? "nobody yet" : countPeople(memberCount)}
      aside={<Badge>{nameRole(role)}</Badge>}
      actions={
        canManage(database.role, role) && (
          <>
            <Menu>
              <MenuTrigger asChild>
                <IconButton label={`Actions for ${name}`} icon={Ellipsis} isBusy={isBusy} />
              </MenuTrigger>
              <MenuContent align="end">
                <RoleChoice
                  mine={database.role}
                  value={role}
                  onPick={(value) => run({ kind: "role", group, role: value })}
                />
                <MenuSeparator />
                <MenuItem icon={Users} onSelect={onOpen}>
                  People
                </MenuItem>
                <MenuItem icon={Pencil} onSelect={() => setIsRenaming(true)}>
                  Rename
                </MenuItem>
                <MenuItem icon={Trash2} isDanger onSelect={() => run({ kind: "delete", group })}>
                  Delete
                </MenuItem>
              </MenuContent>
            </Menu>
            {isRenaming && (
              <LazyNameDialog
                title="Rename group"
                name={name}
                confirmLabel="Rename"
                onConfirm={(next) => run({ kind: "rename", group, name: next })}
                onClose={() => setIsRenaming(false)}
              />
            )}
          </>
        )
      }
    />
  );
}
