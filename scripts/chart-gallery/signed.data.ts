/** When all pictures of docs/charts were looked at, and the SHA-256 of the pictures of that day. */
export const signed = {
  on: "28 November 2026",
  hash: "bcb1a0a178280f4e80f5a3bb0e7f5c89427bc52b0e442b86f57fcdfa95d81031",
} as const;
