import { Dialer } from "./dialer.ts";
import type { ReadingSession } from "./reading.ts";
import type { ServerTarget } from "./server-target.ts";

/** Signs in, asks, and closes the session. Gives up on a server that falls silent. */
export async function probeSession<One extends ReadingSession, Answer>(
  target: ServerTarget,
  open: (dialer: Dialer, target: ServerTarget) => Promise<One>,
  ask: (session: One) => Promise<Answer>,
): Promise<Answer> {
  const dialer = new Dialer(target);
  try {
    const session = await open(dialer, target);
    const insist = setTimeout(() => session.end(), patienceMs);
    try {
      return await ask(session);
    } finally {
      clearTimeout(insist);
      session.end();
    }
  } finally {
    await dialer.close();
  }
}

const patienceMs = 30_000;
