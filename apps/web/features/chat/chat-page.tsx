import type { Conversation } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { FailurePanel } from "../../lib/page/failure-panel.tsx";
import { NeedsSwitch } from "../../lib/page/needs-switch.tsx";
import { Page } from "../../lib/page/page.tsx";
import { conversationQuery } from "../../lib/queries.ts";
import { ShelfButton } from "../../lib/list/shelf-button.tsx";
import { LazyShareProject } from "../../lib/share/lazy-share-project.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { TurnView } from "./turn-view.tsx";

/** How often a question that still runs is looked at. */
const lookMs = 500;

/** One conversation: its questions and what came of them. */
export function ChatPage({ id }: { readonly id: string }) {
  const conversation = useQuery({
    ...conversationQuery(id),
    refetchInterval: ({ state }) => (isRunning(state.data) ? lookMs : false),
  });
  if (conversation.data === undefined) {
    return (
      <Page title="Project" crumbs={crumbs}>
        {conversation.error && (
          <FailurePanel error={conversation.error} onRetry={() => void conversation.refetch()} />
        )}
      </Page>
    );
  }
  return <Project conversation={conversation.data} />;
}

const crumbs = [{ title: "Projects", to: "/chats" }];

function Project({ conversation }: { readonly conversation: Conversation }) {
  const [isSharing, setIsSharing] = useState(false);
  const { id, databaseId, summary } = conversation;
  const shelved = { databaseId, targetId: id, title: summary, url: `/chat/${id}` };
  return (
    <Page
      title={conversation.summary}
      crumbs={crumbs}
      actions={
        <>
          <ShelfButton kind="conversation" {...shelved} />
          <Button kind="ghost" size="sm" icon={Share2} onClick={() => setIsSharing(true)}>
            Share
          </Button>
        </>
      }
    >
      <NeedsSwitch thing="project" databaseId={conversation.databaseId}>
        <div className="mx-auto flex w-full max-w-[calc(var(--col-chat)+48px)] flex-col gap-10 px-6 py-6 max-md:px-3">
          {conversation.turns.map((turn) => (
            <TurnView key={turn.id} turn={turn} />
          ))}
          {conversation.turns.length === 0 && <NothingAsked />}
        </div>
      </NeedsSwitch>
      <LazyShareProject project={isSharing ? conversation : null} onClose={() => setIsSharing(false)} />
    </Page>
  );
}

function NothingAsked() {
  return (
    <Card>
      <EmptyState
        title="Nothing was asked here"
        drawing="talk"
        action={
          <LinkButton to="/ask" kind="solid">
            Ask a question
          </LinkButton>
        }
      >
        This project was started without a question.
      </EmptyState>
    </Card>
  );
}

function isRunning(conversation: Conversation | undefined): boolean {
  return conversation?.turns.some(({ state }) => state.kind === "running") ?? false;
}
