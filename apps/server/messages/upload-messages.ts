/* Texts of failures of uploads. */

export const uploadMessages = {
  noSuchUpload: {
    message: "This upload does not exist.",
    fix: "Choose an upload from the list.",
  },
  noFilesHere: {
    message: "Files can't be uploaded to this database.",
    fix: "Add a database for files, and upload the file there.",
  },
  onAnotherServer: {
    message: "Another server of this Askery stores the uploaded files.",
    fix: "Ask the operator to share one folder among all servers: the folder uploads in each data folder.",
  },

  // Files

  empty: {
    message: "The file is empty: it has 0 bytes.",
    fix: "Choose a file that contains data.",
  },
  tooLarge: (limit: string) => ({
    message: `The file is larger than ${limit}, the limit of this database's plan.`,
    fix: "Upload a smaller file, or choose a larger plan.",
  }),
  incomplete: {
    message: "The file arrived incomplete.",
    fix: "Upload it again.",
  },
  diskFull: {
    message: "The server's disk is full. The file was not saved.",
    fix: "Free disk space on the server, and upload the file again.",
  },

  // Files that are databases

  hasTablesAlready: (fileName: string) => ({
    message: `${fileName} is a complete database, and this database already has tables.`,
    fix: "Upload it to a new database.",
  }),
  databaseEmpty: (fileName: string) => ({
    message: `${fileName} has no tables.`,
    fix: "Choose a database that contains data.",
  }),
  leftOut: (column: string | null, reason: string) =>
    `${column === null ? "The table" : `The column ${column}`} is left out, because the file can't read it: ${reason}.`,
  databaseUnreadable: (fileName: string, reason: string) => ({
    message: `${fileName} can't be read: ${reason}.`,
    fix: "Check that it was copied completely while no program was writing to it, and upload it again.",
  }),
};
