import { beginPasskey, listPasskeys, savePasskey } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makeKey } from "../../../shared/passkey/ask-key.ts";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { describeDevice } from "../../../shared/wording/describe-device.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { PasswordDialog } from "../password-dialog.tsx";

interface AddPasskeyDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a name and the password; then the browser makes the passkey. */
export function AddPasskeyDialog({ email, onClose }: AddPasskeyDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(() => describeDevice(navigator.userAgent));
  const isNamed = name.trim() !== "";
  const add = async (password: string) => {
    const { options } = await call(beginPasskey, { body: { password } });
    const response = await makeKey(options);
    await call(savePasskey, { body: { name: isNamed ? name : "Passkey", response } });
    await invalidateAll(client, [listPasskeys]);
    onClose();
    showToast("Passkey added");
  };
  return (
    <PasswordDialog
      {...{ email, onClose }}
      title="Add a passkey"
      description="Your browser then asks which device or key to use."
      action="Continue"
      onSend={add}
    >
      <TextField
        label="Name"
        hint="By which you recognize it in the list."
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
    </PasswordDialog>
  );
}
