import { serveDatabase } from "../child/serve-database.ts";
import { openDatabase } from "./open-database.ts";

serveDatabase(openDatabase);
