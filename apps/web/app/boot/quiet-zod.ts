import { z } from "zod";

/* The content policy forbids what zod's compiled parsers need. Imported before the first schema is made. */
z.config({ jitless: true });
