import type { ServerPerson } from "@askery/api";
import { Ban, Ellipsis, LogOut, RotateCcw } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListRow } from "../../shared/list/list-row.tsx";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { describeDate } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { usePersonActions } from "./use-person-actions.ts";

/** An account with what the owner of the server may do about it. */
export function PersonRow({ one }: { readonly one: ServerPerson }) {
  const { person, email, isConfirmed, isServerOwner, isSuspended, sessionCount } = one;
  const { data: setup } = useQuery(setupQuery);
  const { run, isBusy } = usePersonActions();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ListRow
        title={person.name}
        isWhole
        detail={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-0.5">
            {isServerOwner && <Badge tone="accent">Owner of the server</Badge>}
            {isSuspended && <Badge tone="danger">Suspended</Badge>}
            {!isConfirmed && setup?.canSendMail === true && <Badge>Address not confirmed</Badge>}
            <span className="wrap-anywhere">{email}</span>
            <span>{useSeen(one)}</span>
          </span>
        }
        actions={
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`Actions for ${person.name}`} icon={Ellipsis} isBusy={isBusy} />
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem
                icon={LogOut}
                disabled={sessionCount === 0}
                onSelect={() => run({ kind: "sign-out", person })}
              >
                Sign out everywhere
              </MenuItem>
              {!isServerOwner && !isSuspended && (
                <MenuItem icon={Ban} isDanger onSelect={() => setIsAsking(true)}>
                  Suspend
                </MenuItem>
              )}
              {isSuspended && (
                <MenuItem icon={RotateCcw} onSelect={() => run({ kind: "reactivate", person })}>
                  Reactivate
                </MenuItem>
              )}
            </MenuContent>
          </Menu>
        }
      />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Suspend ${person.name}?`}
        description="They are signed out everywhere, cannot sign in, and links that they made stop working. Everything of theirs stays, and you can reactivate them."
        confirmLabel="Suspend"
        isBusy={isBusy}
        onConfirm={() => {
          run({ kind: "suspend", person });
          setIsAsking(false);
        }}
      />
    </>
  );
}

function useSeen({ lastSeenMs, createdAtMs, sessionCount }: ServerPerson): string {
  const nowMs = useNow();
  const joined = `since ${describeDate(createdAtMs, nowMs)}`;
  if (lastSeenMs === null) return `${joined}, signed out`;
  return `${joined}, last seen ${describeDate(lastSeenMs, nowMs)}, ${countOf(sessionCount, "session")}`;
}
