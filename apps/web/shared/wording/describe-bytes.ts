/** 812 B, 14 KB, 3.2 MB. */
export function describeBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [size, unit] =
    bytes < 1e6 ? [bytes / 1e3, "KB"] : bytes < 1e9 ? [bytes / 1e6, "MB"] : [bytes / 1e9, "GB"];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}
