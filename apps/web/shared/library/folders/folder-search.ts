/** The query of the address of a list: the folder that is open. */
export interface FolderSearch {
  readonly folder?: string;
}

export function readFolderSearch({ folder }: Readonly<Record<string, unknown>>): FolderSearch {
  return typeof folder === "string" && /^[\da-f-]{36}$/u.test(folder) ? { folder } : {};
}
