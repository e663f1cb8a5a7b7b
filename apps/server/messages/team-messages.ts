import type { GivenRole } from "@askery/api";

/* Texts of members and invitations: failures, and the titles of notifications. */

const roleWords: Readonly<Record<GivenRole, string>> = {
  admin: "an admin",
  editor: "an editor",
  viewer: "a viewer",
};

export const teamMessages = {
  // Members

  noSuchMember: {
    message: "This person is not a member of the database.",
    fix: "Load the list of members again. They may have left.",
  },
  ownerStays: {
    message: "The owner of a database can't be changed or removed.",
    fix: "The owner can make another member the owner first.",
  },
  onlyOwnerAppoints: {
    message: "Only the owner of the database appoints and dismisses admins.",
    fix: "Ask the owner, or choose the role editor or viewer.",
  },
  leaveInstead: {
    message: "You can't remove yourself.",
    fix: "Leave the database instead.",
  },
  ownerCannotLeave: {
    message: "The owner can't leave the database.",
    fix: "Make another member the owner first, or delete the database.",
  },

  // Groups

  noSuchGroup: {
    message: "This group does not exist.",
    fix: "Load the list of groups again. It may have been deleted.",
  },
  groupExists: (name: string) => ({
    message: `The database has a group named “${name}” already.`,
    fix: "Choose another name.",
  }),
  tooManyGroups: (limit: number) => ({
    message: `The database has ${limit} groups, which is the limit.`,
    fix: "Delete a group first.",
  }),
  notInGroup: {
    message: "This person is not in the group.",
    fix: "Load the list of members again. Somebody else may have removed them.",
  },

  // Invitations

  noSuchInvitation: {
    message: "This invitation does not work.",
    fix: "It has expired, was revoked or has been used. Ask the sender for a new one.",
  },
  otherAddress: {
    message: "This invitation is for another e-mail address.",
    fix: "Sign in with the address that received it, or ask for an invitation to yours.",
  },
  teamFull: (plan: string, limit: number) => ({
    message: `The plan ${plan} allows ${limit === 1 ? "one member" : `${limit} members`}, and all places are taken.`,
    fix: "The owner can choose a larger plan, or remove a member.",
  }),
  tooManyInvitations: (limit: number) => ({
    message: `The database has ${limit} open invitations, which is the limit.`,
    fix: "Revoke some of them first.",
  }),

  // Notifications

  roleChanged: (database: string, role: GivenRole) => `You are ${roleWords[role]} of ${database} now`,
  removed: (database: string) => `You are no longer a member of ${database}`,
  addedToGroup: (group: string, database: string) => `You are in the group ${group} of ${database} now`,
  nowOwner: (database: string) => `You are the owner of ${database} now`,
  joined: (person: string, database: string) => `${person} joined ${database}`,

  // Mail

  invitationMail: (database: string, inviter: string, role: GivenRole, days: number) => ({
    subject: `Invitation to ${database} on Askery`,
    before: [`${inviter} invites you to the database ${database} as ${roleWords[role]}.`],
    label: "Open the invitation",
    after: [
      `The link works for ${days === 1 ? "one day" : `${days} days`}, and only with this e-mail address.`,
      "If you do not know the sender, ignore this e-mail.",
    ],
  }),
};
