import type { LexicalRules } from "../text/lexical-rules.ts";
import type { DialectRules } from "./dialect-rules.ts";
import { informationSchema, postgresCatalog } from "./shared-catalogs.data.ts";

/**
 * Functions that a query may call in PostgreSQL, by unqualified name: functions without side effects that see only
 * their arguments, the clock, and the names of the session's user and database. Excludes anything volatile except
 * random and clocks, large objects, files, settings, locks, sequences, statistics of other sessions, XML, and functions
 * that run SQL given as text.
 */
const functions: Readonly<Record<string, string>> = {
  aggregates: `any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp every
    json_agg json_agg_strict json_object_agg json_object_agg_strict json_object_agg_unique jsonb_agg
    jsonb_agg_strict jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique max min mode percentile_cont
    percentile_disc range_agg range_intersect_agg regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope
    regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance`,
  windows: `cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`,
  mathematics: `abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh cbrt ceil ceiling cos cosd cosh
    cot cotd degrees div erf erfc exp factorial floor gamma gcd lcm lgamma ln log log10 min_scale mod pi pow power
    radians random random_normal round scale sign sin sind sinh sqrt tan tand tanh trim_scale trunc width_bucket`,
  text: `ascii bit_count bit_length btrim casefold char_length character_length chr concat concat_ws convert
    convert_from convert_to crc32 crc32c decode encode format get_bit get_byte initcap is_normalized left length like
    like_escape lower lpad ltrim md5 normalize notlike octet_length overlay parse_ident position quote_ident
    quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
    regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad rtrim set_bit
    set_byte sha224 sha256 sha384 sha512 similar_escape similar_to_escape split_part starts_with string_to_array
    string_to_table strpos substr substring textlen to_ascii to_bin to_hex to_oct translate trim unicode_assigned
    unistr upper`,
  dates: `age clock_timestamp date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days
    justify_hours justify_interval make_date make_interval make_time make_timestamp make_timestamptz now overlaps
    statement_timestamp timeofday timezone to_char to_date to_number to_timestamp transaction_timestamp`,
  arrays: `array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
    array_positions array_prepend array_remove array_replace array_reverse array_sample array_shuffle array_sort
    array_to_string array_upper cardinality generate_series generate_subscripts trim_array unnest`,
  json: `array_to_json json_array_element json_array_element_text json_array_elements json_array_elements_text
    json_array_length json_build_array json_build_object json_each json_each_text json_extract_path
    json_extract_path_text json_object json_object_field json_object_field_text json_object_keys
    json_populate_record json_populate_recordset json_strip_nulls json_to_record json_to_recordset json_typeof
    jsonb_array_element jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array
    jsonb_build_object jsonb_each jsonb_each_text jsonb_exists jsonb_exists_all jsonb_exists_any jsonb_extract_path
    jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_path_exists jsonb_path_exists_tz
    jsonb_path_match jsonb_path_match_tz jsonb_path_query jsonb_path_query_array jsonb_path_query_array_tz
    jsonb_path_query_first jsonb_path_query_first_tz jsonb_path_query_tz jsonb_populate_record
    jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record
    jsonb_to_recordset jsonb_typeof row_to_json to_json to_jsonb`,
  ranges: `datemultirange daterange int4multirange int4range int8multirange int8range isempty lower_inc lower_inf
    multirange nummultirange numrange range_merge tsmultirange tsrange tstzmultirange tstzrange upper_inc upper_inf`,
  search: `array_to_tsvector json_to_tsvector jsonb_to_tsvector numnode phraseto_tsquery plainto_tsquery setweight
    strip to_tsquery to_tsvector ts_delete ts_filter ts_headline ts_rank ts_rank_cd tsquery_phrase tsvector_to_array
    websearch_to_tsquery`,
  network: `abbrev broadcast family host hostmask inet_merge inet_same_family masklen netmask network
    set_masklen`,
  geometry: `area box center circle diameter height line lseg npoints path point polygon radius slope width`,
  casts: `bool bpchar char date float4 float8 int2 int4 int8 interval money name numeric text time timestamp
    timestamptz timetz uuid varchar`,
  identifiers: `gen_random_uuid uuid_extract_timestamp uuid_extract_version uuid_generate_v4 uuidv4 uuidv7`,
  session: `col_description current_catalog current_database current_schema current_schemas current_user enum_first
    enum_last enum_range format_type num_nonnulls num_nulls obj_description pg_client_encoding pg_column_size
    pg_get_expr pg_get_viewdef pg_size_bytes pg_size_pretty pg_typeof session_user version`,
  extensions: `akeys avals cube_distance daitch_mokotoff difference digest dmetaphone dmetaphone_alt each earth
    earth_box earth_distance exist hstore hstore_to_json hstore_to_jsonb icount intset latitude
    levenshtein levenshtein_less_equal ll_to_earth longitude ltree2text metaphone nlevel show_trgm similarity skeys
    slice sort soundex sort_asc sort_desc strict_word_similarity subltree subpath svals text2ltree unaccent uniq
    word_similarity`,
  timescale: `approximate_row_count first histogram interpolate last locf time_bucket time_bucket_gapfill
    time_bucket_ng`,
  postgis: `st_area st_asbinary st_asewkt st_asgeojson st_astext st_azimuth st_boundary st_buffer st_centroid
    st_closestpoint st_clusterdbscan st_clusterkmeans st_collect st_contains st_convexhull st_coveredby st_covers
    st_crosses st_difference st_disjoint st_distance st_distancesphere st_distancespheroid st_dwithin st_envelope
    st_equals st_expand st_extent st_geohash st_geometryn st_geometrytype st_geomfromgeojson st_geomfromtext
    st_geogfromtext st_intersection st_intersects st_isempty st_isvalid st_length st_linemerge st_locatealong
    st_makeenvelope st_makeline st_makepoint st_makevalid st_ndims st_npoints st_numgeometries st_overlaps
    st_perimeter st_point st_pointn st_pointonsurface st_setsrid st_simplify st_snaptogrid st_srid st_symdifference
    st_touches st_transform st_union st_within st_x st_xmax st_xmin st_y st_ymax st_ymin st_z`,
};

const lexical: LexicalRules = {
  texts: { "'": { escapes: false } },
  names: { '"': { close: '"', escapes: false } },
  hasEscapeTexts: true,
  hasDollarTexts: true,
  hashComment: null,
  dashNeedsSpace: false,
  nestsComments: true,
  activeComment: /^\+/u,
  digitNames: false,
};

/** The rules without standard_conforming_strings. */
const otherLexical: LexicalRules = { ...lexical, texts: { "'": { escapes: true } } };

export const postgres: DialectRules = {
  parser: null,
  starts: "select with values table",
  functions,
  tableFunctions: null,
  combinators: "",
  appliers: "",
  chainsCalls: false,
  systemSources: {
    schemas: {
      information_schema: informationSchema,
      pg_catalog: postgresCatalog,
      pg_toast: "",
      pg_temp: "",
    },
    reservedPrefixes: ["pg_"],
    allowedNames: postgresCatalog,
  },
  opensSystemInEverySchema: false,
  takesNamesForFiles: false,
  lexical,
  otherLexical,
  typeWords: "",
  keywords: "",
  clauses: [],
  symbols: [],
  placeholders: "",
  hasNamedPlaceholders: false,
  dividesBySlashes: false,
  recursesLazily: false,
  hasPivots: false,
};
