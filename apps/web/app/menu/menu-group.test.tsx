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

test("isActive: a group whose data says so starts open, any other closed", () => {
  expect([isOpen(true), isOpen(false), isOpen(undefined)]).toEqual([true, false, false]);
});

test("isActive: by default no group is", () => {
  expect(menuGroups.map(({ title, isActive }) => [title, isActive])).toEqual([
    ["Asks", false],
    ["Dashboards", false],
    ["Charts", false],
  ]);
});

test("a closed group that the open page is in is marked, by its items or by its url", () => {
  const items = [{ title: "History", url: "/charts" }];
  const isMarked = (openUrl: string) =>
    renderToString(
      <MenuGroup item={{ title: "Charts", url: "/charts", items }} openUrl={openUrl} />,
    ).includes('aria-current="true"');
  expect(["/charts", "/charts/new", "/chartsmith", "/ask"].map(isMarked)).toEqual([true, true, false, false]);
});
