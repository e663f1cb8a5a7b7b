import type { StateColumn } from "@askery/model";
import { stateWords } from "../meaning-words.data.ts";
import { splitName } from "../names/split-name.ts";
import { chooseRowName } from "../tables/choose-row-name.ts";
import type { DraftColumn, DraftIndex, TableDraft } from "../tables/table-draft.ts";
import { prepareCodeSpelling } from "./spell-code.ts";
import { isAmong } from "./state-stems.ts";
import { statePairs } from "./state-words.data.ts";

/** The values of a column that says in which state a row is. */
export interface Vocabulary {
  readonly column: StateColumn;
  readonly values: readonly NamedValue[];
  /** False for a category that only has values for states, such as a result that is PASS or FAIL. */
  readonly isStatus: boolean;
}

export interface NamedValue {
  readonly value: string;
  readonly words: readonly string[];
}

/** The vocabularies of a table, statuses first. The codes of a lookup table count by their names. */
export function listVocabularies(draft: TableDraft, drafts: DraftIndex): readonly Vocabulary[] {
  const found = draft.columns.flatMap((column) => readVocabulary(column, draft, drafts));
  return [...found.filter(({ isStatus }) => isStatus), ...found.filter(({ isStatus }) => !isStatus)];
}

function readVocabulary(column: DraftColumn, draft: TableDraft, drafts: DraftIndex): readonly Vocabulary[] {
  const { role, refersTo, name } = column.description;
  const isStatus = role.value === "status";
  if (!isStatus && role.value !== "category") return [];
  const lookup = refersTo === null ? undefined : drafts.get(refersTo.table);
  const spelled = isStatus && lookup !== undefined ? nameColumn(lookup) : undefined;
  const { evidence, description } = spelled ?? column;
  const table = spelled && lookup ? lookup.table.id : draft.table.id;
  const values = evidence.values
    .slice(0, maxValues)
    .map((value) => ({ value, words: wordsOf(value, isStatus) }))
    .filter(({ words }) => words.length > 0);
  const states = values.filter(({ words }) => isAmong(words.join(" "), knownStates));
  const isOfStates = states.length * 2 >= values.length && states.length > 0;
  return isStatus || isOfStates
    ? [{ column: { table, column: spelled ? description.name : name }, values, isStatus }]
    : [];
}

/** The words of a value. A short code of a status stands for the state that it is short for. */
function wordsOf(value: string, isStatus: boolean): readonly string[] {
  const spelled = isStatus ? spellCode(value) : null;
  return spelled === null ? splitName(value).filter((word) => /[a-z]/.test(word)) : [spelled];
}

const knownStates = [...stateWords, ...statePairs.flatMap(({ is, isNot }) => [...is.shown, ...isNot.shown])];

const spellCode = prepareCodeSpelling(knownStates);

/** The maximum number of values in a vocabulary. */
const maxValues = 40;

function nameColumn(lookup: TableDraft): DraftColumn | undefined {
  const [name, ...more] = chooseRowName(lookup).value;
  return more.length > 0 ? undefined : lookup.columns.find(({ description }) => description.name === name);
}
