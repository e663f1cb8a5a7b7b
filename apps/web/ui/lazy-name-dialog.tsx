import { loadOnUse } from "./load-on-use.tsx";

/** The dialog for entering a name, loaded when it is first opened. */
export const LazyNameDialog = loadOnUse(async () => (await import("./name-dialog.tsx")).NameDialog);
