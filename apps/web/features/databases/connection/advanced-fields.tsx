import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ConnectionFaults } from "./connection-draft.ts";
import type { FieldsProps } from "./fields-props.ts";
import { SecretAside, secretHint } from "./secret-aside.tsx";

/** Certificates and the SSH tunnel, which most connections don't need. */
export function AdvancedFields(props: FieldsProps) {
  const { draft, faults } = props;
  return (
    <div className="flex flex-col gap-1">
      <Fold
        title="Certificates"
        detail={draft.ca === "" && draft.certificate === "" ? "same as in browsers" : "own"}
        isWrong={hasFault(faults, ["ca", "certificate", "key"])}
      >
        <CertificateFields {...props} />
      </Fold>
      <Fold
        title="SSH tunnel"
        detail={draft.hasTunnel ? draft.tunnelHost : "off"}
        isWrong={hasFault(faults, tunnelFields)}
      >
        <TunnelFields {...props} />
      </Fold>
    </div>
  );
}

const tunnelFields = [
  "tunnelHost",
  "tunnelPort",
  "tunnelUser",
  "tunnelPassword",
  "tunnelKey",
  "tunnelPassphrase",
  "tunnelFingerprint",
] as const;

function hasFault(faults: ConnectionFaults, names: readonly (keyof ConnectionFaults)[]): boolean {
  return names.some((name) => faults[name] !== undefined);
}

function CertificateFields({ draft, change, faults, saved }: FieldsProps) {
  const pem = (name: "ca" | "certificate") => ({
    value: draft[name],
    error: faults[name],
    spellCheck: false,
    placeholder: "-----BEGIN CERTIFICATE-----",
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  return (
    <>
      <TextArea
        label="Certificate authority"
        hint="In PEM format. Without one, the authorities that browsers trust are used."
        {...pem("ca")}
      />
      <TextArea label="Client certificate" {...pem("certificate")} />
      <TextArea
        label="Client key"
        value={draft.key}
        error={faults.key}
        spellCheck={false}
        placeholder="-----BEGIN PRIVATE KEY-----"
        hint={secretHint({ draft, change, saved }, "key")}
        aside={<SecretAside {...{ draft, change, saved }} name="key" />}
        onChange={(event) => change({ key: event.target.value })}
      />
    </>
  );
}

function TunnelFields(props: FieldsProps) {
  const { draft, change, faults } = props;
  const text = (name: "tunnelHost" | "tunnelPort" | "tunnelUser" | "tunnelFingerprint") => ({
    value: draft[name],
    error: faults[name],
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });
  return (
    <>
      <Switch
        label="Connect through an SSH server"
        checked={draft.hasTunnel}
        onCheckedChange={(hasTunnel) => change({ hasTunnel })}
      />
      {draft.hasTunnel && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4 max-sm:grid-cols-1">
            <TextField label="SSH host" {...text("tunnelHost")} />
            <TextField label="SSH port" inputMode="numeric" placeholder="22" {...text("tunnelPort")} />
          </div>
          <TextField label="SSH user" {...text("tunnelUser")} />
          <TunnelSecrets {...props} />
          <TextField
            label="Fingerprint of the host's key"
            placeholder="SHA256:…"
            hint="As printed by ssh-keygen -lf. Without one, any host key is accepted."
            {...text("tunnelFingerprint")}
          />
        </>
      )}
    </>
  );
}

function TunnelSecrets(props: FieldsProps) {
  const { draft, change, faults } = props;
  return (
    <>
      <TextArea
        label="Private key"
        value={draft.tunnelKey}
        error={faults.tunnelKey}
        spellCheck={false}
        placeholder="-----BEGIN OPENSSH PRIVATE KEY-----"
        hint={secretHint(props, "tunnelKey")}
        aside={<SecretAside {...props} name="tunnelKey" />}
        onChange={(event) => change({ tunnelKey: event.target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        <PasswordField
          label="Passphrase of the key"
          autoComplete="off"
          value={draft.tunnelPassphrase}
          error={faults.tunnelPassphrase}
          hint={secretHint(props, "tunnelPassphrase")}
          aside={<SecretAside {...props} name="tunnelPassphrase" />}
          onChange={(event) => change({ tunnelPassphrase: event.target.value })}
        />
        <PasswordField
          label="SSH password"
          autoComplete="off"
          value={draft.tunnelPassword}
          error={faults.tunnelPassword}
          hint={secretHint(props, "tunnelPassword") ?? "Only needed without a key."}
          aside={<SecretAside {...props} name="tunnelPassword" />}
          onChange={(event) => change({ tunnelPassword: event.target.value })}
        />
      </div>
    </>
  );
}

interface FoldProps {
  readonly title: string;
  /** The current value, shown while it is closed. */
  readonly detail: string;
  /** Whether a field in it is invalid, which keeps it open. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

function Fold({ title, detail, isWrong, children }: FoldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  const isOpen = isWanted || isWrong;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsWanted(!isOpen)}
        className="-mx-2 flex min-h-row items-center gap-1.5 rounded-2 px-2 font-medium hover:bg-hover max-md:min-h-tap"
      >
        <ChevronRight
          className={joinClasses("size-3.5! text-text-3 transition-transform", isOpen && "rotate-90")}
        />
        {title}
        {!isOpen && <span className="font-normal text-text-3">{detail}</span>}
      </button>
      <div id={id} hidden={!isOpen} className={isOpen ? "flex flex-col gap-4 pt-2 pb-4" : undefined}>
        {isOpen && children}
      </div>
    </div>
  );
}
