/**
 * Opposites in pairs. A yes-or-no column named for one of them is also found by the other: "returning visitors" have no
 * in `is_new`. Lowercase lemmas.
 */
export const oppositeWords: readonly (readonly [one: string, other: string])[] = [
  ["new", "existing"],
  ["new", "returning"],
  ["new", "repeat"],
  ["new", "used"],
  ["active", "dormant"],
  ["online", "offline"],
  ["paid", "free"],
  ["paid", "organic"],
  ["private", "public"],
  ["internal", "external"],
  ["domestic", "international"],
  ["domestic", "foreign"],
  ["local", "remote"],
  ["indoor", "outdoor"],
  ["inbound", "outbound"],
  ["manual", "automatic"],
  ["permanent", "temporary"],
  ["recurring", "single"],
  ["member", "guest"],
  ["weekend", "weekday"],
  ["holiday", "workday"],
];
