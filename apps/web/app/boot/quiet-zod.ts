import { z } from "zod";

/* Every schema in the browser is made with this zod: the content policy forbids what its compiled parsers need. */
z.config({ jitless: true });

export { z };
