/** Encodes a protocol message. */
export function message(kind: string, body: string | Buffer): Buffer {
  const head = Buffer.alloc(5, kind);
  const content = Buffer.from(body);
  head.writeUInt32BE(4 + content.length, 1);
  return Buffer.concat([head, content]);
}

/** Encodes a DataRow message. */
export function dataRow(values: readonly (string | Buffer | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(values.length);
  const parts = values.flatMap((value) => {
    const content = Buffer.from(value ?? "");
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : content.length);
    return [length, content];
  });
  return message("D", Buffer.concat([count, ...parts]));
}
