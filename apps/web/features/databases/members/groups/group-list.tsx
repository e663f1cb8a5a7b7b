import { getGroupMappings, listGroups, type DatabaseDetail, type Group } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { FailurePanel } from "../../../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../../../shared/server/endpoint-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Section } from "../../../../ui/section.tsx";
import { WaitingLine } from "../../../../ui/waiting-line.tsx";
import { rolesToGive } from "../role-words.ts";
import { GroupPeopleDialog } from "./group-people-dialog.tsx";
import { GroupRow } from "./group-row.tsx";
import { NewGroupDialog } from "./new-group-dialog.tsx";
import { ProviderGroupsDialog } from "./provider-groups-dialog.tsx";

/** The groups of a database. Members who may not make groups see them once there are any. */
export function GroupList({ database }: { readonly database: DatabaseDetail }) {
  const { id: databaseId, role } = database;
  const groups = useQuery(endpointQuery(listGroups, { params: { databaseId } }));
  const mapped = useQuery({
    ...endpointQuery(getGroupMappings, { params: { databaseId } }),
    enabled: role === "owner",
  });
  const [isMapping, setIsMapping] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const canMake = rolesToGive(role).length > 0;
  const open = groups.data?.find(({ id }) => id === openId);
  if (!canMake && (groups.data === undefined || groups.data.length === 0)) return null;
  const provider = mapped.data?.provider ?? null;
  const add = (
    <Button size="sm" icon={Plus} onClick={() => setIsAdding(true)}>
      New group
    </Button>
  );
  return (
    <Section
      title="Groups"
      description="People in a group have its role, unless their own is higher. Projects can be shared with a group."
      actions={
        canMake &&
        groups.data !== undefined &&
        groups.data.length > 0 && (
          <>
            {provider !== null && (
              <Button size="sm" kind="ghost" onClick={() => setIsMapping(true)}>
                Groups of {provider}
              </Button>
            )}
            {add}
          </>
        )
      }
    >
      {groups.isError && groups.data === undefined ? (
        <FailurePanel error={groups.error} onRetry={() => void groups.refetch()} />
      ) : (
        <Card>
          <Groups {...{ database }} groups={groups.data} add={add} onOpen={({ id }) => setOpenId(id)} />
        </Card>
      )}
      {isAdding && (
        <NewGroupDialog
          {...{ database }}
          onClose={() => setIsAdding(false)}
          onMade={({ id }) => {
            setIsAdding(false);
            setOpenId(id);
          }}
        />
      )}
      {isMapping && provider !== null && (
        <ProviderGroupsDialog
          {...{ databaseId, provider }}
          saved={mapped.data?.mappings ?? []}
          groups={groups.data ?? []}
          onClose={() => setIsMapping(false)}
        />
      )}
      {open !== undefined && (
        <GroupPeopleDialog {...{ database }} group={open} onClose={() => setOpenId(null)} />
      )}
    </Section>
  );
}

interface GroupsProps {
  readonly database: DatabaseDetail;
  readonly groups: readonly Group[] | undefined;
  readonly add: ReactNode;
  readonly onOpen: (group: Group) => void;
}

function Groups({ database, groups, add, onOpen }: GroupsProps) {
  if (groups === undefined) return <WaitingLine>Loading the groups</WaitingLine>;
  if (groups.length === 0) {
    return (
      <EmptyState title="No groups yet" drawing="people" action={add}>
        A group gives several people a role at once, and takes it back at once.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Groups">
      {groups.map((group) => (
        <GroupRow key={group.id} {...{ database, group }} onOpen={() => onOpen(group)} />
      ))}
    </ul>
  );
}
