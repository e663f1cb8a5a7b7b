/** Nouns for what was done whose stem is not that of the verb, with the verb: "response rate" is about `has_responded`. */
export const deedNouns: ReadonlyMap<string, string> = new Map([
  ["response", "respond"],
  ["conversion", "convert"],
  ["loss", "lose"],
  ["failure", "fail"],
  ["withdrawal", "withdrawn"],
  ["success", "succeed"],
  ["decision", "decide"],
  ["retention", "retain"],
  ["subscription", "subscribe"],
  ["redemption", "redeem"],
  ["refusal", "refuse"],
  ["admission", "admit"],
  ["submission", "submit"],
]);
