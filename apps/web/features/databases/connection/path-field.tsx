import { databaseKinds, isServerKind } from "@askery/model";
import { Code } from "../../../ui/code.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { FieldsProps } from "./fields-props.ts";

interface PathFieldProps extends FieldsProps {
  /** The folders that the operator allows. */
  readonly folders: readonly string[];
}

/** The path of a database file on the server. */
export function PathField({ draft, change, faults, folders }: PathFieldProps) {
  return (
    <TextField
      label="File on the server"
      placeholder={`${folders[0] ?? ""}/shop.${isServerKind(draft.kind) ? "db" : databaseKinds[draft.kind].ending}`}
      hint={
        folders.length > 0 && (
          <>
            Files in{" "}
            {folders.map((folder, index) => (
              <span key={folder}>
                {index > 0 && ", "}
                <Code>{folder}</Code>
              </span>
            ))}{" "}
            can be opened.
          </>
        )
      }
      autoComplete="off"
      spellCheck={false}
      value={draft.path}
      error={faults.path}
      onChange={(event) => change({ path: event.target.value })}
    />
  );
}
