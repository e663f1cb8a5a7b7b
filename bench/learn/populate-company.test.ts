import { expect, test } from "vitest";
import { coldStoreCompany } from "./companies.test-support.ts";
import { populateCompany } from "./populate-company.ts";

const rows = populateCompany(coldStoreCompany());
const pallets = rows.get("pallet") ?? [];
const clients = rows.get("client") ?? [];

test("A company always has the same rows.", () => {
  expect(populateCompany(coldStoreCompany())).toEqual(rows);
});

test("Listed names come first, and events are many.", () => {
  expect(clients.slice(0, 2).map(({ name }) => name)).toEqual(["Nordfrost", "Baltic Fish"]);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
  expect(pallets.length).toBeGreaterThan(600);
});

test("Dates are in order and not after today; some are missing.", () => {
  const odd = pallets.filter(
    ({ received, released }) =>
      String(received) > "2026-05-20" || (released !== null && String(released) < String(received)),
  );

  expect(odd).toEqual([]);
  expect(pallets.some(({ released }) => released === null)).toBe(true);
});

test("Some clients have many pallets, and some none.", () => {
  const counts = clients.map(({ id }) => pallets.filter(({ client_id }) => client_id === id).length);

  expect(Math.max(...counts)).toBeGreaterThan((3 * pallets.length) / clients.length);
  expect(Math.min(...counts)).toBe(0);
});
