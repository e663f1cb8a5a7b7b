/** A picture whose address changes when its content does. */
export function pictureResponse({
  mediaType,
  bytes,
}: {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}): Response {
  return new Response(bytes, {
    headers: {
      "content-type": mediaType,
      "content-length": String(bytes.length),
      "content-disposition": "inline",
      "cache-control": "private, max-age=31536000, immutable",
    },
  });
}
