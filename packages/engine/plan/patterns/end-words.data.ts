/** Words in names of references to where a row starts. */
export const startWords: ReadonlySet<string> = new Set(
  "origin orig source src from start begin departure depart dep sender pickup initial first loading dispatch".split(
    " ",
  ),
);

/** Words in names of references to where a row ends. */
export const endWords: ReadonlySet<string> = new Set(
  "destination dest target to end arrival arrive arr receiver recipient dropoff return final last unloading delivery".split(
    " ",
  ),
);
