import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Module } from "@swc/core";
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from "dependency-cruiser";
import { findTwoWayFolders, folderRules, type FileImport } from "./folder-rules.ts";
import { importRules, type ImportRule } from "./import-rules.ts";
import { listSources, type SourceList } from "./list-sources.ts";
import { sourceRules, type SourceFile } from "./source-rules.ts";

/** One place where the tree breaks a rule. */
export interface Breach {
  readonly rule: string;
  /** Who does what, in one line. */
  readonly what: string;
  readonly comment: string;
}

/** What the check saw and what it found. */
export interface BoundaryReport {
  /** How many of the listed files were checked. */
  readonly seen: number;
  readonly listedBy: SourceList["listedBy"];
  readonly breaches: readonly Breach[];
}

/** The folders whose files the rules speak of. A TypeScript file elsewhere, bar one at the root, goes unseen. */
const knownPlace = /^(?:packages|apps|bench|e2e|scripts)\/|^[^/]+$/;

/**
 * Checks every TypeScript file that git lists under `root` (tracked, or untracked and not ignored) against the
 * import rules and the source rules.
 *
 * A file that git lists and the import graph lacks, or has without its imports, is itself a breach, `all-seen`: a
 * check that silently looks away would pass for ever. Type-only imports count like any other. `parser` is what
 * dependency-cruiser reads TypeScript with; under TypeScript 7 only "swc" sees anything.
 */
export async function findBreaches(root: string, parser: "swc" | "tsc" = "swc"): Promise<BoundaryReport> {
  const { paths, listedBy } = listSources(root);
  const files = paths.map((path) => readSource(root, path));
  const graph = await readGraph(root, { paths: paths.filter((path) => knownPlace.test(path)), parser });
  const unseen = findUnseen(files, graph);
  return {
    listedBy,
    seen: files.length - unseen.length,
    breaches: [
      ...unseen,
      ...findImportBreaches(graph),
      ...findFolderBreaches(graph),
      ...files.flatMap(findSourceBreaches),
    ],
  };
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  return {
    path,
    module: parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" }),
  };
}

async function readGraph(
  root: string,
  { paths, parser }: { readonly paths: readonly string[]; readonly parser: "swc" | "tsc" },
): Promise<ICruiseResult> {
  if (paths.length === 0) throw new Error(`No TypeScript file under ${root}.`);
  const { output } = await cruise([...paths], {
    baseDir: root,
    parser,
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(?:^|/)node_modules/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["types", "node", "import", "require", "default"],
    },
    validate: true,
    ruleSet: { forbidden: importRules.map(toCruiserRule) },
  });
  if (typeof output === "string") throw new Error(`The import graph came as text: ${output.slice(0, 200)}`);
  return output;
}

function toCruiserRule(rule: ImportRule): IRegularForbiddenRuleType {
  return { ...rule, severity: "error" };
}

function findUnseen(files: readonly SourceFile[], graph: ICruiseResult): readonly Breach[] {
  const graphed = new Map(
    graph.modules.map(({ source, dependencies }) => [
      source,
      new Set(dependencies.map(({ module }) => withoutPrefix(module))),
    ]),
  );
  return files.flatMap(({ path, module }) => {
    const imports = graphed.get(path);
    if (!imports) return [toUnseen(path)];
    const missing = readImports(module).filter((name) => !imports.has(name));
    return missing.length > 0 ? [toUnseen(`${path}, its imports of ${missing.join(", ")}`)] : [];
  });
}

function toUnseen(what: string): Breach {
  return {
    rule: "all-seen",
    what,
    comment: "It is in the tree and the import graph lacks it, so nothing checked it.",
  };
}

/** What the file's import and export statements name, read independently of the import graph. */
function readImports(module: Module): readonly string[] {
  return module.body.flatMap((item) =>
    "source" in item && item.source ? [withoutPrefix(item.source.value)] : [],
  );
}

/** The import graph writes `node:fs` as `fs`, and `node:sqlite`, which needs its prefix, as it is. */
function withoutPrefix(name: string): string {
  return name.replace(/^node:/, "");
}

function findImportBreaches(graph: ICruiseResult): readonly Breach[] {
  return graph.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    what: cycle ? [from, ...cycle.map(({ name }) => name)].join(" → ") : `${from} → ${to}`,
    comment: importRules.find(({ name }) => name === rule.name)?.comment ?? "",
  }));
}

/** Tests may import from anywhere: they count for no folder. */
const testFile = /\.test(?:-support)?\.tsx?$/;

function findFolderBreaches(graph: ICruiseResult): readonly Breach[] {
  const imports: readonly FileImport[] = graph.modules
    .filter(({ source }) => !testFile.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );
  return folderRules.flatMap(({ name, comment, path }) =>
    findTwoWayFolders(imports.filter(({ from, to }) => path.test(from) && path.test(to))).map((what) => ({
      rule: name,
      what,
      comment,
    })),
  );
}

function findSourceBreaches(file: SourceFile): readonly Breach[] {
  return sourceRules.flatMap(({ name, comment, findBreaches: find }) =>
    find(file).map((found) => ({ rule: name, what: `${file.path}: ${found}`, comment })),
  );
}
