import { keepAnswer, listAnswerTests, type Expectation, type TestSchedule } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { scheduleChoices } from "../../shared/trust/test-words.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";

interface KeepDialogProps {
  readonly databaseId: string;
  readonly turnId: string;
  readonly onClose: () => void;
}

const kinds = [
  { value: "values", label: "The same values", detail: "Every row, with the answer’s day as today." },
  { value: "tolerance", label: "Values within a tolerance", detail: "Rows the same, figures nearly." },
  { value: "shape", label: "The same columns", detail: "Their names and types, whatever the rows." },
] as const;

const units = [
  { value: "percent", label: "Percent" },
  { value: "absolute", label: "Absolute" },
] as const;

/** Turns an answer into a test: what must stay the same, and when to check it. */
export function KeepDialog({ databaseId, turnId, onClose }: KeepDialogProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]["value"]>("values");
  const [unit, setUnit] = useState<(typeof units)[number]["value"]>("percent");
  const [amount, setAmount] = useState("1");
  const [schedule, setSchedule] = useState<TestSchedule>("off");
  const expectation = readExpectation(kind, { unit, amount: Number(amount) });
  const save = useKeepAnswer({ databaseId, turnId, onClose });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keep this answer correct"
      description="A test computes the answer again when tables, definitions or Askery change, and notifies editors when it is no longer as expected."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="solid"
            isBusy={save.isPending}
            disabled={expectation === null}
            onClick={() => expectation && save.mutate({ expectation, schedule })}
          >
            Save test
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ChoiceCards label="What must stay the same" choices={kinds} value={kind} onValueChange={setKind} />
        {kind === "tolerance" && (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Figures may differ by"
              inputMode="decimal"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
              error={expectation === null ? "Enter a number above 0." : undefined}
            />
            <Segmented label="Unit of the tolerance" segments={units} value={unit} onValueChange={setUnit} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-13 font-medium">Also on a schedule</span>
          <Segmented
            label="Schedule"
            segments={scheduleChoices}
            value={schedule}
            onValueChange={setSchedule}
          />
        </div>
        {save.error !== null && (
          <Notice tone="danger" title={describeFailure(save.error).title}>
            {describeFailure(save.error).detail}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type Tolerance = NonNullable<Extract<Expectation, { kind: "values" }>["tolerance"]>;

/** Null if the tolerance is no number above 0. */
function readExpectation(kind: (typeof kinds)[number]["value"], tolerance: Tolerance): Expectation | null {
  if (kind === "shape") return { kind: "shape" };
  if (kind === "values") return { kind: "values", tolerance: null };
  return tolerance.amount > 0 ? { kind: "values", tolerance } : null;
}

function useKeepAnswer({ databaseId, turnId, onClose }: KeepDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: { readonly expectation: Expectation; readonly schedule: TestSchedule }) =>
      call(keepAnswer, { params: { turnId }, body }),
    onSuccess: ({ state }) => {
      onClose();
      showToast(state === "passed" ? "Test saved" : "Test saved. It does not pass.", {
        label: "Open",
        act: () => void navigate({ to: "/databases/$id/answers", params: { id: databaseId } }),
      });
      return invalidateAll(client, [listAnswerTests], { databaseId });
    },
  });
}
