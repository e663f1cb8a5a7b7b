import { answerRowJobs } from "./answer-row-jobs.ts";

answerRowJobs(globalThis.self);
