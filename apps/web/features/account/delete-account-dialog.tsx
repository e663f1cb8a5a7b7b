import { deleteAccount, getOwnership, type OwnedDatabase } from "@askery/api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { Select } from "../../ui/select.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks what becomes of each database that the user owns, and for the password. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const { data: owned } = useQuery(endpointQuery(getOwnership, {}, 0));
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [showsMissing, setShowsMissing] = useState(false);
  const client = useQueryClient();
  const router = useRouter();
  if (owned === undefined) return null;
  const isMissing = ({ id }: OwnedDatabase) => choices[id] === undefined;
  return (
    <PasswordDialog
      {...{ email, onClose }}
      title="Delete your account?"
      description="You are signed out everywhere, and your questions are deleted. Your charts and dashboards stay with their databases. This cannot be undone."
      action="Delete account"
      isDangerous
      onSend={async (password) => {
        setShowsMissing(true);
        if (owned.some(isMissing)) return;
        const databases = Object.fromEntries(
          owned.map(({ id }) => [id, choices[id] === deleteIt ? null : (choices[id] ?? null)]),
        );
        await call(deleteAccount, { body: { password, databases } });
        client.clear();
        await router.navigate({ to: "/" });
      }}
    >
      {owned.map((one) => (
        <Select
          key={one.id}
          label={one.name}
          options={[
            ...one.heirs.map(({ id, name }) => ({ value: id, label: `Pass to ${name}` })),
            { value: deleteIt, label: "Delete the database" },
          ]}
          placeholder="Choose what happens to it"
          error={showsMissing && isMissing(one) ? "Choose what happens to this database." : undefined}
          value={choices[one.id]}
          onValueChange={(choice) => setChoices({ ...choices, [one.id]: choice })}
        />
      ))}
    </PasswordDialog>
  );
}

const deleteIt = "delete";
