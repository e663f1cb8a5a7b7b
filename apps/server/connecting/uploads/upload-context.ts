import type { SyncContext } from "../../catalog/syncs/sync-context.ts";
import type { RunningUploads } from "./running-uploads.ts";

/** What taking and loading files needs. */
export interface UploadContext extends SyncContext {
  readonly uploads: RunningUploads;
}
