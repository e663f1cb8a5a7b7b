import type { SealingKey } from "../../secrets/seal-secret.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { SampleShop } from "../sample/sample-shop.ts";

/** What finding out where a saved database is needs. */
export interface TargetContext extends Pick<StoreContext, "store"> {
  readonly sample: SampleShop;
  readonly sealingKey: SealingKey;
  readonly policy: ConnectionPolicy;
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
