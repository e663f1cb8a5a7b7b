/** What the thread that draws PNG files receives. */
export interface PngTask {
  readonly id: number;
  readonly svg: string;
  /** Pixels of the file for each unit of the drawing. */
  readonly zoom: number;
}

/** What it responds. */
export type DrawnPng =
  | { readonly kind: "drawn"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string };
