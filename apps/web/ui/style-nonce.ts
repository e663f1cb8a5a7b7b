/**
 * The nonce that lets our own style elements pass the content policy, from `<meta property="csp-nonce" nonce="…">`
 * in the page. Undefined where the page has none, as in development.
 *
 * A browser hides the attribute from selectors and `getAttribute`, never from the property.
 */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce === "" ? undefined : meta?.nonce;
}

/** Hands the nonce to the scroll lock under dialogs and menus, which looks for it under this global name. */
export function shareStyleNonce(): void {
  const nonce = styleNonce();
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
