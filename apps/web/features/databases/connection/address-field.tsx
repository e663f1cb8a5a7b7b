import { useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import type { ConnectionDraft } from "./connection-draft.ts";
import { readAddress } from "./read-address.ts";

interface AddressFieldProps {
  readonly error: string | undefined;
  /** Called as soon as what is typed is an address. */
  readonly onRead: (draft: ConnectionDraft) => void;
}

/** A database's address in one line: it fills in the form, where its parts can be changed. */
export function AddressField({ error, onRead }: AddressFieldProps) {
  const [typed, setTyped] = useState("");
  const [isLeft, setIsLeft] = useState(false);
  const isRead = readAddress(typed) !== null;
  const isUnread = typed.trim() !== "" && !isRead;
  const take = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const draft = readAddress(text);
    if (draft !== null) onRead(draft);
  };
  return (
    <TextField
      label="Or paste its address"
      placeholder="postgres://user:password@host:5432/database"
      hint={isRead ? "Filled in below." : "It fills in the form."}
      error={error ?? (isLeft && isUnread ? unreadable : undefined)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setIsLeft(true)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !isUnread) return;
        // The rest of the form is not to blame.
        event.preventDefault();
        setIsLeft(true);
      }}
    />
  );
}

const unreadable = "This is no address of a database. It starts like postgres://, mysql:// or clickhouse://.";
