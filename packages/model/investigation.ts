import type { Chart } from "./chart/chart-spec.ts";
import type { ExploredFilter } from "./exploration.ts";
import type { Output } from "./output.ts";
import type { Table } from "./table.ts";

/** A question about reasons, what was asked further about it, and the steps that people left out. */
export interface Investigation {
  readonly question: string;
  /** Questions that continue it, such as "and in Spain?", oldest first. */
  readonly followUps?: readonly string[];
  /** The part that is looked at: rows with these values. */
  readonly within?: readonly ExploredFilter[];
  /** The ids of steps that are not run. */
  readonly without: readonly string[];
  /** The ids of offered steps that are run as well. */
  readonly added?: readonly string[];
}

/** One step of the plan: a query, or two that belong together. */
export interface InvestigationStep {
  /** The same for the same question, so that it can be left out, and opened as an answer. */
  readonly id: string;
  /** What it computes: "Revenue by channel". */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly why: string;
  readonly queryCount: number;
  /** The number of rows that its queries may read; null if unknown. */
  readonly rowEstimate: number | null;
  readonly isLeftOut: boolean;
}

/** What a step returned. */
export interface InvestigationResult {
  readonly id: string;
  readonly sentence: string;
  readonly chart: Chart;
  /** At most the first thousand rows. */
  readonly rows: Table;
  readonly outputs: readonly Output[];
  readonly rowCount: number;
  readonly sql: string;
  readonly ms: number;
}

/** A sentence of a report, and the steps whose results are behind it. */
export interface ReportSentence {
  readonly text: string;
  /** The ids of steps. */
  readonly evidence: readonly string[];
}

/** Something that explains a part of the answer, with what further steps found about it. */
export interface ReportFinding extends ReportSentence {
  /** The size of the effect, relative to the largest one: 0–1. */
  readonly size: number;
  /** Whether it raises the figure. */
  readonly isUp: boolean;
  /** The rows that it is about, if they can be looked at alone. */
  readonly part?: readonly ExploredFilter[];
  /** The question about it, if it is another one than that of the report. */
  readonly question?: string;
  readonly details: readonly ReportSentence[];
}

/** A figure that a report is about, so that it can be compared with that of another run. */
export interface ReportFigure {
  /** The same in all runs: "after" is the later period, whichever it is. */
  readonly id: string;
  /** "Revenue in May 2026". */
  readonly label: string;
  readonly text: string;
  readonly value: number;
}

/** What an investigation found: the answer first. */
export interface InvestigationReport {
  /** What it is about, in figures. Absent: there is none. */
  readonly figures?: readonly ReportFigure[];
  readonly answer: readonly ReportSentence[];
  /** What the findings are. Absent: what explains it. */
  readonly findingsTitle?: string;
  /** The largest effect first. */
  readonly findings: readonly ReportFinding[];
  /** What people should know before they trust it. */
  readonly caveats: readonly string[];
  /** What was checked and found nothing. */
  readonly nothing: readonly ReportSentence[];
  /** The step whose chart belongs to the answer. Absent: none does more than the others. */
  readonly picture?: string;
}

/** A step whose query failed; the others are not affected. */
export interface FailedStep {
  readonly id: string;
  readonly message: string;
  readonly fix: string;
}

/** What an investigation reports: its plan, steps as they run, further steps that results suggest, and the report. */
export type InvestigationEvent =
  | {
      readonly kind: "planned";
      /** What is investigated, in words: "Revenue in May 2026, compared with April 2026". */
      readonly title: string;
      readonly steps: readonly InvestigationStep[];
      /** Steps that people can add: further breakdowns, and another period to compare with. */
      readonly offers: readonly InvestigationStep[];
    }
  /** Nothing is run: the question cannot be investigated. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fix: string;
      readonly questions: readonly string[];
    }
  | { readonly kind: "running"; readonly id: string }
  | { readonly kind: "result"; readonly result: InvestigationResult }
  | { readonly kind: "failed"; readonly failed: FailedStep }
  /** Steps that are added to the plan, because of what was found. */
  | { readonly kind: "added"; readonly steps: readonly InvestigationStep[] }
  | { readonly kind: "report"; readonly report: InvestigationReport; readonly ms: number };

/** An investigation that has run to its end. */
export interface InvestigationRun {
  readonly title: string;
  readonly steps: readonly InvestigationStep[];
  readonly results: readonly InvestigationResult[];
  readonly failed: readonly FailedStep[];
  readonly report: InvestigationReport;
  readonly ms: number;
}

/** What differs between the reports of two runs. */
export interface ReportChanges {
  /** Figures of either run, in pairs. */
  readonly figures: readonly {
    readonly id: string;
    /** Null: that run has no such figure. */
    readonly before: ReportFigure | null;
    readonly after: ReportFigure | null;
    /** "+12%", or "+1.2 points" for shares. Null: unknown, or no change. */
    readonly change: string | null;
  }[];
  /** Sentences of findings that only the later run has. */
  readonly came: readonly ReportSentence[];
  /** Sentences of findings that only the earlier run has. */
  readonly went: readonly ReportSentence[];
  /** Findings of both runs about the same thing whose sentences differ. */
  readonly changed: readonly { readonly before: ReportSentence; readonly after: ReportSentence }[];
  /** How many findings did not change. */
  readonly sameCount: number;
}
