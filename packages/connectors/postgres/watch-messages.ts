import type { Duplex } from "node:stream";

/**
 * Watches what a server sends, from between two messages on, and calls `onOversized` once for a message that is longer
 * than allowed: before it has arrived, for the driver would hold the whole of it, and can't make a text of half a
 * gigabyte.
 */
export function watchMessages(socket: Duplex, maxBytes: number, onOversized: () => void): void {
  const header = Buffer.alloc(headerBytes);
  let headerFilled = 0;
  let bodyLeft = 0;
  const onData = (bytes: Buffer) => {
    let place = 0;
    while (place < bytes.length) {
      if (bodyLeft > 0) {
        const skipped = Math.min(bodyLeft, bytes.length - place);
        bodyLeft -= skipped;
        place += skipped;
        continue;
      }
      const copied = bytes.copy(header, headerFilled, place);
      headerFilled += copied;
      place += copied;
      if (headerFilled < headerBytes) return;
      headerFilled = 0;
      // The length counts itself but not the byte for the kind before it.
      bodyLeft = header.readUInt32BE(1) - lengthBytes;
      if (bodyLeft > maxBytes) {
        socket.off("data", onData);
        onOversized();
        return;
      }
    }
  };
  socket.on("data", onData);
}

const lengthBytes = 4;
const headerBytes = 1 + lengthBytes;
