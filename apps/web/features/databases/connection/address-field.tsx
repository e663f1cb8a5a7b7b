import { databaseKinds, serverKindNames } from "@askery/model";
import { useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import type { ConnectionDraft } from "./connection-draft.ts";
import { hidePassword, readAddress } from "./read-address.ts";

interface AddressFieldProps {
  readonly error: string | undefined;
  /** Called as soon as the text is a valid address. */
  readonly onRead: (draft: ConnectionDraft) => void;
}

/**
 * A field for a database's address, which fills in the form, where its parts can be changed. The password moves to the
 * form, and is no longer shown once the address was pasted or the field loses focus.
 */
export function AddressField({ error, onRead }: AddressFieldProps) {
  const [typed, setTyped] = useState("");
  const [isLeft, setIsLeft] = useState(false);
  const [password, setPassword] = useState("");
  const isRead = readAddress(typed) !== null;
  const isUnread = typed.trim() !== "" && !isRead;
  const take = (text: string, isPasted: boolean) => {
    const draft = readAddress(text);
    const moved = draft?.password || (text === "" ? "" : password);
    setTyped(isPasted && draft !== null ? hidePassword(text) : text);
    setPassword(moved);
    setIsLeft(false);
    if (draft !== null) onRead({ ...draft, password: moved });
  };
  return (
    <TextField
      label="Or paste its address"
      placeholder="postgres://user:password@host:5432/database"
      hint={isRead ? describeFilledIn(password) : "It fills in the form."}
      error={error ?? (isLeft && isUnread ? unreadable : undefined)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target, nativeEvent }) =>
        take(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste")
      }
      onBlur={() => {
        setIsLeft(true);
        if (isRead) setTyped(hidePassword(typed));
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !isUnread) return;
        // Keeps the form from being submitted, because only the address is wrong.
        event.preventDefault();
        setIsLeft(true);
      }}
    />
  );
}

function describeFilledIn(password: string): string {
  return password === "" ? "Filled in below." : "Filled in below, the password in its own field.";
}

const examples = serverKindNames.map((kind) => `${databaseKinds[kind].schemes[0]}://`);
const unreadable = `This is not a database address. It starts with ${examples.slice(0, -1).join(", ")} or ${examples.at(-1) ?? ""}.`;
