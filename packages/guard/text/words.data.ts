/** Reserved words of all dialects that may come before a bracket without being a function call. */
export const keywords = `all and any anti array as asof between by case cast collate cross cube distinct div else end
  except exclude exists filter final for from full glob global group grouping having ilike in inner intersect
  interval is join lateral left like limit materialized natural not null of offset on or order outer over
  partition positional prewhere qualify range regexp right rlike rollup rows sample select semi sets similar
  some straight_join then to top union using values when where window with within xor match recursive set`;

/** Words that start a statement other than a read, inside brackets. */
export const statementWords = `alter analyze attach call checkpoint copy create deallocate delete describe detach do
  drop execute explain export grant import insert install kill load lock merge optimize pragma prepare reindex
  rename replace reset revoke set show summarize system table truncate unlock update use vacuum`;

/** Functions that produce large values from small ones, with a count argument. */
export const repeaters = `array_fill array_resize arrayresize arraywithconstant format leftpad leftpadutf8
  list_resize lpad printf randomblob repeat replicate rightpad rightpadutf8 rpad space zeroblob`;

/** Functions that produce a series from one number to another. */
export const seriesMakers = "generate_series generateseries numbers numbers_mt range zeros zeros_mt";
