export { buildSampleDatabase, type SampleOptions, type SampleSummary } from "./build-sample-database.ts";
export { SampleBuildError, type SampleBuildProblem } from "./sample-build-error.ts";
export { sampleSchema } from "./schema.ts";
export type { ColumnType, SampleColumn, SampleForeignKey, SampleTable } from "./table.ts";
export type { TableCount } from "./write-database.ts";
