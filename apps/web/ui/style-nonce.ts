/**
 * Returns the nonce that the content security policy requires of our style elements, from `<meta property="csp-nonce"
 * nonce="…">` in the page. Undefined if the page has none, as in development.
 *
 * Browsers hide the attribute from selectors and `getAttribute`, but not the property.
 */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce === "" ? undefined : meta?.nonce;
}

/** Passes the nonce to the scroll lock of dialogs and menus, which reads this global. */
export function shareStyleNonce(): void {
  const nonce = styleNonce();
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
