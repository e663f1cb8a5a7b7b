/* Texts of signing in with a provider. */

export const providerMessages = {
  noProvider: {
    message: "This server has no provider to sign in with.",
    fix: "Sign in with your e-mail address and password.",
  },
  notReached: (name: string) => ({
    message: `${name} does not answer, so nobody can sign in with it.`,
    fix: "Try again in a minute, or sign in with your password. The server's log has the cause.",
  }),
  otherIssuer: (wanted: string, got: string) => ({
    message: `The provider at ${wanted} names itself ${got}.`,
    fix: "Set ASKERY_OIDC_ISSUER to exactly what its configuration names as the issuer.",
  }),
  badMetadata: (issuer: string) => ({
    message: `The configuration of the provider ${issuer} lacks what a sign-in needs.`,
    fix: "Check that ASKERY_OIDC_ISSUER is the address of an OpenID Connect provider.",
  }),
  badAnswer: (issuer: string, what: string) => ({
    message: `The provider ${issuer} answered in a way that can't be trusted: ${what}.`,
    fix: "Check the client ID and secret, and the clocks of both servers.",
  }),
};
