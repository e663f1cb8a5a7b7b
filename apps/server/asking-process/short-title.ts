const longestTitle = 80;

/** A text as a title: one line with a capital letter, cut between words. */
export function shortTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const title = line.charAt(0).toUpperCase() + line.slice(1);
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestTitle / 2)).trimEnd()}…`;
}
