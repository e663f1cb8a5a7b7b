import type { AnswerTest, TestSchedule } from "@askery/api";
import { History, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { describeTest, scheduleChoices } from "../../../shared/trust/test-words.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TestRuns } from "./test-runs.tsx";
import { TestStateBadge } from "./test-state-badge.tsx";
import { useChangeSchedule, useDeleteTest, useRunTest } from "./test-actions.ts";

interface TestRowProps {
  readonly databaseId: string;
  readonly of: AnswerTest;
  readonly isReadOnly: boolean;
}

/** A test: its question, what it expects, its latest result and its history. */
export function TestRow({ databaseId, of, isReadOnly }: TestRowProps) {
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const run = useRunTest(databaseId);
  const remove = useDeleteTest(databaseId);
  const changeSchedule = useChangeSchedule(databaseId);
  const { question, author, state, ranAtMs, schedule } = of;
  return (
    <div className="px-4 py-2.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{question}</p>
          <p className="text-text-2 wrap-anywhere">{describeTest(of)}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-12 text-text-3">
            <TestStateBadge state={state} />
            {ranAtMs !== null && <span>{describeWhen(ranAtMs, now)}</span>}
            <span>saved by {author.name}</span>
          </p>
        </div>
        <div className="flex flex-none gap-0.5">
          {!isReadOnly && (
            <IconButton
              label={`Run ${question}`}
              icon={Play}
              isBusy={run.isPending}
              onClick={() => run.mutate(of)}
            />
          )}
          <IconButton
            label={`History of ${question}`}
            icon={History}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          {!isReadOnly && (
            <IconButton label={`Remove ${question}`} icon={Trash2} onClick={() => remove.mutate(of)} />
          )}
        </div>
      </div>
      {isOpen && (
        <div className="mt-3 flex flex-col gap-3">
          {!isReadOnly && (
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-13 font-medium">Schedule</span>
              <Segmented<TestSchedule>
                label="Schedule"
                segments={scheduleChoices}
                value={schedule}
                onValueChange={(next) => changeSchedule.mutate({ of, schedule: next })}
              />
            </div>
          )}
          <TestRuns databaseId={databaseId} testId={of.id} />
        </div>
      )}
    </div>
  );
}
