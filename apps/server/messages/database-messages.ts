/* Texts of failures to add, reach or change a database. */

export const databaseMessages = {
  // Adding a database

  tooManyFreeDatabases: (limit: number) => ({
    message: `You already have ${limit} databases on the Free plan, and a new database starts on that plan.`,
    fix: "Choose a larger plan for one of them, or delete one.",
  }),
  tooManyConnectionAttempts: (limit: number, waitSeconds: number) => ({
    message: `Too many connection attempts: ${limit} in the last minute.`,
    fix: `Try again in ${count(waitSeconds, "second")}.`,
  }),
  kindChanged: {
    message: "The kind of a database can't change.",
    fix: "Add a new database of the other kind.",
  },

  // Connections

  noConnection: {
    message: "This database has no connection to change.",
    fix: "Add a new database to connect to one.",
  },
  urlUnreadable: wrongUrl("This address is not the URL of a supported database."),
  urlWithoutHost: wrongUrl("The URL has no host."),
  urlWithoutDatabase: wrongUrl("The URL has no database."),
  urlWithoutUser: wrongUrl("The URL has no user."),
  urlBadEscape: wrongUrl("The URL contains a “%” that does not encode a character."),
  targetChanged: (secret: string) => ({
    message: "The connection now leads to a different server or user, or is less secure.",
    fix: `Enter the ${secret} again. A saved secret is only used where it was saved for.`,
  }),

  // Files on the server

  serverFilesOff: {
    message: "This server does not open files from its own disk.",
    fix: "Upload the file, or ask the operator of this server to set ASKERY_FILE_FOLDERS.",
  },
  noSuchServerFile: {
    message: "The server has no file at this path.",
    fix: "Check the spelling of the path.",
  },
  outsideFolders: (folders: readonly string[]) => ({
    message: "This file is outside the folders that may be opened.",
    fix: `Enter a path in ${folders.join(" or ")}.`,
  }),

  // Tables and settings

  noTables: {
    message: "This database has no tables yet.",
    fix: "Upload a file to it.",
  },
  sampleMissing: {
    message: "The sample database is not available.",
    fix: "Ask again in a minute. If it is still missing, check the server's log: the disk may be full.",
  },
  noSuchSetting: (setting: string, value: string, example: string) => ({
    message: `“${value}” is not a known ${setting}.`,
    fix: `Enter it in the form ${example}.`,
  }),

  // Logos

  noSuchLogo: {
    message: "This database does not have this logo.",
    fix: "Upload it again.",
  },
  pictureEmpty: {
    message: "The file is empty: it has 0 bytes.",
    fix: "Choose a file that contains a picture.",
  },
  pictureTooLarge: (limit: string) => ({
    message: `The picture is larger than ${limit}.`,
    fix: `Choose a picture of at most ${limit}.`,
  }),
  pictureTooWide: ({
    width,
    height,
    maxSide,
  }: {
    readonly width: number;
    readonly height: number;
    readonly maxSide: number;
  }) => ({
    message: `This picture is ${width} × ${height} pixels.`,
    fix: `Reduce it to at most ${maxSide.toLocaleString("en-US")} pixels in width and height.`,
  }),
  pictureDamaged: (reason: string) => ({
    message: `This picture can't be read: ${reason}.`,
    fix: "Save it again as PNG, JPEG or WebP, and upload that file.",
  }),
  svgRefused: (mediaTypes: readonly string[]) => ({
    message: "SVG pictures are not accepted because they can contain scripts.",
    fix: choosePicture(mediaTypes),
  }),
  notAPicture: (mediaTypes: readonly string[]) => ({
    message: "This file is not a picture in a supported format.",
    fix: choosePicture(mediaTypes),
  }),
};

function wrongUrl(message: string) {
  return {
    message,
    fix: "Enter it in the form postgres://user:password@host:5432/database, with special characters percent-encoded.",
  };
}

function choosePicture(mediaTypes: readonly string[]): string {
  return `Choose a PNG, JPEG or WebP file (${mediaTypes.join(", ")}).`;
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
