import type { ChartSummary } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChartLine } from "lucide-react";
import { ListRow } from "../../lib/list/list-row.tsx";
import { PagedList } from "../../lib/list/paged-list.tsx";
import { PeopleStrip } from "../../lib/list/people-strip.tsx";
import { StarButton } from "../../lib/list/star-button.tsx";
import { useSearch } from "../../lib/list/use-search.ts";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { Page } from "../../lib/page/page.tsx";
import { WithDatabase } from "../../lib/page/with-database.tsx";
import { favoritePeopleQuery, chartListQuery, type Scope } from "../../lib/queries.ts";
import { useToggleChartStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useNow } from "../../lib/use-now.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";

const titles: Readonly<Record<Scope, string>> = {
  all: "Charts",
  starred: "Starred",
  people: "Favorite users",
};

/** The charts of the current database: all, those I starred, or those of people I made favorites. */
export function ChartsPage({ scope }: { readonly scope: Scope }) {
  const crumbs = scope === "all" ? [] : [{ title: "Charts", to: "/charts" }];
  return (
    <Page
      title={titles[scope]}
      crumbs={crumbs}
      actions={
        <LinkButton to="/charts/new" size="sm">
          New chart
        </LinkButton>
      }
    >
      <WithDatabase>
        {({ id }) => <ChartList key={`${id} ${scope}`} databaseId={id} scope={scope} />}
      </WithDatabase>
    </Page>
  );
}

interface ChartListProps {
  readonly databaseId: string;
  readonly scope: Scope;
}

function ChartList({ databaseId, scope }: ChartListProps) {
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery(chartListQuery(databaseId, scope, settled));
  const people = useQuery({ ...favoritePeopleQuery, enabled: scope === "people" });
  return (
    <div className="page-column">
      {scope === "people" && <PeopleStrip people={people.data ?? []} />}
      <SearchField
        label="Find a chart"
        value={typed}
        onValueChange={setTyped}
        className="mb-4 max-w-80 max-md:max-w-full"
      />
      <PagedList
        query={list}
        label="Charts"
        keyOf={({ id }) => id}
        renderRow={(chart) => <ChartRow chart={chart} />}
        empty={settled === "" ? <NoCharts scope={scope} /> : <NothingFound search={settled} />}
      />
    </div>
  );
}

function ChartRow({ chart }: { readonly chart: ChartSummary }) {
  const star = useToggleChartStar();
  const now = useNow();
  const owner = chart.isMine ? "Mine" : chart.owner.name;
  return (
    <ListRow
      icon={ChartLine}
      title={chart.title}
      to={`/charts/${chart.id}`}
      detail={`${owner} · ${tellWhen(chart.updatedAtMs, now)}`}
      actions={
        <StarButton title={chart.title} isStarred={chart.isStarred} onToggle={() => star.mutate(chart)} />
      }
    />
  );
}

function NoCharts({ scope }: { readonly scope: Scope }) {
  if (scope === "starred") {
    return (
      <EmptyState
        title="No starred charts yet"
        drawing="bars"
        action={<LinkButton to="/charts">All charts</LinkButton>}
      >
        Star a chart and it is kept here for you.
      </EmptyState>
    );
  }
  if (scope === "people") {
    return (
      <EmptyState
        title="No charts of favorite users yet"
        drawing="people"
        action={<LinkButton to="/charts">All charts</LinkButton>}
      >
        Open somebody's page from one of their charts and make them a favorite: what they publish shows here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No charts yet"
      drawing="bars"
      action={
        <LinkButton to="/ask" kind="solid">
          Ask a question
        </LinkButton>
      }
    >
      Save the chart of an answer and it is listed here.
    </EmptyState>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  return (
    <EmptyState
      title={`No chart is called “${search}”`}
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
