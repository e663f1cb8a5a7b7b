import { getHealth } from "@askery/api";
import { serve, type Served } from "./serve.ts";

export function healthRoutes(version: string): readonly Served[] {
  return [serve(getHealth, async () => ({ status: "ok" as const, version }))];
}
