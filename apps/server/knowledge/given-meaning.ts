import { givenColumnMeaning, givenTableMeaning } from "@askery/api";
import { z } from "zod";

const givenMeaning = z.strictObject({
  ...givenColumnMeaning.unwrap().shape,
  ...givenTableMeaning.unwrap().shape,
});
/** What people set of the meaning of a column (role, unit, currency) or of a table. Askery finds what is left out. */
export type GivenMeaning = Readonly<z.infer<typeof givenMeaning>>;
export type MeaningPart = keyof GivenMeaning;
const parts = givenMeaning.keyof();

const savedMeaning = z.object({
  given: givenMeaning.default({}),
  /** Who set each part: ids of people. */
  setBy: z.partialRecord(parts, z.string()).default({}),
});
export type SavedMeaning = z.infer<typeof savedMeaning>;

/** The document of an annotation. */
export function readMeaning(text: string): SavedMeaning {
  return savedMeaning.parse(JSON.parse(text));
}

/** The same document with what a person gives now. Who set a part remains where the part does not change. */
export function printMeaning(
  given: GivenMeaning,
  { before, userId }: { readonly before: string | undefined; readonly userId: string },
): string {
  const last = readMeaning(before ?? "{}");
  const isSame = (part: MeaningPart) => JSON.stringify(given[part]) === JSON.stringify(last.given[part]);
  const set = parts.options.filter((part) => given[part] !== undefined);
  const saved: SavedMeaning = {
    given,
    setBy: Object.fromEntries(
      set.map((part) => [part, isSame(part) ? (last.setBy[part] ?? userId) : userId]),
    ),
  };
  return JSON.stringify(saved);
}
