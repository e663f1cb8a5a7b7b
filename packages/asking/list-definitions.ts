import {
  nameTarget,
  findTouchedSpellings,
  quoteSpellings,
  verbalizeDefaultFilter,
  type Mention,
  type PreparedDatabase,
  type TouchedSpellings,
} from "@askery/engine";
import {
  listPlanNames,
  monthName,
  type AskSettings,
  type CalendarRule,
  type DefaultFilter,
  type DefinitionId,
  type StopWord,
  type UsedDefinition,
} from "@askery/model";
import type { PlannedQuestion } from "./run-interpretation.ts";

interface Followed {
  readonly prepared: PreparedDatabase;
  readonly settings: AskSettings;
}

/**
 * What people defined and an interpretation follows: words in the order of the question, then default filters, then
 * rules about dates, then stop words, then spellings that are one.
 */
export function listDefinitions(
  planned: PlannedQuestion,
  { prepared, settings }: Followed,
): readonly UsedDefinition[] {
  const { interpretation } = planned.interpretations[0] ?? {};
  const mentions = interpretation?.explained.flatMap(({ definitions }) => definitions) ?? [];
  const filters = interpretation?.defaults?.applied ?? [];
  const { catalog, described, calendarRules, stopWords } = prepared;
  const { leftOut } = planned.stages.question;
  const used = [
    ...mentions.map((mention) => describeWord(mention, planned)),
    ...filters.map((filter) => describeFilter(filter, { catalog, described, settings })),
    ...calendarRules.filter((rule) => isFollowed(rule, planned)).map(describeRule),
    ...stopWords.filter(({ phrase }) => leftOut.some((one) => one.phrase === phrase)).map(describeStopWord),
    ...findTouchedSpellings(planned.plan, { catalog, described })
      .filter(({ areOne }) => areOne)
      .map(describeSpellings),
  ];
  return [...new Map(used.map((one) => [JSON.stringify(one), one])).values()];
}

function describeWord(
  { range, target, definition }: Mention,
  { stages: { question } }: PlannedQuestion,
): UsedDefinition {
  const { text, words } = question;
  return {
    words: text.slice(words[range.from]?.span.start, words[range.to - 1]?.span.end),
    means: describeTarget(target),
    ...identify(definition),
  };
}

function describeTarget(target: Mention["target"]): string {
  if (target.kind !== "glossary") return nameTarget(target);
  const { kind, table } = target.entry.meaning;
  return kind === "metric" ? `metric of ${table}` : `rows of ${table}`;
}

function describeFilter(
  filter: DefaultFilter,
  scope: Parameters<typeof verbalizeDefaultFilter>[1],
): UsedDefinition {
  return { words: filter.text, means: verbalizeDefaultFilter(filter, scope), ...identify(filter.id) };
}

function describeRule({ text, effect, id }: CalendarRule): UsedDefinition {
  const means =
    effect.kind === "date"
      ? `${effect.table}.${effect.column}`
      : `from 1 ${monthName(effect.startMonth, "long")}`;
  return { words: text, means, ...identify(id) };
}

function describeStopWord({ phrase, id }: StopWord): UsedDefinition {
  return { words: phrase, means: "nothing", ...identify(id) };
}

/** A rule about a table's date is followed where the plan uses that date; one about fiscal years, where one is asked for. */
function isFollowed({ effect }: CalendarRule, { plan, stages }: PlannedQuestion): boolean {
  return effect.kind === "date"
    ? listPlanNames(plan).some(({ table, column }) => table === effect.table && column === effect.column)
    : stages.question.words.some(({ lower }) => /^(?:fiscal|financial|fy\d*)$/.test(lower));
}

function identify(id: DefinitionId | undefined): Pick<UsedDefinition, "id"> {
  return id === undefined ? {} : { id };
}

function describeSpellings({ name, groups }: TouchedSpellings): UsedDefinition {
  return { words: name, means: groups.map((group) => `${quoteSpellings(group)} are one`).join("; ") };
}
