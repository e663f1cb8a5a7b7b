import { sql } from "kysely";

/** The end of a statement whose caller continues before it is on the disk. */
export const aheadOfDiskMark = "/* ahead of the disk */";

/**
 * Ends a statement, by `modifyEnd`, whose caller need not wait for the disk. What it writes is not lost when a process ends,
 * however that happens; only what was written in the last moments before the machine itself ended. A PostgreSQL store
 * takes it for a comment.
 */
export const aheadOfDisk = sql.raw(aheadOfDiskMark);
