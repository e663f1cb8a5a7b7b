interface Doc {
  readonly title: string;
  readonly html: string;
}

/** Each file of `docs/`, which the build turns into a page. */
const files = import.meta.glob<Doc>("../../../../docs/**/*.md");

/** Loads a page of the documentation, such as `guides/sign-in`; the index for "". Null if there is none. */
export async function loadDoc(path: string): Promise<Doc | null> {
  const load = files[`../../../../docs/${path === "" ? "README" : path}.md`];
  return load === undefined ? null : load();
}
