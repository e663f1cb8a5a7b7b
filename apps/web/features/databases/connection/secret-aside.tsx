import type { SecretName } from "./connection-draft.ts";
import type { FieldsProps } from "./fields-props.ts";

type SecretProps = Pick<FieldsProps, "draft" | "change" | "saved">;

/** Explains an empty field for a saved secret. */
export function secretHint({ draft, saved }: SecretProps, name: SecretName): string | undefined {
  if (!saved.has(name) || draft[name] !== "") return undefined;
  return draft.removed.includes(name) ? "Removed when you save." : "Saved. Leave it empty to keep it.";
}

/** A toggle that removes or keeps a saved secret. */
export function SecretAside({ draft, change, saved, name }: SecretProps & { readonly name: SecretName }) {
  if (!saved.has(name) || draft[name] !== "") return null;
  const isRemoved = draft.removed.includes(name);
  const toggle = () =>
    change({ removed: isRemoved ? draft.removed.filter((one) => one !== name) : [...draft.removed, name] });
  return (
    <button type="button" onClick={toggle} className="tap rounded-1 text-text-2 hover:text-text">
      {isRemoved ? "Keep" : "Remove"}
      <span className="sr-only"> the saved {secretNames[name]}</span>
    </button>
  );
}

const secretNames: Readonly<Record<SecretName, string>> = {
  password: "password",
  key: "client key",
  tunnelPassword: "password of the tunnel",
  tunnelKey: "private key of the tunnel",
  tunnelPassphrase: "passphrase of the tunnel",
};
