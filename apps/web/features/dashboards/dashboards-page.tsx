import type { DashboardSummary } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { LayoutDashboard } from "lucide-react";
import { ListRow } from "../../lib/list/list-row.tsx";
import { PagedList } from "../../lib/list/paged-list.tsx";
import { PeopleStrip } from "../../lib/list/people-strip.tsx";
import { StarButton } from "../../lib/list/star-button.tsx";
import { useSearch } from "../../lib/list/use-search.ts";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { Page } from "../../lib/page/page.tsx";
import { WithDatabase } from "../../lib/page/with-database.tsx";
import { favoritePeopleQuery, dashboardListQuery, type Scope } from "../../lib/queries.ts";
import { useToggleDashboardStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useNow } from "../../lib/use-now.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";

const titles: Readonly<Record<Scope, string>> = {
  all: "Dashboards",
  starred: "Starred",
  people: "Favorite users",
};

/** The dashboards of the current database: all, those I starred, or those of people I made favorites. */
export function DashboardsPage({ scope }: { readonly scope: Scope }) {
  const crumbs = scope === "all" ? [] : [{ title: "Dashboards", to: "/dashboards" }];
  return (
    <Page
      title={titles[scope]}
      crumbs={crumbs}
      actions={
        <LinkButton to="/dashboards/new" size="sm">
          New dashboard
        </LinkButton>
      }
    >
      <WithDatabase>
        {({ id }) => <DashboardList key={`${id} ${scope}`} databaseId={id} scope={scope} />}
      </WithDatabase>
    </Page>
  );
}

interface DashboardListProps {
  readonly databaseId: string;
  readonly scope: Scope;
}

function DashboardList({ databaseId, scope }: DashboardListProps) {
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery(dashboardListQuery(databaseId, scope, settled));
  const people = useQuery({ ...favoritePeopleQuery, enabled: scope === "people" });
  return (
    <div className="page-column">
      {scope === "people" && <PeopleStrip people={people.data ?? []} />}
      <SearchField
        label="Find a dashboard"
        value={typed}
        onValueChange={setTyped}
        className="mb-4 max-w-80 max-md:max-w-full"
      />
      <PagedList
        query={list}
        label="Dashboards"
        keyOf={({ id }) => id}
        renderRow={(dashboard) => <DashboardRow dashboard={dashboard} />}
        empty={settled === "" ? <NoDashboards scope={scope} /> : <NothingFound search={settled} />}
      />
    </div>
  );
}

function DashboardRow({ dashboard }: { readonly dashboard: DashboardSummary }) {
  const star = useToggleDashboardStar();
  const now = useNow();
  const owner = dashboard.isMine ? "Mine" : dashboard.owner.name;
  return (
    <ListRow
      icon={LayoutDashboard}
      title={dashboard.title}
      to={`/dashboards/${dashboard.id}`}
      detail={`${owner} · ${dashboard.cardCount} ${dashboard.cardCount === 1 ? "card" : "cards"} · ${tellWhen(dashboard.updatedAtMs, now)}`}
      actions={
        <StarButton
          title={dashboard.title}
          isStarred={dashboard.isStarred}
          onToggle={() => star.mutate(dashboard)}
        />
      }
    />
  );
}

function NoDashboards({ scope }: { readonly scope: Scope }) {
  if (scope === "starred") {
    return (
      <EmptyState
        title="No starred dashboards yet"
        drawing="grid"
        action={<LinkButton to="/dashboards">All dashboards</LinkButton>}
      >
        Star a dashboard and it is kept here for you.
      </EmptyState>
    );
  }
  if (scope === "people") {
    return (
      <EmptyState
        title="No dashboards of favorite users yet"
        drawing="people"
        action={<LinkButton to="/dashboards">All dashboards</LinkButton>}
      >
        Open somebody's page from one of their dashboards and make them a favorite: what they publish shows
        here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No dashboards yet"
      drawing="grid"
      action={
        <LinkButton to="/dashboards/new" kind="solid">
          New dashboard
        </LinkButton>
      }
    >
      A dashboard keeps charts side by side. Make one, then add charts from your answers.
    </EmptyState>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  return (
    <EmptyState
      title={`No dashboard is called “${search}”`}
      drawing="search"
      action={
        <LinkButton to="/ask" search={{ q: search }}>
          Ask “{search}”
        </LinkButton>
      }
    >
      Search looks at titles. Ask it instead, or try fewer words.
    </EmptyState>
  );
}
