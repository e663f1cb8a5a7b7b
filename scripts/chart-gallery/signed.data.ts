/** When all pictures of docs/charts were looked at, and the SHA-256 of the pictures of that day. */
export const signed = {
  on: "29 November 2026",
  hash: "b66c3e7cb7ed291279d5f02e6b84f9884d4d068078949a0f2f1b04a08cf9fe6a",
} as const;
