import { useQuery } from "@tanstack/react-query";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { canRename } from "../settings/database-words.ts";
import { GroupList } from "./groups/group-list.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { MemberList } from "./member-list.tsx";

/** The people of a database, and who is invited. */
export function MembersTab({ id }: { readonly id: string }) {
  const { data: database } = useQuery(databaseQuery(id));
  if (database === undefined) return null;
  return (
    <div className="page-column is-narrow flex flex-col gap-8">
      <MemberList database={database} />
      {canRename(database.role) && <InvitationList databaseId={id} />}
      <GroupList database={database} />
    </div>
  );
}
