import type { Table } from "@askery/model";
import { invariant } from "@askery/model";
import { fillRequest, type ChartRequest } from "./chart-request.ts";
import { findKindDrawing } from "./kinds/kind-drawings.ts";
import type { Drawing } from "./drawing.ts";
import { chartOf, type ChartParts } from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** The theme of the tests. */
export const dark = chartThemes.dark;

/** Draws a common kind on a card of the usual size. */
export function draw(parts: ChartParts, table: Table, request: Partial<ChartRequest> = {}): Drawing {
  const full = { ...chartOf(parts), table, theme: dark, size: { width: 640, height: 240 }, ...request };
  const kind = findKindDrawing(full.spec.kind);
  invariant(kind !== null, "a test that does not wait draws a common kind");
  return kind.draw(fillRequest(full));
}
