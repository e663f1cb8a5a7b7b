/**
 * Converts the router's path to a pattern without ids: `/chat/$id` becomes `/chat/{id}`, and the not-found page
 * `/{anything}`.
 */
export function routePattern(fullPath: string): string {
  const pattern = fullPath.replaceAll(/\$(\w+)/g, "{$1}").replace(/\$$/, "{anything}");
  return pattern.length > 1 ? pattern.replace(/\/$/, "") : pattern;
}
