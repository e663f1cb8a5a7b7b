import type { Plan } from "@askery/model";
import { resultKeyOf } from "../../plan/outcome/result-key.ts";

/**
 * Identifies a plan among those that a question may mean: the same for the same plan and version of the engine, with a
 * restatement by which it is found if the engine has changed.
 */
export function nameChoice(plan: Plan, restatement: string): string {
  return `${restatement.slice(0, longestRestatement)}${separator}${hash(resultKeyOf(plan))}`;
}

/** True if a name is that of a plan with this restatement, perhaps of another version of the engine. */
export function restatesChoice(name: string, restatement: string): boolean {
  return name.split(separator)[0] === restatement.slice(0, longestRestatement);
}

const longestRestatement = 1_000;
const separator = " #";

/** FNV-1a, 32 bits, as hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, "0");
}
