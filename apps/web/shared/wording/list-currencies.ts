/** The currencies of the world as options of a list, by code: "EUR (Euro)". */
export function listCurrencies(): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames("en-US", { type: "currency" });
  return Intl.supportedValuesOf("currency").map((value) => ({
    value,
    label: `${value} (${names.of(value) ?? value})`,
  }));
}
