import {
  listPlanNames,
  planRows,
  type CalendarRule,
  type DefaultFilter,
  type GlossaryEntry,
  type Meaning,
  type MeaningCorrection,
  type PlanName,
  type RuleEffect,
  type StopWord,
} from "@askery/model";

/** What the engine reads of a definition. */
export interface Definitions {
  readonly entries: readonly GlossaryEntry[];
  readonly filters: readonly DefaultFilter[];
  readonly corrections: readonly MeaningCorrection[];
  readonly calendarRules: readonly CalendarRule[];
  readonly stopWords: readonly StopWord[];
}

export const noDefinitions: Definitions = {
  entries: [],
  filters: [],
  corrections: [],
  calendarRules: [],
  stopWords: [],
};

/** Several definitions as one. */
export function joinDefinitions(all: readonly Definitions[]): Definitions {
  return {
    entries: all.flatMap(({ entries }) => entries),
    filters: all.flatMap(({ filters }) => filters),
    corrections: all.flatMap(({ corrections }) => corrections),
    calendarRules: all.flatMap(({ calendarRules }) => calendarRules),
    stopWords: all.flatMap(({ stopWords }) => stopWords),
  };
}

/** What the engine reads of one effect of a rule. `text` is the rule. */
export function readEffect(effect: RuleEffect, text: string): Definitions {
  switch (effect.kind) {
    case "word":
      return { ...noDefinitions, entries: [{ phrase: effect.phrase, meaning: effect.meaning }] };
    case "stop-word":
      return { ...noDefinitions, stopWords: [{ phrase: effect.phrase }] };
    case "filter": {
      const { kind: _, ...filter } = effect;
      return { ...noDefinitions, filters: [{ ...filter, text }] };
    }
    case "date":
      return { ...noDefinitions, corrections: [effect], calendarRules: [{ text, effect }] };
    case "fiscal-year":
      return { ...noDefinitions, calendarRules: [{ text, effect }] };
  }
}

/** The tables and columns that an effect needs. */
export function listEffectNames(effect: RuleEffect): readonly PlanName[] {
  switch (effect.kind) {
    case "word":
      return listMeaningNames(effect.meaning);
    case "filter":
      return listPlanNames({ ...planRows(effect.table), filters: [effect.condition] });
    case "date":
      return [{ table: effect.table, column: effect.column }];
    case "fiscal-year":
    case "stop-word":
      return [];
  }
}

function listMeaningNames(meaning: Meaning): readonly PlanName[] {
  const rows = planRows(meaning.table);
  switch (meaning.kind) {
    case "table":
      return [{ table: meaning.table, column: null }];
    case "column":
    case "value":
      return [{ table: meaning.table, column: meaning.column }];
    case "filter":
      return listPlanNames({ ...rows, filters: [meaning.condition] });
    case "metric": {
      const { expression } = meaning;
      const measure = { id: "metric", expression, label: "", isShown: true, format: null };
      return listPlanNames({ ...rows, measures: [measure] });
    }
  }
}
