/**
 * Whether DuckDB would treat a table's name as a file or an address when no such table exists: by its extension,
 * or by starting like a path.
 */
export function isFileName(path: readonly string[]): boolean {
  const name = path.join(".");
  return files.test(name) || paths.test(name);
}

const files =
  /\.(?:csv|tsv|txt|json|jsonl|ndjson|geojson|parquet|pq|arrow|arrows|ipc|feather|avro|orc|xlsx?|db|duckdb|ddb|sqlite3?|gz|zst|bz2|lz4|zip|shp|gpkg|kml|gpx|vortex|lance)(?:\?.*)?$/iu;

const paths = /^(?:[a-z][a-z0-9]*:\/\/|[a-z]:\\|[.~]{0,2}\/[\p{L}\p{N}._])/iu;
