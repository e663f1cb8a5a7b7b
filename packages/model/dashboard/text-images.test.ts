import { expect, test } from "vitest";
import { listImageVersions, printTextImage, readOnlyImage, readTextImage } from "./text-images.ts";

const version = "0123456789abcdef0123456789abcdef";
const image = { version, width: 800, height: 600 };

test("a printed picture is read again, with an alternative text that cannot end it early", () => {
  const text = printTextImage("Our [new]\n warehouse\\", image);
  expect(text).toBe(`![Our new warehouse](image:${version}/800x600)`);
  expect(readOnlyImage(text)).toEqual({ ...image, alt: "Our new warehouse" });
  expect(readOnlyImage(printTextImage("", image))).toEqual({ ...image, alt: "" });
});

test("addresses of other places, and those without a size, are no pictures of ours", () => {
  const others = ["https://example.com/a.png", `image:${version}`, `image:${version}/0x5`, "image:x/1x1", ""];
  expect(others.map(readTextImage)).toEqual([null, null, null, null, null]);
});

test("a text with words beside a picture is not only a picture", () => {
  const text = printTextImage("A", image);
  expect([`See ${text}`, `${text}\n\n${text}`, "Words"].map(readOnlyImage)).toEqual([null, null, null]);
});

test("the pictures of texts are listed once each", () => {
  const other = "f".repeat(32);
  const text = `${printTextImage("A", image)} and ${printTextImage("B", { ...image, version: other })}`;
  expect(listImageVersions([{ text }, { text }, { text: "image:none/" }])).toEqual([version, other]);
});
