import { givenColumnMeaning, givenTableMeaning } from "@askery/api";
import { z } from "zod";

const givenMeaning = z.strictObject({
  ...givenColumnMeaning.unwrap().shape,
  ...givenTableMeaning.unwrap().shape,
});
/** The corrected meaning of a column (role, unit, currency) or of a table. Askery infers the absent parts. */
export type GivenMeaning = Readonly<z.infer<typeof givenMeaning>>;
export type MeaningPart = keyof GivenMeaning;
const parts = givenMeaning.keyof();

const savedMeaning = z.object({
  given: givenMeaning.default({}),
  /** The ids of the people who set each part. */
  setBy: z.partialRecord(parts, z.string()).default({}),
});
export type SavedMeaning = z.infer<typeof savedMeaning>;

/** Reads the document of an annotation. */
export function readMeaning(text: string): SavedMeaning {
  return savedMeaning.parse(JSON.parse(text));
}

/** Prints the document with the parts that a person sets now. The author of an unchanged part remains. */
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
