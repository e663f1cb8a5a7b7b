import { median, timeRuns, type Measurement } from "./measurement.ts";
import { startTeamServer } from "./start-team-server.ts";

const runs = 60;
/** The maximum for the menu and its pages. */
const maxMs = 100;

/**
 * What the menu and its pages ask of a server where one person has 500 favorites in three levels, 10,000 projects and as
 * many charts, in a database with 200 members. The yardstick is the same server's shortest answer.
 */
export async function measureTeam(folder: string): Promise<readonly Measurement[]> {
  const { server, person } = await startTeamServer(folder);
  try {
    const path = `/api/databases/${person.databaseId}`;
    const time = async (what: string, address: string): Promise<Measurement> => {
      const visit = () => person.visit(address);
      await timeRuns(3, visit);
      return {
        what,
        value: median(await timeRuns(runs, visit)),
        yardstick: "whether the server is up, p50",
        yardstickValue: median(await timeRuns(runs, () => person.visit("/api/health"))),
        goal: { kind: "value", most: maxMs },
      };
    };
    return [
      await time("500 favorites in three levels", `${path}/favorites`),
      await time("the latest of 10,000 projects in the menu", `${path}/conversations?limit=6`),
      await time("a page of 10,000 projects", `${path}/conversations?limit=50`),
      await time("a search in 10,000 projects that finds a few", `${path}/conversations?search=number+777`),
      await time("a page of 10,000 charts", `${path}/charts?limit=50`),
      await time("a page of them, most used first", `${path}/charts?limit=50&order=used`),
      await time("a search in 10,000 charts that finds a few", `${path}/charts?search=chart+777`),
      await time("a page of 200 members", `${path}/members?limit=50`),
      await time("the session, with which each page begins", "/api/session"),
    ];
  } finally {
    await server.stop();
  }
}
