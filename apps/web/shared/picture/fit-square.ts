interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The largest centered square of a picture, in its pixels. */
export function fitSquare({ width, height }: { readonly width: number; readonly height: number }): Square {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
