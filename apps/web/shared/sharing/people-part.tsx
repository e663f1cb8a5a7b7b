import {
  getConversation,
  getReaders,
  listConversations,
  listSharedThings,
  setReaders,
  type Readers,
} from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useState } from "react";
import { call } from "../server/call.ts";
import { endpointQuery, invalidateAll } from "../server/endpoint-query.ts";
import { databaseQuery } from "../server/queries.ts";
import { countOf, countPeople } from "../wording/count-of.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { SharingPart } from "./sharing-part.tsx";
import { nouns, type Shareable } from "./shareable.ts";
import { reportNotShared } from "./use-sharing.ts";

/** The members who see a thing. Those of a conversation are chosen by its owner. */
export function PeoplePart({ thing }: { readonly thing: Shareable }) {
  const { databaseId, kind, isMine } = thing;
  const database = useQuery(databaseQuery(databaseId));
  const name = database.data?.name ?? "this database";
  if (kind === "conversation" && isMine) return <Members thing={thing} databaseName={name} />;
  return (
    <SharingPart title="Members">
      <p className="text-13 text-pretty text-text-2">
        {kind === "conversation"
          ? "Its owner shared this project with you to read."
          : `Every member of ${name} can open this ${nouns[kind]} at its address.`}
      </p>
    </SharingPart>
  );
}

/** From this number of members on, they can be searched. */
const searchedFrom = 8;

function Members({ thing, databaseName }: { readonly thing: Shareable; readonly databaseName: string }) {
  const { data: readers, error } = useQuery(readersQuery(thing));
  const change = useChangeReaders(thing);
  const [search, setSearch] = useState("");
  if (readers === undefined) {
    return (
      <SharingPart title="Members">
        {error === null ? <WaitingLine>Loading the members</WaitingLine> : <NotLoaded />}
      </SharingPart>
    );
  }
  const { everyone, members, groups } = readers;
  const found = members.filter(({ person }) => person.name.toLowerCase().includes(search.toLowerCase()));
  return (
    <SharingPart title="Members" description={describe(readers, databaseName)}>
      {members.length > 0 && (
        <Switch
          label={`All members of ${databaseName}`}
          hint="Also members who join later. They can read, not change."
          checked={everyone}
          onCheckedChange={(next) => change.mutate({ ...readers, everyone: next })}
        />
      )}
      {!everyone && groups.length > 0 && (
        <ul aria-label="Groups that can read it">
          {groups.map(({ id, name, memberCount, canRead }) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              <Users className="size-6 flex-none p-1 text-text-3" />
              <span className="min-w-0 flex-1 truncate text-13">
                {name} <span className="text-text-3">{countPeople(memberCount)}</span>
              </span>
              <Switch
                label={`${name} can read it`}
                isLabelHidden
                checked={canRead}
                onCheckedChange={(next) => change.mutate(withGroup(readers, id, next))}
              />
            </li>
          ))}
        </ul>
      )}
      {!everyone && members.length >= searchedFrom && (
        <SearchField label="Find a member" value={search} onValueChange={setSearch} />
      )}
      {!everyone && members.length > 0 && (
        <ul aria-label="Members who can read it" className="max-h-56 overflow-y-auto">
          {found.map(({ person, canRead }) => (
            <li key={person.id} className="flex min-h-10 items-center gap-2">
              <Avatar name={person.name} image={person.image} tintKey={person.id} size="sm" />
              <span className="min-w-0 flex-1 truncate text-13">{person.name}</span>
              <Switch
                label={`${person.name} can read it`}
                isLabelHidden
                checked={canRead}
                onCheckedChange={(next) => change.mutate(withReader(readers, person.id, next))}
              />
            </li>
          ))}
        </ul>
      )}
    </SharingPart>
  );
}

const list = new Intl.ListFormat("en-US");

function NotLoaded() {
  return <p className="text-13 text-text-2">The members could not be loaded. Close this, and try again.</p>;
}

function describe({ members, groups, everyone }: Readers, databaseName: string): string {
  if (members.length === 0) return `Only you are a member of ${databaseName}.`;
  const count = members.filter(({ canRead }) => canRead).length;
  if (everyone) return "Every member can read this project.";
  const readers = groups.filter(({ canRead }) => canRead).map(({ name }) => name);
  if (readers.length > 0) {
    const others = count === 0 ? [] : [countOf(count, "other member")];
    return `${list.format(["You", ...others, ...readers])} can open this project.`;
  }
  if (count === 0) return "Only you can open this project.";
  return `You and ${count === 1 ? "one other member" : `${count} other members`} can open this project.`;
}

function withReader(readers: Readers, personId: string, canRead: boolean): Readers {
  const members = readers.members.map((one) => (one.person.id === personId ? { ...one, canRead } : one));
  return { ...readers, members };
}

function withGroup(readers: Readers, groupId: string, canRead: boolean): Readers {
  const groups = readers.groups.map((one) => (one.id === groupId ? { ...one, canRead } : one));
  return { ...readers, groups };
}

function readersQuery({ id }: Shareable) {
  return endpointQuery(getReaders, { params: { conversationId: id } }, 0);
}

/** Shows the change at once; reverts if the server refuses. */
function useChangeReaders(thing: Shareable) {
  const client = useQueryClient();
  const { queryKey } = readersQuery(thing);
  return useMutation({
    mutationFn: async ({ everyone, members, groups }: Readers) => {
      const personIds = members.filter(({ canRead }) => canRead).map(({ person }) => person.id);
      const groupIds = groups.filter(({ canRead }) => canRead).map(({ id }) => id);
      return call(setReaders, {
        params: { conversationId: thing.id },
        body: { everyone, personIds, groupIds },
      });
    },
    onMutate: (next) => {
      const before = client.getQueryData<Readers>(queryKey);
      client.setQueryData(queryKey, next);
      return before;
    },
    onError: (error, _next, before) => {
      if (before !== undefined) client.setQueryData(queryKey, before);
      reportNotShared(error);
    },
    onSuccess: async (readers) => {
      client.setQueryData(queryKey, readers);
      await invalidateAll(client, [listConversations, getConversation, listSharedThings]);
    },
  });
}
