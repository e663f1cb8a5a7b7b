import type { ConnectionDraft, ConnectionFaults, SecretName } from "./connection-draft.ts";

/** The props of each part of the connection form. */
export interface FieldsProps {
  readonly draft: ConnectionDraft;
  readonly change: (part: Partial<ConnectionDraft>) => void;
  readonly faults: ConnectionFaults;
  /** Secrets that are saved; an empty field keeps them. */
  readonly saved: ReadonlySet<SecretName>;
}
