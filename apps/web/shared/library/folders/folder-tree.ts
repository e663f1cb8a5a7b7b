import type { Folder } from "@askery/api";

/** The folders directly in a folder, or at the top. */
export function listSubfolders(folders: readonly Folder[], parentId: string | null): readonly Folder[] {
  return folders.filter((one) => one.parentId === parentId);
}

/** A folder after those that it is in. Empty for the top, and for one that does not exist. */
export function pathOfFolder(folders: readonly Folder[], id: string | null): readonly Folder[] {
  const found = folders.find((one) => one.id === id);
  return found === undefined ? [] : [...pathOfFolder(folders, found.parentId), found];
}

/** "Sales / Europe"; null for the top. */
export function describeFolder(folders: readonly Folder[], id: string | null): string | null {
  const path = pathOfFolder(folders, id);
  return path.length === 0 ? null : path.map(({ name }) => name).join(" / ");
}

/** Whether a folder is another one or inside it. */
export function isWithin(folders: readonly Folder[], id: string | null, outer: string): boolean {
  return pathOfFolder(folders, id).some((one) => one.id === outer);
}

/** The number of items in a folder and its subfolders. */
export function countAll(folders: readonly Folder[], { id, itemCount }: Folder): number {
  return listSubfolders(folders, id).reduce((sum, one) => sum + countAll(folders, one), itemCount);
}
