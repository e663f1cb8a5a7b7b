import type { SealingKey } from "../../secrets/seal-secret.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { SampleShop } from "../sample/sample-shop.ts";

/** The context for finding the target of a saved database. */
export interface TargetContext extends Pick<StoreContext, "store"> {
  readonly sample: SampleShop;
  readonly sealingKey: SealingKey;
  readonly policy: ConnectionPolicy;
}

/** The databases that the operator lets people connect. */
export interface ConnectionPolicy {
  readonly allowsPrivateHosts: boolean;
  readonly fileFolders: readonly string[];
  /** The folder of databases of uploaded files. */
  readonly uploadFolder: string;
  /** Whether this server stores uploads. If not, another server does. */
  readonly keepsUploads: boolean;
}
