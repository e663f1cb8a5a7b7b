import type { Log } from "../runtime/log.ts";
import type { StoreContext } from "../store/store-context.ts";
import { emptyTrash } from "../library/trash/trash.ts";
import { removeLeftFiles } from "../connecting/uploads/remove-left-files.ts";
import type { UploadContext } from "../connecting/uploads/upload-context.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes for good what can't be restored any longer: now, and once a day. Returns what ends it. */
export function emptyTrashDaily(
  context: StoreContext & Pick<UploadContext, "policy"> & { readonly log: Log },
): () => void {
  const empty = () =>
    emptyTrash(context)
      .then(() => removeLeftFiles(context))
      .catch((error: unknown) => context.log.error({ err: error }, "the trash was not emptied"));
  void empty();
  const timer = setInterval(() => void empty(), dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
