/** One rule about which folders may import each other. */
export interface FolderRule {
  readonly name: string;
  readonly comment: string;
  /** The folders that the rule covers. */
  readonly path: RegExp;
}

/** An import of one file by another, with paths from the root of the tree. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

export const folderRules: readonly FolderRule[] = [
  {
    name: "folders-one-way",
    comment: "Two folders that import each other can only be understood together: one of them is the lower.",
    path: /^apps\/server\//,
  },
];

/**
 * Pairs of folders that import each other, as `a ⇄ b: an import one way, an import the other`.
 *
 * An import counts for the folders of its two files, and for the two folders at which their paths diverge: with
 * `library/charts` → `asking/turns`, `library` imports `asking`.
 */
export function findTwoWayFolders(imports: readonly FileImport[]): readonly string[] {
  const first = new Map<string, FileImport>();
  for (const one of imports) {
    for (const [from, to] of foldersOf(one)) {
      const key = `${from} → ${to}`;
      if (!first.has(key)) first.set(key, one);
    }
  }
  return [...first].flatMap(([key, there]) => {
    const [from = "", to = ""] = key.split(" → ");
    const back = first.get(`${to} → ${from}`);
    return back !== undefined && from < to ? [`${from} ⇄ ${to}: ${print(there)}, ${print(back)}`] : [];
  });
}

function foldersOf({ from, to }: FileImport): readonly (readonly [string, string])[] {
  const one = from.split("/").slice(0, -1);
  const other = to.split("/").slice(0, -1);
  const parting = one.findIndex((name, index) => name !== other[index]);
  const depth = (parting === -1 ? one.length : parting) + 1;
  // Files directly in the common folder belong to no subfolder of it.
  const siblings: readonly (readonly [string, string])[] =
    depth > one.length || depth > other.length
      ? []
      : [[one.slice(0, depth).join("/"), other.slice(0, depth).join("/")]];
  const own = [one.join("/"), other.join("/")] as const;
  return own[0] === own[1] ? [] : [own, ...siblings];
}

function print({ from, to }: FileImport): string {
  return `${from} → ${to}`;
}
