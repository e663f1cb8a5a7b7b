import { databaseKinds, type ServerKindName } from "@askery/model";
import { joinClasses } from "../../../ui/join-classes.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { isPrivateHost } from "./is-private-host.ts";
import { SecretAside, secretHint } from "./secret-aside.tsx";

/** The fields of a server connection: host, port, database, user, password, encryption. */
export function ServerFields(props: FieldsProps) {
  const { draft, change, faults } = props;
  const kind = draft.kind as ServerKindName;
  const text = (name: "host" | "port" | "database" | "user") => ({
    value: draft[name],
    error: faults[name],
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <div
        className={joinClasses(
          "grid items-start gap-4 max-sm:grid-cols-1",
          // Makes room for the error message.
          faults.port === undefined ? "grid-cols-[minmax(0,1fr)_8rem]" : "grid-cols-2",
        )}
      >
        <TextField label="Host" placeholder="db.example.com" {...text("host")} />
        <TextField
          label="Port"
          inputMode="numeric"
          placeholder={String(databaseKinds[kind].ports.encrypted)}
          {...text("port")}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        <TextField label="Database" {...text("database")} />
        <TextField label="User" {...text("user")} />
        <PasswordField
          label="Password"
          autoComplete="off"
          value={draft.password}
          error={faults.password}
          hint={secretHint(props, "password")}
          aside={<SecretAside {...props} name="password" />}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Select
          label="Encryption"
          value={draft.tls}
          options={tlsOptions}
          onValueChange={(tls) => change({ tls })}
          error={faults.tls}
          hint={draft.tls === "auto" ? describeAuto(draft.host) : tlsHints[draft.tls]}
        />
      </div>
    </div>
  );
}

const tlsOptions = [
  { value: "auto", label: "Automatic" },
  { value: "verify-full", label: "Certificate and name checked" },
  { value: "verify-ca", label: "Certificate checked" },
  { value: "require", label: "Encrypted, not checked" },
  { value: "off", label: "Not encrypted" },
] as const;

const tlsHints = {
  "verify-full": "Nobody can listen in or impersonate the server.",
  "verify-ca": "The certificate is checked, but not the name in it.",
  require: "Nobody can listen in, but anybody could impersonate the server.",
  off: "Everything, including the password, can be read in transit.",
} as const;

function describeAuto(host: string): string {
  if (host.trim() === "") return "Checked, but off on this machine and in private networks.";
  return isPrivateHost(host)
    ? "Not encrypted: this host is on a private network."
    : "Encrypted, with certificate and name checked.";
}
