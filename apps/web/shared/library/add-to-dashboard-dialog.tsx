import {
  addCard,
  createDashboard,
  getDashboard,
  listDashboards,
  type ChartSummary,
  type Dashboard,
} from "@askery/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { LayoutDashboard, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { call } from "../server/call.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { makeId } from "../server/make-id.ts";
import { dashboardListQuery } from "./saved-lists.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";

interface AddToDashboardDialogProps {
  readonly databaseId: string;
  /** Saves the chart for the card. */
  readonly onSave: () => Promise<ChartSummary>;
  readonly onClose: () => void;
}

/** Adds the chart of an answer to one of the user's dashboards, or to a new one. */
export function AddToDashboardDialog({ databaseId, onSave, onClose }: AddToDashboardDialogProps) {
  const list = useInfiniteQuery(dashboardListQuery(databaseId, "all", ""));
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string>();
  const formId = useId();
  const add = useAddCard({ databaseId, onSave, onDone: onClose });
  const mine = (list.data?.pages ?? []).flatMap(({ items }) => items).filter(({ isMine }) => isMine);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add to dashboard"
      description="This saves the chart and adds it to the dashboard."
      size="sm"
      footer={
        <Button
          kind={mine.length === 0 ? "solid" : "line"}
          icon={Plus}
          type="submit"
          form={formId}
          isBusy={add.isPending}
        >
          Create and add
        </Button>
      }
    >
      {add.error !== null && (
        <Notice tone="danger" title={describeFailure(add.error).title}>
          {describeFailure(add.error).detail}
        </Notice>
      )}
      {list.isPending && <WaitingLine>Loading your dashboards</WaitingLine>}
      {list.isError && (
        <p className="py-2 text-text-2">Your dashboards could not be loaded. You can create a new one.</p>
      )}
      {mine.length > 0 && (
        <ul className="mb-4 border-y border-line">
          {mine.map((one) => (
            <li key={one.id} className="border-b border-line last:border-0">
              <SuggestionRow disabled={add.isPending} onClick={() => add.mutate({ dashboardId: one.id })}>
                <span className="flex items-center gap-2">
                  <LayoutDashboard className="size-3.5! text-text-3" />
                  <span className="truncate">{one.title}</span>
                </span>
              </SuggestionRow>
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        shown={mine.length}
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() === "") setFault("Enter a name.");
          else add.mutate({ newTitle: title.trim() });
        }}
      >
        <TextField
          label="New dashboard"
          value={title}
          maxLength={200}
          autoComplete="off"
          error={fault}
          onChange={(event) => {
            setTitle(event.target.value);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

type Target = { readonly dashboardId: string } | { readonly newTitle: string };

interface AddCardParts extends Pick<AddToDashboardDialogProps, "databaseId" | "onSave"> {
  readonly onDone: () => void;
}

/** Every attempt sends the same ids, so that a retry adds only one card to one dashboard. */
function useAddCard({ databaseId, onSave, onDone }: AddCardParts) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const newDashboardId = useRef(makeId());
  const cardIds = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (target: Target): Promise<Dashboard> => {
      const { id: chartId } = await onSave();
      const dashboardId =
        "dashboardId" in target
          ? target.dashboardId
          : await makeDashboard({ databaseId, title: target.newTitle, id: newDashboardId.current });
      const id = cardIds.current.get(dashboardId) ?? makeId();
      cardIds.current.set(dashboardId, id);
      return call(addCard, { params: { dashboardId }, body: { id, chartId } });
    },
    onSuccess: ({ id, title }) => {
      showToast(`Added to “${title}”`, {
        label: "Open",
        act: () => void navigate({ to: "/dashboards/$id", params: { id } }),
      });
      void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard, { dashboardId: id }) });
      onDone();
    },
  });
}

interface NewDashboard {
  readonly databaseId: string;
  readonly title: string;
  readonly id: string;
}

async function makeDashboard({ databaseId, title, id }: NewDashboard): Promise<string> {
  const made = await call(createDashboard, { params: { databaseId }, body: { title, id } });
  return made.id;
}
