/** Texts of failures on the command line. */
export const messages = {
  // Arguments

  usage: (problem: string, command: string) => ({
    message: problem,
    fix: `See: askery${command === "" ? "" : ` ${command}`} --help`,
  }),
  notADate: (text: string) => ({
    message: `"${text}" is not a date.`,
    fix: "Write it like 2026-11-20.",
  }),

  // Files

  fileMissing: (path: string) => ({
    message: `The file ${path} does not exist.`,
    fix: "Check the spelling of the path.",
  }),
  fileUnreadable: (path: string, reason: string) => ({
    message: `${path} can't be read: ${reason}`,
    fix: "Choose a text file that you have permission to read.",
  }),
  outputFails: (path: string, reason: string) => ({
    message: `Writing to ${path} failed: ${reason}`,
    fix: "Check that the folder exists and that you may write to it.",
  }),
};

/** What to do if the sample can't be built. The sample's generator reports what happened. */
export const sampleFixes = {
  "bad-date": "Write the date like 2026-11-20.",
  "bad-scale": "Remove the scale.",
  "file-exists": "To replace it, add --replace.",
  "not-written": "Check the folder, its permissions and the free disk space.",
};
