/** When a figure is: "in May 2026", "on 12 May 2026", "from 1 Jan to 27 Nov 2026". */
export function verbalizeDuring(period: string): string {
  const [from, to] = period.split(" – ");
  if (from !== undefined && to !== undefined) return `from ${from} to ${to}`;
  return `${/^\d{1,2} /.test(period) ? "on" : "in"} ${period}`;
}
