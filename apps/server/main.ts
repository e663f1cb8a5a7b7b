import { startProgram } from "./start-program.ts";

/** The program of a server whose web app is built. `npm start` builds it first. */
await startProgram();
