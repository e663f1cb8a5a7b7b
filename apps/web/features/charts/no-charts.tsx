import { LinkButton } from "../../lib/page/link-button.tsx";
import type { Scope } from "../../lib/queries.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** What a list of charts says where it holds none. */
export function NoCharts({ scope, search }: { readonly scope: Scope; readonly search: string }) {
  if (search !== "") return <NothingFound search={search} />;
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
      title={scope === "mine" ? "No charts of yours yet" : "No charts yet"}
      drawing="bars"
      action={
        <LinkButton to="/ask" kind="solid">
          Ask a question
        </LinkButton>
      }
    >
      Save the chart of an answer and it is kept here.
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
