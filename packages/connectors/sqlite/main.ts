import { serve } from "../child/serve.ts";
import { openDatabase } from "./open-database.ts";

serve(openDatabase);
