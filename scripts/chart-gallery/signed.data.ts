/** When all pictures of docs/charts were looked at, and the SHA-256 of the pictures of that day. */
export const signed = {
  on: "29 November 2026",
  hash: "2e97199d840f4fa8c552cc674ceabdaeb1a9e74cf887bc6f700e4bddb7ce20c6",
} as const;
