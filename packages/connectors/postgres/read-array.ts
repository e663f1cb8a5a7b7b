/** What an array holds: arrays again, where it has several dimensions. */
export type ArrayItems<Item> = readonly (Item | null | ArrayItems<Item>)[];

/**
 * Reads an array as PostgreSQL writes it: `{1,NULL,"a \"b\""}`, with bounds before it where they are not the usual ones.
 * What is not whole is read as far as it goes.
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
