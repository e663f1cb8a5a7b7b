import { fillRequest, type ChartRequest } from "./chart-request.ts";
import type { Drawing } from "./drawing.ts";
import { kindDrawings } from "./kinds/kind-drawings.ts";

export function drawChart(request: ChartRequest): Drawing {
  return kindDrawings[request.spec.kind].draw(fillRequest(request));
}
