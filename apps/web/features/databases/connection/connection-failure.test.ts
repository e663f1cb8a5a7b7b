import { expect, test } from "vitest";
import { ApiError } from "../../../shared/server/call.ts";
import { failureOf, failureOfError } from "./connection-failure.ts";

test("a problem of a test is shown at its field, or above the form", () => {
  const problem = { message: "The password is wrong.", fix: "Type it again." };
  expect(failureOf({ ...problem, field: "password" })).toEqual({
    faults: { password: "The password is wrong. Type it again." },
    notice: null,
  });
  expect(failureOf({ ...problem, field: "tunnel" }).faults).toHaveProperty("tunnelHost");
  const fingerprint = failureOf({ ...problem, field: "tunnel.hostKeyFingerprint" });
  expect(fingerprint.faults).toHaveProperty("tunnelFingerprint");
  expect(failureOf({ ...problem, field: null })).toEqual({
    faults: {},
    notice: { title: "The password is wrong.", detail: "Type it again." },
  });
});

test("a refused value is shown at its field", () => {
  const refused = refuse({ "connection.tunnel.privateKey": "No key.", "connection.port": "No port." });
  expect(failureOfError(refused)).toEqual({
    faults: { tunnelKey: "No key.", port: "No port." },
    notice: null,
  });
});

test("a refusal about no visible field is shown above the form", () => {
  expect(failureOfError(refuse({ name: "Enter a name." }))).toEqual({
    faults: {},
    notice: { title: "Refused", detail: "Look at the fields." },
  });
});

function refuse(fields: Readonly<Record<string, string>>): ApiError {
  return new ApiError({
    type: "about:blank",
    title: "Refused",
    status: 400,
    detail: "Look at the fields.",
    code: "invalid",
    requestId: "",
    fields,
  });
}
