/** When all pictures of docs/charts were looked at, and the SHA-256 of the pictures of that day. */
export const signed = {
  on: "28 November 2026",
  hash: "6c8e4b0c32122d032626fd7517e1e3a9e2808f7dadf06c468786cbecbbf96e1b",
} as const;
