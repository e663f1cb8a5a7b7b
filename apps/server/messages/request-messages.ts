/* Problems of a request, for the people and programs that send it. */

export const requestMessages = {
  noSuchAddress: {
    message: "Nothing exists at this address.",
    fix: "Check the address.",
  },
  methodNotAllowed: (method: string, allowed: string) => ({
    message: `This address does not accept ${method}.`,
    fix: `Use ${allowed}.`,
  }),
  fromAnotherSite: (url: string) => ({
    message: "This request comes from a page of another site.",
    fix: `Open Askery at ${url}. If people reach it at another address, its operator sets ASKERY_URL to that address.`,
  }),
  tooManyRequests: (waitSeconds: number) => ({
    message: "You have sent too many requests in a short time.",
    fix: `Try again in ${waitSeconds === 1 ? "a second" : `${waitSeconds} seconds`}.`,
  }),

  // Query and body

  badQuery: (problems: string) => ({
    message: "A parameter in the address is not valid.",
    fix: problems,
  }),
  badBody: (problems: string) => ({
    message: "A value in the request is not valid.",
    fix: problems,
  }),
  bodyMissing: {
    message: "The request is empty.",
    fix: "Send a JSON object.",
  },
  bodyNotJson: {
    message: "The request is not valid JSON.",
    fix: "Send a JSON object.",
  },
  nulCharacter: {
    message: "The request contains a NUL character.",
    fix: "Remove the character with code 0 from the text.",
    field: "Remove the NUL character.",
  },
  wrongContentType: (wanted: string) => ({
    message: `This address accepts only ${wanted === "application/json" ? "JSON" : "the bytes of a file"}.`,
    fix: `Send the header Content-Type: ${wanted}.`,
  }),
  bodyTooLarge: (maxBytes: number) => ({
    message: "The request is too large.",
    fix: `Send at most ${(maxBytes / 1_000_000).toLocaleString("en-US")} MB.`,
  }),
  bodyTooSlow: (maxMs: number) => ({
    message: "The request took too long to arrive.",
    fix: `Send it within ${maxMs / 1_000} seconds.`,
  }),
  badCursor: {
    message: "This page of the list does not exist.",
    fix: "Start again at the top of the list.",
  },

  // A bug in Askery

  internal: {
    message: "Something went wrong on the server.",
    fix: "Try again. If it happens again, check the server's log.",
  },
  internalRequest: (requestId: string) => ({
    message: "Something went wrong on the server.",
    fix: `Try again. If it happens again, look for request ${requestId} in the server's log.`,
  }),
};
