import about from "./package.json" with { type: "json" };

/** The name and version of the engine. All packages have the same version. */
export const engineVersion = `askery ${about.version}`;
