import { LinkButton } from "../../lib/page/link-button.tsx";
import type { Scope } from "../../lib/queries.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** What a list of dashboards says where it holds none. */
export function NoDashboards({ scope, search }: { readonly scope: Scope; readonly search: string }) {
  if (search !== "") return <NothingFound search={search} />;
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
      title={scope === "mine" ? "No dashboards of yours yet" : "No dashboards yet"}
      drawing="grid"
      action={
        <LinkButton to="/dashboards/new" kind="solid">
          Make a dashboard
        </LinkButton>
      }
    >
      A dashboard shows several charts at once, side by side.
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
