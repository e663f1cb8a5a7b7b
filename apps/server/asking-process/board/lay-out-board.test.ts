import { expect, test } from "vitest";
import type { BoardCard } from "./board-document.ts";
import { layOutBoard, type Sheet } from "./lay-out-board.ts";

const card = (text: string, [x, y, w, h]: readonly [number, number, number, number]): BoardCard => ({
  x,
  y,
  w,
  h,
  content: { kind: "heading", text },
});

/** A page with room for ten rows of the grid, below a head of two. */
const page = { width: 600 + 72 - 12, height: 72 + 20 + 10 * 56 };

const textsOf = ({ cards }: Sheet) =>
  cards.map(({ card: { content } }) => (content.kind === "heading" ? content.text : ""));

const layOut = (cards: readonly BoardCard[]) => layOutBoard({ tabs: [{ title: null, cards }] }, page, 112);

test("cards are where they are in the grid, below the head of the first page", () => {
  const [sheet] = layOut([card("a", [0, 0, 12, 2]), card("b", [12, 0, 12, 2]), card("c", [0, 2, 24, 1])]);
  expect(sheet?.cards.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [36, 148, 288, 100],
    [336, 148, 288, 100],
    [36, 260, 588, 44],
  ]);
});

test("a card that does not fit starts the next page, with those that follow", () => {
  const sheets = layOut([
    card("a", [0, 0, 24, 6]),
    card("b", [0, 6, 12, 4]),
    card("c", [12, 6, 12, 1]),
    card("d", [12, 7, 12, 1]),
  ]);
  expect(sheets.map(textsOf)).toEqual([["a"], ["b", "c", "d"]]);
  expect(sheets.map(({ hasHead }) => hasHead)).toEqual([true, false]);
  expect(sheets[1]?.cards[0]).toMatchObject({ y: 36 });
});

test("a heading is on the page of the card below it", () => {
  const text = (slot: BoardCard): BoardCard => ({ ...slot, content: { kind: "text", text: "Words" } });
  const sheets = layOut([
    text(card("", [0, 0, 24, 5])),
    card("Next", [0, 5, 24, 1]),
    text(card("", [0, 6, 24, 4])),
  ]);
  expect(sheets.map(textsOf)).toEqual([[""], ["Next", ""]]);
});

test("a heading and the words below it are on the page of what follows them, unless the words are long", () => {
  const words = (y: number, h: number): BoardCard => ({
    ...card("", [0, y, 24, h]),
    content: { kind: "text", text: "Words" },
  });
  const chart = (y: number, h: number): BoardCard => ({
    ...card("", [0, y, 24, h]),
    content: {
      kind: "chart",
      title: "",
      subtitle: "",
      time: null,
      warning: null,
      shown: { kind: "message", text: "" },
    },
  });
  const kindsOf = ({ cards }: Sheet) => cards.map((one) => one.card.content.kind);
  const short = [chart(0, 4), card("Next", [0, 4, 24, 1]), words(5, 2), chart(7, 5)];
  expect(layOut(short).map(kindsOf)).toEqual([["chart"], ["heading", "text", "chart"]]);
  const long = [chart(0, 2), card("Next", [0, 2, 24, 1]), words(3, 5), chart(8, 5)];
  expect(layOut(long).map(kindsOf)).toEqual([["chart", "heading", "text"], ["chart"]]);
});

test("a card that is higher than a page is as high as a page", () => {
  const sheets = layOut([card("a", [0, 0, 24, 30]), card("b", [0, 30, 24, 1])]);
  expect(sheets.map(textsOf)).toEqual([[], ["a"], ["b"]]);
  expect(sheets[1]?.cards[0]).toMatchObject({ y: 36, height: 560 });
});

test("each tab starts a page; in a picture, tabs are below each other", () => {
  const tabs = ["One", "Two"].map((title) => ({ title, cards: [card(title, [0, 0, 24, 1])] }));
  const pages = layOutBoard({ tabs }, page, 112);
  expect(pages.map(({ titles }) => titles.map(({ text, y }) => [text, y]))).toEqual([
    [["One", 148]],
    [["Two", 36]],
  ]);
  const [picture, ...others] = layOutBoard({ tabs }, { width: 1240, height: null }, 112);
  expect([picture?.titles.map(({ text, y }) => [text, y]), others]).toEqual([
    [
      ["One", 148],
      ["Two", 256],
    ],
    [],
  ]);
  expect(picture?.height).toBe(256 + 40 + 44 + 36);
});

test("a dashboard without cards is a page with its title", () => {
  expect(layOut([])).toEqual([{ hasHead: true, titles: [], cards: [], height: page.height }]);
});
