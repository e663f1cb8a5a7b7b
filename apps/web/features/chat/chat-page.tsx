import type { Conversation } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import type { Commentable } from "../../shared/comments/commentable.ts";
import { WithComments } from "../../shared/comments/with-comments.tsx";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
import { Page } from "../../shared/page/page.tsx";
import { ApiError } from "../../shared/server/call.ts";
import { conversationQuery } from "../../shared/server/queries.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { ProjectActions } from "./project-actions.tsx";
import { SharedProject } from "./shared-project.tsx";
import { ProjectView } from "./project-view.tsx";

const crumbs = [{ title: "Projects", to: "/chats" }];

/** Short, so that questions from another tab appear on return. */
const staleMs = 2_000;

/** The page of a conversation. */
export function ChatPage({ id }: { readonly id: string }) {
  const conversation = useQuery({ ...conversationQuery(id), staleTime: staleMs });
  const { data, error } = conversation;
  useDatabaseOfPage(data?.databaseId);
  if (data === undefined || isGone(error)) {
    return (
      <Page title="Project" crumbs={crumbs}>
        {error === null ? (
          <WaitingLine>Loading the project</WaitingLine>
        ) : (
          <FailurePanel error={error} onRetry={() => void conversation.refetch()} />
        )}
      </Page>
    );
  }
  return (
    <WithComments thing={toCommentable(data)}>
      {data.isMine ? (
        <Page title={data.summary} crumbs={crumbs} actions={<ProjectActions project={data} />}>
          <ProjectView conversation={data} />
        </Page>
      ) : (
        <SharedProject conversation={data} />
      )}
    </WithComments>
  );
}

/** Whether it was deleted or is no longer the reader's to open: what was loaded before is not shown any longer. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

function toCommentable({ id, databaseId, turns }: Conversation): Commentable {
  const parts = turns.map((turn) => ({ id: turn.id, name: turn.question }));
  return { kind: "conversation", id, databaseId, parts };
}
