/** Whether a column is named like a key. */
export function isNamedAsKey(name: string): boolean {
  return /(?:^|_)(?:id|ids|code|key|no|nr|number|ref|reference|uuid|serial)$/.test(name);
}
