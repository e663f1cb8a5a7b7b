import type { LexicalRules } from "../text/lexical-rules.ts";
import type { DialectRules } from "./dialect-rules.ts";
import { informationSchema } from "./shared-catalogs.data.ts";

/**
 * Functions that a query may call in MySQL and MariaDB. Excludes functions that wait, lock, read files, advance
 * sequences, report on other sessions or earlier statements, or only repeat work.
 */
const functions: Readonly<Record<string, string>> = {
  aggregates: `any_value avg bit_and bit_or bit_xor count group_concat json_arrayagg json_objectagg max median min
    percentile_cont percentile_disc std stddev stddev_pop stddev_samp sum var_pop var_samp variance`,
  windows: `cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`,
  mathematics: `abs acos asin atan atan2 bit_count ceil ceiling conv cos cot crc32 degrees exp floor greatest least
    ln log log10 log2 mod pi pow power radians rand round sign sin sqrt tan truncate`,
  text: `ascii bin bit_length char char_length character_length chr concat concat_ws elt export_set field find_in_set
    format format_bytes format_pico_time from_base64 hex insert instr lcase left length lengthb locate lower lpad
    ltrim make_set mid natural_sort_key oct octet_length ord position quote regexp_instr regexp_like regexp_replace
    regexp_substr repeat replace reverse right rpad rtrim sformat soundex space strcmp substr substring
    substring_index to_base64 to_char trim ucase unhex upper weight_string`,
  dates: `add_months adddate addtime convert_tz curdate current_date current_time current_timestamp curtime date
    date_add date_format date_sub datediff day dayname dayofmonth dayofweek dayofyear extract from_days
    from_unixtime get_format hour last_day localtime localtimestamp makedate maketime microsecond minute month
    monthname months_between now period_add period_diff quarter sec_to_time second str_to_date subdate subtime
    sysdate time time_format time_to_sec timediff timestamp timestampadd timestampdiff to_date to_days to_seconds
    unix_timestamp utc_date utc_time utc_timestamp week weekday weekofyear year yearweek`,
  json: `json_array json_array_append json_array_insert json_contains json_contains_path json_depth json_exists
    json_extract json_insert json_keys json_length json_merge_patch json_merge_preserve json_object json_overlaps
    json_pretty json_query json_quote json_remove json_replace json_schema_valid json_search json_set
    json_storage_size json_table json_type json_unquote json_valid json_value member`,
  choices: `coalesce convert cast if ifnull interval isnull nullif nvl nvl2 values grouping`,
  digests: `md5 sha sha1 sha2`,
  network: `inet6_aton inet6_ntoa inet_aton inet_ntoa is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6`,
  identifiers: `bin_to_uuid is_uuid uuid uuid_to_bin`,
  search: `against match`,
  session: `charset coercibility collation current_role current_user database schema session_user system_user user
    version`,
  geometry: `point st_area st_asgeojson st_astext st_buffer st_centroid st_contains st_distance st_distance_sphere
    st_envelope st_equals st_geohash st_geometrytype st_geomfromgeojson st_geomfromtext st_intersection
    st_intersects st_isvalid st_latitude st_length st_longitude st_makeenvelope st_numpoints st_overlaps
    st_pointfromtext st_srid st_touches st_within st_x st_y`,
};

/** Table functions that a query may call. */
const tableFunctions = "json_table";

const lexical: LexicalRules = {
  texts: { "'": { escapes: true }, '"': { escapes: true } },
  names: { "`": { close: "`", escapes: false } },
  hasEscapeTexts: false,
  hasDollarTexts: false,
  hashComment: /^/u,
  dashNeedsSpace: true,
  nestsComments: false,
  activeComment: /^(?:!|M!|\+)/iu,
  digitNames: true,
};

/** The rules with ANSI_QUOTES and NO_BACKSLASH_ESCAPES. */
const otherLexical: LexicalRules = {
  ...lexical,
  texts: { "'": { escapes: false } },
  names: { ...lexical.names, '"': { close: '"', escapes: false } },
};

export const mysql: DialectRules = {
  parser: "MySQL",
  starts: "select with values",
  functions,
  tableFunctions,
  combinators: "",
  appliers: "",
  chainsCalls: false,
  systemSources: {
    schemas: {
      information_schema: informationSchema,
      mysql: "",
      performance_schema: "",
      sys: "",
      ndbinfo: "",
    },
    reservedPrefixes: [],
    allowedNames: "",
  },
  opensSystemInEverySchema: false,
  takesNamesForFiles: false,
  lexical,
  otherLexical,
  typeWords:
    "binary bit char character dec decimal double enum float int integer nchar numeric signed time timestamp datetime unsigned varbinary varchar varying year",
  keywords: `against binary columns dual ignore index interval key mod partition row separator use
    high_priority sql_small_result sql_big_result sql_buffer_result sql_no_cache sql_calc_found_rows distinctrow
    nested path member`,
  clauses: [
    "into",
    "for update",
    "for share",
    "lock in share mode",
    "procedure",
    "next value for",
    "previous value for",
    "outfile",
    "dumpfile",
  ],
  symbols: ["@", ":="],
  placeholders: "?",
  hasNamedPlaceholders: false,
  dividesBySlashes: false,
  recursesLazily: false,
  hasPivots: false,
};
