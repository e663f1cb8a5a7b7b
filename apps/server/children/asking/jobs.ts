import type { Completion, TurnStep } from "@askery/api";
import type { ThemeName } from "@askery/charts";
import type { Limits } from "@askery/connectors";
import type { AppErrorCode, AskSettings, ChartSpec, Output, IsoDate, Plan, Statement } from "@askery/model";

/** Where a database is. */
export interface DatabaseSource {
  readonly kind: "file";
  /** Absolute. A file never changes under its path: a new build has a new name. */
  readonly path: string;
}

/** What every job is about. */
interface About {
  readonly source: DatabaseSource;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** What the process can be asked to do: what each job needs, and what comes of it. */
export interface Jobs {
  readonly ask: {
    readonly input: About & {
      readonly text: string;
      /** Earlier questions of the conversation, oldest first. */
      readonly earlier: readonly string[];
      readonly limits: Partial<Limits>;
    };
    readonly result: AskedQuestion;
  };
  readonly rerun: {
    readonly input: About & {
      readonly plan: Plan;
      readonly limits: Partial<Limits>;
    };
    readonly result: RerunChart;
  };
  /** A small picture of a chart, as SVG. It needs no database. */
  readonly draw: {
    readonly input: {
      readonly spec: ChartSpec;
      /** `Table` as JSON. */
      readonly table: string;
      readonly theme: ThemeName;
      readonly width: number;
      readonly height: number;
    };
    readonly result: string;
  };
  readonly starters: { readonly input: About; readonly result: readonly string[] };
  readonly completions: {
    readonly input: About & {
      readonly text: string;
      readonly caret: number;
      /** Questions that were asked before, latest first. */
      readonly past: readonly string[];
    };
    readonly result: readonly Completion[];
  };
}

export interface AskedQuestion {
  readonly isAnswered: boolean;
  /** `Outcome` as JSON: large, so it is written where it came to be and never read on its way. */
  readonly outcome: string;
  /** What the question was taken for, as a title. */
  readonly summary: string;
}

export interface RerunChart {
  readonly statement: Statement;
  readonly outputs: readonly Output[];
  readonly chart: ChartSpec;
  /** `Table` as JSON. */
  readonly table: string;
}

export type JobKind = keyof Jobs;

type WithoutTime<Step> = Step extends { readonly atMs: number } ? Omit<Step, "atMs"> : never;
/** A step before it is said when it began. */
export type UntimedStep = WithoutTime<TurnStep>;

/** What is said to the process. */
export type AskingRequest =
  | {
      [Kind in JobKind]: { readonly id: number; readonly kind: Kind; readonly input: Jobs[Kind]["input"] };
    }[JobKind]
  | { readonly id: number; readonly kind: "stop" }
  | { readonly id: number; readonly kind: "ping" }
  /** Closes all databases; the process then ends. */
  | { readonly id: number; readonly kind: "close" };

/** What the process says. */
export type AskingReply =
  | { readonly id: number; readonly kind: "step"; readonly step: UntimedStep }
  | { readonly id: number; readonly kind: "done"; readonly value: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly failure: AskingFailure };

/** An `AppError` as it travels; a code of null is a bug of ours, with its stack as message. */
export interface AskingFailure {
  readonly code: AppErrorCode | null;
  readonly message: string;
  readonly fix: string;
}

/** What a process is started with. */
export interface ProcessOptions {
  /** Of each process below it that holds a database. */
  readonly memoryMb: number;
  readonly maxProcesses: number;
  /** After how long without a question a database is closed. */
  readonly idleMs: number;
}
