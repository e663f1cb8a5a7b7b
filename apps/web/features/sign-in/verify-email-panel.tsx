import { verifyEmail } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiError, call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { PanelProps } from "./panel-context.ts";

/**
 * The page of the link in a sign-up mail. Only its button creates the account: programs that check mail open links, too.
 */
export function VerifyEmailPanel({ search, onOpen, onSignedIn }: PanelProps) {
  const { token = "" } = search;
  const navigate = useNavigate();
  const verify = useMutation({
    mutationFn: async () => call(verifyEmail, { body: { token } }),
    onSuccess: ({ status, next }) => {
      if (status === "signed-in") return onSignedIn(next);
      const panel = { panel: "sign-in", verified: "1", ...(next !== null && { next }) } as const;
      return navigate({ to: "/", search: panel });
    },
  });
  const { error } = verify;
  if (error !== null) {
    const { title, detail } = describeFailure(error);
    const isExpired = error instanceof ApiError && error.problem.code === "link-expired";
    return (
      <>
        <Notice tone={isExpired ? "warning" : "danger"} title={title}>
          {detail}
        </Notice>
        <Button
          kind="solid"
          size="lg"
          className="w-full"
          onClick={() => (isExpired ? onOpen("sign-up") : verify.mutate())}
        >
          {isExpired ? "Sign up" : "Try again"}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        Confirming creates your account and signs you in. If it was not you who signed up, close this page. No
        account is created.
      </p>
      <Button
        kind="solid"
        size="lg"
        className="w-full"
        isBusy={verify.isPending}
        onClick={() => verify.mutate()}
      >
        Confirm address
      </Button>
    </>
  );
}
