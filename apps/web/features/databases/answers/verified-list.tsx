import { listVerified, type VerifiedAnswer } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { pickDatabase } from "../../../shared/database/current-database-store.ts";
import { PagedList } from "../../../shared/list/paged-list.tsx";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { VerifiedBadge } from "../../../shared/trust/verified-badge.tsx";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useRemoveVerified } from "../../../shared/trust/use-remove-verified.ts";

const states = [
  { value: "valid", label: "Verified" },
  { value: "fallen", label: "No longer" },
] as const;

interface VerifiedListProps {
  readonly databaseId: string;
  readonly isReadOnly: boolean;
}

/** The verified answers of a database, and those whose tables or definitions have changed since. */
export function VerifiedList({ databaseId, isReadOnly }: VerifiedListProps) {
  const [state, setState] = useState<(typeof states)[number]["value"]>("valid");
  const list = useInfiniteQuery(endpointPages(listVerified, { params: { databaseId }, query: { state } }, 0));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-text-2 max-sm:basis-full">
          Answers that an editor has checked. Everybody who asks the same gets the badge, until a table or a
          definition behind the answer changes.
        </p>
        <Segmented label="State" segments={states} value={state} onValueChange={setState} />
      </div>
      <PagedList
        query={list}
        label="Verified answers"
        keyOf={({ id }) => id}
        renderRow={(one) => <VerifiedRow databaseId={databaseId} of={one} isReadOnly={isReadOnly} />}
        empty={
          <EmptyState
            title={state === "valid" ? "Nothing verified yet" : "All are still verified"}
            drawing="talk"
          >
            {state === "valid"
              ? "Ask a question, check the answer, and choose Verify below it."
              : "Answers whose tables or definitions change after their verification appear here, with the reason."}
          </EmptyState>
        }
      />
    </>
  );
}

interface VerifiedRowProps extends VerifiedListProps {
  readonly of: VerifiedAnswer;
}

function VerifiedRow({ databaseId, of, isReadOnly }: VerifiedRowProps) {
  const now = useNow();
  const remove = useRemoveVerified(databaseId);
  const { question, sentence, verified, fallen } = of;
  return (
    <div className="flex items-start gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Link
          to="/ask/genesis"
          search={{ q: question }}
          preload={false}
          onClick={() => pickDatabase(databaseId)}
          className="font-semibold wrap-anywhere underline-offset-2 hover:underline"
        >
          {question}
        </Link>
        <p className="text-text-2 wrap-anywhere">{sentence}</p>
        {fallen !== null && (
          <p className="mt-1 flex items-start gap-1.5 text-warning">
            <TriangleAlert className="mt-0.5 size-3.5! flex-none" />
            <span className="min-w-0 wrap-anywhere">{fallen.because}</span>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-text-3">
          {fallen === null ? (
            <VerifiedBadge verified={verified} />
          ) : (
            <span>Verified by {verified.by.name}</span>
          )}
          {describeWhen(verified.atMs, now)}
        </p>
      </div>
      {!isReadOnly && (
        <IconButton label={`Remove ${question}`} icon={Trash2} onClick={() => remove.mutate(of)} />
      )}
    </div>
  );
}
