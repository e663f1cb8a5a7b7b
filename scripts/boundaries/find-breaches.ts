import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Module } from "@swc/core";
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from "dependency-cruiser";
import { findTwoWayFolders, folderRules, type FileImport } from "./folder-rules.ts";
import { importRules, type ImportRule } from "./import-rules.ts";
import { listSources, type SourceList } from "./list-sources.ts";
import { sourceRules, type SourceFile } from "./source-rules.ts";

export interface Breach {
  readonly rule: string;
  /** The file and what it does, in one line. */
  readonly what: string;
  readonly comment: string;
}

/** The result of the check. */
export interface BoundaryReport {
  /** The number of files that were checked. */
  readonly seen: number;
  readonly listedBy: SourceList["listedBy"];
  readonly breaches: readonly Breach[];
}

/** The folders that the rules cover. A TypeScript file elsewhere, except at the root, is not checked. */
const knownPlace = /^(?:packages|apps|bench|e2e|scripts)\/|^[^/]+$/;

/**
 * Checks every TypeScript file that git lists under `root` (tracked, or untracked and not ignored) against the import
 * rules and the source rules.
 *
 * A listed file that is missing from the import graph, or is there without its imports, is itself a breach, `all-seen`;
 * otherwise the check could skip files and still pass. Type-only imports count like others. `parser` is the TypeScript
 * parser of dependency-cruiser; with TypeScript 7 only "swc" finds imports.
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

/** The modules in a file's import and export statements, read independently of the import graph. */
function readImports(module: Module): readonly string[] {
  return module.body.flatMap((item) =>
    "source" in item && item.source ? [withoutPrefix(item.source.value)] : [],
  );
}

/** The import graph writes `node:fs` as `fs`, but leaves `node:sqlite`, which needs its prefix. */
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

/** Tests may import from anywhere, so they count for no folder. */
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
