import { join } from "node:path";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { writeTables } from "./measure-completions.ts";
import type { Measurement } from "./measurement.ts";
import { signUpPeople } from "./measure-throughput.ts";
import { readProcesses } from "./read-processes.ts";

const personCount = 20;
const tableCount = 200;
const maxMb = 450;

/** The memory after 20 people have each added a database of 200 tables and asked it. The yardstick is before that. */
export async function measureManyDatabases(folder: string): Promise<readonly Measurement[]> {
  const file = join(folder, "many-databases.sqlite");
  const { catalog } = makeBigCatalog({ tables: tableCount, columnsPerTable: 14, values: 0 });
  writeTables(file, catalog);
  const server = await runServer(await findFreePort(), join(folder, "many-databases"), {
    ASKERY_FILE_FOLDERS: folder,
    ASKERY_TRUST_PROXY: "1",
  });
  try {
    const people = await signUpPeople(server, personCount);
    for (const person of people) await person.ask("how many customers are there");
    const before = await readProcesses(server.pid);
    const most = { askingMb: 0, allMb: 0 };
    for (const person of people) {
      await person.moveTo(await person.addDatabase({ kind: "sqlite", path: file }));
      await person.ask(`how many ${catalog.tables[0]?.name} are there`);
      const { askingMb, allMb } = await readProcesses(server.pid);
      most.askingMb = Math.max(most.askingMb, askingMb);
      most.allMb = Math.max(most.allMb, allMb);
    }
    const what = `${personCount} people's databases of ${tableCount} tables asked, memory at most`;
    return [
      {
        what: `${what}: the largest asking process`,
        unit: "MB",
        value: most.askingMb,
        yardstick: "before",
        yardstickValue: before.askingMb,
        goal: { kind: "value", most: maxMb },
      },
      {
        what: `${what}: all processes`,
        unit: "MB",
        value: most.allMb,
        yardstick: "before",
        yardstickValue: before.allMb,
        goal: null,
      },
    ];
  } finally {
    await server.stop();
  }
}
