import type { CatalogColumn, Decision } from "@askery/model";
import { isDistinct } from "../evidence/find-signs.ts";
import { barePersonPart, personPart } from "../names/person-part.ts";
import { columnsOf, type DraftColumn, type TableDraft } from "./table-draft.ts";

/**
 * Chooses the name columns of a row: first and last name together; otherwise the best text column by name; otherwise a
 * text column with mostly distinct values.
 */
export function chooseRowName({ columns, words: tableWords }: TableDraft): Decision<readonly string[]> {
  const texts = columns.filter(({ evidence, description }) => {
    return evidence.column.type === "text" && !unnamingRoles.has(description.role.value);
  });
  const partOf = (part: "first" | "last"): DraftColumn | undefined =>
    texts.find(({ evidence: { words } }) => personPart(words) === part) ??
    texts.find(({ evidence: { words } }) => barePersonPart(words) === part);
  const [first, last] = [partOf("first"), partOf("last")];
  const parts = texts.filter(({ evidence: { words } }) => isNumberedName(words));
  const best = texts
    .map((column) => ({ column, rank: rankName(column, tableWords) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)[0];
  const isCalledByName =
    best?.column.evidence.words.includes("name") === true &&
    best.rank >= sureRank &&
    personPart(best.column.evidence.words) === null;
  if (first !== undefined && last !== undefined && !isCalledByName) {
    return decide([first, last], "They are the parts of a person's name.");
  }
  if (parts.length > 1) return decide(parts, "They are the numbered parts of a name.");
  if (best !== undefined) return decide([best.column], "Its name says that it names the row.");
  const label = columns.find(({ evidence }) => evidence.signs.has("only-label"));
  if (label !== undefined) return decide([label], "It is the only text that tells the rows apart.");
  const described = columns.find((column) => describesRow(column, tableWords));
  if (described !== undefined) return decide([described], "It describes the row.");
  const others = texts.filter(({ description }) => !codeRoles.has(description.role.value));
  const isNumbered = columnsOf({ columns }, "key", "code").some(
    ({ evidence, description }) => description.role.value === "key" || isDistinct(evidence.column),
  );
  const other =
    others.find(({ evidence }) => isMostlyDistinct(evidence.column)) ?? (isNumbered ? undefined : others[0]);
  return other === undefined
    ? { value: [], reason: "No column names a row.", origin: "found" }
    : decide([other], "It is the first text that tells the rows apart.");
}

/** True for `NAME_1` and `NAME_2`. */
function isNumberedName([first = "", ...rest]: readonly string[]): boolean {
  return first === "name" && rest.length === 1 && rest.every((word) => /^\d$/.test(word));
}

const unnamingRoles: ReadonlySet<string> = new Set([
  "text",
  "secret",
  "contact",
  "reference",
  "event-date",
  "other",
  "flag",
]);
const codeRoles: ReadonlySet<string> = new Set(["key", "code", "category", "status", "unit", "calendar"]);
const nameWords: readonly string[] = ["name", "title", "label"];
const sureRank = 5;

function decide(columns: readonly DraftColumn[], reason: string): Decision<readonly string[]> {
  return { value: columns.map(({ description }) => description.name), reason, origin: "found" };
}

/** 6 for `name`, or for the table's word and `name`; less for each other word; 0 if it is not a name. */
function rankName(
  { evidence: { column, words }, description }: DraftColumn,
  tableWords: readonly string[],
): number {
  const isCode = codeRoles.has(description.role.value) && words.at(-1) !== "name";
  if (!words.some((word) => nameWords.includes(word)) || isCode || words.includes("middle")) return 0;
  const others = words.filter(
    (word) => !nameWords.includes(word) && !tableWords.includes(word) && word !== "full",
  );
  // A "customer name" that repeats across tickets names the customer, not the ticket.
  if (others.length > 0 && repeats(column)) return 0;
  return (words.includes("name") ? 6 : 5.5) - 1.5 * others.length;
}

/** True for a mostly distinct text such as `customer_details` of customers, if nothing else names them. */
function describesRow({ evidence: { column, words } }: DraftColumn, tableWords: readonly string[]): boolean {
  const others = words.filter((word) => !tableWords.includes(word));
  return (
    column.type === "text" &&
    others.length === 1 &&
    words.length > 1 &&
    (others[0] === "detail" || others[0] === "description") &&
    isMostlyDistinct(column)
  );
}

function repeats({ profile }: CatalogColumn): boolean {
  return profile !== null && profile.rowCount > 0 && profile.distinctCount * 2 < profile.rowCount;
}

function isMostlyDistinct(column: CatalogColumn): boolean {
  const { profile } = column;
  return profile === null || isDistinct(column) || profile.distinctCount * 10 >= profile.rowCount * 8;
}
