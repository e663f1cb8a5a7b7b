import { askDemo, listDemoCompletions, listDemoQuestions } from "@askery/api";
import type { DemoAnswers } from "./demo-answers.ts";
import { jsonResponse } from "../../endpoints/json-response.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function demoRoutes({ demo }: { readonly demo: DemoAnswers }): readonly Served[] {
  return [
    serve(askDemo, async ({ body }) => jsonResponse(await demo.ask(body.question))),
    serve(listDemoCompletions, ({ query }, { signal }) => demo.complete({ ...query, signal })),
    serve(listDemoQuestions, async () => demo.listQuestions()),
  ];
}
