/** A response with a picture whose URL changes with its content, so it can be cached for a long time. */
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
