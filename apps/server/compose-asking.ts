import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ProcessGroup, ProcessPool, SharedWork } from "@askery/process";
import { askingGroup, type SpareAskingProcesses } from "./asking-process/asking-process.ts";
import type { Environment } from "./runtime/environment.ts";
import { deriveSealingKey } from "./secrets/seal-secret.ts";
import type { ConnectionPolicy } from "./databases/sources/target-context.ts";
import { limitProbes } from "./connecting/connections/limit-probes.ts";
import { loadSaved } from "./catalog/snapshot/load-saved.ts";
import { ReadCatalogs } from "./catalog/snapshot/read-catalogs.ts";
import type { SchemaContext } from "./catalog/schema/schema-context.ts";
import { isUploadFolder } from "./databases/sources/upload-folder.ts";
import { RunningUploads } from "./connecting/uploads/running-uploads.ts";
import type { UploadContext } from "./connecting/uploads/upload-context.ts";
import { stopLeftUploads } from "./connecting/uploads/stop-left-uploads.ts";
import { RunningSyncs } from "./catalog/syncs/running-syncs.ts";
import type { ConnectionContext } from "./connecting/connections/connection-context.ts";
import { schemaRereader } from "./catalog/syncs/reread-schema.ts";
import { stopLeftSyncs } from "./catalog/syncs/stop-left-syncs.ts";
import { composeJobs } from "./compose-jobs.ts";
import type { JobTiming } from "./jobs/job-runner.ts";
import { printPart } from "./results/result-rows.ts";
import type { Log } from "./runtime/log.ts";
import { refreshSample } from "./asking/sample/refresh-sample-job.ts";
import type { AskingContext } from "./databases/sources/asking-context.ts";
import type { TurnContext } from "./asking/turns/turn-context.ts";
import { DemoAnswers } from "./asking/sample/demo-answers.ts";
import type { SourceRow } from "./databases/sources/find-source.ts";
import { RunningExports } from "./asking/files/running-exports.ts";
import { RunningTurns } from "./asking/turns/running-turns.ts";
import type { FiguresContext } from "./library/dashboards/card-figures.ts";
import { FigureCache } from "./library/dashboards/figure-cache.ts";
import type { CardRun } from "./library/dashboards/card-runs.ts";
import type { TestContext } from "./trust/tests/test-context.ts";
import { readAsServer } from "./policies/current-limits.ts";
import { accessLookups } from "./policies/access-lookups.ts";
import type { SendMail } from "./mail/mail.ts";
import type { AfterAnswer } from "./runtime/after-answer.ts";
import type { ReportContext } from "./reports/report-context.ts";
import { sampleBuilder, SampleShop } from "./databases/sample/sample-shop.ts";
import { stopLeftTurns } from "./asking/turns/stop-left-turns.ts";
import type { PlanContext } from "./databases/plans/plan-limits.ts";
import type { RecentReads } from "./store/recent-reads.ts";

export interface AskingParts extends PlanContext {
  readonly environment: Environment;
  /** The key material that seals connections' secrets. */
  readonly secret: string;
  readonly log: Log;
  /** The version of Askery. */
  readonly version: string;
  /** The scale of the sample shop: 1 is the full shop, 0 builds none. */
  readonly sampleScale: number;
  /** Prints to the terminal. */
  readonly print: (text: string) => void;
  readonly askingNiceness?: number | undefined;
  readonly givenSampleFolder?: string | undefined;
  readonly jobTiming?: Partial<JobTiming> | undefined;
  readonly spareAskingProcesses?: SpareAskingProcesses | undefined;
  readonly onClose: (close: () => Promise<void> | void) => void;
  readonly recent: RecentReads;
  readonly sendMail: SendMail;
  readonly afterAnswer: AfterAnswer;
}

export interface ComposedAsking
  extends
    TurnContext,
    TestContext,
    SchemaContext,
    ConnectionContext,
    UploadContext,
    FiguresContext,
    ReportContext {
  readonly demo: DemoAnswers;
  /** Builds the sample shop and answers its example questions, if there is none. Never fails. */
  prepareSample(): Promise<void>;
  /** Starts the background jobs. */
  startJobs(): void;
}

/** How long a database and its process stay open without a question. */
const idleMs = 30 * 60 * 1000;
/** Memory for databases that stay open without a question, for each asking process. */
const budgetMb = 256;

/** Composes the parts that answer questions. */
export async function composeAsking(parts: AskingParts): Promise<ComposedAsking> {
  const { store, now, limitsOf, log, environment, secret, sampleScale, onClose, recent } = parts;
  const { spareAskingProcesses: spares, askingNiceness: niceness } = parts;
  await stopLeftTurns(parts);
  await stopLeftSyncs(parts, { isStarting: true });
  await stopLeftUploads(parts);
  const sample = new SampleShop({
    folder: join(environment.dataFolder, "sample"),
    givenFolder: parts.givenSampleFolder,
    scale: sampleScale,
    now,
    builder: new ProcessPool(sampleBuilder),
  });
  onClose(() => sample.close());
  const policy = await policyOf(parts);
  const saved = { store, sample, sealingKey: deriveSealingKey(secret), policy };
  const asking = new ProcessGroup(
    askingGroup({
      askingProcesses: environment.askingProcesses ?? processPerCore(),
      memoryMb: 1_024,
      maxProcesses: 2,
      idleMs,
      budgetMb,
      loadSaved: (source) => loadSaved(saved, source),
      loadRows: (part) => printPart(store, part),
      spares,
      niceness,
    }),
  );
  onClose(() => asking.close());
  const demoAsking = new ProcessGroup(
    askingGroup({ memoryMb: 512, maxProcesses: 1, idleMs, budgetMb, spares, niceness }),
  );
  onClose(() => demoAsking.close());
  const recentSources = recent.createReader<SourceRow>();
  const demo = new DemoAnswers({ store, asking: demoAsking, sample });
  const turns = new RunningTurns({ now });
  onClose(() => turns.close());
  const syncs = new RunningSyncs();
  onClose(() => syncs.close());
  const uploads = new RunningUploads();
  onClose(() => uploads.close());
  const probes = limitProbes();
  const catalogs = new ReadCatalogs();
  const context = {
    ...saved,
    limitsOf,
    version: parts.version,
    recentSources,
    now,
    log,
    asking,
    turns,
    exports: new RunningExports(),
    cardRuns: new SharedWork<CardRun>(),
    figureCache: new FigureCache({ store, budgetBytes: environment.cachedFiguresMb * 2 ** 20 }),
    chartRuns: new SharedWork<string>(),
    siteUrl: environment.url,
    canSendMail: environment.smtpUrl !== null,
    sendMail: parts.sendMail,
    afterAnswer: parts.afterAnswer,
    lookups: accessLookups(parts),
    syncs,
    uploads,
    probes,
    catalogs,
  };
  const asked = { ...context, rereadSchema: schemaRereader(context) };
  const prepareSample = () => prepareFirstSample(asked, parts);
  const startJobs = () => {
    const jobs = composeJobs(asked, { hasSample: sampleScale > 0, timing: parts.jobTiming });
    onClose(() => jobs.close());
    if (sampleScale > 0) openSample(sample, log);
    // Runs before the server stops listening, because that waits for streams to end.
    onClose(() => turns.close());
    onClose(() => syncs.close());
  };
  return { ...asked, demo, prepareSample, startJobs };
}

function processPerCore(): number {
  return Math.min(8, Math.max(2, availableParallelism()));
}

async function prepareFirstSample(
  context: AskingContext,
  { sampleScale, log, print }: Pick<AskingParts, "sampleScale" | "log" | "print">,
): Promise<void> {
  if (sampleScale === 0 || (await context.sample.exists())) return;
  print("Building the sample shop. This takes some seconds, and is done only once.");
  try {
    await readAsServer(() => refreshSample(context, new AbortController().signal));
  } catch (error) {
    log.error({ err: error }, "the sample shop was not prepared");
  }
}

/**
 * Builds or opens the sample in the background. Every server needs its own build, whichever server runs the job that
 * refreshes it.
 */
function openSample(sample: SampleShop, log: Log): void {
  sample.ready().catch((error: unknown) => log.error({ err: error }, "the sample shop is not there"));
}

async function policyOf(parts: AskingParts): Promise<ConnectionPolicy> {
  const { allowsPrivateHosts, fileFolders, dataFolder, takesUploadsOver } = parts.environment;
  const uploadFolder = join(dataFolder, "uploads");
  const keepsUploads = await isUploadFolder(parts, { path: uploadFolder, takesOver: takesUploadsOver });
  if (!keepsUploads) {
    parts.log.warn({ folder: uploadFolder }, "another server keeps the uploads: this one takes no files");
  }
  return { allowsPrivateHosts, fileFolders, uploadFolder, keepsUploads };
}
