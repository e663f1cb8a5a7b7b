/** Number words below a hundred. Composition decides whether "one" is a number or a pronoun, as in "which one". */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ["zero", 0],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["thirteen", 13],
  ["fourteen", 14],
  ["fifteen", 15],
  ["sixteen", 16],
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["fourty", 40],
]);

/** Number words that multiply, as powers of ten. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ["hundred", 2],
  ["hundreds", 2],
  ["thousand", 3],
  ["thousands", 3],
  ["million", 6],
  ["millions", 6],
  ["billion", 9],
  ["billions", 9],
  ["trillion", 12],
]);

/** Suffixes of digits, as powers of ten: "1.5k", "3 mn". */
export const suffixes: ReadonlyMap<string, number> = new Map([
  ["k", 3],
  ["m", 6],
  ["mn", 6],
  ["mil", 6],
  ["mio", 6],
  ["mm", 6],
  ["b", 9],
  ["bn", 9],
]);

/** Suffixes that may follow a space, since they do not look like a unit of length or a letter. */
export const spacedSuffixes: ReadonlySet<string> = new Set(["k", "mn", "mil", "mio", "bn"]);

export const ordinals: ReadonlyMap<string, number> = new Map([
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["twentieth", 20],
]);

export const percentWords: ReadonlySet<string> = new Set(["%", "percent", "pct", "percents"]);
