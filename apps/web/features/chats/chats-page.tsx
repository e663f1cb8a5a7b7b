import type { ConversationSummary, Database, Page as PageOf } from "@askery/api";
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useLatestProjects } from "../../shared/conversations/use-latest-projects.ts";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { projectsQuery } from "../../shared/server/queries.ts";
import { describeDayOf } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { ProjectRow, SharedRow } from "./project-row.tsx";
import { ProjectSelectionBar } from "./project-selection-bar.tsx";
import { useProjectSelection, type ProjectSelection } from "./use-project-selection.ts";

/** The user's projects in the current database. */
export function ChatsPage() {
  return (
    <Page title="Projects">
      <WithDatabase>{(database) => <Projects key={database.id} database={database} />}</WithDatabase>
    </Page>
  );
}

function Projects({ database }: { readonly database: Database }) {
  const { typed, setTyped, settled } = useSearch();
  const { isPreparing } = useLatestProjects(database);
  const [scope, setScope] = useState<"mine" | "shared">("mine");
  const now = useNow();
  const selection = useProjectSelection();
  const pinned = useInfiniteQuery({
    ...projectsQuery(database.id, { scope: "pinned" }),
    enabled: scope === "mine",
  });
  const showsPinned = scope === "mine" && settled === "";
  const list = useInfiniteQuery(
    projectsQuery(database.id, { scope: scope === "shared" ? scope : undefined, search: settled }),
  );
  return (
    <div className="page-column">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label="Whose projects"
          segments={[
            { value: "mine", label: "Mine" },
            { value: "shared", label: "Shared with me" },
          ]}
          value={scope}
          onValueChange={setScope}
        />
        <SearchField
          label="Find a project"
          value={typed}
          onValueChange={setTyped}
          className="max-w-80 flex-1 max-md:max-w-full max-md:basis-full"
        />
        <ProjectSelectionBar selection={selection} />
      </div>
      {showsPinned && <PinnedProjects query={pinned} selection={selection} />}
      <PagedList
        query={list}
        label="Projects"
        keyOf={({ id }) => id}
        groupOf={({ updatedAtMs }) => describeDayOf(updatedAtMs, now)}
        renderRow={(project) =>
          project.isMine ? (
            <ProjectRow project={project} selection={selection} />
          ) : (
            <SharedRow project={project} />
          )
        }
        empty={
          settled !== "" ? (
            <NothingFound search={settled} />
          ) : scope === "shared" ? (
            <NothingShared />
          ) : (
            <NothingAsked isPreparing={isPreparing} />
          )
        }
      />
    </div>
  );
}

/** The pinned ones, which come first and are in the list of their day, too. */
function PinnedProjects({
  query,
  selection,
}: {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<ConversationSummary>>>;
  readonly selection: ProjectSelection;
}) {
  if ((query.data?.pages[0]?.items.length ?? 0) === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="px-1 pb-1.5 text-12 font-medium text-text-3">Pinned</h2>
      <PagedList
        query={query}
        label="Pinned projects"
        keyOf={({ id }) => id}
        renderRow={(project) => <ProjectRow project={project} selection={selection} />}
        empty={null}
      />
    </section>
  );
}

function NothingShared() {
  return (
    <EmptyState
      title="Nothing is shared with you"
      drawing="talk"
      action={<LinkButton to="/ask">Ask a question</LinkButton>}
    >
      Projects that other members of this database share with you appear here, to read.
    </EmptyState>
  );
}

function NothingAsked({ isPreparing }: { readonly isPreparing: boolean }) {
  return (
    <EmptyState
      title={isPreparing ? "Answering example questions" : "No projects yet"}
      drawing="talk"
      action={
        <LinkButton to="/ask" kind="solid">
          Ask a question
        </LinkButton>
      }
    >
      {isPreparing
        ? "Five answered examples appear here in a few seconds. You can ask your own question meanwhile."
        : "Each question you ask starts a project, and it appears here."}
    </EmptyState>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  return (
    <EmptyState
      title={`No project has “${search}”`}
      drawing="search"
      action={
        <LinkButton to="/ask" search={{ q: search }}>
          Ask “{search}”
        </LinkButton>
      }
    >
      Search covers names, questions and the sentences of answers. Ask it as a question, or try fewer words.
    </EmptyState>
  );
}
