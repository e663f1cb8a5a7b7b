import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuGroup } from "./menu-group.tsx";
import { menuGroups } from "./menu-groups.data.ts";

const isOpen = (isActive: boolean | undefined) =>
  renderToString(
    <MenuGroup
      item={{ title: "Asks", url: null, items: [], ...(isActive !== undefined && { isActive }) }}
      openUrl="/"
    />,
  ).includes('aria-expanded="true"');

test("a group starts open only if its isActive is true", () => {
  expect([isOpen(true), isOpen(false), isOpen(undefined)]).toEqual([true, false, false]);
});

test("no group is active by default", () => {
  expect(menuGroups.map(({ title, isActive }) => [title, isActive])).toEqual([
    ["Asks", false],
    ["Dashboards", false],
    ["Charts", false],
  ]);
});

test("a closed group is marked if it contains the open page, by its items or by its url", () => {
  const items = [{ title: "History", url: "/charts" }];
  const isMarked = (openUrl: string) =>
    renderToString(
      <MenuGroup item={{ title: "Charts", url: "/charts", items }} openUrl={openUrl} />,
    ).includes('aria-current="true"');
  expect(["/charts", "/charts/new", "/chartsmith", "/ask"].map(isMarked)).toEqual([true, true, false, false]);
});
