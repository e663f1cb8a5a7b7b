import { listPasskeys, removePasskey, type Passkey } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { PasswordDialog } from "../password-dialog.tsx";

interface RemovePasskeyDialogProps {
  readonly email: string;
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RemovePasskeyDialog({ email, passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const client = useQueryClient();
  return (
    <PasswordDialog
      {...{ email, onClose }}
      title={`Remove “${name}”?`}
      description="It no longer signs you in here. Your device keeps it until you delete it there, too."
      action="Remove"
      isDangerous
      onSend={async (password) => {
        await call(removePasskey, { params: { passkeyId: id }, body: { password } });
        await invalidateAll(client, [listPasskeys]);
        onClose();
        showToast("Passkey removed");
      }}
    />
  );
}
