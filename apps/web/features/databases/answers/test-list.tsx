import { listAnswerTests } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Play, Square } from "lucide-react";
import { PagedList } from "../../../shared/list/paged-list.tsx";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TestRow } from "./test-row.tsx";
import { useRunAll } from "./use-run-all.ts";

const states = [
  { value: "tests", label: "All" },
  { value: "failed", label: "Failed" },
] as const;

interface TestListProps {
  readonly databaseId: string;
  readonly state: (typeof states)[number]["value"];
  readonly isReadOnly: boolean;
}

/** The tests of a database: their latest results, and all of them run at once. */
export function TestList({ databaseId, state, isReadOnly }: TestListProps) {
  const navigate = useNavigate();
  const query = { state: state === "failed" ? ("failed" as const) : ("all" as const) };
  const list = useInfiniteQuery(endpointPages(listAnswerTests, { params: { databaseId }, query }, 0));
  const { progress, start, stop } = useRunAll(databaseId);
  const hasTests = list.data?.pages.some(({ items }) => items.length > 0) === true;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-text-2 max-sm:basis-full">
          Answers that must stay correct. Each is computed again when tables, definitions or Askery change.
        </p>
        <Segmented
          label="State"
          segments={states}
          value={state}
          onValueChange={(next) =>
            void navigate({
              to: "/databases/$id/answers",
              params: { id: databaseId },
              search: { list: next },
            })
          }
        />
        {!isReadOnly &&
          (progress === null ? (
            hasTests && (
              <Button size="sm" icon={Play} onClick={start}>
                Run all
              </Button>
            )
          ) : (
            <>
              <output className="figures text-12 text-text-3">
                {progress.done} of {progress.total} run
              </output>
              <Button size="sm" icon={Square} onClick={stop}>
                Stop
              </Button>
            </>
          ))}
      </div>
      <PagedList
        query={list}
        label="Tests"
        keyOf={({ id }) => id}
        renderRow={(one) => <TestRow databaseId={databaseId} of={one} isReadOnly={isReadOnly} />}
        empty={
          <EmptyState title={state === "failed" ? "No test fails" : "No tests yet"} drawing="rows">
            {state === "failed"
              ? "Tests whose answer is no longer as expected appear here, with what differs."
              : "Ask a question, check the answer, and choose Keep correct below it."}
          </EmptyState>
        }
      />
    </>
  );
}
