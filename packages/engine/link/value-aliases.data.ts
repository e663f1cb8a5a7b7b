/**
 * Equivalent values, whichever the database stores. Codes of one or two letters apply only in columns with a matching
 * name.
 */
export interface ValueAliases {
  readonly forms: readonly string[];
  readonly codes: readonly string[];
  /** Stems or words in the names of columns where codes apply. */
  readonly columns: readonly string[];
}

const gender = ["gender", "sex"];

export const valueAliases: readonly ValueAliases[] = [
  { forms: ["male", "man", "men", "boy", "boys", "males"], codes: ["m"], columns: gender },
  { forms: ["female", "woman", "women", "girl", "girls", "females"], codes: ["f", "w"], columns: gender },
  { forms: ["married"], codes: ["m"], columns: ["marital"] },
  { forms: ["single", "unmarried"], codes: ["s"], columns: ["marital"] },
  { forms: ["january", "jan"], codes: [], columns: [] },
  { forms: ["february", "feb"], codes: [], columns: [] },
  { forms: ["march", "mar"], codes: [], columns: [] },
  { forms: ["april", "apr"], codes: [], columns: [] },
  { forms: ["june", "jun"], codes: [], columns: [] },
  { forms: ["july", "jul"], codes: [], columns: [] },
  { forms: ["august", "aug"], codes: [], columns: [] },
  { forms: ["september", "sep", "sept"], codes: [], columns: [] },
  { forms: ["october", "oct"], codes: [], columns: [] },
  { forms: ["november", "nov"], codes: [], columns: [] },
  { forms: ["december", "dec"], codes: [], columns: [] },
  { forms: ["monday", "mon"], codes: [], columns: [] },
  { forms: ["tuesday", "tue"], codes: [], columns: [] },
  { forms: ["wednesday", "wed"], codes: [], columns: [] },
  { forms: ["thursday", "thu"], codes: [], columns: [] },
  { forms: ["friday", "fri"], codes: [], columns: [] },
  { forms: ["saturday", "sat"], codes: [], columns: [] },
  { forms: ["sunday", "sun"], codes: [], columns: [] },
  { forms: ["canceled", "cancelled", "cancellation"], codes: [], columns: [] },
  { forms: ["completed", "complete", "finished", "done"], codes: [], columns: [] },
  { forms: ["paid", "settled"], codes: [], columns: [] },
  { forms: ["delivered", "arrived"], codes: [], columns: [] },
  { forms: ["returned", "sent back"], codes: [], columns: [] },
  { forms: ["pending", "open", "waiting", "outstanding"], codes: [], columns: [] },
  { forms: ["failed", "failure", "unsuccessful"], codes: [], columns: [] },
  { forms: ["success", "successful", "succeeded"], codes: [], columns: [] },
  { forms: ["won", "win", "wins"], codes: [], columns: [] },
  { forms: ["lost", "loss", "losses"], codes: [], columns: [] },
  { forms: ["passed", "pass", "passes"], codes: [], columns: [] },
  { forms: ["approved", "approval"], codes: [], columns: [] },
  { forms: ["accepted", "acceptance"], codes: [], columns: [] },
  { forms: ["rejected", "rejection"], codes: [], columns: [] },
  { forms: ["refunded", "reimbursed"], codes: [], columns: [] },
  { forms: ["undergraduate", "undergrad"], codes: ["ug"], columns: ["level", "type"] },
  { forms: ["credit card", "card"], codes: ["cc"], columns: ["payment", "method"] },
  { forms: ["television", "tv"], codes: [], columns: [] },
  { forms: ["mobile", "cell phone", "smartphone"], codes: [], columns: [] },
  { forms: ["left", "left handed", "left hand"], codes: ["l"], columns: ["hand", "foot"] },
  { forms: ["right", "right handed", "right hand"], codes: ["r"], columns: ["hand", "foot"] },
];

/** Titles before the name of a person. */
export const personTitles: ReadonlySet<string> = new Set([
  "dr",
  "mr",
  "mrs",
  "ms",
  "mx",
  "miss",
  "prof",
  "rev",
  "capt",
  "sgt",
]);
