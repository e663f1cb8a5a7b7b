/** The oldest ClickHouse that understands all SQL which the engine prints. */
export const oldestVersion = "24.8";

/** A version that is not known is not too old. */
export function isTooOld(version: string): boolean {
  return /^\d/.test(version) && version.localeCompare(oldestVersion, "en", { numeric: true }) < 0;
}
