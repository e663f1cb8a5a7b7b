/** A step that a sentence rests on, by its number in the plan. */
export interface NumberedStep {
  readonly number: number;
  readonly title: string;
}

/** A link to one step, or to the first of several that follow one another. */
export interface StepLink {
  readonly number: number;
  /** "4", "4–28". */
  readonly shown: string;
  readonly label: string;
}

/** More numbers than this fill a line, so that those that follow one another become one link. */
export const maxTogether = 6;

/** The links below a sentence, in the order of the plan. */
export function listStepLinks(steps: readonly NumberedStep[]): readonly StepLink[] {
  if (steps.length <= maxTogether) return steps.map(linkOf);
  return listRuns(steps).flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    return first === undefined || last === undefined || run.length < leastRun
      ? run.map(linkOf)
      : [
          {
            number: first.number,
            shown: `${first.number}–${last.number}`,
            label: `Steps ${first.number}–${last.number}: ${first.title} and ${run.length - 1} more`,
          },
        ];
  });
}

const leastRun = 3;

function linkOf({ number, title }: NumberedStep): StepLink {
  return { number, shown: String(number), label: `Step ${number}: ${title}` };
}

function listRuns(steps: readonly NumberedStep[]): readonly (readonly NumberedStep[])[] {
  const runs: NumberedStep[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.number === step.number - 1) run.push(step);
    else runs.push([step]);
  }
  return runs;
}
