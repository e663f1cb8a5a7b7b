/** Something that the browser or the user refused, with what to do. */
export class BrowserFailure extends Error {
  readonly words: { readonly title: string; readonly detail: string };

  constructor(words: { readonly title: string; readonly detail: string }, options?: ErrorOptions) {
    super(words.title, options);
    this.words = words;
  }
}
