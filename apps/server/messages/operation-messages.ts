/* Texts for operators: starting the server, its settings, its store and its jobs. */

export const operationMessages = {
  // Starting

  portTaken: (port: number) => ({
    message: `Another program is using port ${port}.`,
    fix: `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  }),
  portForbidden: (port: number) => ({
    message: `This user is not allowed to listen on port ${port}.`,
    fix: "Choose a port above 1023: PORT=3000 npm start",
  }),
  noSuchHost: (host: string) => ({
    message: `This machine has no address ${host} to listen on.`,
    fix: "Set HOST to one of its addresses, or to 0.0.0.0 for all of them.",
  }),
  badSettings: (wrong: readonly { readonly name: string; readonly example: string }[]) => ({
    message: wrong.map(({ name, example }) => `${name} is not valid. A valid example: ${example}`).join("\n"),
    fix: "Correct it, or remove it to use the default. docs/guides/run-a-server.md lists all settings.",
  }),

  // Secrets

  newSecretMissing: {
    message: "ASKERY_NEW_SECRET must contain the new secret, at least 32 characters.",
    fix: "Set it to the output of `openssl rand -base64 33`.",
  },
  keyFileDamaged: (path: string) => ({
    message: `The key file ${path} is damaged: it must contain 43 letters and digits.`,
    fix: "Restore it from a backup. If you have none, delete it and enter the passwords of all connections again.",
  }),
  passwordUnreadable: {
    message: "The saved password of this connection can't be decrypted.",
    fix: "Enter it again. If this affects all connections, the operator restores the key that encrypted them.",
  },

  // The store

  folderReadOnly: (folder: string) => ({
    message: `Askery has no permission to write to its data folder, ${folder}.`,
    fix: "Grant write permission to the user that runs Askery, or set ASKERY_DATA to another folder.",
  }),
  folderLocked: (folder: string) => ({
    message: `Another Askery is using the data folder ${folder}.`,
    fix: "Stop it first, or start this one with another folder: ASKERY_DATA=/some/other/folder.",
  }),
  storeNewer: (migration: string) => ({
    message: `A newer version of Askery created this store: this version does not know its migration "${migration}".`,
    fix: "Start the newer version, or restore a backup from before the upgrade.",
  }),
  storeFull: {
    message: "The server's disk is full. Your change was not saved.",
    fix: "Free space on the disk with the server's data, and try again. Earlier changes are safe.",
  },
  storeReadOnly: {
    message: "The server has no permission to write its data. Your change was not saved.",
    fix: "Grant the server's user write permission for its data folder or database, and try again.",
  },
  storeBusy: {
    message: "The server's store is busy.",
    fix: "Try again in a moment.",
  },
  storeGone: {
    message: "The server can't reach its store.",
    fix: "Try again in a moment. If it happens again, the operator finds the cause in the server's log.",
  },
  storeEmptied: (path: string) => ({
    message: `The server's store ${path} is empty (0 bytes), but its folder has been used before.`,
    fix: "Restore the latest backup of the data folder. To start without the earlier data, delete this file.",
  }),
  storeDamaged: {
    message: "The server's store is damaged.",
    fix: "Stop the server, and restore the latest backup of its data folder.",
  },

  // Jobs

  noSuchJob: {
    message: "This job does not exist.",
    fix: "Reload the list. Finished jobs are deleted after a month.",
  },
  jobNotOpen: (state: string) => ({
    message: `This job is already ${state}.`,
    fix: "Reload the list.",
  }),
  badSchedule: (cron: string, timeZone: string) => ({
    message: `“${cron}” in ${timeZone} is not a valid schedule.`,
    fix: "Enter five fields, such as 0 9 * * MON, and a time zone, such as Europe/Berlin.",
  }),
};
