import { exportTurn, type Conversation, type ExportFormat } from "@askery/api";
import type { Answer, Chart, Table } from "@askery/model";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookmarkPlus, LayoutDashboard, Share2, ShieldCheck, Telescope } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ExportMenu, type TableToExport } from "../../shared/answer/export-menu.tsx";
import { exportRows } from "../../shared/answer/export-rows.ts";
import { PartComments } from "../../shared/comments/comments-button.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { toShareable } from "../../shared/sharing/shareable.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AnswerThumbs } from "./answer-thumbs.tsx";
import type { VerifiedUse } from "./use-verified.ts";
import { VerifyButton } from "./verify-button.tsx";
import { useSaveChart } from "./use-save-chart.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

const AddToDashboardDialog = lazy(async () => ({
  default: (await import("../../shared/library/add-to-dashboard-dialog.tsx")).AddToDashboardDialog,
}));

const KeepDialog = lazy(async () => ({ default: (await import("./keep-dialog.tsx")).KeepDialog }));

interface AnswerActionsProps {
  readonly conversation: Conversation;
  readonly turnId: string;
  /** The result that the answer shows. */
  readonly shownId: string | undefined;
  readonly verified: VerifiedUse;
  readonly answer: Answer;
  /** Loads all rows, even if the answer has only the first ones. */
  readonly readTable: () => Promise<Table>;
  /** The current chart, for saving and exporting. */
  readonly chart: Chart;
  readonly locale: string;
}

/** Actions for an answer, in a bar below it. */
export function AnswerActions(props: AnswerActionsProps) {
  const { conversation, turnId, shownId, verified, answer, readTable, chart, locale } = props;
  const [opened, setOpened] = useState<"nothing" | "dashboards" | "share" | "keep">("nothing");
  const navigate = useNavigate();
  const { databaseId } = conversation;
  const canEdit = useCanEdit(databaseId);
  const readsAll = useReadsAll(databaseId);
  const canVerify = canEdit && readsAll;
  const saveChart = useSaveChart({ turnId, databaseId });
  const save = useMutation({
    mutationFn: async () => saveChart(chart.spec.kind),
    onSuccess: ({ id }) =>
      showToast("Chart saved", {
        label: "Open",
        act: () => void navigate({ to: "/charts/$id", params: { id } }),
      }),
    onError: (error) => reportFailure(failures.chartNotSaved, error),
  });
  const close = () => setOpened("nothing");
  const tableAddress = (format: ExportFormat) =>
    `${exportTurn.path.replace("{turnId}", encodeURIComponent(turnId))}?format=${format}`;
  const allRows: TableToExport = {
    label: "All rows",
    address: (format) => `${tableAddress(format)}&rows=all`,
    showsLimit: true,
    save: (address, fileName) => void exportRows(address, fileName),
  };
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line p-2 max-md:justify-between max-md:px-1">
      {canEdit && (
        <SaveButtons
          isBusy={save.isPending}
          onSave={() => save.mutate()}
          onAdd={() => setOpened("dashboards")}
        />
      )}
      {readsAll && (
        <Button kind="ghost" size="sm" icon={Share2} onClick={() => setOpened("share")}>
          Share
        </Button>
      )}
      <ExploreLink turnId={turnId} />
      <ExportMenu
        name={chart.caption.title === "" ? answer.question : chart.caption.title}
        tables={[{ label: "Table", address: tableAddress }, ...(answer.table.isTruncated ? [allRows] : [])]}
        picture={{ chart, readTable, rowCount: answer.receipt.rowCount, locale }}
      />
      {canVerify && <VerifyButton {...verified} />}
      {canVerify && (
        <Button kind="ghost" size="sm" icon={ShieldCheck} onClick={() => setOpened("keep")}>
          Keep correct
        </Button>
      )}
      <PartComments partId={turnId} name={answer.question} canBegin />
      <AnswerThumbs conversationId={conversation.id} {...{ turnId, shownId }} />
      {opened === "dashboards" && (
        <Suspense fallback={null}>
          <AddToDashboardDialog
            databaseId={databaseId}
            onSave={async () => saveChart(chart.spec.kind)}
            onClose={close}
          />
        </Suspense>
      )}
      {opened === "keep" && (
        <Suspense fallback={null}>
          <KeepDialog {...{ databaseId, turnId }} onClose={close} />
        </Suspense>
      )}
      <LazySharingDialog thing={opened === "share" ? toShareable(conversation) : null} onClose={close} />
    </div>
  );
}

/** An icon, so that the actions fit a line. */
function ExploreLink({ turnId }: { readonly turnId: string }) {
  return (
    <Tooltip label="Explore this">
      <Link
        to="/ask/explorer"
        search={{ answer: turnId }}
        aria-label="Explore this"
        className={buttonClasses("ghost", "sm")}
      >
        <Telescope />
      </Link>
    </Tooltip>
  );
}

interface SaveButtonsProps {
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onAdd: () => void;
}

/** Saves the chart, or adds it to a dashboard. */
function SaveButtons({ isBusy, onSave, onAdd }: SaveButtonsProps) {
  return (
    <>
      <Button size="sm" icon={BookmarkPlus} isBusy={isBusy} onClick={onSave} className={bare}>
        <span>
          Save<span className="max-md:sr-only"> chart</span>
        </span>
      </Button>
      <Button kind="ghost" size="sm" icon={LayoutDashboard} onClick={onAdd}>
        <span>
          Add<span className="max-md:sr-only"> to dashboard</span>
        </span>
      </Button>
    </>
  );
}

/** On a phone, all four buttons are side by side, without borders. */
const bare = "max-md:bg-transparent max-md:px-2.5 max-md:text-text-2 max-md:shadow-none";
