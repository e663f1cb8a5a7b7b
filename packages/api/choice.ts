import { z } from "zod";
import { alsoLimited, byMaker } from "./access-rule.ts";
import { endpoint } from "./endpoint.ts";
import { knowledge } from "./knowledge.ts";
import { longestQuestion } from "./turn.ts";
import { uuid } from "./words.ts";

const one = z.object({ turnId: uuid });

/** The figure of a choice in a few words: "€6.89M", "Furniture €2.41M, first of 5 rows". Null if there is none. */
export const choiceFigure = z.object({ text: z.string().nullable() }).readonly();

/** A definition after which a question means the plan that a person picked or made. */
export const lesson = z
  .object({
    /** "“sales” means order total of orders" */
    text: z.string(),
    entry: knowledge,
  })
  .readonly();
export type Lesson = z.infer<typeof lesson>;

export const getLesson = endpoint({
  name: "getLesson",
  method: "get",
  path: "/api/turns/{turnId}/lesson",
  summary:
    "A definition that would make a question mean the choice that was picked, or the edited plan; null if none would",
  access: byMaker("turn", "editor"),
  params: one,
  result: lesson.nullable(),
});

export const getChoiceFigure = endpoint({
  name: "getChoiceFigure",
  method: "get",
  path: "/api/turns/{turnId}/choice-figure",
  summary: "Runs a choice that is offered beside an answer, and summarizes its result",
  access: alsoLimited(byMaker("turn")),
  params: one,
  query: z.object({
    /** The `id` of the choice. */
    choice: z.string().min(1).max(longestQuestion),
  }),
  result: choiceFigure,
});
