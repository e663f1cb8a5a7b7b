/*
 * The parts of PostgreSQL's parse tree that a read consists of. A node or a field that is not listed is refused, so
 * that additions to PostgreSQL's grammar are refused until they have been reviewed.
 */

export const postgresNodes = `A_ArrayExpr A_Const A_Expr A_Indices A_Indirection A_Star BitString BoolExpr Boolean
  BooleanTest CaseExpr CaseWhen CoalesceExpr CollateClause ColumnDef ColumnRef CommonTableExpr Float FuncCall
  GroupingFunc GroupingSet Integer JoinExpr JsonAggConstructor JsonArgument JsonArrayAgg JsonArrayConstructor
  JsonArrayQueryConstructor JsonBehavior JsonFormat JsonFuncExpr JsonIsPredicate JsonKeyValue JsonObjectAgg
  JsonObjectConstructor JsonOutput JsonParseExpr JsonReturning JsonScalarExpr JsonSerializeExpr JsonTable
  JsonTableColumn JsonTablePathSpec JsonValueExpr List MinMaxExpr NamedArgExpr NullTest ParamRef RangeFunction
  RangeSubselect RangeTableSample RangeVar ResTarget RowExpr SQLValueFunction SelectStmt SortBy String SubLink
  TypeCast TypeName WindowDef`;

export const postgresFields = `absent_on_null agg_distinct agg_filter agg_order agg_star agg_within_group agglevelsup
  alias aliascolnames aliasname all arg argisrow argnumber args arrayBounds boolop booltesttype boolval bsval btype
  catalogname coerce coldeflist collClause collname colname colnames coltype column_name columns constructor content
  context_item ctematerialized ctename ctequery cterecursive ctes cycle_clause cycle_col_list cycle_mark_column
  cycle_mark_default cycle_mark_value cycle_path_column defresult distinctClause elements encoding endOffset expr
  exprs fields format format_type formatted_expr frameOptions fromClause func_variadic funcformat funcname functions
  fval groupClause groupDistinct havingClause indirection inh is_local is_not_null is_rowsfrom is_slice isNatural
  isnull item_type items ival join_using_alias jointype key kind larg lateral lexpr lidx limitCount limitOffset
  limitOption list_end list_start location method minmaxtype name name_location names node nulltesttype number
  on_empty on_error op operName orderClause ordinality output over pairs partitionClause passing pathspec pct_type
  quals query quotes rarg raw_expr recursive refname refs relation relname relpersistence repeatable result returning
  rexpr rexpr_list_end rexpr_list_start row_format rtindex schemaname search_breadth_first search_clause
  search_col_list search_seq_column setof sortClause sortby_dir sortby_nulls startOffset string subLinkId subLinkType
  subquery subselect sval targetList testexpr type typeMod typeName typeOid typemod typmod typmods uidx unique
  unique_keys useOp usingClause val value valuesLists whereClause windowClause withClause wrapper`;

/** Fields that do more than read, as people write them. */
export const postgresClauses: Readonly<Record<string, string>> = {
  intoClause: "INTO",
  lockingClause: "FOR UPDATE",
};

/** Nodes that people know by another name. */
export const postgresNodeNames: Readonly<Record<string, string>> = {
  XmlExpr: "XML",
  XmlSerialize: "XMLSERIALIZE",
  RangeTableFunc: "XMLTABLE",
  SetToDefault: "DEFAULT",
  MergeSupportFunc: "MERGE_ACTION",
};

/** Allowed methods of TABLESAMPLE. */
export const postgresSampling = "bernoulli system system_rows system_time";

/** Columns of the rows that functions in FROM return. */
export const postgresFunctionColumns = "key value ordinality";
