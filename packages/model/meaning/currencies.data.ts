/** A currency with its names and symbols. */
export interface Currency {
  /** The ISO 4217 code. */
  readonly code: string;
  /** Symbols used instead of the code: "$", "zł". A symbol refers to the first currency that lists it. */
  readonly signs: readonly string[];
  /** Lowercase names in questions and column names: "euros", "eur". Empty if they have another common meaning. */
  readonly words: readonly string[];
  /** The name in sentences. Default: the code. */
  readonly plural?: string;
}

/** A symbol that several currencies share without a dominant one is not listed: "kr". */
export const currencies: readonly Currency[] = [
  { code: "EUR", signs: ["€"], words: ["euros", "euro", "eur"], plural: "euros" },
  {
    code: "USD",
    signs: ["$", "US$"],
    words: ["dollars", "dollar", "buck", "bucks", "usd"],
    plural: "dollars",
  },
  { code: "GBP", signs: ["£"], words: ["pounds", "pound", "quid", "gbp"], plural: "pounds" },
  { code: "CHF", signs: ["Fr."], words: ["francs", "franc", "chf"], plural: "francs" },
  { code: "JPY", signs: ["¥"], words: ["yen", "jpy"], plural: "yen" },
  { code: "CNY", signs: [], words: ["yuan", "rmb", "renminbi", "cny"] },
  { code: "INR", signs: ["₹"], words: ["rupees", "rupee", "inr"], plural: "rupees" },
  { code: "KRW", signs: ["₩"], words: ["krw"] },
  { code: "RUB", signs: ["₽"], words: ["rubles", "ruble", "roubles", "rouble"] },
  { code: "TRY", signs: ["₺"], words: [] },
  { code: "UAH", signs: ["₴"], words: ["hryvnias", "hryvnia", "uah"] },
  { code: "ILS", signs: ["₪"], words: ["shekels", "shekel", "ils"] },
  { code: "THB", signs: ["฿"], words: ["baht", "thb"] },
  { code: "VND", signs: ["₫"], words: ["vnd"] },
  { code: "PHP", signs: ["₱"], words: [] },
  { code: "CAD", signs: ["C$"], words: ["cad"] },
  { code: "AUD", signs: ["A$"], words: ["aud"] },
  { code: "NZD", signs: ["NZ$"], words: ["nzd"] },
  { code: "SEK", signs: [], words: ["sek"] },
  { code: "NOK", signs: [], words: ["nok"] },
  { code: "DKK", signs: [], words: ["dkk"] },
  { code: "PLN", signs: ["zł"], words: ["zloty", "zlotys", "pln"] },
  { code: "CZK", signs: ["Kč"], words: ["koruna", "czk"] },
  { code: "HUF", signs: ["Ft"], words: ["forint", "forints", "huf"] },
  { code: "BRL", signs: ["R$"], words: ["reais", "brl"] },
  { code: "MXN", signs: ["MX$"], words: ["mxn"] },
  { code: "ZAR", signs: [], words: ["zar"] },
  { code: "SGD", signs: ["S$"], words: ["sgd"] },
  { code: "HKD", signs: ["HK$"], words: ["hkd"] },
];
