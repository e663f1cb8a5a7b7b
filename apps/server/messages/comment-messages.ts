/* Texts of failures of comments, and of the mails about them. */

export const commentMessages = {
  onlyAuthor: {
    message: "Only the author of a comment can change it.",
    fix: "Write a reply.",
  },
  onlyAuthorOrAdmin: {
    message: "Only the author of a comment and admins of the database can delete it.",
    fix: "Ask the author, or an admin.",
  },
  deletedByOther: {
    message: "An admin of the database deleted this comment.",
    fix: "Ask an admin to restore it.",
  },
  noSuchPart: (kind: string) => ({
    message: `This ${kind} has no such part.`,
    fix: "Reload the page. The part may have been deleted.",
  }),

  someChart: "a chart",
  mentioned: (name: string, title: string) => `${name} mentioned you in a comment on “${title}”`,
  replied: (name: string, title: string) => `${name} replied to you in a comment on “${title}”`,
  mailLabel: "Open the comment",
  mailEnd: "You can turn these e-mails off on the page Notifications.",
};
