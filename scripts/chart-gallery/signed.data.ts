/** When all pictures of docs/charts were looked at, and the SHA-256 of the pictures of that day. */
export const signed = {
  on: "29 November 2026",
  hash: "e6a2d0109a1a407d2cb78174de969f1035983be3bab58af4a0b5820211abd9aa",
} as const;
