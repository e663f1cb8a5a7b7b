/*
 * The nodes and fields that a statement's tree may contain. Everything else is refused: statements that change data,
 * take locks, name files or set options have their own nodes, and so have additions in later versions of the parser.
 */

/** Kinds of nodes. Calls are only named here: the tokens of the text decide which functions may be called. */
export const treeKinds = `literal boolean null identifier column table star braced_wildcard select union intersect except subquery pivot
  pivot_alias unpivot values alias cast collation case and or add sub mul div mod eq neq lt lte gt gte like
  i_like match bitwise_and bitwise_or bitwise_xor concat adjacent ts_match array_contains_all array_contained_by
  array_overlaps not neg bitwise_not in between is_null is_true is_false is_json is exists member_of function
  aggregate_function window_function from join joined_table where group_by having order_by limit offset qualify
  with cte lateral_view pseudocolumn ordered window over within_group data_type array struct tuple interval
  concat_ws substring upper lower length trim l_trim r_trim replace reverse left right repeat lpad rpad split
  regexp_like regexp_replace regexp_extract overlay abs round floor ceil power sqrt cbrt ln log exp sign
  greatest least current_date current_time current_timestamp current_timestamp_l_t_z at_time_zone date_add
  date_sub date_diff date_trunc extract to_date to_timestamp date time date_from_unix_date unix_date
  unix_seconds unix_millis unix_micros unix_to_time_str time_str_to_date date_to_di di_to_date ts_or_di_to_di
  ts_or_ds_to_datetime ts_or_ds_to_timestamp year_of_week year_of_week_iso coalesce null_if if_func if_null nvl
  nvl2 try_cast safe_cast count sum avg min max group_concat string_agg list_agg array_agg count_if sum_if
  stddev stddev_pop stddev_samp variance var_pop var_samp median mode first last any_value approx_distinct
  approx_count_distinct approx_percentile percentile logical_and logical_or skewness bitwise_count
  array_concat_agg array_unique_agg bool_xor_agg row_number rank dense_rank n_tile lead lag first_value
  last_value nth_value percent_rank cume_dist percentile_cont percentile_disc contains starts_with ends_with
  position initcap ascii chr char_func soundex levenshtein byte_length hex lower_hex unicode mod_func random
  rand trunc_func pi radians degrees sin cos tan asin acos atan atan2 is_nan is_inf int_div decode date_format
  format_date year month day hour minute second day_of_week day_of_week_iso day_of_month day_of_year
  week_of_year quarter add_months months_between last_day next_day epoch epoch_ms from_unixtime unix_timestamp
  make_date make_timestamp timestamp_trunc time_str_to_unix session_user s_h_a s_h_a1_digest time_to_unix
  array_func array_length array_size cardinality array_contains array_position array_append array_prepend
  array_concat array_sort array_reverse array_distinct array_join array_to_string unnest explode explode_outer
  array_filter array_transform array_flatten array_compact array_intersect array_union array_except array_remove
  array_zip sequence generate exploding_generate_series to_array struct_func struct_extract named_struct
  map_func map_from_entries map_from_arrays map_keys map_values map_contains_key map_concat element_at
  transform_keys transform_values json_extract json_extract_scalar json_extract_path json_array json_object
  json_query json_value json_array_length json_keys json_type parse_json to_json json_set json_insert
  json_remove json_merge_patch json_array_agg json_object_agg convert typeof lambda parameter placeholder
  named_argument null_safe_eq null_safe_neq glob similar_to any all overlaps bitwise_left_shift
  bitwise_right_shift bitwise_and_agg bitwise_or_agg bitwise_xor_agg subscript dot method_call array_slice paren
  annotated table_alias byte_string hex_string_expr unicode_string column_position comprehension filter fetch
  group cube rollup grouping_sets limit_options lateral index_table_hint sample_property partition table_sample
  window_spec pivot_any aliases for_in time_unit interval_op interval_span having_max introducer set_operation
  var variadic version with_fill unpivot_columns d_pipe operator at_index from_time_zone
  cosine_distance dot_product euclidean_distance manhattan_distance jarowinkler_similarity booland boolor
  parameterized_agg arg_max arg_min approx_top_k approx_top_k_accumulate approx_top_k_combine
  approx_top_k_estimate approx_top_sum approx_quantiles minhash farm_fingerprint float64 transform translate
  grouping grouping_id anonymous anonymous_agg_func combined_agg_func combined_parameterized_agg hash_agg hll
  apply to_boolean list to_map pad to_char to_number to_double int64 string_func to_decfloat try_to_decfloat
  columns convert_to_charset convert_timezone generate_series array_all array_any array_construct_compact
  st_point st_distance string_to_array array_sum object_agg cast_to_str_type check_json check_xml
  translate_characters current_schemas current_datetime localtime localtimestamp systimestamp current_schema
  current_user utc_time utc_timestamp timestamp date_bin datetime datetime_add datetime_sub datetime_diff
  datetime_trunc dayname make_interval previous_day elt timestamp_add timestamp_sub timestamp_diff time_slice
  time_add time_sub time_diff time_trunc date_from_parts time_from_parts decode_case encode equal_null to_binary
  base64_decode_binary base64_decode_string base64_encode try_base64_decode_binary try_base64_decode_string
  gap_fill generate_date_array generate_timestamp_array get_extract getbit overflow_truncate_behavior hex_encode
  compress decompress_binary decompress_string xor nullif j_s_o_n j_s_o_n_path j_s_o_n_path_filter
  j_s_o_n_path_key j_s_o_n_path_recursive j_s_o_n_path_script j_s_o_n_path_slice j_s_o_n_path_selector
  j_s_o_n_path_subscript j_s_o_n_path_union format j_s_o_n_keys j_s_o_n_key_value j_s_o_n_keys_at_depth
  j_s_o_n_object j_s_o_n_object_agg j_s_o_n_b_object_agg j_s_o_n_array j_s_o_n_array_agg j_s_o_n_exists
  j_s_o_n_column_def j_s_o_n_schema j_s_o_n_set j_s_o_n_strip_nulls j_s_o_n_value j_s_o_n_value_array
  j_s_o_n_remove j_s_o_n_table j_s_o_n_type object_insert j_s_o_n_b_exists j_s_o_n_b_contains j_s_o_n_b_extract
  j_s_o_n_cast j_s_o_n_extract j_s_o_n_extract_quote j_s_o_n_extract_array j_s_o_n_extract_scalar
  j_s_o_n_b_extract_scalar j_s_o_n_format j_s_o_n_bool j_s_o_n_path_root j_s_o_n_array_append
  j_s_o_n_array_contains j_s_o_n_array_insert parse_j_s_o_n parse_url parse_ip parse_time parse_datetime map
  map_cat map_delete map_insert map_pick scope_resolution slice var_map match_against m_d5_digest
  m_d5_number_lower64 m_d5_number_upper64 monthname ntile normalize normal quantile approx_quantile
  approx_percentile_estimate randn randstr range_n range_bucket reduce regexp_extract_all regexp_i_like
  regexp_full_match regexp_instr regexp_split regexp_count regr_valx regr_valy regr_avgy regr_avgx regr_count
  regr_intercept regr_r2 regr_sxx regr_sxy regr_syy regr_slope safe_add safe_divide safe_multiply safe_subtract
  s_h_a2 s_h_a2_digest sort_array split_part substring_index standard_hash str_position str_to_date
  date_str_to_date date_to_date_str str_to_time str_to_unix str_to_map number_to_str from_base stuff time_to_str
  time_str_to_time ts_or_ds_add ts_or_ds_diff ts_or_ds_to_date ts_or_ds_to_time unhex uniform unix_to_str
  unix_to_time uuid timestamp_from_parts timestamp_tz_from_parts corr width_bucket covar_samp covar_pop week`;

/** Names of fields. */
export const treeFields = `Custom Following Identifier Preceding Value abbreviated accuracy alias alias_columns alias_explicit_as
  alias_expr alias_first alias_keyword alias_quoted all allow_overflow alphabet always args arrow_syntax asc
  at_before base body bracket_notation bucket_denominator bucket_field bucket_numerator bucket_width by_name
  case catalog character_set characters charset collation colon column column_aliases columns comments
  comparator compress condition corresponding count counters ctes cube culture curly_brace_syntax data_type day
  day_precision decimals default deferred_condition delimiter desc dest dimension directed direction
  disable_auto_convert distinct distinct_on double_colon_syntax double_quoted each element_type else_
  empty_handling encoding end end_side_text error_handling error_tolerance escape except exclude explicit_asc
  explicit_method expression expressions extra_value_columns false_value fetch field fields fill fill_pattern
  filler filter final_ finish first flag flags form format format_json fractional_seconds_precision fractions
  frame from from_ from_dcolonqmark from_first from_for_syntax gen global group group_by grouping_sets
  hash_arrow_syntax having having_max hidden high hints hour hours identifier_func ignore_nulls include
  include_arrays include_nulls index information initial inner integer_spelling interpolate interval is_bytes
  is_casefold is_end_exclusive is_field is_integer is_json is_left is_numeric is_percent is_string
  is_using_sample iterator join_hint join_mark joins json_query json_type key key_expressions key_type
  key_value_delim keys kind kind_text lateral leading_comments left left_comments left_end left_start length
  limit limit_by line literal_type low lower match_condition match_type materialized max max_line_length
  max_value method method_before_size milli min min_value minute minutes mode modifier modifiers_inside month
  name name_column nano national negated nested nested_schema nesting_group nlsparam no_parens no_type not
  not_null null null_handling null_on_zero_variance null_replacement nullable nulls_first num_buckets occurrence
  offset offset_alias on on_columns on_condition on_error on_null on_overflow on_scalar_string only
  only_json_types op operand operation_modifiers operator operator_comments order order_by ordinality
  original_name outer over pair_delim pairs parameter_types parameters params parenthesized parenthesized_length
  part_index part_to_extract partition partition_by partitioning_columns partitions passing path path_values
  paths pattern percent percentile permissive pivots position position_explicit post_select_comments
  postfix_form pre_alias_comments precision prewhere qualify qualify_after_window quantifier quantile query
  quote quoted quotes_option range_bits real_spelling recursive remove_empty rename replace replacement
  requires_json return_type returning returning_type right right_end right_start rollup rows safe safe_name
  sample scalar scalar_only scale schema search sec second seed semantics separator siblings side size source
  source_tz span spec sql_standard_syntax srid staleness star start start_side_text stddev step strict string
  string_quoted style subquery substr substring subtype suppress_method_output symmetric sysdate system_time
  table table_alias table_sample target_type target_tz this threshold times timestamp timezone title to to_json
  totals trailing_comments transform true_value ts_column type type_ unique unique_keys
  unique_nulls_not_distinct unit unit_after_size unnest unpack unpivot unsigned upper uppercase
  use_bracket_syntax use_inner_keyword use_list_keyword use_outer_keyword use_plural use_sample_keyword
  use_seed_keyword use_spheroid using value value_column value_column_parenthesized value_columns value_type
  values variant_extract version wait week weight when when_ whens where_clause window_name windows with with_
  with_count with_error with_fill with_map_keyword with_ordinality with_ties with_tz with_unique_keys
  wrapper_option year year_precision zero_is_msb zone`;

/** Allowed kinds of a whole statement. */
export const treeRoots = "select union intersect except values subquery paren";

/** Allowed sources in FROM besides functions. */
export const treeSources = `table subquery joined_table values pivot unpivot unnest lateral j_s_o_n_table select union
  except intersect table_sample tuple column`;

/** Clauses of a SELECT that do more than read; some share their name with a field of something harmless. */
export const treeClauses =
  "into locks settings format hint connect cluster_by distribute_by sort_by for_xml for_json";

/** Fields and nodes as people write them. */
export const treeNames: Readonly<Record<string, string>> = {
  into: "INTO",
  locks: "FOR UPDATE",
  settings: "SETTINGS",
  format: "FORMAT",
};
