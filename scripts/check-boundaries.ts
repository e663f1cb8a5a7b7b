import { findBreaches } from "./boundaries/find-breaches.ts";

const { seen, listedBy, breaches } = await findBreaches(process.cwd());

for (const { rule, what, comment } of breaches) console.error(`${rule}: ${what}\n  ${comment}`);
console.log(
  breaches.length === 0
    ? `Boundaries hold in ${seen} files, as listed by ${listedBy === "git" ? "git" : "walking the folders (no git)"}.`
    : `${breaches.length} breaches of the boundaries; ${seen} files seen. The rules: ARCHITECTURE.md.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
