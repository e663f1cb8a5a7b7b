import { readElements, type Cell, type Output } from "@askery/model";

/** What a value is, as far as it decides how it is shown. */
export type CellContent =
  | { readonly kind: "plain" }
  | { readonly kind: "link"; readonly href: string }
  /** A picture inside the value itself. Pictures at other sites are links, because loading one shows that site who looks. */
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "json"; readonly text: string }
  | { readonly kind: "list"; readonly elements: readonly string[] };

const plain: CellContent = { kind: "plain" };
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

/** Finds out what a value is. Reads only texts, and JSON only if it begins like an object or an array. */
export function readContent(cell: Cell, { format }: Pick<Output, "format">): CellContent {
  if (typeof cell !== "string") return plain;
  if (format.kind === "list") return { kind: "list", elements: readElements(cell).map(String) };
  if (format.kind !== "text") return plain;
  if (picture.test(cell)) return { kind: "picture", src: cell };
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(cell) && URL.canParse(cell)) return { kind: "link", href: cell };
  if (/^[[{]/.test(cell)) return readJson(cell);
  return plain;
}

function readJson(text: string): CellContent {
  try {
    const value: unknown = JSON.parse(text);
    return {
      kind: "json",
      // Rows only need the kind.
      get text() {
        return JSON.stringify(value, null, 2);
      },
    };
  } catch (cause) {
    if (cause instanceof SyntaxError) return plain;
    throw cause;
  }
}
