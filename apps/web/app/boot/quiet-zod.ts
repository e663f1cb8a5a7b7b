import { z } from "zod";

/* All schemas in the browser use this zod: its default JIT parsers violate the content security policy. */
z.config({ jitless: true });

export { z };
