import { join } from "node:path";
import { AskingProcess } from "./children/asking/asking-process.ts";
import type { Environment } from "./environment.ts";
import { emptyTrashDaily } from "./jobs/empty-trash-daily.ts";
import { keepSampleFresh } from "./jobs/keep-sample-fresh.ts";
import type { Log } from "./log.ts";
import type { TurnContext } from "./services/asking-context.ts";
import { DemoAnswers } from "./services/demo-answers.ts";
import { RunningTurns } from "./services/running-turns.ts";
import { SampleShop } from "./services/sample-shop.ts";
import { stopLeftTurns } from "./services/stop-left-turns.ts";
import type { StoreContext } from "./services/store-context.ts";

export interface AskingParts extends StoreContext {
  readonly environment: Environment;
  readonly log: Log;
  /** Size of the sample shop; 1 is the real one, 0 builds none. */
  readonly sampleScale: number;
  readonly onClose: (close: () => Promise<void> | void) => void;
}

export interface ComposedAsking extends TurnContext {
  readonly demo: DemoAnswers;
  /** Starts what goes on in the background. */
  startJobs(): void;
}

/** How long a database, and the process that holds it, stay open without a question. */
const idleMs = 5 * 60 * 1000;

/** Puts together what answers questions. */
export async function composeAsking(parts: AskingParts): Promise<ComposedAsking> {
  const { store, now, log, environment, sampleScale, onClose } = parts;
  await stopLeftTurns(parts);
  const sample = new SampleShop({ folder: join(environment.dataFolder, "sample"), scale: sampleScale, now });
  onClose(() => sample.close());
  const asking = new AskingProcess({ memoryMb: 1_024, maxProcesses: 2, idleMs });
  onClose(() => asking.close());
  const demoAsking = new AskingProcess({ memoryMb: 512, maxProcesses: 1, idleMs });
  onClose(() => demoAsking.close());
  const demo = new DemoAnswers({ store, asking: demoAsking, sample });
  const turns = new RunningTurns({ now });
  onClose(() => turns.close());
  const context: TurnContext = { store, now, log, sample, asking, turns };
  const startJobs = () => {
    onClose(emptyTrashDaily(context));
    if (sampleScale > 0) onClose(keepSampleFresh(context));
    // Before the server stops listening, which waits for streams to end.
    onClose(() => turns.close());
  };
  return { ...context, demo, startJobs };
}
