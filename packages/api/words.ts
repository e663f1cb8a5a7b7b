import { z } from "zod";

/** Schemas that several endpoints use. Times are milliseconds since 1970-01-01 UTC. */

export const uuid = z.uuid();
export const timeMs = z.number().int();
/** Text of one line: each control character, which could disturb a terminal or a store, becomes a space. */
export const line = z.string().overwrite((text) => text.toWellFormed().replaceAll(/\p{Cc}/gu, " "));
/** The name of an item: one line, not blank. */
export const title = line.trim().min(1, "Enter a name.").max(200, "Keep it under 200 characters.");

/** Names a table of the catalog. In a path it is one percent-encoded segment. */
export const tableId = z.string().min(1).max(1_000);
export const columnName = z.string().min(1).max(500);

/** For how many minutes figures are fresh, up to a month; 0 until somebody refreshes them. */
export const freshMinutes = z
  .number()
  .int()
  .min(0)
  .max(31 * 24 * 60);

export const role = z.enum(["owner", "admin", "editor", "viewer"]);
export type Role = z.infer<typeof role>;

export const planName = z.enum(["Free", "Pro", "Startup", "Enterprise"]);
export type PlanName = z.infer<typeof planName>;

export const mode = z.enum(["genesis", "explorer", "quantum"]);
export type Mode = z.infer<typeof mode>;

/**
 * An image: a path on this server, or a small image as a data URL. Null shows initials. Two slashes at the start would
 * name a host, and browsers read backslashes as slashes.
 */
export const image = z
  .string()
  .max(200_000)
  .regex(/^(?:\/(?![/\\])[^\s\\]*$|data:image\/(?:png|jpeg|webp);base64,)/, "Use a PNG, JPEG or WebP image.")
  .nullable();

/** Case does not matter: addresses are saved in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "An e-mail address has at most 254 characters.")
  .meta({ format: "email" })
  .pipe(z.email("This must be an e-mail address."));

/** A password that was set earlier. The sign-in checks whether it is right. */
export const password = z
  .string()
  .min(1, "This is missing.")
  .max(128, "A password has at most 128 characters.");

/** Identifies a default filter within its database: its table, and its text as a person wrote it. */
export const defaultFilterName = z
  .strictObject({ table: z.string().min(1).max(1_000), text: z.string().min(1).max(2_000) })
  .readonly();

/** A person as other people see them. */
export const person = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() }).readonly();
export type Person = z.infer<typeof person>;

/** Until when a deleted item can be restored. */
export const deleted = z.object({ restoreUntilMs: timeMs }).readonly();
export type Deleted = z.infer<typeof deleted>;

export const nothing = z.null();
