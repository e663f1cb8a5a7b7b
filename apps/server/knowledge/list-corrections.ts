import type { MeaningCorrection } from "@askery/model";
import type { Annotation, DatabaseKnowledge } from "./knowledge-of.ts";

/** People's corrections of a database's meaning, in the form that the engine reads. */
export function listCorrections({ annotations }: DatabaseKnowledge): readonly MeaningCorrection[] {
  return annotations.flatMap((annotation) => {
    const { column } = annotation;
    return column === null ? correctTable(annotation) : correctColumn(annotation, column);
  });
}

function correctColumn({ table, meaning }: Annotation, column: string): readonly MeaningCorrection[] {
  const { role, unit, currency, spellings } = meaning;
  return [
    ...(role === undefined ? [] : [{ kind: "role", table, column, role } as const]),
    ...(unit === undefined ? [] : [{ kind: "unit", table, column, unit } as const]),
    ...(currency === undefined ? [] : [{ kind: "currency", table, column, currency } as const]),
    ...(spellings === undefined
      ? []
      : [{ kind: "spellings", table, column, areOne: spellings === "as-one" } as const]),
  ];
}

function correctTable({ table, meaning }: Annotation): readonly MeaningCorrection[] {
  const { rowName, date, worth } = meaning;
  return [
    ...(rowName === undefined ? [] : [{ kind: "row-name", table, columns: rowName } as const]),
    ...(date === undefined ? [] : [{ kind: "date", table, column: date } as const]),
    ...(worth === undefined ? [] : [{ kind: "worth", table, column: worth } as const]),
  ];
}
