import type { Exploration, Finding } from "@askery/model";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BookmarkPlus, MessageSquareText } from "lucide-react";
import { AnswerSentence } from "../../shared/answer/answer-sentence.tsx";
import type { ShowPointActions } from "../../shared/answer/point/answer-point.ts";
import { ResultPicture } from "../../shared/answer/result-picture.tsx";
import { useOwnWriting } from "../../shared/database/use-own-writing.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { claimWords } from "./claim-words.data.ts";
import { printInquiryAddress } from "../../shared/address/investigation-address.ts";
import { investigationOf } from "./investigation-of.ts";
import { FurtherMenus } from "./further-menus.tsx";
import { MarkActions } from "./mark-actions.tsx";
import type { useOpenFinding } from "./use-open-finding.ts";

interface FindingCardProps {
  readonly finding: Finding;
  readonly exploration: Exploration;
  readonly databaseId: string;
  readonly locale: string;
  readonly opening: ReturnType<typeof useOpenFinding>;
}

/** A finding: what is claimed, in a sentence, its chart, why it is shown, and where to go from here. */
export function FindingCard({ finding, exploration, databaseId, locale, opening }: FindingCardProps) {
  const { sentence, rows, outputs, claim, why } = finding;
  const write = useOwnWriting();
  return (
    <Card aria-label={sentence} className="flex animate-appear flex-col overflow-hidden">
      <div className="flex flex-col gap-2 p-4 pt-3.5 pb-2">
        <h3 className="flex">
          <Badge tone={claim === "none" ? "plain" : "accent"}>{claimWords[claim]}</Badge>
          {finding.measure !== null && <span className="sr-only">: {finding.measure.words}</span>}
        </h3>
        <AnswerSentence answer={{ sentence, table: rows, outputs }} write={write} />
      </div>
      <div className="flex flex-1 flex-col">
        <ResultPicture
          result={finding}
          databaseId={databaseId}
          locale={locale}
          {...(finding.parts.length > 0 && { pointActions: showMarkActions(finding, exploration) })}
        />
      </div>
      <p className="border-t border-line px-4 py-2.5 text-12 text-pretty text-text-3">
        <span className="font-medium text-text-2">Why this is shown: </span>
        {why}
      </p>
      <Actions {...{ finding, exploration, opening }} />
    </Card>
  );
}

function showMarkActions(finding: Finding, exploration: Exploration): ShowPointActions {
  return ({ point }, close) => <MarkActions {...{ finding, exploration, point, close }} />;
}

function Actions({ finding, exploration, opening }: Omit<FindingCardProps, "databaseId" | "locale">) {
  const navigate = useNavigate();
  const ask = useMutation({
    mutationFn: async () => opening.open(finding),
    onSuccess: () => void navigate({ to: "/chat/$id", params: { id: opening.conversationId() } }),
    onError: (error) => reportFailure(failures.findingNotOpened, error),
  });
  const save = useMutation({
    mutationFn: async () => opening.save(finding),
    onSuccess: ({ id }) =>
      showToast("Chart saved", {
        label: "Open",
        act: () => void navigate({ to: "/charts/$id", params: { id } }),
      }),
    onError: (error) => reportFailure(failures.chartNotSaved, error),
  });
  const investigate = () => {
    const inquiry = { ...investigationOf(finding, exploration), followUps: [] };
    void navigate({ to: "/ask/quantum", search: printInquiryAddress(inquiry) });
  };
  return (
    <div className="flex flex-wrap items-center gap-0.5 border-t border-line p-2">
      <Button size="sm" icon={MessageSquareText} isBusy={ask.isPending} onClick={() => ask.mutate()}>
        Ask about this
      </Button>
      {finding.measure !== null &&
        exploration.without.length === 0 &&
        exploration.conditions === undefined && (
          <Button kind="ghost" size="sm" onClick={investigate}>
            Investigate this
          </Button>
        )}
      <FurtherMenus {...{ finding, exploration }} />
      <IconButton
        label="Save chart"
        icon={BookmarkPlus}
        isBusy={save.isPending}
        onClick={() => save.mutate()}
        className="ms-auto"
      />
    </div>
  );
}
