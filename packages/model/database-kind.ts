import { databaseKinds } from "./database-kinds.data.ts";

export type DatabaseKindName = keyof typeof databaseKinds;

/** Kinds that are reached over the network. */
export type ServerKindName = {
  [Name in DatabaseKindName]: (typeof databaseKinds)[Name]["location"] extends "server" ? Name : never;
}[DatabaseKindName];

/** Kinds that are a file on the server. */
export type FileKindName = Exclude<DatabaseKindName, ServerKindName>;

/** In the order of the registry, like the lists below. */
export const databaseKindNames = Object.keys(databaseKinds).filter(isDatabaseKind);
export const serverKindNames = databaseKindNames.filter(isServerKind);
export const fileKindNames = databaseKindNames.filter((name) => !isServerKind(name));

export function isDatabaseKind(name: string): name is DatabaseKindName {
  return Object.hasOwn(databaseKinds, name);
}

export function isServerKind(name: DatabaseKindName): name is ServerKindName {
  return databaseKinds[name].location === "server";
}

/** The kind of server whose URLs have a scheme, such as `postgresql`; null if there is none. */
export function serverKindOfScheme(scheme: string): ServerKindName | null {
  const isScheme = (name: ServerKindName) =>
    databaseKinds[name].schemes.some((one: string) => one === scheme.toLowerCase());
  return serverKindNames.find(isScheme) ?? null;
}
