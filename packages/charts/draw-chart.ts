import { fillRequest, type ChartRequest } from "./chart-request.ts";
import type { Drawing } from "./drawing.ts";
import { loadKindDrawing } from "./kinds/kind-drawings.ts";

export async function drawChart(request: ChartRequest): Promise<Drawing> {
  const kind = await loadKindDrawing(request.spec.kind);
  return kind.draw(fillRequest(request));
}
