import type { RowState, StateColumn, StateCondition } from "@askery/model";
import { askingWords, dateNameWords } from "../meaning-words.data.ts";
import type { DraftColumn, DraftIndex, TableDraft } from "../tables/table-draft.ts";
import { deriveState, describeState } from "./describe-state.ts";
import { findDueStates } from "./find-due-states.ts";
import { findExpiryStates } from "./find-expiry-states.ts";
import { findValidity } from "./find-validity.ts";
import { negateState } from "./negate-state.ts";
import { isEmpty, isOpenDate, stateColumn } from "./row-dates.ts";
import { isAmong, showsAny } from "./state-stems.ts";
import {
  finalStages,
  flagWords,
  ongoingPhrases,
  partialWords,
  passedStages,
  statePairs,
  type StatePair,
  type StateWords,
} from "./state-words.data.ts";
import { listVocabularies, type NamedValue, type Vocabulary } from "./vocabulary.ts";

/**
 * Finds the states that the rows of a table can be in, and how its data show each: in a status, in a flag, or in a
 * date that is empty until it happens.
 *
 * The surest evidence names a state first: a value or a column of that name, then general words for it.
 */
export function findStates(
  draft: TableDraft,
  drafts: DraftIndex,
  whole: TableDraft | null,
): readonly RowState[] {
  const evidence = collect(draft, drafts);
  const ongoing = findOngoing(evidence);
  const due = findDueStates(draft, ongoing ?? (whole && findOngoing(collect(whole, drafts))));
  const own = ongoing === null ? [] : [deriveState(ongoingPhrases, ongoing, null)];
  return settlePhrases([
    ...findNamed(evidence),
    ...findExpiryStates(draft),
    ...own,
    ...(ongoing === null ? findValidity(draft) : []),
    ...statePairs.flatMap((pair) => findPair(pair, evidence)),
    ...due,
  ]);
}

interface Evidence {
  readonly vocabularies: readonly Vocabulary[];
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
}

function collect(draft: TableDraft, drafts: DraftIndex): Evidence {
  return { vocabularies: listVocabularies(draft, drafts), flags: flagsOf(draft), events: eventsOf(draft) };
}

/** The states that are named after a value, a flag or a date. */
function findNamed({ vocabularies, flags, events }: Evidence): readonly RowState[] {
  const isStatus = Map.groupBy(vocabularies, (one) => one.isStatus);
  return [
    ...(isStatus.get(true) ?? []).flatMap((one) => nameValues(one, events)),
    ...flags.map((one) => nameFlag(one, events)),
    ...(isStatus.get(false) ?? []).flatMap((one) => nameValues(one, events)),
    ...events.map(nameEvent),
  ];
}

/** The status or flag that shows that a row is not over. */
function findOngoing({ vocabularies, flags }: Evidence): StateCondition | null {
  const [{ is, isNot }] = statePairs;
  const statuses = vocabularies.filter(({ isStatus }) => isStatus);
  return excludeOver(statuses, isNot) ?? flagged(is, flags, true) ?? flagged(isNot, flags, false);
}

/** Leaves each phrase to the first state that has it. */
function settlePhrases(states: readonly RowState[]): readonly RowState[] {
  const taken = new Set<string>();
  return states.flatMap((state) => {
    const phrases = state.phrases.filter((phrase) => phrase !== "" && !taken.has(phrase));
    for (const phrase of phrases) taken.add(phrase);
    return phrases.length === 0 ? [] : [{ ...state, phrases }];
  });
}

/** "OPEN": rows with that status, and those that are only partly past it. */
function nameValues({ column, values }: Vocabulary, events: readonly Event[]): readonly RowState[] {
  const [open] = statePairs;
  return values.map((named) => {
    const { value, words } = named;
    const isOpen = isAmong(words.join(" "), open.is.shown);
    const partial = isOpen ? values.filter((other) => showsAny(other.words, partialWords)) : [];
    const held = [value, ...partial.map((other) => other.value).filter((other) => other !== value)];
    return {
      phrases: [words.join(" ")],
      isNamed: true,
      since: findSince([words.join(" ")], events),
      ...holds({ kind: "values", column, values: held, isNegated: false }),
      ...notReached(named, { column, values }),
    };
  });
}

/** Rows that did not reach a stage: neither there, nor at a later one, nor over. */
function notReached(
  stage: NamedValue,
  { column, values }: Pick<Vocabulary, "column" | "values">,
): Pick<RowState, "undone"> {
  const reached = stageOf(stage);
  if (reached < 0 || !values.some(({ words }) => showsAny(words, finalStages))) return {};
  const [open] = statePairs;
  const past = values.filter((other) => {
    const at = stageOf(other);
    return other === stage || at > reached || (at < 0 && showsAny(other.words, open.isNot.shown));
  });
  return past.length === values.length ? {} : { undone: valuesOf(column, past, true) };
}

const stages = [...passedStages, "delivered"].map((stage) => [stage]);

/** The place of a value among the stages that rows pass; negative if it is none. */
function stageOf({ words }: NamedValue): number {
  return stages.findIndex((stage) => isAmong(words.join(" "), stage));
}

/** The date that is named after one of the phrases. */
function findSince(phrases: readonly string[], events: readonly Event[]): StateColumn | null {
  return events.find(({ words }) => isAmong(words.join(" "), phrases))?.column ?? null;
}

interface Flag {
  readonly column: StateColumn;
  readonly words: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** The flags that are yes for some rows and no for others, as far as is known. */
function flagsOf({ table, columns }: TableDraft): readonly Flag[] {
  return columns.flatMap(({ evidence, description: { name, answers } }) => {
    const { profile } = evidence.column;
    const isConstant = profile !== null && profile.min !== null && profile.min === profile.max;
    if (answers === null || isConstant) return [];
    const words = evidence.words.filter(
      (word, index) => !(index === 0 && asking.has(word)) && !flagTails.has(word),
    );
    return words.length === 0 ? [] : [{ column: { table: table.id, column: name }, words, ...answers }];
  });
}

const asking: ReadonlySet<string> = new Set(askingWords);
const flagTails: ReadonlySet<string> = new Set(flagWords);

function nameFlag(flag: Flag, events: readonly Event[]): RowState {
  const phrases = [flag.words.join(" ")];
  return { phrases, isNamed: true, since: findSince(phrases, events), ...holds(answer(flag, true)) };
}

function answer({ column, yes, no }: Flag, isYes: boolean): StateCondition {
  return { kind: "values", column, values: [isYes ? yes : no], isNegated: false };
}

/** A date that is empty for some rows: what it is named after has not happened to them yet. */
interface Event {
  readonly column: StateColumn;
  readonly words: readonly string[];
  readonly endsSpan: boolean;
}

function eventsOf(draft: TableDraft): readonly Event[] {
  return draft.columns.filter(isEvent).map((column) => ({
    column: stateColumn(column, draft),
    words: column.evidence.words.filter((word) => !dateNameWords.has(word) && !draft.words.includes(word)),
    endsSpan: column.description.role.value === "interval-end",
  }));
}

function isEvent(column: DraftColumn): boolean {
  return isOpenDate(column) && eventRoles.has(column.description.role.value);
}

const eventRoles: ReadonlySet<string> = new Set(["event-date", "interval-start", "interval-end"]);

function nameEvent({ column, words }: Event): RowState {
  return {
    phrases: [words.join(" ")],
    isNamed: true,
    since: column,
    ...holds({ kind: "empty", column, isNegated: true }),
  };
}

function general({ asked }: StateWords, condition: StateCondition, { events }: Evidence): RowState {
  return deriveState(asked, condition, findSince(asked, events));
}

/** The two states of a pair, each by its own evidence or as the opposite of the other. */
function findPair(pair: StatePair, evidence: Evidence): readonly RowState[] {
  const { isAtFirst, isRest = false } = pair;
  const is = findSide(pair.is, pair.isNot, { ...evidence, isAtFirst, isRest });
  const isNot = findSide(pair.isNot, pair.is, { ...evidence, isAtFirst: false, isRest: false });
  const undone = isAtFirst ? null : findSince(pair.is.asked, evidence.events);
  const first = is ?? (isNot && negateState(isNot));
  const opposite = undone ? isEmpty(undone) : is && negateState(is);
  const second = isAtFirst ? (opposite ?? isNot) : (isNot ?? opposite);
  return [
    ...(first ? [general(pair.is, first, evidence)] : []),
    ...(second ? [general(pair.isNot, second, evidence)] : []),
  ];
}

interface SideEvidence extends Evidence {
  readonly isAtFirst: boolean;
  readonly isRest: boolean;
}

function findSide(side: StateWords, opposite: StateWords, evidence: SideEvidence): StateCondition | null {
  return (
    flagged(side, evidence.flags, true) ??
    inValues(side, opposite, evidence) ??
    inEvents(side, opposite, evidence)
  );
}

/** A flag that is called like the state. */
function flagged({ asked }: StateWords, flags: readonly Flag[], isYes: boolean): StateCondition | null {
  const found = flags.find(({ words }) => isAmong(words.join(" "), asked));
  return found ? answer(found, isYes) : null;
}

/**
 * The values that are words for the state; otherwise, for a state that rows are in at first, all values but those for
 * its opposite; otherwise the values that contain such a word.
 */
function inValues(
  side: StateWords,
  opposite: StateWords,
  { vocabularies, isAtFirst, isRest }: SideEvidence,
): StateCondition | null {
  for (const vocabulary of vocabularies) {
    const { column, values, isStatus } = vocabulary;
    const whole = values.filter(({ words }) => isAmong(words.join(" "), side.shown));
    const named = values.filter(({ words }) => showsAny(words, side.shown));
    const rest = isAtFirst && isStatus ? excludeOver([vocabulary], opposite) : null;
    if (rest !== null && (isRest || whole.length === 0)) return rest;
    if (whole.length > 0) return valuesOf(column, whole, false);
    if (named.length > 0 && named.length < values.length) return valuesOf(column, named, false);
  }
  return null;
}

/** All values but those for the opposite state and those of rows that are over. */
function excludeOver(statuses: readonly Vocabulary[], opposite: StateWords): StateCondition | null {
  const shown = [...opposite.shown, ...statePairs[0].isNot.shown];
  for (const { column, values } of statuses) {
    const isFinal = values.some(({ words }) => showsAny(words, finalStages));
    const contrary = values.filter(
      ({ words }) => showsAny(words, shown) && !(isFinal && isAmong(words.join(" "), passedStages)),
    );
    if (contrary.length > 0 && contrary.length < values.length) return valuesOf(column, contrary, true);
  }
  return null;
}

function valuesOf(
  column: StateColumn,
  values: readonly { readonly value: string }[],
  isNegated: boolean,
): StateCondition {
  return { kind: "values", column, values: values.map(({ value }) => value), isNegated };
}

/** A date that shows that the state was reached, or that its opposite was not. */
function inEvents(
  side: StateWords,
  opposite: StateWords,
  { events, isAtFirst }: SideEvidence,
): StateCondition | null {
  const words = isAtFirst ? opposite.shown : side.shown;
  const ending = isAtFirst ? events.find(({ endsSpan }) => endsSpan) : undefined;
  const found = events.find((event) => showsAny(event.words, words)) ?? ending;
  return found ? { kind: "empty", column: found.column, isNegated: !isAtFirst } : null;
}

/** The condition with its reason. */
function holds(condition: StateCondition): Pick<RowState, "condition" | "reason"> {
  return { condition, reason: describeState(condition) };
}
