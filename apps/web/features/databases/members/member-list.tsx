import type { DatabaseDetail } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useSearch } from "../../../shared/list/use-search.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { membersQuery } from "../../../shared/server/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { rolesToGive } from "./role-words.ts";

/** From this number of members on, the list can be searched. */
const searchedFrom = 8;

interface MemberListProps {
  readonly database: DatabaseDetail;
}

/** The members of a database, with their roles. */
export function MemberList({ database }: MemberListProps) {
  const { id: databaseId, role, memberCount } = database;
  const [isInviting, setIsInviting] = useState(false);
  const search = useSearch();
  const list = useInfiniteQuery(membersQuery(databaseId, search.settled));
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      title="Members"
      description={
        memberCount === 1
          ? "Only you can use this database. Invite people to ask, chart and decide together."
          : "Everybody here asks the same data. Conversations are private."
      }
      actions={
        rolesToGive(role).length > 0 && (
          <Button kind="solid" icon={UserPlus} onClick={() => setIsInviting(true)}>
            Invite people
          </Button>
        )
      }
    >
      {memberCount >= searchedFrom && (
        <SearchField label="Find a member" value={search.typed} onValueChange={search.setTyped} />
      )}
      {list.isError && list.data === undefined ? (
        <FailurePanel error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card>
          {list.isPending && <WaitingLine>Loading the members</WaitingLine>}
          {list.isSuccess && members.length === 0 && (
            <p className="p-4 text-text-3">Nobody here is called “{search.settled}”.</p>
          )}
          <ul aria-label="Members">
            {members.map((member) => (
              <MemberRow key={member.person.id} {...{ database, member }} />
            ))}
          </ul>
          <LoadMore
            shown={members.length}
            hasMore={list.hasNextPage}
            isBusy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </Card>
      )}
      {isInviting && <InviteDialog {...{ database }} onClose={() => setIsInviting(false)} />}
    </Section>
  );
}
