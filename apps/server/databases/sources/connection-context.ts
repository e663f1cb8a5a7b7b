import type { Log } from "../../runtime/log.ts";
import type { SealingKey } from "../../secrets/seal-secret.ts";
import type { AskingContext } from "../../asking/turns/asking-context.ts";
import type { ProbeLimit } from "../../connecting/connections/limit-probes.ts";

/** What connecting databases needs. */
export interface ConnectionContext extends AskingContext {
  readonly sealingKey: SealingKey;
  readonly log: Log;
  readonly policy: ConnectionPolicy;
  readonly probes: ProbeLimit;
}

/** What the operator lets people connect. */
export interface ConnectionPolicy {
  readonly allowsPrivateHosts: boolean;
  readonly fileFolders: readonly string[];
  /** Where databases of uploaded files are kept. */
  readonly uploadFolder: string;
  /** Whether they are kept there, and not by another server. */
  readonly keepsUploads: boolean;
}
