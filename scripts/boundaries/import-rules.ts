import { serverRooms } from "./server-rooms.data.ts";
import { webLayers, webRooms } from "./web-rooms.data.ts";

/**
 * One rule about which files may import which, as data. Paths are regular expressions over paths from the root of the
 * tree. `$1` in a `to` path is the first group's match in the `from` path.
 */
export interface ImportRule {
  /** The name under which a breach is reported. Rules with the same name share a comment. */
  readonly name: string;
  /** The reason for the rule, shown with every breach. */
  readonly comment: string;
  readonly from: ImportRuleEnd;
  readonly to: ImportRuleEnd;
}

interface ImportRuleEnd {
  readonly path?: string;
  readonly pathNot?: string;
  readonly circular?: boolean;
  readonly couldNotResolve?: boolean;
  readonly dependencyTypes?: ("core" | "local")[];
  readonly dependencyTypesNot?: "aliased-workspace"[];
}

/** The engine's folders in the order of the pipeline. Each may import earlier ones only. */
const engineStages = [
  "question",
  "meaning",
  "link",
  "plan",
  "sql",
  "chart",
  "edit",
  "narrate",
  "explore",
  "investigate",
];

const sharedRooms = webRooms.flatMap(({ folder, rooms }) => (folder === "shared" ? rooms : []));

/** A deep import by package name, which the package's `exports` do not resolve. */
const privateName = "^@askery/[^/]+/.";
/** Scripts that generate a package's data files. They are run manually and are not part of the product. */
const generator = "/scripts/";
const test = "\\.test(?:-support)?\\.tsx?$";
const ours = "^(?:packages|apps|bench|e2e|scripts)/";

export const importRules: readonly ImportRule[] = [
  {
    name: "no-cycle",
    comment: "Modules that import each other, if only for types, can only be understood together.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    comment: "An import that cannot be found cannot be checked.",
    from: {},
    to: { couldNotResolve: true, pathNot: privateName },
  },
  {
    name: "packages-through-index",
    comment: "A package is imported through its index.ts only; what that does not list is private.",
    from: { path: "^packages/([^/]+)/" },
    to: { path: `^packages/(?!$1/)|${privateName}`, pathNot: "^packages/[^/]+/index\\.ts$" },
  },
  {
    name: "packages-through-index",
    comment: "A package is imported through its index.ts only; what that does not list is private.",
    from: { pathNot: "^packages/" },
    to: { path: `^packages/|${privateName}`, pathNot: "^packages/[^/]+/index\\.ts$" },
  },
  {
    name: "packages-by-name",
    comment: "Another package is imported by its name, never by a relative path.",
    from: { path: "^packages/([^/]+)/" },
    to: { path: "^packages/(?!$1/)[^/]+/index\\.ts$", dependencyTypes: ["local"] },
  },
  {
    name: "packages-by-name",
    comment: "A package is imported by its name, never by a relative path.",
    from: { pathNot: "^packages/" },
    to: {
      path: "^packages/[^/]+/index\\.ts$",
      dependencyTypes: ["local"],
      dependencyTypesNot: ["aliased-workspace"],
    },
  },
  {
    name: "packages-below-apps",
    comment: "Packages know nothing of what is built on them. Tests may use the test servers.",
    from: { path: "^packages/" },
    to: { path: "^(?:apps|e2e|scripts)/", pathNot: "^scripts/test-servers/" },
  },
  {
    name: "test-servers-for-tests",
    comment: "Test servers are for tests, and for what the bench measures in a browser.",
    from: { path: "^(?:packages|apps|e2e)/", pathNot: test },
    to: { path: "^scripts/test-servers/" },
  },
  {
    name: "model-alone",
    comment: "The model is the shared vocabulary: it imports nothing of ours.",
    from: { path: "^packages/model/" },
    to: { path: "^packages/(?!model/)" },
  },
  {
    name: "only-model",
    comment:
      "Engine, guard, charts, sample, api and process know the model and never each other; connectors know process, too.",
    from: { path: "^packages/(engine|guard|charts|sample|api|process)/" },
    to: { path: "^packages/(?!$1/|model/)" },
  },
  {
    name: "only-model",
    comment:
      "Engine, guard, charts, sample, api and process know the model and never each other; connectors know process, too.",
    from: { path: "^packages/connectors/" },
    to: { path: "^packages/(?!(?:connectors|process|model)/)" },
  },
  {
    name: "asking-joins",
    comment:
      "Asking is where engine, guard and connectors meet; besides model and process, it knows nothing. Its tests may use the sample.",
    from: { path: "^packages/asking/", pathNot: test },
    to: { path: "^packages/(?!(?:asking|engine|connectors|guard|model|process)/)" },
  },
  {
    name: "asking-joins",
    comment:
      "Asking is where engine, guard and connectors meet; besides model and process, it knows nothing. Its tests may use the sample.",
    from: { path: `^packages/asking/.*${test}` },
    to: { path: "^packages/(?!(?:asking|engine|connectors|guard|model|process|sample)/)" },
  },
  {
    name: "no-node-built-ins",
    comment: "Model and engine run anywhere: no files, no network, no clock. Tests and generators may.",
    from: { path: "^packages/(?:model|engine)/", pathNot: `${test}|${generator}` },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "generators-aside",
    comment: "What makes data files runs by hand: nothing imports it.",
    from: { path: "^packages/", pathNot: `${test}|${generator}` },
    to: { path: generator },
  },
  ...engineStages.map((stage, position) => ({
    name: "engine-stage-order",
    comment: `A stage imports only stages before it: ${engineStages.join(", ")}; answer.ts alone calls them all.`,
    from: { path: `^packages/engine/${stage}/` },
    to: { path: laterThan(position) },
  })),
  {
    name: "engine-only-answer-calls",
    comment:
      "Only answer.ts calls the stages (index.ts lists what is public): all else in the engine is below them.",
    from: {
      path: "^packages/engine/",
      pathNot: `^packages/engine/(?:${engineStages.join("|")})/|${generator}|/(?:answer|index)\\.ts$|${test}`,
    },
    to: { path: `^packages/engine/(?:${engineStages.join("|")}|answer\\.ts|index\\.ts)` },
  },
  {
    name: "apps-apart",
    comment: "Apps share packages, never each other's files.",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/(?!$1/)" },
  },
  {
    name: "app-dependencies",
    comment:
      "Server, command line and bench stand on asking, sample, engine, connectors, process, charts, api and model.",
    from: { path: "^(?:apps/(?!web/)|bench/)" },
    to: { path: "^packages/(?!(?:asking|sample|engine|connectors|process|charts|api|model)/)" },
  },
  {
    name: "web-dependencies",
    comment:
      "The web app talks to the server over HTTP: of the packages it knows api (what they say), charts and model.",
    from: { path: "^apps/web/" },
    to: { path: "^packages/(?!(?:api|charts|model)/)" },
  },
  ...webImportRules(),
  ...Object.entries(serverRooms).map(([room, imports]) => ({
    name: "server-rooms",
    comment: "A room of the server imports messages and the rooms that server-rooms.data.ts lists for it.",
    from: { path: `^apps/server/${room}/`, pathNot: test },
    to: { path: `^apps/server/(?!(?:node_modules|${["messages", room, ...imports].join("|")})/)[^/]+/` },
  })),
  {
    name: "server-rooms",
    comment: "A folder of the server is a room: it has a line in server-rooms.data.ts.",
    from: { path: `^apps/server/(?!(?:${Object.keys(serverRooms).join("|")})/)[^/]+/` },
    to: {},
  },
  {
    name: "server-routes-call-services",
    comment: "Routes call services, and nothing below them.",
    from: { path: "^apps/server/.*-routes\\.ts$" },
    to: { path: "^apps/server/store/(?!store-context\\.ts)|^packages/(?!(?:api|model)/)" },
  },
  {
    name: "server-services-below-routes",
    comment: "Routes are for what puts the server together: nothing in a room imports them, or what does so.",
    from: { path: "^apps/server/[^/]+/", pathNot: test },
    to: { path: "^apps/server/(?:(?!http/)[^/]+/.*-routes|app|stop-on-signals|compose-[a-z-]+)\\.ts$" },
  },
  {
    name: "server-store-lowest",
    comment: "The store is the lowest layer: of the packages it knows model and api.",
    from: { path: "^apps/server/store/", pathNot: test },
    to: { path: "^packages/(?!(?:api|model)/)" },
  },
  {
    name: "server-only-main-constructs",
    comment:
      "main.ts is the program: nothing imports it, and start-program.ts, which it calls, alone reads the environment, beside commands.",
    from: { path: "^apps/server/", pathNot: `^apps/server/(?:start-program|commands/[a-z-]+)\\.ts$|${test}` },
    to: { path: "^apps/server/(?:main|env)\\.ts$" },
  },
  {
    name: "nothing-on-bench",
    comment: "The bench measures; only tests may use it.",
    from: { path: ours, pathNot: `^bench/|${test}` },
    to: { path: "^bench/" },
  },
];

/** The web app's rules: its layers, the separation of features, and the rooms in the order of `web-rooms.data.ts`. */
function webImportRules(): readonly ImportRule[] {
  return [
    ...webLayers.map((layer, index) => ({
      name: "web-layer-order",
      comment: `A layer of the web app imports only layers before it: ${webLayers.join(", ")}.`,
      from: { path: `^apps/web/${layer}/`, pathNot: test },
      to: { path: `^apps/web/(?:${[...webLayers.slice(index + 1), "[^/]+$"].join("|")})` },
    })),
    {
      name: "web-ui-alone",
      comment: "Components in ui/ know nothing of the product: of the packages only model.",
      from: { path: "^apps/web/ui/" },
      to: { path: "^packages/(?!model/)" },
    },
    {
      name: "web-features-apart",
      comment:
        "Features of the web app never import each other; what two of them need moves to shared/ or ui/.",
      from: { path: "^apps/web/features/([^/]+)/" },
      to: { path: "^apps/web/features/(?!$1/)" },
    },
    ...webRooms.flatMap(({ folder, rooms }) =>
      rooms.map((room, index) => ({
        name: "web-room-order",
        comment: `A room of ${folder}/ imports only rooms before it: ${rooms.join(", ")}.`,
        from: { path: `^apps/web/${folder}/${room}/` },
        to: {
          path: `^apps/web/${folder}/(?:${[...rooms.slice(index + 1).map((later) => `${later}/`), "[^/]+$"].join("|")})`,
        },
      })),
    ),
    {
      name: "web-rooms-listed",
      comment: "Everything in shared/ is in a room, and web-rooms.data.ts lists the room in its order.",
      from: {},
      to: { path: `^apps/web/shared/(?!(?:${sharedRooms.join("|")})/)` },
    },
  ];
}

function laterThan(position: number): string {
  const later = engineStages.slice(position + 1).map((stage) => `${stage}/`);
  return `^packages/engine/(?:${[...later, "answer\\.ts", "index\\.ts"].join("|")})`;
}
