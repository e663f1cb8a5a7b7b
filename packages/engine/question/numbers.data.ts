/** Number words below a hundred. "one" is a number only where it counts: "which one" is composition's to tell. */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
  ..."twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, place) => [word, (place + 2) * 10] as const),
  ["fourty", 40],
]);

/** Powers of ten that number words are multiplied by. */
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

/** Powers of ten written behind digits: "1.5k", "3 mn". */
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

/** Suffixes that also stand apart from the digits without being taken for a unit of length or a letter. */
export const spacedSuffixes: ReadonlySet<string> = new Set(["k", "mn", "mil", "mio", "bn"]);

export const ordinals: ReadonlyMap<string, number> = new Map([
  ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
  ["twentieth", 20],
]);

export const currencySigns: ReadonlySet<string> = new Set([
  "€",
  "$",
  "£",
  "¥",
  "₹",
  "₽",
  "₩",
  "₺",
  "₴",
  "₪",
  "฿",
  "₫",
  "₱",
  "¢",
]);

export const currencyWords: ReadonlySet<string> = new Set(
  "euro euros eur dollar dollars usd buck bucks pound pounds gbp quid yen jpy franc francs chf rupee rupees inr cad aud sek nok dkk pln czk cny rmb yuan".split(
    " ",
  ),
);

export const percentWords: ReadonlySet<string> = new Set(["%", "percent", "pct", "percents"]);
