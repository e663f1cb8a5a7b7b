import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuGroup } from "./menu-group.tsx";
import { menuGroups } from "./menu-groups.data.ts";

const isOpen = (isActive: boolean | undefined) =>
  renderToString(
    <MenuGroup item={{ title: "Asks", url: null, items: [], ...(isActive !== undefined && { isActive }) }} />,
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
