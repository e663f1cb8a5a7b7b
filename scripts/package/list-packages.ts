import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The parts of package-lock.json that are read here. */
export interface Lockfile {
  /** By folder: `apps/server`, `node_modules/pg`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** For a link: the folder of ours that it leads to. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * The folders of the packages that programs need to run: what they depend on, without tools for development. Optional
 * packages are there if they are installed; npm leaves out those for other platforms.
 */
export function listPackages(
  { packages }: Lockfile,
  programs: readonly string[],
  isInstalled: (folder: string) => boolean = existsSync,
): readonly string[] {
  const found = new Set<string>();
  const waiting = [...programs];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const locked = packages[folder];
    const { link = false, resolved } = locked ?? {};
    if (link && resolved !== undefined) waiting.push(resolved);
    for (const name of listNeeded(locked ?? {})) {
      const needed = resolvePackage(name, folder, packages);
      if (needed !== null && isInstalled(needed)) waiting.push(needed);
    }
  }
  return [...found].toSorted();
}

function listNeeded(locked: LockedPackage): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked;
  const peers = Object.keys(peerDependencies).filter(
    (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where Node finds a package from a folder: in the nearest `node_modules`. */
function resolvePackage(name: string, from: string, packages: Lockfile["packages"]): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (packages[path] !== undefined) return path;
    if (folder === "." || folder === "") return null;
  }
}
