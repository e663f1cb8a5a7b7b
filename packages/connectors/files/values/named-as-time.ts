/** Whether a column is named like a date or time. */
export function isNamedAsTime(name: string): boolean {
  return /(?:^|_)(?:date|day|datum|fecha|dt|at|on|time|timestamp|ts|epoch|created|updated|modified)$|^(?:date|datum|fecha)_/.test(
    name,
  );
}
