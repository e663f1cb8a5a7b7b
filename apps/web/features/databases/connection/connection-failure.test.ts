import { expect, test } from "vitest";
import { ApiError } from "../../../shared/server/call.ts";
import { failureOf, failureOfError } from "./connection-failure.ts";

test("what a test says stands at its field, else over the form", () => {
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

test("what the server refuses goes to the field that it was typed into", () => {
  const refused = refuse({ "connection.tunnel.privateKey": "No key.", "connection.port": "No port." });
  expect(failureOfError(refused)).toEqual({
    faults: { tunnelKey: "No key.", port: "No port." },
    notice: null,
  });
});

test("what no field shows is told over the form", () => {
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
