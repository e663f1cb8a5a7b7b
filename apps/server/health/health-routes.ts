import { getHealth } from "@askery/api";
import { checkHealth } from "./check-health.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function healthRoutes(
  parts: Parameters<typeof checkHealth>[0] & { readonly version: string },
): readonly Served[] {
  return [
    serve(getHealth, async () => {
      await checkHealth(parts);
      return { status: "ok" as const, version: parts.version };
    }),
  ];
}
