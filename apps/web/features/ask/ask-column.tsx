import type { Database, Mode } from "@askery/api";
import type { ReactNode } from "react";
import { QuestionBox } from "./question-box.tsx";
import { Starters } from "./starters.tsx";

interface AskColumnProps {
  readonly heading: string;
  /** What becomes of the question. */
  readonly promise: ReactNode;
  readonly database: Database;
  readonly mode: Mode;
  /** A question in the address, asked at once. */
  readonly question?: string | undefined;
  /** Below the box. Default: questions to try. */
  readonly children?: ReactNode;
}

/** The question box under its heading. */
export function AskColumn({ heading, promise, database, mode, question, children }: AskColumnProps) {
  return (
    <div className="mx-auto w-full max-w-[calc(var(--col-ask)+48px)] px-6 pt-[9vh] pb-12 max-md:px-4 max-md:pt-6">
      <h2 className="text-28 font-semibold max-md:text-22">{heading}</h2>
      <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">{promise}</div>
      <QuestionBox
        // A new question in the address replaces the draft.
        key={`${database.id} ${question ?? ""}`}
        {...{ database, mode, question }}
      />
      {children ?? <Starters databaseId={database.id} mode={mode} />}
    </div>
  );
}
