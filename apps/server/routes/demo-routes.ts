import { askDemo, listDemoQuestions } from "@askery/api";
import type { DemoAnswers } from "../services/sample/demo-answers.ts";
import { jsonResponse } from "./json-response.ts";
import { serve, type Served } from "./serve.ts";

export function demoRoutes({ demo }: { readonly demo: DemoAnswers }): readonly Served[] {
  return [
    serve(askDemo, async ({ body }) => jsonResponse(await demo.ask(body.question))),
    serve(listDemoQuestions, async () => demo.listQuestions()),
  ];
}
