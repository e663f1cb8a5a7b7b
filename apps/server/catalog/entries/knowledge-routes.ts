import {
  addKnowledge,
  deleteKnowledge,
  exportKnowledge,
  getReadiness,
  importKnowledge,
  listChangedQuestions,
  listKnowledge,
  restoreKnowledge,
  updateKnowledge,
} from "@askery/api";
import * as questions from "./changed-questions.ts";
import * as files from "./import-knowledge.ts";
import * as entries from "./knowledge-entries.ts";
import * as readiness from "./readiness.ts";
import type { KnowledgeContext } from "./knowledge-context.ts";
import { roleOf } from "../../endpoints/role-of.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function knowledgeRoutes(parts: KnowledgeContext): readonly Served[] {
  return [
    serve(listKnowledge, ({ params, query }, { userId }) =>
      entries.listKnowledge(parts, { ...params, ...query, userId }),
    ),
    serve(listChangedQuestions, ({ params, query }, { userId }) =>
      questions.listChangedQuestions(parts, { ...params, ...query, userId }),
    ),
    serve(addKnowledge, ({ params, body }, { userId }) =>
      entries.addKnowledge(parts, { ...params, ...body, userId }),
    ),
    serve(updateKnowledge, ({ params, body }, { userId }) =>
      entries.updateKnowledge(parts, { ...params, ...body, userId }),
    ),
    serve(deleteKnowledge, ({ params }) => entries.deleteKnowledge(parts, params)),
    serve(restoreKnowledge, ({ params }, { userId }) =>
      entries.restoreKnowledge(parts, { ...params, userId }),
    ),
    serve(exportKnowledge, async ({ params }) => yamlResponse(await files.exportKnowledge(parts, params))),
    serve(importKnowledge, ({ params, body }, { userId, grant }) =>
      files.importKnowledge(parts, { ...params, ...body, userId, role: roleOf(grant) }),
    ),
    serve(getReadiness, ({ params }) => readiness.getReadiness(parts, params)),
  ];
}

function yamlResponse(text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "application/yaml; charset=utf-8",
      "content-disposition": 'attachment; filename="askery-knowledge.yaml"',
    },
  });
}
