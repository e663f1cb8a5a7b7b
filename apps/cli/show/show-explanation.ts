import type { Step } from "@askery/asking";
import { printStatement, sumFeatures, type Planned, type Question } from "@askery/engine";
import { type AskSettings, type Catalog, databaseKindNames, type IsoDate, type Outcome } from "@askery/model";
import { layOutTable } from "../text/lay-out-table.ts";
import { printable, printableLine } from "../text/printable.ts";

export interface Explained {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** Lines are not wrapped, because they are read with a pager or a search. */
const width = 1_000;

/** Shows every stage behind an answer, in the order of the pipeline. */
export function showExplanation({ steps, outcome, catalog, today, settings }: Explained): string {
  const planned = steps.find((step) => step.kind === "choosing-tables")?.planned ?? null;
  const question = planned?.stages?.question ?? null;
  const plan = outcome.kind === "answered" ? outcome.answer.plan : null;
  const sections: readonly (readonly [title: string, text: string])[] = [
    ["Words", question ? showWords(question) : ""],
    ["Phrases", question ? showPhrases(question) : ""],
    ["Mentions", planned?.stages ? showMentions(planned.stages) : ""],
    ["Interpretations", planned && question ? showInterpretations(planned, question) : ""],
    ["Problem", outcome.kind === "refused" ? JSON.stringify(outcome.problem, null, 2) : ""],
    ["Plan", plan ? JSON.stringify(plan, null, 2) : ""],
    ...databaseKindNames.map(
      (dialect) =>
        [
          `SQL for ${dialect}`,
          plan ? printStatement(plan, { catalog, dialect, today, settings, values: "inline" }).text : "",
        ] as const,
    ),
    ["Checks", showChecks(steps)],
    ["Times", showTimes(steps)],
  ];
  return sections
    .filter(([, text]) => text !== "")
    .map(([title, text]) => `== ${title}\n${printable(text)}\n\n`)
    .join("");
}

type Cells = Readonly<Record<string, readonly string[]>>;

function showColumns(columns: Cells): string {
  const { header, rows } = layOutTable(
    Object.entries(columns).map(([header, cells]) => ({
      header,
      cells: cells.map(printableLine),
      isFigure: true,
    })),
    width,
  );
  return [header, ...rows].join("\n");
}

function showWords({ words }: Question): string {
  return showColumns({
    word: words.map(({ text }) => text),
    lemma: words.map(({ lemma }) => lemma),
    tag: words.map(({ tag }) => tag),
    small: words.map(({ isFunctionWord }) => (isFunctionWord ? "yes" : "")),
  });
}

function showPhrases(question: Question): string {
  if (question.phrases.length === 0) return "";
  return showColumns({
    words: question.phrases.map(({ range }) => wordsOf(question, range)),
    meaning: question.phrases.map((phrase) => JSON.stringify({ ...phrase, range: undefined })),
  });
}

function wordsOf({ words }: Question, { from, to }: { readonly from: number; readonly to: number }): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

function showMentions({ question, mentions }: NonNullable<Planned["stages"]>): string {
  if (mentions.length === 0) return "none";
  return showColumns({
    words: mentions.map(({ range }) => wordsOf(question, range)),
    score: mentions.map(({ score }) => score.toFixed(2)),
    stage: mentions.map(({ stage, isGuess }) => (isGuess ? `${stage} (guess)` : stage)),
    target: mentions.map(({ target }) =>
      target.kind === "glossary" ? target.entry.phrase : Object.values(target).slice(1).join("."),
    ),
    reason: mentions.map(({ reason }) => reason),
  });
}

/** Those of an answer, or those that a refusal offers. */
function showInterpretations(planned: Planned, question: Question): string {
  return (planned.kind === "planned" ? planned.interpretations : planned.rivals)
    .map(({ interpretation, score, share }, index) => {
      const features = Object.entries(sumFeatures(interpretation.features))
        .filter(([, figure]) => figure !== 0)
        .map(([name, figure]) => `${name} ${String(Math.round(figure * 100) / 100)}`);
      const words = interpretation.explained.map(
        ({ range, role }) => `${wordsOf(question, range)} (${role})`,
      );
      return [
        `${String(index + 1)}. score ${score.toFixed(2)}, share ${share.toFixed(2)}`,
        `   ${features.join(", ")}`,
        `   ${words.join(", ")}`,
      ].join("\n");
    })
    .join("\n");
}

function showChecks(steps: readonly Step[]): string {
  const checks = steps.find((step) => step.kind === "checking")?.checks ?? [];
  return checks
    .map(
      ({ index, statement, probe }) =>
        `${String(index + 1)}. ${probe?.outcome ?? "timed out"}\n${statement.text}`,
    )
    .join("\n\n");
}

function showTimes(steps: readonly Step[]): string {
  return steps
    .flatMap((step) => ("ms" in step ? [`${timeNames[step.kind]} ${step.ms.toFixed(1)} ms`] : []))
    .join("\n");
}

const timeNames = {
  "choosing-tables": "reading, linking, composing, ranking",
  "writing-sql": "printing",
  checking: "running the chosen interpretation, after checks",
  received: "running",
} as const;
