import type { Dislike } from "@askery/api";
import { Check, RotateCcw } from "lucide-react";
import { dislikeReasons } from "../../../shared/trust/dislike-words.data.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useReopenDislike, useSettleDislike } from "./dislike-actions.ts";

interface DislikedRowProps {
  readonly databaseId: string;
  readonly of: Dislike;
}

/** A disliked answer: the question, which opens it, its sentence, and what is wrong. */
export function DislikedRow({ databaseId, of }: DislikedRowProps) {
  const now = useNow();
  const reopen = useReopenDislike(databaseId);
  const settle = useSettleDislike(databaseId);
  const { question, sentence, reason, comment, by, givenAtMs, isSettled } = of;
  return (
    <div className="flex items-start gap-3 px-4 py-2.5 max-sm:flex-col max-sm:gap-2">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-busy={reopen.isPending || undefined}
          onClick={() => reopen.mutate(of)}
          className="text-start font-semibold wrap-anywhere underline-offset-2 hover:underline"
        >
          {question}
        </button>
        <p className="text-text-2 wrap-anywhere">{sentence}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-text-2">
          <Badge tone="warning">{dislikeReasons.find(({ value }) => value === reason)?.label}</Badge>
          {comment !== "" && <q className="min-w-0 wrap-anywhere">{comment}</q>}
        </p>
        <p className="mt-0.5 text-12 text-text-3">
          {by.name}, {describeWhen(givenAtMs, now)}
        </p>
      </div>
      <Button
        size="sm"
        icon={isSettled ? RotateCcw : Check}
        isBusy={settle.isPending}
        aria-label={`${isSettled ? "Mark as open" : "Settle"}: ${question}`}
        onClick={() => settle.mutate({ of, isSettled: !isSettled })}
      >
        {isSettled ? "Mark as open" : "Settle"}
      </Button>
    </div>
  );
}
