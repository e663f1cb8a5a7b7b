import type { Answer } from "@askery/model";
import { RotateCw, Square } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { ReproducedPanel } from "./reproduced-panel.tsx";
import { useReproduce } from "./use-reproduce.ts";

interface AnswerReceiptProps {
  readonly turnId: string;
  readonly answer: Answer;
  readonly facts: readonly string[];
  readonly locale: string;
}

/** The receipt of an answer, with a button that computes it again, and what that found. */
export function AnswerReceipt({ turnId, answer, facts, locale }: AnswerReceiptProps) {
  const { state, start, stop, close } = useReproduce(turnId);
  const action =
    state.kind === "running" ? (
      <Button kind="ghost" size="sm" icon={Square} onClick={stop}>
        Stop
      </Button>
    ) : (
      <Button kind="ghost" size="sm" icon={RotateCw} onClick={start}>
        Reproduce
      </Button>
    );
  return (
    <>
      <ReceiptLine facts={facts} action={action} />
      <ReproducedPanel {...{ state, answer, locale }} onClose={close} />
    </>
  );
}
