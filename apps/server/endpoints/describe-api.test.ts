import { expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.test-support.ts";

interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

test("the OpenAPI document has exactly the paths below /api that the server serves", async () => {
  const server = await startTestServer();
  const response = await server.request("/api/openapi.json");
  const { openapi, paths } = (await response.json()) as ApiDocument;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // The router's own list. "ALL" is middleware, or a response of 404 or 405.
  const served = server.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`)
    .filter((route) => route !== "GET /api/openapi.json");
  expect(openapi).toBe("3.1.1");
  expect(described.toSorted()).toEqual(served.toSorted());
  expect(described).toContain("GET /api/health");
});

test("an operation is described with its input, its response and who may call it", async () => {
  const server = await startTestServer();
  const { paths } = (await (await server.request("/api/openapi.json")).json()) as ApiDocument;
  expect(paths["/api/conversations/{conversationId}"]?.["patch"]).toEqual({
    operationId: "renameConversation",
    summary: "Renames a conversation",
    tags: ["conversations"],
    security: [{ session: [] }],
    parameters: [
      {
        name: "conversationId",
        in: "path",
        required: true,
        schema: { type: "string", format: "uuid", pattern: expect.any(String) as unknown },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { summary: { type: "string", minLength: 1, maxLength: 200 } },
            required: ["summary"],
            additionalProperties: false,
          },
        },
      },
    },
    responses: {
      200: {
        description: "Done",
        content: { "application/json": { schema: expect.objectContaining({ type: "object" }) as unknown } },
      },
      default: {
        description: "What went wrong, and what to do about it",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  });
});
