import type { GivenRole, Role } from "@askery/api";

/** The roles that people can be given, with what each may do. */
export const givenRoles: readonly {
  readonly value: GivenRole;
  readonly label: string;
  readonly detail: string;
}[] = [
  { value: "viewer", label: "Viewer", detail: "asks questions and sees charts and dashboards" },
  { value: "editor", label: "Editor", detail: "also saves charts, edits dashboards and defines words" },
  { value: "admin", label: "Admin", detail: "also manages members, settings and the connection" },
];

/** The name of a role. */
export function nameRole(role: Role): string {
  return givenRoles.find(({ value }) => value === role)?.label ?? "Owner";
}

/** The roles that a member may give. */
export function rolesToGive(mine: Role): typeof givenRoles {
  if (mine === "owner") return givenRoles;
  return mine === "admin" ? givenRoles.filter(({ value }) => value !== "admin") : [];
}

/** Whether a member may change the role of another one, or remove them. */
export function canManage(mine: Role, theirs: Role): boolean {
  if (theirs === "owner") return false;
  return mine === "owner" || (mine === "admin" && theirs !== "admin");
}
