import { getTwoFactor, renewRecoveryCodes, setUpTwoFactor, turnOffTwoFactor } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { PasswordDialog } from "../password-dialog.tsx";
import { sessionListQuery } from "../session-list-query.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { ScanDialog, type Secret } from "./scan-dialog.tsx";

/** The dialog that is open. */
export type TwoFactorStep =
  | { readonly kind: "set-up" | "renew" | "turn-off" }
  | { readonly kind: "scan"; readonly secret: Secret }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

interface TwoFactorDialogsProps {
  readonly email: string;
  readonly step: TwoFactorStep | null;
  readonly onStep: (step: TwoFactorStep | null) => void;
}

/** The dialogs of two-factor sign-in: the password first, then the secret, then the recovery codes. */
export function TwoFactorDialogs({ email, step, onStep }: TwoFactorDialogsProps) {
  const reload = useReload();
  const close = () => onStep(null);
  const showCodes = (codes: readonly string[]) => {
    onStep({ kind: "codes", codes });
    reload();
  };
  switch (step?.kind) {
    case undefined:
      return null;
    case "scan":
      return <ScanDialog secret={step.secret} onClose={close} onConfirmed={showCodes} />;
    case "codes":
      return <RecoveryCodesDialog codes={step.codes} email={email} onClose={close} />;
    case "set-up":
      return (
        <PasswordDialog
          {...{ email }}
          key="set-up"
          title="Set up two-factor sign-in"
          description="You need an authenticator app, such as Aegis, 1Password or Google Authenticator."
          action="Continue"
          onClose={close}
          onSend={async (password) =>
            onStep({ kind: "scan", secret: await call(setUpTwoFactor, { body: { password } }) })
          }
        />
      );
    case "renew":
      return (
        <PasswordDialog
          {...{ email }}
          key="renew"
          title="New recovery codes"
          description="They replace the earlier ones, which stop working."
          action="Make new codes"
          onClose={close}
          onSend={async (password) =>
            showCodes((await call(renewRecoveryCodes, { body: { password } })).recoveryCodes)
          }
        />
      );
    case "turn-off":
      return (
        <PasswordDialog
          {...{ email }}
          key="turn-off"
          title="Turn off two-factor sign-in?"
          description="Your password alone will be enough to sign in. The recovery codes stop working."
          action="Turn off"
          isDangerous
          onClose={close}
          onSend={async (password) => {
            await call(turnOffTwoFactor, { body: { password } });
            close();
            showToast("Two-factor sign-in is off");
            reload();
          }}
        />
      );
  }
}

/** Its state has changed, and the session was renewed. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => {
    void invalidateAll(client, [getTwoFactor]);
    void client.invalidateQueries(sessionListQuery);
  };
}
