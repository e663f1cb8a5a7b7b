/**
 * Messages for failures in the browser, and for actions that appeared to succeed but are reverted because the server
 * refused. `reportFailure` adds the server's own message.
 */
export const failures = {
  // The server and the app

  unreachable: {
    title: "The server can't be reached",
    detail: "Askery keeps trying to reach it. Check the network, or whether the server is running.",
  },
  unsent: {
    title: "The server can't be reached",
    detail: "Nothing was sent, and your input is still here. Try again when the connection is back.",
  },
  connectionLost: "The connection was lost.",
  unreadable: (status: number) => ({
    title: `The server answered with ${status}.`,
    detail: "Try again in a moment.",
  }),
  pageNotLoaded: {
    title: "This page could not be loaded",
    detail: "The server can't be reached, or it has a new version. Try again, or reload.",
  },
  pageStopped: {
    title: "This page stopped working",
    unknownCause: "The cause is unknown. Try again, or reload.",
  },
  exportNotStopped: "The export was not stopped.",
  exportNotFollowed: "The progress of the export is unknown.",
  jobNotCanceled: "Not canceled.",
  jobNotStarted: "Not started.",
  stillSignedIn: "Still signed in.",

  // Questions and answers

  questionStillRunning: "The question is still running.",
  sqlStillRunning: "The SQL is still running.",
  sqlNotReset: "The SQL was not reset.",
  sqlInterrupted: {
    message: "The connection was lost.",
    fix: "The SQL was stopped in the database. Run it again.",
  },
  wordNotDefined: "The word was not defined.",
  editInterrupted: {
    message: "The connection was lost.",
    fix: "If the answer does not show the edit, make it again.",
  },
  feedbackNotSent: "The feedback was not sent.",
  notRun: "Not run.",
  notReopened: "The question was not opened.",
  answerChanged: "This answer has changed. Reload the page.",
  rowsInterrupted: "The connection was lost while the rows were loading.",
  chartPictureNotMade: "The picture could not be created. You can export the table.",
  lettersLeftOut:
    "This device has no font for some letters. They are missing in the picture; the table has them.",
  chartPictureTooLarge: "The browser could not create a picture of this size.",

  // Charts, dashboards and projects

  mailsNotChanged: "The setting was not changed.",
  commentNotDeleted: "The comment was not deleted.",
  commentNotRestored: "The comment was not restored.",
  threadNotChanged: "The thread was not changed.",
  chartNotSaved: "The chart was not saved.",
  dashboardNotSaved: "The dashboard was not saved.",
  cardNotInvestigated: "The investigation was not started.",
  chartNotOpened: "The chart was not opened as a question.",
  cardNotOpened: "The card was not opened as a question.",
  dashboardNotDuplicated: "The dashboard was not duplicated.",
  freshnessNotChanged: "The freshness was not changed.",
  viewNotSaved: "The view was not saved.",
  viewNotDeleted: "The view was not deleted.",
  dashboardNotRestored: "The revision was not restored.",
  findingNotOpened: "The finding was not opened.",
  reportNotSaved: "The report was not saved.",
  planNotEdited: "The plan was not changed.",
  reportNotRun: "The report was not run again.",
  chartNotChanged: "The chart was not changed.",
  savedNotChanged: (kind: "chart" | "dashboard", count: number) =>
    count === 1 ? `A ${kind} was not changed.` : `${count} ${kind}s were not changed.`,
  folderNotCreated: "The folder was not created.",
  folderNotRestored: "The folder was not restored.",
  notMoved: "Nothing was moved.",
  boardNotMade: "The dashboard was not created.",
  projectsNotChanged: (count: number) =>
    count === 1 ? "A project was not changed." : `${count} projects were not changed.`,
  chartValuesNotSaved: "The values were not saved.",
  chartNotDuplicated: "The chart was not duplicated.",
  cardNotRestored: "The card was not restored.",
  cardNotRemoved: "The card was not removed.",
  passkeyNotRenamed: "The passkey was not renamed.",
  cardsNotRefreshed: (titles: readonly string[], total: number) =>
    titles.length === 1
      ? `“${titles[0] ?? ""}” could not be refreshed. It shows its last figures.`
      : `${titles.length} of ${total} cards could not be refreshed. They show their last figures.`,
  notDeleted: (what: string) => `${what} was not deleted.`,
  stillInTrash: (what: string) => `${what} is still in the trash.`,
  starNotChanged: (isStarred: boolean) => (isStarred ? "The star stays." : "The star was not set."),
  favoritesNotChanged: "Favorites were not changed.",
  favoriteUsersNotChanged: "Favorite users were not changed.",
  tableNotCopied: "The browser did not allow copying. Export the answer instead.",
  addressNotCopied: "The browser did not allow copying. Copy the address of the page instead.",
  formatsNotSaved: "Your formats were not saved.",
  sharingNotChanged: "The sharing was not changed.",

  // Databases

  sampleNotAdded: "Sample data was not added.",
  scheduleNotChanged: "The schedule was not changed.",
  tablesNotRead: "The tables were not read.",
  readingNotStopped: "Reading was not stopped.",
  fileNotLoaded: { message: "The file was not loaded.", fix: "Try again." },
  planNotChanged: "The plan was not changed.",

  // Passkeys

  passkeyNotMade: {
    title: "No passkey was made.",
    detail: "Confirm in the window of your browser or device. If it shows none, try another browser.",
  },
  passkeyKnown: {
    title: "This device has a passkey for you already.",
    detail: "Use another device, or remove that passkey first.",
  },
  passkeyNotUsed: {
    title: "No passkey was used.",
    detail: "Choose one in the window of your browser or device, or sign in with your password.",
  },

  // Pictures of people and databases

  pictureTooLarge: "This file is over 20 MB. Choose a smaller one.",
  pictureNotCompressible: "This picture is too large even after compression. Choose a simpler one.",
  pictureNotSupported: "This file is not a supported picture. Choose a PNG, JPEG or WebP file.",
  noDrawing: "This browser can't draw pictures.",
  noSaving: "This browser can't save pictures.",

  // Anything that is edited in place, so that its name is visible

  notAdded: "Not added.",
  notChanged: "Not changed.",
  notMarkedAsRead: "Not marked as read.",
  notRemoved: "Not removed.",
  notRenamed: (name: string) => `Not renamed to “${name}”.`,
  notRestored: "Not restored.",
  notSaved: "Not saved.",
  notUndone: "Not undone.",
  confirmationNotSent: "The link was not sent.",
  emailChangeNotCancelled: "The change of your address was not cancelled.",
  entryNotDeleted: "Not deleted.",
} as const;
