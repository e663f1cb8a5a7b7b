import { writeOwnDay } from "../wording/own-formats.ts";

/** The values of an act in one line: "role: editor · max rows: 100". Values that are not set are left out. */
export function describeFacts(facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value === null ? [] : [`${spell(name)}: ${print(name, value)}`]))
    .join(" · ");
}

/** "max rows" for `maxRows`. */
function spell(name: string): string {
  return name
    .replace(/Ms$/, "")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

function print(name: string, value: unknown): string {
  if (typeof value === "number" && name.endsWith("Ms")) {
    return writeOwnDay(value);
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return printParts(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** "kind rule, text Cancelled orders do not count" */
function printParts(parts: object): string {
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === null ? [] : [`${spell(name)} ${print(name, value)}`]))
    .join(", ");
}
