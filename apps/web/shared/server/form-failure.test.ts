import { expect, test } from "vitest";
import { ApiError, OfflineError } from "./call.ts";
import { readFormFailure } from "./form-failure.ts";

function refusal(code: string, fields?: Readonly<Record<string, string>>): ApiError {
  return new ApiError({
    type: "about:blank",
    title: "This was not accepted.",
    status: 400,
    detail: "Change it.",
    code,
    requestId: "r1",
    ...(fields && { fields }),
  });
}

const words = { title: "This was not accepted.", detail: "Change it." };

test("a message about a visible field is shown there, and not above the form", () => {
  const failure = readFormFailure(refusal("invalid-input", { email: "No address." }), ["email", "password"]);
  expect(failure).toEqual({ fields: { email: "No address." }, notice: null });
});

test("a message about a field that is not visible is shown above the form", () => {
  const failure = readFormFailure(refusal("invalid-input", { next: "Elsewhere.", email: "No address." }), [
    "email",
  ]);
  expect(failure).toEqual({ fields: { email: "No address." }, notice: words });
});

test("a refusal without fields is shown above the form", () => {
  expect(readFormFailure(refusal("wrong-password"), ["email"])).toEqual({ fields: {}, notice: words });
});

test("an unreachable server is shown above the form, with a note that the input is kept", () => {
  expect(readFormFailure(new OfflineError("off"), ["email"])).toEqual({
    fields: {},
    notice: {
      title: "The server can't be reached",
      detail: "Nothing was sent, and your input is still here. Try again when the connection is back.",
    },
  });
});
