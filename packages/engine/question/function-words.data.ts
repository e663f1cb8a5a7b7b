/**
 * Words without content of their own. Words that compare, count, negate or sort ("more", "not", "top", "most") are
 * content: composition interprets them.
 */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "a an the this that these those " +
    "i me my mine we us our ours you your yours he him his she her hers it its they them their theirs " +
    "who whom whose which what where when why how " +
    "am is are was were be been being 's 're 've 'll 'd 'm do does did done doing have has had having " +
    "can could will would shall should may might must " +
    "of in on at to from by for with within into onto about as among amongst through via per " +
    "and or but if then so than there here " +
    "please kindly hi hello hey thanks thank ok okay " +
    "also just really actually some any such meant"
  ).split(" "),
);

/** Verbs that ask to see something. As nouns they are content: "a return", "the list". */
export const requestVerbs: ReadonlySet<string> = new Set(
  "show give tell display list find get fetch see want need know like let let's look return provide present".split(
    " ",
  ),
);

/** Function words that are names in capitals: "US", "IT", "WHO". */
export const nameInCapitals: ReadonlySet<string> = new Set(["us", "it", "who"]);
