import { KeyRound, LogIn } from "lucide-react";
import { beginPasskeySignIn, signInWithPasskey } from "@askery/api";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { canUseKeys, askForKey } from "../../shared/passkey/ask-key.ts";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { useProviderSignIn } from "../../shared/server/use-provider-sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { safeNextPath } from "./next-path.ts";

interface OtherWaysProps {
  /** The name of the provider; null if the server has none. */
  readonly provider: string | null;
  readonly next: string | undefined;
  readonly onSignedIn: () => void;
}

/** The ways to sign in without a password: the operator's provider, and a passkey. */
export function OtherWays({ provider, next, onSignedIn }: OtherWaysProps) {
  const atProvider = useProviderSignIn(safeNextPath(next));
  const withKey = useMutation({
    mutationFn: async () => {
      const { options } = await call(beginPasskeySignIn, { body: {} });
      await call(signInWithPasskey, { body: { response: await askForKey(options) } });
    },
    onSuccess: onSignedIn,
  });
  const hasKeys = canUseKeys();
  if (provider === null && !hasKeys) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-12 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {provider !== null && <Way icon={LogIn} label={`Sign in with ${provider}`} way={atProvider} />}
      {hasKeys && <Way icon={KeyRound} label="Sign in with a passkey" way={withKey} />}
    </div>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly way: UseMutationResult<void, Error, void>;
}

function Way({ icon, label, way }: WayProps) {
  const problem = way.error === null ? null : describeFailure(way.error);
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" title={problem.title}>
          {problem.detail}
        </Notice>
      )}
      <Button icon={icon} size="lg" isBusy={way.isPending} onClick={() => way.mutate()} className="w-full">
        {label}
      </Button>
    </>
  );
}
