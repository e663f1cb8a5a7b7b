import { expect, test } from "vitest";
import { serverRooms } from "./server-rooms.data.ts";

test("a room may import only rooms that are listed before it", () => {
  const rooms = Object.keys(serverRooms);
  const late = Object.entries(serverRooms).flatMap(([room, imports]) =>
    imports
      .filter((one) => rooms.indexOf(one) >= rooms.indexOf(room) || !rooms.includes(one))
      .map((one) => [room, one]),
  );
  expect(late).toEqual([]);
});
