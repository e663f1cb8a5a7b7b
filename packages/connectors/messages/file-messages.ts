/* Messages for database files and uploads that can't be opened or loaded. */

const checkCopy = "Check that it was copied completely, and that its extension is correct.";
const checkUpload = "Check that it was uploaded completely, and that its extension is correct.";
const chooseData = "Choose a file that contains data.";
const exportTable = "Export its table as CSV or XLSX, and upload that.";
const unpack = "Unpack it, and upload the files it contains.";

export const fileMessages = {
  // Opening a file

  missing: (path: string) => ({
    message: `The file ${path} does not exist.`,
    fix: "Check the spelling of the path.",
  }),
  noPermission: (path: string, name: string) => ({
    message: `The server has no permission to read ${path}.`,
    fix: `Grant read permission, for example with: chmod u+r ${name}`,
  }),
  cannotOpen: (path: string, reason: string) => ({
    message: `${path} can't be opened: ${reason}.`,
    fix: "Check the path and the disk it is on.",
  }),
  notAFile: (path: string) => ({
    message: `${path} is not a file.`,
    fix: "Choose a file. A folder can't be opened.",
  }),
  empty: (file: string) => ({
    message: `${file} is empty: it has 0 bytes.`,
    fix: chooseData,
  }),
  unknownKind: (file: string) => ({
    message: `${file} has an unknown file type.`,
    fix: "Use a SQLite or DuckDB database, or a .csv, .tsv, .json, .ndjson or .parquet file.",
  }),
  otherFormat: (file: string, format: string) => ({
    message: `${file} is not a ${format} file: its content has a different format.`,
    fix: checkCopy,
  }),
  notText: (file: string) => ({
    message: `${file} is not a text file: it contains null bytes.`,
    fix: "Check its extension. Export compressed files and office documents as text first.",
  }),

  // Database files

  locked: (file: string) => ({
    message: `${file} is locked by another program.`,
    fix: "Close that program, or wait until it has finished, and try again.",
  }),
  sqliteCannotOpen: (file: string) => ({
    message: `${file} can't be opened.`,
    fix: "Check that the server may read the file and its folder.",
  }),
  sqliteDamaged: (file: string, reason: string) => ({
    message: `${file} is not a readable SQLite database: ${reason}.`,
    fix: "Restore it from a backup, or rebuild it with: sqlite3 broken.sqlite .recover | sqlite3 repaired.sqlite",
  }),
  otherDuckdbVersion: (file: string) => ({
    message: `${file} was written by another version of DuckDB.`,
    fix: "Export it with EXPORT DATABASE in that version, and import it with the current version.",
  }),
  tooLargeForMemory: (file: string) => ({
    message: `${file} is too large to read into memory.`,
    fix: "Convert it to Parquet or DuckDB, or allow more memory.",
  }),
  unreadable: (file: string, reason: string) => ({
    message: `${file} can't be read: ${reason}.`,
    fix: checkCopy,
  }),

  // The format of an upload

  compressed: (file: string) => ({
    message: `${file} is a compressed file.`,
    fix: unpack,
  }),
  oldWorkbook: (file: string) => ({
    message: `${file} is an older Excel workbook, or one with a password.`,
    fix: "Save it as .xlsx without a password, and upload that.",
  }),
  pdf: (file: string) => ({
    message: `${file} is a PDF document.`,
    fix: exportTable,
  }),
  textDocument: (file: string) => ({
    message: `${file} is a text document.`,
    fix: exportTable,
  }),
  webPage: (file: string) => ({
    message: `${file} is a web page or XML, regardless of its name.`,
    fix: exportTable,
  }),
  otherArchive: (file: string) => ({
    message: `${file} is an archive that is not an Excel workbook.`,
    fix: `${unpack} Save documents of other office programs as .xlsx or .csv.`,
  }),
  notUploadable: (file: string) => ({
    message: `${file} has an unknown file type and is not text.`,
    fix: "Upload CSV, TSV, JSON, Parquet or XLSX, or a SQLite or DuckDB database.",
  }),
  otherUploadFormat: (file: string, format: string) => ({
    message: `${file} is not ${format}: its content has a different format.`,
    fix: checkUpload,
  }),
  notJson: (file: string) => ({
    message: `${file} is not JSON: it starts with neither a bracket nor a brace.`,
    fix: checkUpload,
  }),
  isDatabase: (file: string) => ({
    message: `${file} is a database. It can't be loaded into another database.`,
    fix: "Add it as a separate database, or export the tables you need as CSV or Parquet.",
  }),

  // Reading an upload

  noText: (file: string) => ({
    message: `${file} has no rows: it has no text.`,
    fix: chooseData,
  }),
  onlyBlankLines: (file: string) => ({
    message: `${file} has no rows: all its lines are blank.`,
    fix: chooseData,
  }),
  emptyList: (file: string) => ({
    message: `${file} has no rows: its list is empty.`,
    fix: chooseData,
  }),
  sheetsEmpty: (file: string) => ({
    message: `${file} has no rows: all its sheets are empty.`,
    fix: "Choose a workbook that contains data.",
  }),
  workbookDamaged: (file: string, reason: string) => ({
    message: `${file} can't be read as an Excel workbook: ${reason}.`,
    fix: "Open it in a spreadsheet program, save it as .xlsx without a password, and upload that.",
  }),
  workbookTooLarge: (file: string, size: string) => ({
    message: `${file} has ${size}, which exceeds the limit for workbooks.`,
    fix: "Save the sheets you need as CSV, and upload those.",
  }),
  notRows: (file: string, wrong: number, total: number) => ({
    message: `${file} can't be read as a table: ${format(wrong)} of its ${format(total)} rows do not match the header.`,
    fix: "Check that all cells have the same delimiter, and that values that contain it are in quotation marks.",
  }),
  tooManyRows: (file: string, rows: number, max: number) => ({
    message: `${file} has ${format(rows)} rows. Only ${format(max)} more can be loaded.`,
    fix: "Remove rows that nobody will ask about, such as those of earlier years.",
  }),
  tooManyColumns: (file: string, columns: number, max: number) => ({
    message: `${file} has ${format(columns)} columns. The limit is ${format(max)}.`,
    fix: "Remove columns that nobody will ask about, or turn them into rows with a name and a value each.",
  }),
  lineTooLong: (file: string, maxBytes: number) => ({
    message: `${file} has a line of more than ${Math.round(maxBytes / 1_000_000)} MB: it has no line breaks between rows.`,
    fix: "Add line breaks between the rows, or save the file again as CSV.",
  }),
  unexpected: (reason: string) => ({
    message: reason,
    fix: "Check the file.",
  }),

  // Loading an upload into a database

  notEnoughMemory: (file: string) => ({
    message: `${file} needs more memory to load than the server has.`,
    fix: "Split it into several files and append them, or upload it as CSV or Parquet, which need the least memory.",
  }),
  diskFull: (file: string) => ({
    message: `There is not enough disk space to load ${file}.`,
    fix: "Free disk space on the server, and upload the file again.",
  }),
  tooDeep: (found: {
    readonly file: string;
    readonly column: string;
    readonly depth: number;
    readonly maxDepth: number;
  }) => ({
    message: `The column ${found.column} of ${found.file} has lists or structures nested ${found.depth} levels deep. The limit is ${found.maxDepth}.`,
    fix: "Flatten or leave out this column when you export the file, and upload it again.",
  }),
  loadTooSlow: (files: string, timeoutMs: number) => ({
    message: `Loading ${files} took longer than ${Math.round(timeoutMs / 1000)} s and was stopped.`,
    fix: "Split it into several files and append them, or export it as CSV.",
  }),
  changedMeanwhile: {
    message: "The database changed while these files were being loaded.",
    fix: "Upload them again.",
  },
  targetIsFile: {
    message: "This database is a single file. Other files can't be loaded into it.",
    fix: "Upload the file to a new database.",
  },
  databaseTooLarge: (maxBytes: number) => ({
    message: `These files would make the database larger than ${format(Math.round(maxBytes / 1_000_000))} MB.`,
    fix: "Remove tables that are no longer needed, or rows and columns that nobody will ask about.",
  }),
  noCommonColumns: (
    file: string,
    table: string,
    columns: { readonly file: string; readonly table: string },
  ) => ({
    message: `${file} has none of the columns of ${table}: it has ${columns.file}, the table has ${columns.table}.`,
    fix: "Rename the columns to match the table, or upload the file as a separate table.",
  }),
  columnMismatch: (facts: {
    readonly file: string;
    readonly column: string;
    readonly kind: string;
    readonly example: string;
  }) => ({
    message: `The table's column ${facts.column} contains ${facts.kind}, but most values of that column in ${facts.file} are something else, such as "${facts.example}".`,
    fix: "Correct the column in the file, or upload the file as a separate table.",
  }),
};

function format(count: number): string {
  return count.toLocaleString("en-US");
}
