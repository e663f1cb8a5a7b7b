import { expect, test } from "vitest";
import { findShortcut } from "./find-shortcut.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("Ctrl or Meta with B toggles the menu, with K the palette, even while typing", () => {
  for (const isTyping of [false, true]) {
    expect(findShortcut({ ...bare, key: "b", ctrlKey: true }, isTyping)).toBe("menu");
    expect(findShortcut({ ...bare, key: "B", metaKey: true }, isTyping)).toBe("menu");
    expect(findShortcut({ ...bare, key: "k", ctrlKey: true }, isTyping)).toBe("palette");
  }
});

test("a question mark lists the shortcuts, except while typing", () => {
  const press = { ...bare, key: "?", shiftKey: true };
  expect(findShortcut(press, false)).toBe("shortcuts");
  expect(findShortcut(press, true)).toBeUndefined();
});

test("plain letters and other combinations are not shortcuts", () => {
  expect(findShortcut({ ...bare, key: "b" }, false)).toBeUndefined();
  expect(findShortcut({ ...bare, key: "b", ctrlKey: true, altKey: true }, false)).toBeUndefined();
  expect(findShortcut({ ...bare, key: "k", ctrlKey: true, shiftKey: true }, false)).toBeUndefined();
});
