import { listPublished, type PersonDetail, type PublishedItem, type PublishedKind } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck, ChartColumn, LayoutDashboard, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { ListRow } from "../../shared/list/list-row.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { endpointPages } from "../../shared/server/endpoint-query.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";

const kinds = {
  chart: { title: "Charts", none: "charts", icon: ChartColumn, did: "changed" },
  dashboard: { title: "Dashboards", none: "dashboards", icon: LayoutDashboard, did: "changed" },
  conversation: {
    title: "Projects",
    none: "projects that you can read",
    icon: MessageSquareText,
    did: "changed",
  },
  verified: { title: "Verified", none: "verified answers", icon: BadgeCheck, did: "verified" },
} as const;

const segments = (Object.keys(kinds) as PublishedKind[]).map((kind) => ({
  value: kind,
  label: kinds[kind].title,
}));

/** What a person made and verified, and the user may open: a kind at a time, with search and pages. */
export function PublishedList({ person }: { readonly person: PersonDetail }) {
  const [kind, setKind] = useState<PublishedKind>("chart");
  const { typed, setTyped, settled } = useSearch();
  const query = { kind, ...(settled !== "" && { search: settled }) };
  const list = useInfiniteQuery(endpointPages(listPublished, { params: { personId: person.id }, query }));
  const { title, none } = kinds[kind];
  const now = useNow();
  return (
    <section aria-label={`Published by ${person.name}`} className="mt-6">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Segmented label="What to list" segments={segments} value={kind} onValueChange={setKind} />
        <SearchField
          label={`Find in ${title}`}
          value={typed}
          onValueChange={setTyped}
          className="ms-auto w-64 max-lg:w-full"
        />
      </div>
      <PagedList
        query={list}
        label={title}
        keyOf={({ id }) => id}
        renderRow={(item) => (
          <ListRow
            icon={kinds[kind].icon}
            title={item.title}
            {...linkTo(item)}
            detail={`${item.databaseName} · ${kinds[item.kind].did} ${describeWhen(item.atMs, now)}`}
          />
        )}
        empty={
          settled === "" ? (
            <EmptyState title={`No ${none} yet`} drawing="people">
              What {person.isMe ? "you make" : `${person.name} makes`} in a database that you share is here.
            </EmptyState>
          ) : (
            <EmptyState title={`Nothing matches “${settled}”`} drawing="people">
              Try fewer words, or another kind.
            </EmptyState>
          )
        }
      />
    </section>
  );
}

/** A verified answer is asked again, and shows its badge. */
function linkTo({ kind, id, title, databaseId }: PublishedItem) {
  switch (kind) {
    case "chart":
      return { to: `/charts/${id}` };
    case "dashboard":
      return { to: `/dashboards/${id}` };
    case "conversation":
      return { to: `/chat/${id}` };
    case "verified":
      return { to: "/ask", search: { q: title, database: databaseId } };
  }
}
