import type { Role } from "@askery/api";

/** Lowest first. */
const roles: readonly Role[] = ["viewer", "editor", "admin", "owner"];

export function hasRole(role: Role, atLeast: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(atLeast);
}

/** A role and those above it. */
export function rolesFrom(atLeast: Role): readonly Role[] {
  return roles.slice(roles.indexOf(atLeast));
}

/** The roles under a role. */
export function rolesBelow(role: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(role));
}
