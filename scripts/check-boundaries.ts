import { findBreaches } from "./boundaries/find-breaches.ts";

const { seen, breaches } = await findBreaches(process.cwd());

for (const { rule, what, comment } of breaches) console.error(`${rule}: ${what}\n  ${comment}`);
console.log(
  breaches.length === 0
    ? `Boundaries hold in ${seen} files.`
    : `${breaches.length} breaches of the boundaries; ${seen} files seen. The rules: ARCHITECTURE.md.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
