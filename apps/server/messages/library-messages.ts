/* Texts of failures of charts, dashboards, conversations and favorites. */

export const libraryMessages = {
  idTaken: {
    message: "This id is already in use.",
    fix: "Send the request with another id, or without one.",
  },

  // Charts

  cannotDraw: (kind: string, reason: string) => ({
    message: `This result can't be shown as “${kind}”. ${reason}`.trim(),
    fix: "Choose another kind of chart.",
  }),
  chartChanged: {
    message: "This chart was changed elsewhere meanwhile.",
    fix: "Look at it as it is now, then change it again.",
  },
  nothingToUndo: {
    message: "This chart has no change to undo.",
    fix: "Reload the chart.",
  },
  chartChangedBy: (name: string) => ({
    message: `${name} changed this chart in the meantime.`,
    fix: "Reload it, or save your version over theirs.",
  }),
  noSuchDraft: {
    message: "This draft no longer exists. Drafts are deleted after a day.",
    fix: "Start the chart again.",
  },
  draftRefused: (sentence: string) => ({
    message: sentence,
    fix: "Rephrase the question, or start from a table.",
  }),
  unreadableDesign: {
    message: "The design of the chart is not valid.",
    fix: "Reload the page, and make your change again.",
  },
  otherVariables: {
    message: "The chart has no such variables, or a value is not of its variable’s type.",
    fix: "Reload the chart, and choose the values again.",
  },
  noSuchVariable: (name: string) => ({
    message: `No variable of this chart that is named “${name}” filters by a column.`,
    fix: "Reload the chart.",
  }),
  noSuchRevision: {
    message: "This chart has no such revision.",
    fix: "Choose another revision from its history.",
  },
  chartDeleted: {
    message: "The chart has been deleted.",
    fix: "Restore it from the trash.",
  },

  // Dashboards

  dashboardChanged: {
    message: "Someone else changed this dashboard in the meantime.",
    fix: "Reload it, and make your change again.",
  },
  noSuchDashboardRevision: {
    message: "This dashboard has no such revision.",
    fix: "Choose another revision from its history.",
  },
  noSuchImage: {
    message: "This dashboard does not have this picture.",
    fix: "Add it to the text again.",
  },
  webpImage: {
    message: "This picture is WebP, which documents can't have.",
    fix: "Save it as PNG or JPEG, and upload that file.",
  },
  tooManyImages: (limit: number) => ({
    message: `This dashboard has ${limit} pictures, with those of its earlier versions.`,
    fix: "Use one of them again, or put the picture on another dashboard.",
  }),
  dashboardFull: (limit: number) => ({
    message: `This dashboard has reached the limit of ${limit} cards.`,
    fix: "Remove some cards, or create another dashboard.",
  }),
  tooManyViews: (limit: number) => ({
    message: `You have reached the limit of ${limit} views of this dashboard.`,
    fix: "Delete one that you do not need.",
  }),
  noSuchCard: (id: string) => ({
    message: `This dashboard has no card ${id}.`,
    fix: "Reload it. The card has been removed.",
  }),
  cardOutsideGrid: (columns: number) => ({
    message: `A card extends beyond the ${columns} columns of the grid.`,
    fix: "Make it narrower, or move it to the left.",
  }),
  unreadableFilters: {
    message: "The filters of the dashboard are not valid.",
    fix: "Reload the page, and make your change again.",
  },
  noSuchFilter: (id: string) => ({
    message: `This dashboard has no filter ${id}.`,
    fix: "Reload it. The filter has been removed.",
  }),
  filterWithoutValues: {
    message: "This filter has no values to choose from.",
    fix: "Enter a value instead.",
  },
  chartReadsMore: {
    message: "This chart uses data that your access to the database does not include.",
    fix: "Ask an admin of the database for access.",
  },
  noSuchChart: {
    message: "This database has no such chart.",
    fix: "Choose another chart.",
  },
  noSuchAnswer: {
    message: "This database has no such answer.",
    fix: "Choose another answer.",
  },

  // Folders

  tooManyFolders: (limit: number) => ({
    message: `This list has reached the limit of ${limit} folders.`,
    fix: "Delete folders that you do not need.",
  }),

  // Favorites

  folderWithoutName: {
    message: "The folder has no name.",
    fix: "Enter a name.",
  },
  favoriteWithoutTarget: (kind: string) => ({
    message: `The request does not name a ${kind}.`,
    fix: `Choose a ${kind}.`,
  }),
  noSuchTarget: (kind: string) => ({
    message: `This ${kind} does not exist.`,
    fix: "It may have been deleted. Choose another one.",
  }),
  favoritesFull: (limit: number) => ({
    message: `Your favorites have reached the limit of ${limit} entries.`,
    fix: "Remove some entries first.",
  }),
  noSuchFolder: {
    message: "This folder does not exist.",
    fix: "Choose another folder.",
  },
  folderInItself: {
    message: "A folder can't be moved into itself.",
    fix: "Choose another folder.",
  },
  foldersTooDeep: (limit: number) => ({
    message: `Folders can't be nested more than ${limit} levels deep.`,
    fix: "Choose a folder closer to the top.",
  }),
};
