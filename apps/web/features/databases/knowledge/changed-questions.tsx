import { listChangedQuestions, type KnowledgeEntry } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

interface ChangedQuestionsProps {
  readonly databaseId: string;
  readonly of: KnowledgeEntry;
}

/** The reader's questions whose answers follow a definition, each with a link to its project. */
export function ChangedQuestions({ databaseId, of }: ChangedQuestionsProps) {
  const params = { databaseId, entryId: of.id };
  const list = useInfiniteQuery(endpointPages(listChangedQuestions, { params, query: { limit: 10 } }));
  const now = useNow();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="mt-2 rounded-3 bg-hover">
      {list.isPending && <WaitingLine>Loading the questions</WaitingLine>}
      {list.error !== null && (
        <Notice tone="danger" title={describeFailure(list.error).title}>
          {describeFailure(list.error).detail}
        </Notice>
      )}
      <ul aria-label="Questions that it changed" className="flex flex-col px-3 py-1">
        {items.map(({ turnId, conversationId, question, askedAtMs }) => (
          <li key={turnId} className="flex items-baseline gap-3 py-1">
            <Link
              to="/chat/$id"
              params={{ id: conversationId }}
              className="min-w-0 flex-1 wrap-anywhere underline underline-offset-2"
            >
              {question}
            </Link>
            <span className="flex-none text-12 text-text-3">{describeWhen(askedAtMs, now)}</span>
          </li>
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={of.questionCount}
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}
