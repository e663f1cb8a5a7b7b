import type { Served } from "./endpoints/serve.ts";
import { createApp, type App } from "./app.ts";
import type { SpareAskingProcesses } from "./asking-process/asking-process.ts";
import { composeAsking, type ComposedAsking } from "./compose-asking.ts";
import { composeSignIn } from "./people/sign-in/compose-sign-in.ts";
import { scryptPasswords, type Passwords } from "./people/sign-in/passwords.ts";
import type { SignInService } from "./people/sign-in/sign-in-service.ts";
import type { Environment } from "./runtime/environment.ts";
import { listen, type Listener } from "./http/listen.ts";
import { createMailer, defaultSender } from "./mail/create-mailer.ts";
import type { SendMail } from "./mail/mail.ts";
import { jobRoutes } from "./jobs/job-routes.ts";
import type { JobTiming } from "./jobs/job-runner.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import { createAfterAnswer, type AfterAnswer } from "./runtime/after-answer.ts";
import type { Log } from "./runtime/log.ts";
import { readSecret } from "./secrets/read-secret.ts";
import { OpenStreams } from "./endpoints/open-streams.ts";
import { openSessions } from "./policies/open-sessions.ts";
import { ownDataRoutes } from "./accounts/own-data-routes.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { recordAct } from "./audit/record-act.ts";
import { accountRoutes } from "./people/account-routes.ts";
import { chartRoutes } from "./library/charts/chart-routes.ts";
import { chartPointRoutes } from "./library/charts/points/point-routes.ts";
import { draftRoutes } from "./library/charts/drafts/draft-routes.ts";
import { commentRoutes } from "./comments/comment-routes.ts";
import { connectionRoutes } from "./connecting/connections/connection-routes.ts";
import { conversationRoutes } from "./conversations/conversation-routes.ts";
import { dashboardRoutes } from "./library/dashboards/dashboard-routes.ts";
import { buildingRoutes } from "./library/dashboards/building-routes.ts";
import { viewRoutes } from "./library/dashboards/view-routes.ts";
import { filterRoutes } from "./library/dashboards/filter-routes.ts";
import { databaseRoutes } from "./databases/database-routes.ts";
import { demoRoutes } from "./asking/sample/demo-routes.ts";
import { folderRoutes } from "./library/folders/folder-routes.ts";
import { favoriteRoutes } from "./library/saved/favorite-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { knowledgeRoutes } from "./catalog/entries/knowledge-routes.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { groupRoutes } from "./teams/group-routes.ts";
import { teamRoutes } from "./teams/team-routes.ts";
import { ruleRoutes } from "./catalog/rules/rule-routes.ts";
import { schemaRoutes } from "./catalog/schema/schema-routes.ts";
import { emailChangeRoutes } from "./people/sign-in/email-change-routes.ts";
import { signInRoutes } from "./people/sign-in/sign-in-routes.ts";
import { twoFactorRoutes } from "./people/sign-in/two-factor-routes.ts";
import { providerRoutes } from "./people/sign-in/provider-routes.ts";
import { applyProviderGroups } from "./teams/provider-groups.ts";
import { passkeyRoutes } from "./people/sign-in/passkey-routes.ts";
import { syncRoutes } from "./catalog/syncs/sync-routes.ts";
import { sharingRoutes } from "./sharing/sharing-routes.ts";
import { visitorRoutes } from "./sharing/visitor-routes.ts";
import { trashRoutes } from "./library/trash/trash-routes.ts";
import { editRoutes } from "./asking/edit-routes.ts";
import { exploreRoutes } from "./asking/explore-routes.ts";
import { investigateRoutes } from "./asking/investigate-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { rowRoutes } from "./asking/row-routes.ts";
import { trustRoutes } from "./trust/trust-routes.ts";
import { turnRoutes } from "./asking/turn-routes.ts";
import { uploadRoutes } from "./connecting/uploads/upload-routes.ts";
import { accessLookups } from "./policies/access-lookups.ts";
import { administrationRoutes } from "./administration/administration-routes.ts";
import { readSignUpRule } from "./people/sign-in/sign-up-rule.ts";
import { readUser } from "./people/read-account.ts";
import { listDatabases } from "./databases/workspaces/databases.ts";
import { welcomeAccount } from "./databases/sample/welcome-account.ts";
import { makePlanLimiter, type PlanLimiter } from "./databases/plans/plan-limits.ts";
import { lockFolder } from "./store/lock-folder.ts";
import { protectFolder, refuseEmptiedStore } from "./store/protect-folder.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { RecentReads } from "./store/recent-reads.ts";

/** The inputs from the program that starts a server. */
export interface ServerTools {
  /** The version of Askery. */
  readonly version: string;
  readonly log: Log;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** The folder of a build of the sample shop that came with the server. Default: none. */
  readonly givenSampleFolder?: string;
  /** How much the processes that plan and query yield to others on the machine. Default: 0. */
  readonly askingNiceness?: number;
  /** The scale of the sample shop: 1 is the full shop, 0 builds none. */
  readonly sampleScale: number;
  /** Prints to the terminal in addition to the log: mail that can't be sent, the setup token. */
  readonly print: (text: string) => void;
  /** How often to look for jobs, and how long a server may be silent while it works on one. */
  readonly jobTiming?: Partial<JobTiming> | undefined;
  /** How often to check the access of open streams. Default: every 20 seconds. */
  readonly streamCheckMs?: number | undefined;
  /** Asking processes that outlive this server. Default: it starts and ends its own. */
  readonly spareAskingProcesses?: SpareAskingProcesses | undefined;
  /** How to hash passwords. Default: scrypt, at a cost that is too slow for tests. */
  readonly passwords?: Passwords;
}

/** The parts that services are composed of. */
export interface ServerParts extends ServerTools {
  readonly environment: Environment;
  readonly store: Store;
  /** Signs sessions and encrypts connections; at least 32 characters. */
  readonly secret: string;
  /** Registers a function that runs when the server stops, in reverse order and before the store is closed. */
  readonly onClose: (close: () => Promise<void> | void) => void;
  readonly recent: RecentReads;
  readonly limitsOf: PlanLimiter;
  readonly sendMail: SendMail;
  readonly afterAnswer: AfterAnswer;
}

export interface ComposedServer {
  readonly store: Store;
  /** Builds the sample shop and answers its example questions, if there is none; without it, this happens after `start`. */
  prepareSample(): Promise<void>;
  /** Starts to listen. The web app has to be built by then. */
  start(): Promise<Listener & { readonly app: App }>;
  /** Stops listening, waits a few seconds for requests to end, then closes everything. */
  close(): Promise<void>;
}

/** How long open requests may continue after the server was asked to stop. */
const graceMs = 5000;

/**
 * Composes the server: data folder, store, services, routes.
 *
 * @throws AppError if the data folder or the store is not available
 */
export async function composeServer(environment: Environment, tools: ServerTools): Promise<ComposedServer> {
  const closing: (() => Promise<void> | void)[] = [];
  const close = () => closeAll(closing);
  try {
    const recent = new RecentReads(tools.now);
    const store = await openOwnStore(environment, {
      onWrite: () => recent.forget(),
      onClose: (work) => void closing.push(work),
    });
    const secret = readSecret(environment.secret, environment.dataFolder);
    const parts = {
      ...tools,
      ...composeMail(environment, { ...tools, onClose: (work) => void closing.push(work) }),
      environment,
      store,
      secret,
      recent,
      limitsOf: makePlanLimiter({ isOn: environment.hasPlanLimits }),
      onClose: (work) => void closing.push(work),
    } satisfies ServerParts;
    const asking = await composeAsking(parts);
    const signIn = composeSignIn({
      ...parts,
      onAccountCreated: (account) => welcomeAccount(parts, account),
      onProviderSignIn: (person) => applyProviderGroups(parts, person),
    });
    await printSetupToken(signIn, tools.print);
    const streams = openStreams(parts);
    const start = async () => {
      const app = createApp({
        ...parts,
        served: composeRoutes(parts, { signIn, asking }),
        lookups: { ...accessLookups(parts), isServerOwner: signIn.isOwner },
        findSession: signIn.findSession,
        streams,
        recordAct: recordAct(parts),
      });
      const listener = await listen(app.fetch, environment);
      closing.push(() => listener.close(graceMs));
      asking.startJobs();
      return { ...listener, app };
    };
    return { store, prepareSample: () => asking.prepareSample(), start, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sends mail, while the server runs and until it has closed. */
function composeMail(
  { url, smtpUrl, mailFrom }: Environment,
  { log, print, onClose }: Pick<ServerParts, "log" | "print" | "onClose">,
): Pick<ServerParts, "sendMail" | "afterAnswer"> {
  const afterAnswer = createAfterAnswer((error) =>
    log.error({ err: error }, "What an answer did not wait for has failed: mail, most likely"),
  );
  onClose(() => afterAnswer.settle());
  return { afterAnswer, sendMail: createMailer({ smtpUrl, from: mailFrom ?? defaultSender(url), print }) };
}

/** The streams of a server, and the clock that ends those whose caller has lost access. */
function openStreams({ store, now, log, streamCheckMs = 20_000, onClose }: ServerParts): OpenStreams {
  const streams = new OpenStreams({ log, findSessions: openSessions({ store, now }) });
  const timer = setInterval(() => void streams.check(), streamCheckMs);
  onClose(() => clearInterval(timer));
  return streams;
}

/** Closes everything in reverse order, even if some of it fails, and throws the failures at the end. */
async function closeAll(closing: (() => Promise<void> | void)[]): Promise<void> {
  const errors: unknown[] = [];
  for (let next = closing.pop(); next !== undefined; next = closing.pop()) {
    try {
      await next();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Something could not be closed.");
}

async function openOwnStore(
  environment: Environment,
  { onWrite, onClose }: Pick<ServerParts, "onClose"> & { readonly onWrite: () => void },
): Promise<Store> {
  const { databaseUrl, dataFolder } = environment;
  protectFolder(dataFolder);
  if (databaseUrl === null) {
    refuseEmptiedStore(dataFolder);
    const lock = lockFolder(dataFolder);
    onClose(() => lock.release());
  }
  const store = await openStore(
    databaseUrl === null ? { kind: "embedded", folder: dataFolder } : { kind: "postgres", url: databaseUrl },
    { onWrite },
  );
  onClose(() => store.destroy());
  return store;
}

interface ServerServices {
  readonly signIn: SignInService;
  readonly asking: ComposedAsking;
}

/** All routes, one line per resource. */
function composeRoutes(parts: ServerParts, { signIn, asking }: ServerServices): readonly Served[] {
  const { store, environment, secret, passwords = scryptPasswords } = parts;
  const canSendMail = environment.smtpUrl !== null;
  const sharing = { ...asking, secret, passwords };
  return [
    ...healthRoutes(parts),
    ...signInRoutes({ signIn, readUser: (userId) => readUser(store, userId) }),
    ...twoFactorRoutes(signIn.parts),
    ...passkeyRoutes(signIn.parts),
    ...providerRoutes(signIn.parts),
    ...emailChangeRoutes(signIn.parts),
    ...accountRoutes({
      store,
      listDatabases: (request) => listDatabases(parts, request),
      hasOwner: signIn.hasOwner,
      readSignUpRule: () => readSignUpRule(store),
      isOwner: signIn.isOwner,
      canSendMail,
      hasPlanLimits: environment.hasPlanLimits,
      provider: environment.provider?.name ?? null,
      sourceUrl: environment.sourceUrl,
    }),
    ...auditRoutes(parts),
    ...administrationRoutes({ ...parts, startedAtMs: parts.now() }),
    ...ownDataRoutes(signIn.parts),
    ...databaseRoutes(parts),
    ...connectionRoutes(asking),
    ...syncRoutes(asking),
    ...schemaRoutes(asking),
    ...ruleRoutes(asking),
    ...uploadRoutes(asking),
    ...knowledgeRoutes(asking),
    ...conversationRoutes(parts),
    ...favoriteRoutes(parts),
    ...folderRoutes(parts),
    ...jobRoutes(parts),
    ...peopleRoutes(parts),
    ...teamRoutes({ ...parts, url: environment.url }),
    ...groupRoutes({ ...parts, provider: environment.provider?.name ?? null }),
    ...trashRoutes(parts),
    ...turnRoutes(asking),
    ...editRoutes(asking),
    ...rowRoutes(asking),
    ...exploreRoutes(asking),
    ...investigateRoutes(asking),
    ...reportRoutes(asking),
    ...trustRoutes(asking),
    ...chartRoutes(asking),
    ...draftRoutes(asking),
    ...chartPointRoutes(asking),
    ...dashboardRoutes(parts),
    ...buildingRoutes(asking),
    ...filterRoutes(asking),
    ...viewRoutes(parts),
    ...demoRoutes(asking),
    ...commentRoutes({ ...parts, url: environment.url, sendMail: canSendMail ? parts.sendMail : null }),
    ...sharingRoutes(sharing),
    ...visitorRoutes(sharing),
  ];
}

/**
 * Prints the setup token, with which a person who can read the log may create the first account from another machine.
 */
async function printSetupToken(signIn: SignInService, print: (text: string) => void): Promise<void> {
  const token = await signIn.readSetupToken();
  if (token === null) return;
  print(
    `Nobody has an account here yet. The first one owns the server. From another machine it needs this setup token: ${token}`,
  );
}
