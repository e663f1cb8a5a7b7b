import type { ColumnType, Generated } from "kysely";

/** Who may use a database, and who is invited. */
export interface TeamTables {
  readonly member: MemberTable;
  readonly membership: MembershipView;
  readonly teamGroup: TeamGroupTable;
  readonly groupMember: GroupMemberTable;
  readonly groupMapping: GroupMappingTable;
  readonly invitation: InvitationTable;
  readonly dataRule: DataRuleTable;
  readonly memberAttribute: MemberAttributeTable;
  readonly groupAttribute: GroupAttributeTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** A database has exactly one owner. */
export interface MemberTable {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  /** The member's own role. What they may do follows from the role in `membership`. */
  readonly role: "owner" | "admin" | "editor" | "viewer";
  readonly createdAtMs: Fixed<TimeMs>;
  /** 1 if groups of the provider made them a member, which then ends with these groups. Default: 0. */
  readonly fromProvider: Generated<number>;
}

/** A view of the members, with what their groups give them. */
export interface MembershipView {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  /** The highest of the member's own role and those of their groups. */
  readonly role: Fixed<"owner" | "admin" | "editor" | "viewer">;
  readonly ownRole: Fixed<"owner" | "admin" | "editor" | "viewer">;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** A group of members of a database. A deleted one gives nothing, and can be restored. */
export interface TeamGroupTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly name: string;
  readonly role: "admin" | "editor" | "viewer";
  readonly createdAtMs: Fixed<TimeMs>;
  readonly deletedAtMs: TimeMs | null;
}

export interface GroupMemberTable {
  readonly groupId: Fixed<string>;
  /** That of the group. */
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  /** 1 if a group of the provider put them there. Default: 0. */
  readonly fromProvider: Generated<number>;
}

/** A group of the provider whose people are in a group of the database. */
export interface GroupMappingTable {
  readonly workspaceId: Fixed<string>;
  readonly providerGroup: Fixed<string>;
  readonly groupId: Fixed<string>;
}

export interface InvitationTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  /** SHA-256 of the token in the link, hexadecimal: the store cannot be used to join. */
  readonly tokenHash: Fixed<string>;
  readonly role: Fixed<"admin" | "editor" | "viewer">;
  /** The only address that may accept it, in lower case; null for any. */
  readonly email: Fixed<string | null>;
  /** Null for no limit. */
  readonly maxUses: Fixed<number | null>;
  readonly useCount: number;
  readonly inviterId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly expiresAtMs: Fixed<TimeMs>;
  readonly revokedAtMs: TimeMs | null;
}

/** What members below admin may read of a table. */
export interface DataRuleTable {
  readonly workspaceId: Fixed<string>;
  readonly tableId: Fixed<string>;
  /** The names of the hidden columns, as JSON. */
  readonly hidden: string;
  /** The filters, as JSON: `[{ column, attribute }]`. */
  readonly filters: string;
}

/** The values that filters allow a member. */
export interface MemberAttributeTable {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly name: Fixed<string>;
  /** As JSON: a list of texts. */
  readonly allowed: string;
}

/** The values that filters allow the members of a group. */
export interface GroupAttributeTable {
  readonly groupId: Fixed<string>;
  readonly name: Fixed<string>;
  /** As JSON: a list of texts. */
  readonly allowed: string;
}
