/** English nouns of two and three letters that the tables of synonyms lack. */
export const shortNouns: ReadonlySet<string> = new Set(
  "ant ape bee cd cup den dvd ear elk ewe hen hip hub nap owl pc pod pub ray rib sim sku spa toe tv".split(
    " ",
  ),
);
