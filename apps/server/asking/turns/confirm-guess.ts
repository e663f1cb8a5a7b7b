import type { Chip, Mark, Narrative, PlanPart } from "@askery/model";
import { readNarrative } from "../../results/find-result.ts";
import type { ResultWithRows } from "../../results/print-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { EditOutcome } from "./run-edit.ts";
import type { ShownAnswer } from "./shown-answer.ts";

/**
 * The shown answer with a guessed part confirmed. Nothing runs: plan, rows and chart are those of the shown result. Null if
 * no guessed part is the confirmed one.
 */
export async function confirmGuess(
  store: Store,
  { result, position }: ShownAnswer,
  confirmed: PlanPart,
): Promise<Extract<EditOutcome, { kind: "answered" }> | null> {
  const narrative = readNarrative(result);
  const guess = narrative.interpretation.chips.find((chip) => isGuess(chip, confirmed));
  if (guess === undefined) return null;
  const words = `“${guess.text}” is right`;
  const { plan, statement, sql, outputs, chart, head, rowCount } = result;
  const rows = { plan, statement, sql, outputs, chart, head, rowCount };
  const confirmedResult: ResultWithRows = {
    ...rows,
    narrative: JSON.stringify(confirmIn(narrative, confirmed, words)),
    parts: await readParts(store, result.id),
    followed: await readFollowed(store, result.id),
  };
  return {
    kind: "answered",
    result: confirmedResult,
    step: { kind: "plan", words, question: position.shown?.question ?? null },
  };
}

function isGuess({ kind, part }: Chip, confirmed: PlanPart): boolean {
  return kind === "guessed" && JSON.stringify(part) === JSON.stringify(confirmed);
}

function confirmIn(
  { interpretation, receipt, ...rest }: Narrative,
  confirmed: PlanPart,
  words: string,
): Narrative {
  const chips = interpretation.chips.map((chip): Chip =>
    isGuess(chip, confirmed) ? { ...chip, kind: "understood" } : chip,
  );
  const isCertain = chips.every(({ kind }) => kind === "understood");
  return {
    ...rest,
    interpretation: {
      ...interpretation,
      chips,
      marks: isCertain ? interpretation.marks.map(understand) : interpretation.marks,
    },
    warnings: rest.warnings.filter(({ code }) => !isCertain || code !== "guessed"),
    receipt: { ...receipt, edits: [...(receipt.edits ?? []), words] },
  };
}

function understand(mark: Mark): Mark {
  return mark.kind === "guessed" ? { ...mark, kind: "understood" } : mark;
}

async function readParts(store: Store, resultId: string): Promise<readonly string[]> {
  const parts = await store
    .selectFrom("resultPart")
    .select("chunk")
    .where("resultId", "=", resultId)
    .orderBy("position")
    .execute();
  return parts.map(({ chunk }) => chunk);
}

async function readFollowed(store: Store, resultId: string): Promise<readonly string[]> {
  const followed = await store
    .selectFrom("followedDefinition")
    .select("entryId")
    .where("resultId", "=", resultId)
    .execute();
  return followed.map(({ entryId }) => entryId);
}
