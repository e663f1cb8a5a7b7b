/** Whether a host is this machine or a private network, judging by its name. */
export function isPrivateHost(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|::1|f[cd][\da-f]{2}:.*|fe80:.*)$/i.test(
    host.trim(),
  );
}
