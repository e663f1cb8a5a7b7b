import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { VerifiedBadge } from "../../shared/trust/verified-badge.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import type { VerifiedUse } from "./use-verified.ts";

/** Whether an editor verified this answer, why that does not hold any longer, or that there is a verified one. */
export function VerifiedLine({ found, isBusy, apply }: VerifiedUse) {
  const now = useNow();
  if (found === undefined) return null;
  const { answer, isShown, isOfTurn } = found;
  const { verified, fallen } = answer;
  if (fallen !== null) {
    if (!isShown) return null;
    return (
      <Line>
        <TriangleAlert className="size-3.5! flex-none text-warning" />
        <span>
          <b className="font-semibold text-text">No longer verified.</b> {fallen.because}
        </span>
      </Line>
    );
  }
  if (isShown) {
    return (
      <Line>
        <VerifiedBadge verified={verified} />
        <span className="text-12 text-text-3">{describeWhen(verified.atMs, now)}</span>
      </Line>
    );
  }
  return (
    <Line>
      <span className="min-w-0 flex-1">
        {isOfTurn
          ? `This answer was edited since ${verified.by.name} verified it.`
          : `${verified.by.name} verified another answer to this question.`}
      </span>
      <Button size="sm" isBusy={isBusy} onClick={() => apply(answer)}>
        Show the verified answer
      </Button>
    </Line>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-h-7 flex-wrap items-center gap-2 text-13 text-text-2">{children}</div>;
}
