import type { TableId } from "@askery/model";
import { tableWords } from "../meaning-words.data.ts";
import { chooseDate } from "./choose-date.ts";
import { columnsOf, type DraftIndex, type TableDraft } from "./table-draft.ts";

/**
 * Finds the table that a table's rows are parts of: the one that its key starts with, if a position or another
 * reference completes the key; or the one whose name it repeats with a word for lines; or the only dated one it
 * references, if it has figures but no date.
 */
export function findWhole(draft: TableDraft, drafts: DraftIndex): TableId | null {
  const references = columnsOf(draft, "reference").filter(
    ({ description }) => description.refersTo !== null && description.refersTo.table !== draft.table.id,
  );
  const isCounted = columnsOf(draft, "ordinal").some(({ evidence }) => evidence.signs.has("key-part"));
  for (const { evidence, description } of references) {
    const whole = description.refersTo === null ? undefined : drafts.get(description.refersTo.table);
    if (whole === undefined) continue;
    const isInKey = evidence.signs.has("key-part") && draft.table.primaryKey[0] === description.name;
    const others = draft.words.filter((word) => !whole.words.includes(word));
    const isNamedPart =
      others.length + whole.words.length === draft.words.length && others.some((word) => part.includes(word));
    if ((isInKey && isCounted) || isNamedPart) return whole.table.id;
  }
  if (chooseDate(draft).value !== null) return null;
  const dated = references.filter(({ description }) =>
    isDated(drafts.get(description.refersTo?.table ?? "")),
  );
  const hasFigures = columnsOf(draft, "measure").length > 0;
  const [only, ...rest] = dated;
  const isLarge =
    (draft.table.rowEstimate ?? 0) >=
    (drafts.get(only?.description.refersTo?.table ?? "")?.table.rowEstimate ?? 0);
  return only !== undefined && rest.length === 0 && hasFigures && isLarge && draft.referrers === 0
    ? (only.description.refersTo?.table ?? null)
    : null;
}

function isDated(draft: TableDraft | undefined): boolean {
  if (draft === undefined) return false;
  const hasName = columnsOf(draft, "name").length > 0;
  return !hasName && columnsOf(draft, "event-date", "interval-start").length > 0;
}

const part: readonly string[] = tableWords.part;
