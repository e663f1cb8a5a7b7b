/** The elements of an array; nested for several dimensions. */
export type ArrayItems<Item> = readonly (Item | null | ArrayItems<Item>)[];

/**
 * Parses PostgreSQL's array format: `{1,NULL,"a \"b\""}`, optionally after non-default bounds. Reads an incomplete
 * array as far as possible.
 */
export function readArray<Item>(text: string, readItem: (text: string) => Item): ArrayItems<Item> {
  const start = text.indexOf("{");
  if (start === -1) return [];
  let offset = start + 1;

  const readItems = (): ArrayItems<Item> => {
    const items: (Item | null | ArrayItems<Item>)[] = [];
    while (offset < text.length) {
      const mark = text[offset];
      if (mark === "}") {
        offset++;
        return items;
      }
      offset++;
      if (mark === "{") items.push(readItems());
      else if (mark === '"') items.push(readItem(readQuoted()));
      else if (mark !== ",") items.push(readPlain());
    }
    return items;
  };

  const readQuoted = (): string => {
    let item = "";
    for (; offset < text.length && text[offset] !== '"'; offset++) {
      if (text[offset] === "\\") offset++;
      item += text[offset] ?? "";
    }
    offset++;
    return item;
  };

  const readPlain = (): Item | null => {
    const begin = offset - 1;
    while (offset < text.length && text[offset] !== "," && text[offset] !== "}") offset++;
    const item = text.slice(begin, offset);
    return item === "NULL" ? null : readItem(item);
  };

  return readItems();
}
