import type { ConnectionDraft, ConnectionFaults, SecretName } from "./connection-draft.ts";

/** What every part of the form of a connection takes. */
export interface FieldsProps {
  readonly draft: ConnectionDraft;
  readonly change: (part: Partial<ConnectionDraft>) => void;
  readonly faults: ConnectionFaults;
  /** Secrets that were saved before: what stays empty keeps them. */
  readonly saved: ReadonlySet<SecretName>;
}
