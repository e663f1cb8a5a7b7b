import { maxRowsAtOnce } from "@askery/api";
import type { RowsWanted } from "@askery/asking";
import type { Limits } from "@askery/connectors";
import type { IsoDate } from "@askery/model";
import type { RowsFormat } from "../../asking-process/row-formats.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import { streamJob, type StreamedBody, type StreamRequest } from "./stream-job.ts";

export interface RowsRequest extends Pick<StreamRequest, "databaseId" | "userId" | "signal" | "onSettled"> {
  readonly wanted: RowsWanted;
  readonly format: RowsFormat;
  /** The date for relative periods: that of the answer with these rows. Default: today. */
  readonly today?: IsoDate | undefined;
  readonly maxRows: number;
  readonly onRows?: ((rowCount: number) => void) | undefined;
}

/** Limits for streamed rows. They may take as long as the client reads them. */
const rowsLimits: Partial<Limits> = { timeoutMs: 30 * 60_000, maxBytes: Infinity };

/**
 * Streams the rows of a statement as bytes, beginning with the first rows, as `streamJob`.
 *
 * @throws AppError if the query fails to start; a later failure is in the last bytes, or aborts the download
 */
export function streamRows(
  context: TurnContext,
  { wanted, format, maxRows, onRows, today, ...request }: RowsRequest,
): Promise<StreamedBody> {
  const limits = { ...rowsLimits, maxRows: Math.min(maxRows, maxRowsAtOnce) };
  return streamJob(context, {
    ...request,
    hasFailureLine: format.kind === "chunks",
    start: (database, signal) =>
      context.asking.stream(
        "rows",
        { ...database, today: today ?? database.today, wanted, format, limits },
        { signal, onProgress: ({ rowCount }) => onRows?.(rowCount) },
      ),
  });
}
