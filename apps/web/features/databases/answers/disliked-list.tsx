import { listDislikes } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PagedList } from "../../../shared/list/paged-list.tsx";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { DislikedRow } from "./disliked-row.tsx";

const states = [
  { value: "open", label: "Open" },
  { value: "settled", label: "Settled" },
] as const;

type State = (typeof states)[number]["value"];

/** The answers that members disliked, each to open and to settle. */
export function DislikedList({ databaseId }: { readonly databaseId: string }) {
  const [state, setState] = useState<State>("open");
  const list = useInfiniteQuery(endpointPages(listDislikes, { params: { databaseId }, query: { state } }, 0));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-text-2 max-sm:basis-full">
          Answers that members gave a thumb down. Open one to see it as they did, and put it right.
        </p>
        <Segmented label="State" segments={states} value={state} onValueChange={setState} />
      </div>
      <PagedList
        query={list}
        label="Disliked answers"
        keyOf={({ id }) => id}
        renderRow={(one) => <DislikedRow databaseId={databaseId} of={one} />}
        empty={
          <EmptyState title={state === "open" ? "No complaints" : "Nothing settled yet"} drawing="talk">
            {state === "open"
              ? "Answers with a thumb down appear here, with what is wrong with them."
              : "Disliked answers that an editor has settled appear here."}
          </EmptyState>
        }
      />
    </>
  );
}
