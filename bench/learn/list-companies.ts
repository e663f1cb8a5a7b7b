import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readCompany, type ReadCompany } from "./read-company.ts";

export const companiesFolder = join(import.meta.dirname, "companies");

/** Reads all companies of a folder, sorted by id. */
export function listCompanies(folder = companiesFolder): readonly ReadCompany[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => readCompany(basename(name, ".txt"), readFileSync(join(folder, name), "utf8")));
}
