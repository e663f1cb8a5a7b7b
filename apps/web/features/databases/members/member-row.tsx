import type { DatabaseDetail, Member } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { describeDate } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ListRow, rowLinkClasses } from "../../../ui/list-row.tsx";
import { useMemberActions, type MemberAction } from "./member-actions.ts";
import { MemberMenu } from "./member-menu.tsx";
import { nameRole } from "./role-words.ts";

interface MemberRowProps {
  readonly database: DatabaseDetail;
  readonly member: Member;
}

const list = new Intl.ListFormat("en-US");

/** A member with their role, and what the user may do about them. */
export function MemberRow({ database, member }: MemberRowProps) {
  const { person, email, joinedAtMs, isMe, role, groups } = member;
  const nowMs = useNow();
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const { run, isBusy } = useMemberActions(database);
  const facts = [
    ...(email === null ? [] : [email]),
    `joined ${describeDate(joinedAtMs, nowMs)}`,
    ...(groups.length === 0 ? [] : [`in ${list.format(groups.map(({ name }) => name))}`]),
  ];
  const question = asked === null ? null : describeQuestion(asked, database.name);
  return (
    <ListRow
      lead={<Avatar name={person.name} image={person.image} tintKey={person.id} size="md" />}
      title={
        <Link to="/people/$id" params={{ id: person.id }} className={rowLinkClasses}>
          {person.name}
          {isMe && <span className="font-normal text-text-3"> (you)</span>}
        </Link>
      }
      detail={facts.join(", ")}
      aside={<Badge tone={role === "owner" ? "accent" : "plain"}>{nameRole(role)}</Badge>}
      actions={
        <>
          <MemberMenu
            {...{ database, member, isBusy }}
            onPick={(action) => (action.kind === "role" ? run(action) : setAsked(action))}
          />
          {asked !== null && question !== null && (
            <AlertDialog
              isOpen
              onOpenChange={() => setAsked(null)}
              {...question}
              isBusy={isBusy}
              onConfirm={() => {
                run(asked);
                setAsked(null);
              }}
            />
          )}
        </>
      }
    />
  );
}

interface Asked {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
}

function describeQuestion({ kind, member: { person } }: MemberAction, databaseName: string): Asked {
  if (kind === "leave") {
    return {
      title: `Leave ${databaseName}?`,
      description:
        "You lose access immediately. Your charts and dashboards stay in the database, and your conversations come back if you are invited again.",
      confirmLabel: "Leave",
    };
  }
  if (kind === "owner") {
    return {
      title: `Make ${person.name} the owner of ${databaseName}?`,
      description: "You become an admin. Only the new owner can give the database back.",
      confirmLabel: "Make owner",
    };
  }
  return {
    title: `Remove ${person.name} from ${databaseName}?`,
    description:
      "They lose access immediately. Their charts and dashboards stay in the database, and their conversations come back if you invite them again.",
    confirmLabel: "Remove",
  };
}
