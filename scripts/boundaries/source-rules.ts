import type {
  CallExpression,
  Expression,
  MemberExpression,
  Module,
  ModuleItem,
  NewExpression,
} from "@swc/core";

/** The input of a source rule. */
export interface SourceFile {
  /** From the root of the tree, with forward slashes. */
  readonly path: string;
  readonly module: Module;
}

/** A rule about the contents of a file, for what imports alone do not show. */
export interface SourceRule {
  readonly name: string;
  readonly comment: string;
  /** The breaches in a file; empty if it follows the rule. */
  readonly findBreaches: (file: SourceFile) => readonly string[];
}

export const sourceRules: readonly SourceRule[] = [
  {
    name: "no-star-export",
    comment: "Every public name is listed by hand, but for endpoints: a file of them is public as it is.",
    findBreaches: ({ path, module }) =>
      path === "packages/api/index.ts" ? [] : module.body.filter(isStarExport).map(() => "export *"),
  },
  {
    name: "no-barrel",
    comment:
      "Only a package's own index.ts passes names on, and only there is a file called index (but for routes).",
    findBreaches: ({ path, module }) => {
      if (/^packages\/[^/]+\/index\.ts$|^apps\/web\/app\/routes\//.test(path)) return [];
      if (/(?:^|\/)index\.tsx?$/.test(path)) return ["a file called index"];
      return module.body.flatMap((item) =>
        item.type === "ExportNamedDeclaration" && item.source ? [`export … from "${item.source.value}"`] : [],
      );
    },
  },
  {
    name: "server-only-main-constructs",
    comment:
      "In the server, our own classes (errors apart) are constructed where it is put together: main.ts, compose-….ts.",
    findBreaches: ({ path, module }) => {
      const isBound = path.startsWith("apps/server/") && !/\/(?:main|compose-[a-z-]+)\.ts$/.test(path);
      if (!isBound || /\.test\.tsx?$/.test(path)) return [];
      const classes = importedNames(module);
      return constructedNames(module)
        .filter((name) => classes.has(name) && !name.endsWith("Error"))
        .map((name) => `new ${name}`);
    },
  },
  {
    name: "no-clock-no-dice",
    comment: "Model and engine give the same for the same: what day it is comes in as an argument.",
    findBreaches: ({ path, module }) =>
      /^packages\/(?:model|engine)\//.test(path) ? namedMembers(module).filter(isChance) : [],
  },
  {
    name: "data-without-functions",
    comment:
      "Tables (*.data.ts) hold data. What computes is in a file of its own, what tests need in *.test-support.ts.",
    findBreaches: ({ path, module }) =>
      path.endsWith(".data.ts") ? functionKinds(module).map((kind) => `a function (${kind})`) : [],
  },
  {
    name: "failures-from-messages",
    comment:
      "What people read of a failure comes from the messages of the package or the app, so that all of it can be read in one sitting.",
    findBreaches: ({ path, module }) =>
      /\.test(?:-support)?\.tsx?$|\/gallery\//.test(path)
        ? []
        : failureTexts(module)
            .filter(isLiteralText)
            .map(() => "a text of its own"),
  },
  {
    name: "tests-measure-no-time",
    comment: "A busy machine would fail them: speed is measured by the bench.",
    findBreaches: ({ path, module }) =>
      /\.test\.tsx?$|\/contract\.ts$/.test(path) ? namedMembers(module).filter(isClock) : [],
  },
  {
    name: "pages-read-until-true",
    comment: "A page read once, between a key and its drawing, fails by chance: await expect.poll(() => …).",
    findBreaches: ({ path, module }) =>
      path.startsWith("e2e/") ? pageReadings(module).map((name) => `expect(await ….${name}())`) : [],
  },
];

/** What Playwright reads from an element as it is at the moment. */
const readings: ReadonlySet<string> = new Set([
  "allInnerTexts",
  "allTextContents",
  "count",
  "getAttribute",
  "innerText",
  "inputValue",
  "isChecked",
  "isDisabled",
  "isEnabled",
  "isVisible",
  "textContent",
]);

/** The readings of a page whose result is expected at once. */
function pageReadings(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(pageReadings);
  if (!isCallExpression(node) || !isCalled(node, "expect")) return below;
  const read = node.arguments[0]?.expression;
  if (read?.type !== "AwaitExpression" || read.argument.type !== "CallExpression") return below;
  const { callee } = read.argument;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return below;
  return readings.has(callee.property.value) ? [callee.property.value, ...below] : below;
}

function isClock(member: string): boolean {
  return member === "performance.now" || member === "Date.now";
}

function isChance(member: string): boolean {
  return isClock(member) || member === "Math.random" || member === "crypto.randomUUID";
}

function isStarExport(item: ModuleItem): boolean {
  if (item.type === "ExportAllDeclaration") return true;
  return (
    item.type === "ExportNamedDeclaration" &&
    item.specifiers.some((specifier) => specifier.type === "ExportNamespaceSpecifier")
  );
}

/** The names that a file imports from our own modules. */
function importedNames(module: Module): ReadonlySet<string> {
  const names = module.body.flatMap((item) =>
    item.type === "ImportDeclaration" && /^(?:\.|@askery\/)/.test(item.source.value)
      ? item.specifiers.map((specifier) => specifier.local.value)
      : [],
  );
  return new Set(names);
}

function constructedNames(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(constructedNames);
  if (!isNewExpression(node) || node.callee.type !== "Identifier") return below;
  return [node.callee.value, ...below];
}

/** Which argument is the text that people read of a failure. */
const textIndexes: ReadonlyMap<string, number> = new Map([
  ["AppError", 1],
  ["RequestError", 1],
  ["OfflineError", 0],
  ["PictureError", 0],
  ["reportFailure", 0],
  ["showFailureToast", 0],
]);

/** The text of every failure that is constructed or shown. */
function failureTexts(node: unknown): readonly Expression[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(failureTexts);
  if (!isNewExpression(node) && !isCallExpression(node)) return below;
  const index = node.callee.type === "Identifier" ? textIndexes.get(node.callee.value) : undefined;
  const text = index === undefined ? undefined : node.arguments?.[index];
  return text === undefined ? below : [text.expression, ...below];
}

/** Whether a text is a literal, or an object with a literal. */
function isLiteralText(text: Expression): boolean {
  if (text.type === "StringLiteral") return true;
  if (text.type === "TemplateLiteral") return text.quasis.some(({ raw }) => /\p{Letter}/u.test(raw));
  return (
    text.type === "ObjectExpression" &&
    text.properties.some((property) => property.type === "KeyValueProperty" && isLiteralText(property.value))
  );
}

/** Members of named objects: "Date.now". */
function namedMembers(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(namedMembers);
  if (!isMemberExpression(node) || node.object.type !== "Identifier") return below;
  return node.property.type === "Identifier"
    ? [`${node.object.value}.${node.property.value}`, ...below]
    : below;
}

/** Kinds of functions and classes that are defined anywhere inside a node. */
function functionKinds(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(functionKinds);
  return "type" in node && typeof node.type === "string" && definesFunction.has(node.type)
    ? [node.type, ...below]
    : below;
}

const definesFunction: ReadonlySet<string> = new Set([
  "ArrowFunctionExpression",
  "ClassDeclaration",
  "ClassExpression",
  "FunctionDeclaration",
  "FunctionExpression",
  "MethodProperty",
]);

function isMemberExpression(node: object): node is MemberExpression {
  return "type" in node && node.type === "MemberExpression";
}

function isCallExpression(node: object): node is CallExpression {
  return "type" in node && node.type === "CallExpression";
}

function isCalled({ callee }: CallExpression, name: string): boolean {
  return callee.type === "Identifier" && callee.value === name;
}

function isNewExpression(node: object): node is NewExpression {
  return "type" in node && node.type === "NewExpression";
}
