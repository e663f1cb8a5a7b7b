import { inject } from "vitest";

/**
 * Asks the desk of this Vitest run (global-setup.ts) for something that tests share.
 *
 * What cannot be had is skipped with its reason, unless `ASKERY_TEST_REQUIRE` names it: then it throws.
 */
export async function askDesk<Answer extends object>(
  wanted: "postgres" | "mariadb" | "clickhouse" | "current-clickhouse" | "chromium" | "sample" | "web",
): Promise<Answer | { readonly skipped: string }> {
  const response = await fetch(`${inject("testServersUrl")}/${wanted}`);
  // The desk is ours: it gives what was asked for, or says why not.
  const answer = (await response.json()) as Answer | { readonly skipped: string };
  if (!("skipped" in answer)) return answer;
  const reason = `${wanted}: ${answer.skipped}`;
  const required = process.env["ASKERY_TEST_REQUIRE"]?.split(",") ?? [];
  if (required.includes(wanted)) throw new Error(reason);
  return { skipped: reason };
}
