import type { DashboardFormat, PictureLook } from "@askery/api";
import { fileHeaders } from "../../asking/files/file-response.ts";
import { readBoard, type BoardContext, type BoardRequest } from "./read-board.ts";

/**
 * A response that downloads a dashboard under filters as a document.
 *
 * @throws AppError `invalid-input` for a state that is none
 */
export async function exportDashboard(
  context: BoardContext,
  { format, ...request }: BoardRequest & { readonly format: DashboardFormat },
): Promise<Response> {
  const board = await readBoard(context, request);
  const bytes = await context.asking.run(jobs[format], board, { signal: request.signal });
  return new Response(new Uint8Array(bytes), { headers: fileHeaders(board.title, format) });
}

const jobs = { pdf: "boardPdf" } as const;

/** Pictures narrower than this, in px, have their cards below each other, as phones do. */
const narrowPx = 720;

/**
 * A response that downloads a dashboard, or a tab of it, under filters as a PNG picture.
 *
 * @throws AppError `invalid-input` for a state that is none
 */
export async function drawDashboardPicture(
  context: BoardContext,
  { look, ...request }: BoardRequest & { readonly look: PictureLook },
): Promise<Response> {
  const board = await readBoard(context, { ...request, isForPhone: look.width < narrowPx });
  const bytes = await context.asking.run("boardPng", { board, ...look }, { signal: request.signal });
  return new Response(new Uint8Array(bytes), { headers: fileHeaders(board.title, "png") });
}
