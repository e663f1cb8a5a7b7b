import { beginPasskeySignIn, signInWithPasskey } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { canUseKeys, askForKey } from "../../shared/passkey/ask-key.ts";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Signs in with a passkey. Nothing if this browser has none at this address. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { options } = await call(beginPasskeySignIn, { body: {} });
      await call(signInWithPasskey, { body: { response: await askForKey(options) } });
    },
    onSuccess: onSignedIn,
  });
  if (!canUseKeys()) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-12 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {signIn.error !== null && <Failed error={signIn.error} />}
      <Button
        icon={KeyRound}
        size="lg"
        isBusy={signIn.isPending}
        onClick={() => signIn.mutate()}
        className="w-full"
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}

function Failed({ error }: { readonly error: Error }) {
  const { title, detail } = describeFailure(error);
  return (
    <Notice tone="danger" title={title}>
      {detail}
    </Notice>
  );
}
