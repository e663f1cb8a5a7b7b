import { fileResponse, type FileOptions } from "../../asking/files/file-response.ts";
import { describeTable } from "../charts/charts.ts";
import { findCardFigures, type FiguresContext } from "./card-figures.ts";
import type { CardRequest } from "./find-card.ts";
import { readDocumentState } from "./read-document-state.ts";

interface CardExport extends CardRequest {
  readonly userId: string;
  /** JSON of the API's `documentState`, from outside. */
  readonly of: string;
  readonly options: FileOptions;
}

/**
 * A response that downloads the rows that a card shows under filters, within what the reader may read.
 *
 * @throws AppError `invalid-input` for a state that is none, and as `readCardFigures`
 */
export async function exportCard(
  context: FiguresContext,
  { of, options, ...request }: CardExport,
): Promise<Response> {
  const { filters, points } = readDocumentState(of);
  const found = await findCardFigures(context, { ...request, filters, points });
  return fileResponse(context, await describeTable(context, found), { ...options, signal: request.signal });
}
