import type { Role } from "@askery/api";

/** Lowest first. */
export const roles: readonly Role[] = ["viewer", "editor", "admin", "owner"];

export function hasRole(role: Role, atLeast: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(atLeast);
}
