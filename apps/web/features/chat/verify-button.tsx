import { BadgeCheck } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { isShownVerified, type VerifiedUse } from "./use-verified.ts";

/** Verifies the shown answer, or takes the verification back. */
export function VerifyButton({ found, isBusy, verify, remove }: VerifiedUse) {
  const isVerified = isShownVerified(found);
  return (
    <Button
      kind="ghost"
      size="sm"
      icon={BadgeCheck}
      isBusy={isBusy}
      aria-pressed={isVerified}
      onClick={() => (isVerified && found !== undefined ? remove(found.answer) : verify())}
    >
      {isVerified ? "Verified" : "Verify"}
    </Button>
  );
}
