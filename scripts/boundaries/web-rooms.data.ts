/** The layers of the web app, lowest first. Each may import earlier ones only. */
export const webLayers: readonly string[] = ["ui", "shared", "features", "app", "build"];

/** The rooms of a folder of the web app, lowest first. Files directly in the folder are above all of them. */
interface WebRooms {
  readonly folder: string;
  readonly rooms: readonly string[];
}

export const webRooms: readonly WebRooms[] = [
  {
    folder: "shared",
    rooms: [
      "state",
      "wording",
      "address",
      "theme",
      "menu",
      "server",
      "passkey",
      "copy",
      "plans",
      "files",
      "picture",
      "conversations",
      "question",
      "page",
      "database",
      "list",
      "audit",
      "knowledge",
      "answer",
      "trust",
      "plan-editor",
      "sql-variables",
      "points",
      "library",
      "sharing",
      "comments",
    ],
  },
  { folder: "shared/answer", rooms: ["point", "chart", "sql", "sheet", "far-rows", "columns", "table"] },
  {
    folder: "features/databases",
    rooms: [
      "settings",
      "sync",
      "upload",
      "tables",
      "knowledge",
      "answers",
      "connection",
      "members",
      "access",
    ],
  },
  { folder: "app", rooms: ["boot", "analytics", "connection", "menu", "palette", "shell", "routes"] },
];
