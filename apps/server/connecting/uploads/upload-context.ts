import type { SyncContext } from "../../catalog/syncs/sync-context.ts";
import type { RunningUploads } from "./running-uploads.ts";

/** The context for receiving and loading files. */
export interface UploadContext extends SyncContext {
  readonly uploads: RunningUploads;
}
