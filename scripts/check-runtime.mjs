// Plain JavaScript on purpose, because any Node must be able to run it. Loaded before a program with `node --import
// ./scripts/check-runtime.mjs program.ts`, it exits if Node is too old to run TypeScript from source, and explains what
// to do instead.

const oldestMajor = 24;
const { node } = process.versions;

if (Number.parseInt(node, 10) < oldestMajor) {
  console.error(
    `Askery needs Node ${oldestMajor} or newer; this is Node ${node}.\n` +
      "`npm ci` puts the right one beside the project on Linux and Windows, and every `npm run …` uses it: " +
      "`npm run --silent askery -- --help`.\n" +
      `Elsewhere install Node ${oldestMajor} from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
