import about from "./package.json" with { type: "json" };

/** Name and version of what answered: packages are versioned together. */
export const engineVersion = `askery ${about.version}`;
