/**
 * A route as its pattern, from the router's own path of it: `/chat/$id` is `/chat/{id}`, and the not-found page is
 * `/{anything}`. Patterns hold no ids.
 */
export function routePattern(fullPath: string): string {
  const pattern = fullPath.replaceAll(/\$(\w+)/g, "{$1}").replace(/\$$/, "{anything}");
  return pattern.length > 1 ? pattern.replace(/\/$/, "") : pattern;
}
