import { listConversations, type ConversationSummary, type Database } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark, Ellipsis, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  useDeleteConversation,
  useRenameConversation,
} from "../../shared/conversations/conversation-actions.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { ListRow } from "../../shared/list/list-row.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { endpointPages } from "../../shared/server/endpoint-query.ts";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { toShareable } from "../../shared/sharing/shareable.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { useLatestProjects } from "../../shared/conversations/use-latest-projects.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
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
  const [scope, setScope] = useState<"mine" | "shared">("mine");
  const list = useInfiniteQuery(
    endpointPages(listConversations, {
      params: { databaseId: database.id },
      query: { ...(scope === "shared" && { scope }), ...(settled !== "" && { search: settled }) },
    }),
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
      </div>
      <PagedList
        query={list}
        label="Projects"
        keyOf={({ id }) => id}
        renderRow={(project) =>
          project.isMine ? <ProjectRow project={project} /> : <SharedRow project={project} />
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

const modeNames = { genesis: "Genesis", explorer: "Explorer", quantum: "Quantum" } as const;

function ProjectRow({ project }: { readonly project: ConversationSummary }) {
  const [dialog, setDialog] = useState<"rename" | "share" | null>(null);
  const rename = useRenameConversation();
  const now = useNow();
  const remove = useDeleteConversation();
  const close = () => setDialog(null);
  const readsAll = useReadsAll(project.databaseId);
  return (
    <>
      <ListRow
        icon={MessageCircleQuestionMark}
        title={project.summary}
        to={`/chat/${project.id}`}
        detail={`${modeNames[project.mode]} · ${describeWhen(project.updatedAtMs, now)}`}
        actions={
          <>
            <SharingBadges isPublic={project.isPublic} isShared={project.isShared} />
            <Menu>
              <MenuTrigger asChild>
                <IconButton label={`Actions for ${project.summary}`} icon={Ellipsis} />
              </MenuTrigger>
              <MenuContent align="end">
                <MenuItem icon={Pencil} onSelect={() => setDialog("rename")}>
                  Rename
                </MenuItem>
                {readsAll && (
                  <MenuItem icon={Share2} onSelect={() => setDialog("share")}>
                    Share
                  </MenuItem>
                )}
                <MenuSeparator />
                <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(project)}>
                  Delete
                </MenuItem>
              </MenuContent>
            </Menu>
          </>
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
      <LazySharingDialog thing={dialog === "share" ? toShareable(project) : null} onClose={close} />
    </>
  );
}

/** A project of another member, to read. */
function SharedRow({ project }: { readonly project: ConversationSummary }) {
  const now = useNow();
  const { id, summary, owner, updatedAtMs } = project;
  return (
    <ListRow
      icon={MessageCircleQuestionMark}
      title={summary}
      to={`/chat/${id}`}
      detail={`${owner.name} · ${describeWhen(updatedAtMs, now)}`}
    />
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
