import { databaseKinds, serverKindNames } from "@askery/model";
import { useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import type { ConnectionDraft } from "./connection-draft.ts";
import { hidePassword, readAddress } from "./read-address.ts";

interface AddressFieldProps {
  readonly error: string | undefined;
  /** Called as soon as what is typed is an address. */
  readonly onRead: (draft: ConnectionDraft) => void;
}

/**
 * A database's address in one line: it fills in the form, where its parts can be changed. Its password moves to the form
 * and is not shown any longer, as soon as it was pasted or the field is left.
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
        // The rest of the form is not to blame.
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
