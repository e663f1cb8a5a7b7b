/** The oldest ClickHouse that understands all SQL that the engine prints. */
export const oldestVersion = "24.8";

/** An unknown version counts as new enough. */
export function isTooOld(version: string): boolean {
  return /^\d/.test(version) && version.localeCompare(oldestVersion, "en", { numeric: true }) < 0;
}
