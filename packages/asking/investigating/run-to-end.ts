import { invariant, type InvestigationEvent, type InvestigationRun } from "@askery/model";

/** Collects the events of a planned investigation until it has ended. */
export async function runToEnd(events: AsyncIterable<InvestigationEvent>): Promise<InvestigationRun> {
  const run = { title: "", steps: [], results: [], failed: [] } as Collected;
  let end: Pick<InvestigationRun, "report" | "ms"> | null = null;
  for await (const event of events) {
    switch (event.kind) {
      case "planned":
        run.title = event.title;
        run.steps.push(...event.steps);
        break;
      case "added":
        run.steps.push(...event.steps);
        break;
      case "result":
        run.results.push(event.result);
        break;
      case "failed":
        run.failed.push(event.failed);
        break;
      case "report":
        end = event;
        break;
      case "running":
      case "refused":
        break;
    }
  }
  invariant(end, "an investigation that was planned ends with a report");
  return { ...run, report: end.report, ms: end.ms };
}

interface Collected {
  title: string;
  readonly steps: InvestigationRun["steps"][number][];
  readonly results: InvestigationRun["results"][number][];
  readonly failed: InvestigationRun["failed"][number][];
}
