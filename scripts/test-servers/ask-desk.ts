import { inject } from "vitest";

type Wanted = "postgres" | "mariadb" | "clickhouse" | "current-clickhouse" | "chromium" | "sample" | "web";

/**
 * Asks the desk of this Vitest run (global-setup.ts) for a resource that tests share. Returns a reason if it is
 * unavailable.
 */
export async function askDesk<Answer extends object>(
  wanted: Wanted,
): Promise<Answer | { readonly skipped: string }> {
  const response = await fetch(`${inject("testServersUrl")}/${wanted}`);
  // The desk is ours: it returns the resource, or a reason.
  const answer = (await response.json()) as Answer | { readonly skipped: string };
  if (!("skipped" in answer)) return answer;
  return skipFor(wanted, answer.skipped);
}

/** Skips an unavailable resource with its reason. @throws if `ASKERY_TEST_REQUIRE` names the resource */
export function skipFor(wanted: Wanted, why: string): { readonly skipped: string } {
  const reason = `${wanted}: ${why}`;
  const required = process.env["ASKERY_TEST_REQUIRE"]?.split(",") ?? [];
  if (required.includes(wanted)) throw new Error(reason);
  return { skipped: reason };
}
