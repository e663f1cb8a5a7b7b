import { loadChdb } from "./chdb.ts";
import { QueryEngine } from "./query-engine.ts";
import { serveQueries } from "./serve-queries.ts";

/* Serves a current ClickHouse, which is a library here, over HTTP on 127.0.0.1. */

const [cache = "", data = "", port = "", user = ""] = process.argv.slice(2);
const password = process.env["FRONT_PASSWORD"] ?? "";
const engine = new QueryEngine(loadChdb(cache), data);
serveQueries({ engine, user, password }).listen(Number(port), "127.0.0.1");
