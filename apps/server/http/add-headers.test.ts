import { expect, test } from "vitest";
import { addHeaders } from "./add-headers.ts";

test("a response's own headers remain; other headers and cookies are added", () => {
  const response = new Response("text", {
    headers: [
      ["content-type", "text/plain"],
      ["set-cookie", "session=new; Path=/"],
    ],
  });
  const more = new Headers({ "content-type": "text/html", "cache-control": "no-store" });
  more.append("set-cookie", "session=; Max-Age=0");
  more.append("set-cookie", "theme=dark");
  addHeaders(response, more);
  expect([
    response.headers.get("content-type"),
    response.headers.get("cache-control"),
    response.headers.getSetCookie(),
  ]).toEqual(["text/plain", "no-store", ["session=new; Path=/", "theme=dark"]]);
});
