import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { OwnerFilter } from "../../lib/list/owner-filter.tsx";
import { PagedList } from "../../lib/list/paged-list.tsx";
import { PeopleStrip } from "../../lib/list/people-strip.tsx";
import { useSearch } from "../../lib/list/use-search.ts";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { Page } from "../../lib/page/page.tsx";
import { WithDatabase } from "../../lib/page/with-database.tsx";
import { favoritePeopleQuery, dashboardListQuery, type Scope } from "../../lib/queries.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { DashboardRow } from "./dashboard-row.tsx";
import { NoDashboards } from "./no-dashboards.tsx";

/** Which dashboards a page lists. */
type PageScope = Exclude<Scope, "mine">;

const titles: Readonly<Record<PageScope, string>> = {
  all: "Dashboards",
  starred: "Starred",
  people: "Favorite users",
};

/** The dashboards of the current database: all, those I starred, or those of people I made favorites. */
export function DashboardsPage({ scope }: { readonly scope: PageScope }) {
  const crumbs = scope === "all" ? [] : [{ title: "Dashboards", to: "/dashboards" }];
  return (
    <Page
      title={titles[scope]}
      crumbs={crumbs}
      actions={
        <LinkButton to="/dashboards/new" size="sm">
          <Plus />
          <span>
            New<span className="max-md:sr-only"> dashboard</span>
          </span>
        </LinkButton>
      }
    >
      <WithDatabase>
        {({ id }) => <DashboardList key={`${id} ${scope}`} databaseId={id} pageScope={scope} />}
      </WithDatabase>
    </Page>
  );
}

interface DashboardListProps {
  readonly databaseId: string;
  readonly pageScope: PageScope;
}

function DashboardList({ databaseId, pageScope }: DashboardListProps) {
  const { typed, setTyped, settled } = useSearch();
  const [owners, setOwners] = useState<"all" | "mine">("all");
  const scope = pageScope === "all" ? owners : pageScope;
  const list = useInfiniteQuery(dashboardListQuery(databaseId, scope, settled));
  const people = useQuery({ ...favoritePeopleQuery, enabled: scope === "people" });
  return (
    <div className="page-column">
      {scope === "people" && <PeopleStrip people={people.data ?? []} />}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField
          label="Find a dashboard"
          value={typed}
          onValueChange={setTyped}
          className="w-72 max-md:w-full"
        />
        {pageScope === "all" && <OwnerFilter value={owners} onValueChange={setOwners} />}
      </div>
      <PagedList
        query={list}
        label="Dashboards"
        keyOf={({ id }) => id}
        renderRow={(dashboard) => <DashboardRow dashboard={dashboard} />}
        empty={<NoDashboards scope={scope} search={settled} />}
      />
    </div>
  );
}
