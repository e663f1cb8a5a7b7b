import { listConversations, type ConversationSummary, type Database } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark, Ellipsis, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  useDeleteConversation,
  useRenameConversation,
} from "../../shared/conversations/conversation-actions.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { ListRow } from "../../shared/list/list-row.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { endpointPages } from "../../shared/server/endpoint-query.ts";
import { LazyShareProject } from "../../shared/conversations/lazy-share-project.tsx";
import { useLatestProjects } from "../../shared/conversations/use-latest-projects.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";

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
  const list = useInfiniteQuery(
    endpointPages(listConversations, {
      params: { databaseId: database.id },
      query: { ...(settled !== "" && { search: settled }) },
    }),
  );
  return (
    <div className="page-column">
      <SearchField
        label="Find a project"
        value={typed}
        onValueChange={setTyped}
        className="mb-4 max-w-80 max-md:max-w-full"
      />
      <PagedList
        query={list}
        label="Projects"
        keyOf={({ id }) => id}
        renderRow={(project) => <ProjectRow project={project} />}
        empty={
          settled === "" ? <NothingAsked isPreparing={isPreparing} /> : <NothingFound search={settled} />
        }
      />
    </div>
  );
}

const modeNames = { genesis: "Genesis", explorer: "Explorer", quantum: "Quantum" } as const;

function ProjectRow({ project }: { readonly project: ConversationSummary }) {
  const [dialog, setDialog] = useState<"rename" | "share" | null>(null);
  const rename = useRenameConversation();
  const now = useNow();
  const remove = useDeleteConversation();
  const close = () => setDialog(null);
  return (
    <>
      <ListRow
        icon={MessageCircleQuestionMark}
        title={project.summary}
        to={`/chat/${project.id}`}
        detail={`${modeNames[project.mode]} · ${describeWhen(project.updatedAtMs, now)}`}
        actions={
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`Actions for ${project.summary}`} icon={Ellipsis} />
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem icon={Pencil} onSelect={() => setDialog("rename")}>
                Rename
              </MenuItem>
              <MenuItem icon={Share2} onSelect={() => setDialog("share")}>
                Share
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(project)}>
                Delete
              </MenuItem>
            </MenuContent>
          </Menu>
        }
      />
      {dialog === "rename" && (
        <LazyNameDialog
          title="Rename project"
          name={project.summary}
          confirmLabel="Rename"
          onConfirm={(summary) => rename.mutate({ of: project, summary })}
          onClose={close}
        />
      )}
      <LazyShareProject project={dialog === "share" ? project : null} onClose={close} />
    </>
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
      title={`No project is called “${search}”`}
      drawing="search"
      action={
        <LinkButton to="/ask" search={{ q: search }}>
          Ask “{search}”
        </LinkButton>
      }
    >
      Search covers names only. Ask it as a question, or try fewer words.
    </EmptyState>
  );
}
