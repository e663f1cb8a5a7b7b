import type { ColumnType } from "@askery/model";

/** PostgreSQL's built-in types by OID. */
export const builtInTypes: Readonly<Partial<Record<number, ColumnType>>> = {
  // bool
  16: "boolean",
  // bytea
  17: "binary",
  // "char", name
  18: "text",
  19: "text",
  // int8, int2, int4, oid
  20: "integer",
  21: "integer",
  23: "integer",
  26: "integer",
  // text
  25: "text",
  // json, jsonb
  114: "json",
  3802: "json",
  // float4, float8
  700: "float",
  701: "float",
  // unknown, bpchar, varchar
  705: "text",
  1042: "text",
  1043: "text",
  // date, time, timetz
  1082: "date",
  1083: "time",
  1266: "time",
  // timestamp, timestamptz
  1114: "timestamp",
  1184: "timestamp",
  // numeric
  1700: "decimal",
  // uuid
  2950: "text",
  // cidr, inet, macaddr, macaddr8
  650: "text",
  869: "text",
  829: "text",
  774: "text",
  // xml
  142: "text",
  // regclass, regtype
  2205: "text",
  2206: "text",
};

/** The element types of PostgreSQL's built-in array types, by OID. */
export const arrayElements: Readonly<Partial<Record<number, number>>> = {
  1000: 16,
  1001: 17,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1041: 869,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1231: 1700,
  199: 114,
  651: 650,
  1040: 829,
  1187: 1186,
  1270: 1266,
  2951: 2950,
  3807: 3802,
};
