/**
 * How likely a word of a question means a word of a name: the weights of a logistic regression over the figures of
 * `rateSimilar`, rounded. It was fitted on the open questions in which another word replaces a word of a name.
 */
export const similarityWeights = {
  constant: -4.65,
  /** The cosine of their vectors. */
  cosine: 3.2,
  /** How far the cosine exceeds `closeCosine`. */
  close: 12.4,
  /** How far it exceeds the cosine of the next name, up to `furthestLead`. */
  lead: 5.3,
  /** 1 for nouns of which one is a synonym or a kind of the other: teachers and tutors, but not employees and customers. */
  isKin: 1.4,
  /** 1 for a verb of the question. */
  isVerb: -0.6,
  /** The share of letters that both start with: "complain" and `complaint`. */
  prefix: 2.1,
} as const;

/** From this cosine on, most words are synonyms; below, most only go together. */
export const closeCosine = 0.75;
/** A lead beyond this says more about how few names there are. */
export const furthestLead = 0.2;
