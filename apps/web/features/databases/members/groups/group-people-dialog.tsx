import { listGroupMembers, type DatabaseDetail, type Group, type Person } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearch } from "../../../../shared/list/use-search.ts";
import { FailurePanel } from "../../../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../../../shared/server/endpoint-query.ts";
import { membersQuery } from "../../../../shared/server/queries.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { LoadMore } from "../../../../ui/load-more.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { WaitingLine } from "../../../../ui/waiting-line.tsx";
import { canManage, nameRole } from "../role-words.ts";
import { useGroupActions } from "./use-group-actions.ts";

interface GroupPeopleDialogProps {
  readonly database: DatabaseDetail;
  readonly group: Group;
  readonly onClose: () => void;
}

/** From this number of members on, they can be searched. */
const searchedFrom = 8;

/** The people of a group. Those who manage it switch each member of the database on or off. */
export function GroupPeopleDialog({ database, group, onClose }: GroupPeopleDialogProps) {
  const { name, role } = group;
  const inGroup = useQuery(
    endpointQuery(listGroupMembers, { params: { databaseId: database.id, groupId: group.id } }, 0),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`People in ${name}`}
      description={`Each is at least ${nameRole(role).toLowerCase()} of ${database.name}.`}
      footer={
        <Button kind="solid" onClick={onClose}>
          Done
        </Button>
      }
    >
      {inGroup.isPending && <WaitingLine>Loading the people</WaitingLine>}
      {inGroup.isError && <FailurePanel error={inGroup.error} onRetry={() => void inGroup.refetch()} />}
      {inGroup.data !== undefined &&
        (canManage(database.role, role) ? (
          <Choices {...{ database, group }} chosen={inGroup.data} />
        ) : (
          <Names people={inGroup.data} />
        ))}
    </Dialog>
  );
}

function Names({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return <p className="text-13 text-text-2">Nobody is in this group yet.</p>;
  return (
    <ul aria-label="People in the group">
      {people.map((person) => (
        <PersonLine key={person.id} person={person} />
      ))}
    </ul>
  );
}

interface ChoicesProps extends Pick<GroupPeopleDialogProps, "database" | "group"> {
  readonly chosen: readonly Person[];
}

function Choices({ database, group, chosen }: ChoicesProps) {
  const search = useSearch();
  const { run } = useGroupActions(database.id);
  const list = useInfiniteQuery(membersQuery(database.id, search.settled));
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return (
    <div className="flex flex-col gap-3">
      {database.memberCount >= searchedFrom && (
        <SearchField label="Find a person" value={search.typed} onValueChange={search.setTyped} />
      )}
      {list.isPending && <WaitingLine>Loading the members</WaitingLine>}
      {list.isError && list.data === undefined && (
        <FailurePanel error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && members.length === 0 && (
        <p className="text-13 text-text-2">Nobody here is called “{search.settled}”.</p>
      )}
      <ul aria-label="People who can be in the group" className="max-h-72 overflow-y-auto">
        {members.map(({ person }) => (
          <PersonLine key={person.id} person={person}>
            <Switch
              label={`${person.name} is in ${group.name}`}
              isLabelHidden
              checked={chosenIds.has(person.id)}
              onCheckedChange={(isIn) => run({ kind: isIn ? "add" : "remove", group, person })}
            />
          </PersonLine>
        ))}
      </ul>
      <LoadMore
        shown={members.length}
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}

interface PersonLineProps {
  readonly person: Person;
  readonly children?: ReactNode;
}

function PersonLine({ person, children }: PersonLineProps) {
  return (
    <li className="flex min-h-10 items-center gap-2">
      <Avatar name={person.name} image={person.image} tintKey={person.id} size="sm" />
      <span className="min-w-0 flex-1 truncate text-13">{person.name}</span>
      {children}
    </li>
  );
}
