import type { DatabaseDetail, Member } from "@askery/api";
import { Crown, Ellipsis, LogOut, UserMinus } from "lucide-react";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { MemberAction } from "./member-actions.ts";
import { RoleChoice } from "./role-choice.tsx";
import { canManage } from "./role-words.ts";

interface MemberMenuProps {
  readonly database: DatabaseDetail;
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onPick: (action: MemberAction) => void;
}

/** What the user may do about a member. Renders nothing if that is nothing. */
export function MemberMenu({ database, member, isBusy, onPick }: MemberMenuProps) {
  const { person, isMe, role, ownRole, groups } = member;
  const isManaged = canManage(database.role, role) && !isMe;
  const canLeave = isMe && role !== "owner";
  if (!isManaged && !canLeave) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${person.name}`} icon={Ellipsis} isBusy={isBusy} />
      </MenuTrigger>
      <MenuContent align="end">
        {isManaged && (
          <>
            <RoleChoice
              label={groups.length === 0 ? "Role" : "Own role"}
              mine={database.role}
              value={ownRole}
              onPick={(value) => onPick({ kind: "role", member, role: value })}
            />
            <MenuSeparator />
            {database.role === "owner" && (
              <MenuItem icon={Crown} onSelect={() => onPick({ kind: "owner", member })}>
                Make owner
              </MenuItem>
            )}
            <MenuItem icon={UserMinus} isDanger onSelect={() => onPick({ kind: "remove", member })}>
              Remove
            </MenuItem>
          </>
        )}
        {canLeave && (
          <MenuItem icon={LogOut} isDanger onSelect={() => onPick({ kind: "leave", member })}>
            Leave this database
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
