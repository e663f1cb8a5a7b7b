import type { ExecutionStep } from "@askery/model";
import { countOf } from "../../wording/count-of.ts";

/** The steps of a statement as a tree, from the result down, with the database's estimates. */
export function ExecutionPlan({ steps }: { readonly steps: readonly ExecutionStep[] }) {
  const dearest = steps.reduce((most, { costShare }) => Math.max(most, costShare ?? 0), 0);
  return (
    <>
      <p className="mb-2 text-12 text-text-3">
        Each step works on the rows of the steps below it. These are the database’s estimates: the statement
        did not run.
      </p>
      <ol className="text-13 [--step:1rem] max-md:[--step:0.375rem]">
        {steps.map((step, index) => (
          <li
            key={index}
            aria-level={step.depth + 1}
            className="flex flex-wrap items-baseline gap-x-3 border-s border-line py-1 ps-3"
            style={{ marginInlineStart: `calc(${Math.min(step.depth, deepest)} * var(--step))` }}
          >
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              <b className="font-medium text-text">{step.operation}</b>
              {step.details.map((detail, at) => (
                <span key={at} className="text-12 text-text-3">
                  {" · "}
                  {detail}
                </span>
              ))}
            </span>
            <Estimates step={step} isDearest={dearest > 0 && step.costShare === dearest} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Deeper steps are not indented any further, so that they have room. */
const deepest = 12;

function Estimates({ step, isDearest }: { readonly step: ExecutionStep; readonly isDearest: boolean }) {
  const { rows, costShare } = step;
  if (rows === null && costShare === null) return null;
  return (
    <span className="figures flex flex-none items-center gap-2 text-12 text-text-2">
      {rows !== null && <span>{countOf(Math.round(rows), "row")}</span>}
      {costShare !== null && (
        <span className={isDearest ? "font-medium text-text" : "text-text-3"}>
          {Math.round(costShare * 100)}% of the cost
        </span>
      )}
    </span>
  );
}
