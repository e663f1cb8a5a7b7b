/** Metadata services where clouds hand out a machine's credentials, except link-local addresses. */
export const metadataAddresses: readonly string[] = [
  // Amazon, and its containers, over IPv6
  "fd00:ec2::254",
  "fd00:ec2::23",
  // Google over IPv6
  "fd20:ce::254",
  // Azure's host agent
  "168.63.129.16",
  // Alibaba
  "100.100.100.200",
  // Oracle
  "192.0.0.192",
];
