/** The elements of an array; nested for several dimensions. */
export type ArrayItems<Item> = readonly (Item | null | ArrayItems<Item>)[];

/**
 * Parses PostgreSQL's array format: `{1,NULL,"a \"b\""}`, optionally after non-default bounds. Reads an incomplete
 * array as far as possible.
 */
export function readArray<Item>(text: string, readItem: (text: string) => Item): ArrayItems<Item> {
  const start = text.indexOf("{");
  if (start === -1) return [];
  let place = start + 1;

  const readItems = (): ArrayItems<Item> => {
    const items: (Item | null | ArrayItems<Item>)[] = [];
    while (place < text.length) {
      const mark = text[place];
      if (mark === "}") {
        place++;
        return items;
      }
      place++;
      if (mark === "{") items.push(readItems());
      else if (mark === '"') items.push(readItem(readQuoted()));
      else if (mark !== ",") items.push(readPlain());
    }
    return items;
  };

  const readQuoted = (): string => {
    let item = "";
    for (; place < text.length && text[place] !== '"'; place++) {
      if (text[place] === "\\") place++;
      item += text[place] ?? "";
    }
    place++;
    return item;
  };

  const readPlain = (): Item | null => {
    const begin = place - 1;
    while (place < text.length && text[place] !== "," && text[place] !== "}") place++;
    const item = text.slice(begin, place);
    return item === "NULL" ? null : readItem(item);
  };

  return readItems();
}
