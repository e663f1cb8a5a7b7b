import type { Outcome } from "@askery/model";
import { z } from "zod";
import { anyone } from "./access-rule.ts";
import { asks } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { completions } from "./suggestion.ts";
import { questionText } from "./turn.ts";
import { line } from "./words.ts";

/** Longer questions get no completions. */
const longestDemoQuestion = 500;

const outcome = z.custom<Outcome>((value) => typeof value === "object" && value !== null);

export const askDemo = endpoint({
  name: "askDemo",
  method: "post",
  path: "/api/demo/ask",
  summary: "Asks the sample shop, without an account",
  access: anyone,
  act: asks,
  body: z.strictObject({ question: questionText }),
  result: outcome,
});

export const listDemoQuestions = endpoint({
  name: "listDemoQuestions",
  method: "get",
  path: "/api/demo/questions",
  summary: "Questions that the sample shop answers, to start with",
  access: anyone,
  result: z.array(z.string()).readonly(),
});

export const listDemoCompletions = endpoint({
  name: "listDemoCompletions",
  method: "get",
  path: "/api/demo/completions",
  summary: "Completions for a question about the sample shop, without an account",
  access: anyone,
  query: z.object({
    text: line.max(longestDemoQuestion),
    caret: z.coerce.number().int().min(0).max(longestDemoQuestion),
  }),
  result: completions,
});
