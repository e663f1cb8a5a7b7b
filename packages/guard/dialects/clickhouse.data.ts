import type { DialectRules } from "./dialect-rules.ts";
import { informationSchema } from "./shared-catalogs.data.ts";

/**
 * Functions that a query may call in ClickHouse, lowercase. Excludes functions that wait, read files, addresses or
 * settings, report on the server or on other people's queries, or run models and programs.
 */
const functions: Readonly<Record<string, string>> = {
  aggregates: `any anyheavy anylast any_value anylast_respect_nulls any_respect_nulls approx_top_k approx_top_sum
    argmax argmin avg avgweighted boundingratio categoricalinformationvalue contingency corr corrstable count
    covarpop covarpopstable covarsamp covarsampstable cramersv cramersvbiascorrected deltasum deltasumtimestamp
    entropy exponentialmovingaverage exponentialtimedecayedavg exponentialtimedecayedcount
    exponentialtimedecayedmax exponentialtimedecayedsum first_value first_value_respect_nulls grouparray
    groupconcat group_concat grouparrayinsertat grouparrayintersect grouparraylast grouparraymovingavg
    grouparraymovingsum grouparraysample grouparraysorted groupbitand groupbitmap groupbitmapand groupbitmapor
    groupbitmapxor groupbitor groupbitxor groupuniqarray histogram intervallengthsum kolmogorovsmirnovtest kurtpop
    kurtsamp largesttrianglethreebuckets last_value last_value_respect_nulls lttb mannwhitneyutest max maxintersections
    maxintersectionsposition maxmap meanztest median medianbfloat16 mediandd mediandeterministic medianexact
    medianexactweighted mediantdigest mediantiming min minmap quantile quantilebfloat16 quantiledd
    quantiledeterministic quantileexact quantileexactexclusive quantileexacthigh quantileexactinclusive
    quantileexactlow quantileexactweighted quantilegk
    quantileinterpolatedweighted quantiles quantilesexact quantilesexactexclusive quantilesexacthigh
    quantilesexactinclusive quantilesexactlow quantilesgk quantilestdigest quantilestiming quantiletdigest
    quantiletdigestweighted quantiletiming quantiletimingweighted rankcorr retention sequencecount sequencematch
   simplelinearregression singlevalueornull skewpop skewsamp sparkbar stddevpop stddevpopstable
    stddevsamp stddevsampstable stddev_pop stddev_samp stochasticlinearregression studentttest sum sumcount sumkahan
    summap summapwithoverflow sumwithoverflow theilsu topk topkweighted uniq uniqcombined uniqcombined64 uniqexact
    uniqhll12 uniqthetasketch varpop varpopstable varsamp varsampstable var_pop var_samp welchttest
    windowfunnel`,
  windows: `cume_dist dense_rank denserank lag laginframe lead leadinframe nth_value ntile percent_rank percentrank rank
    row_number nonnegativederivative tumble tumbleend tumblestart hop hopend hopstart`,
  mathematics: `abs acos acosh asin asinh atan atan2 atanh bitand bitcount bithammingdistance bitnot bitor bitrotateleft
    bitrotateright bitshiftleft bitshiftright bitslice bittest bittestall bittestany bitxor byteswap cbrt ceil ceiling
    cos cosh degrees divide divideornull divideordecimal e erf erfc exp exp10 exp2 factorial floor gcd greatest hypot
    intdiv intdivorzero intexp10 intexp2 isfinite isinfinite isnan ifnotfinite lcm least lgamma ln log log10 log1p log2
    max2 min2 minus modulo moduloorzero multiply multiplydecimal negate pi plus positivemodulo pow power radians rand
    rand32 rand64 randbernoulli randbinomial randcanonical randconstant randexponential randnormal randpoisson
    randuniform round roundage roundbankers roundduration rounddown roundtoexp2 sign sigmoid sin sinh sqrt tan tanh tgamma
    trunc truncate widthbucket width_bucket proportionsztest`,
  text: `appendtrailingcharifabsent ascii base32decode base32encode base58decode base58encode base64decode base64encode
    base64urldecode base64urlencode char char_length character_length concat concatwithseparator concat_ws
    convertcharset countmatches countmatchescaseinsensitive countsubstrings
    countsubstringscaseinsensitive dameraulevenshteindistance decodehtmlcomponent
    decodexmlcomponent editdistance empty encodexmlcomponent endswith endswithutf8 extract extractall
    extractallgroups extractallgroupshorizontal extractallgroupsvertical extractgroups extracttextfromhtml format
    hasanytokens hasalltokens hassubsequence hassubsequencecaseinsensitive hastoken hastokencaseinsensitive hex
    idnadecode idnaencode ilike initcap initcaputf8 instr isvalidutf8 jarosimilarity jarowinklersimilarity lcase left
    leftpad leftpadutf8 leftutf8 length lengthutf8 levenshteindistance like locate lower lowerutf8 lpad ltrim match
    mid multimatchallindices multimatchany multimatchanyindex multisearchallpositions multisearchany
    multisearchanycaseinsensitive multisearchfirstindex multisearchfirstposition ngramdistance ngramsearch
    normalizeutf8nfc normalizeutf8nfd normalizeutf8nfkc normalizeutf8nfkd notempty notilike notlike octet_length
    position positioncaseinsensitive positioncaseinsensitiveutf8 positionutf8 punycodedecode punycodeencode
    regexpextract regexp_extract regexp_matches regexp_replace regexpquotemeta repeat replace replaceall replaceone
    replaceregexpall replaceregexpone reverse reverseutf8 right rightpad rightpadutf8 rightutf8 rpad rtrim soundex space
    splitbyalpha splitbychar splitbynonalpha splitbyregexp splitbystring splitbywhitespace startswith startswithutf8
    strcmp stringjaccardindex substr substring substringindex substringindexutf8 substringutf8 substring_index tokens
    tovalidutf8 translate translateutf8 trim trimboth trimleft trimright ucase unbin bin unhex upper upperutf8 ngrams
    arraystringconcat`,
  dates: `adddate adddays addhours addinterval addmicroseconds addmilliseconds addminutes addmonths addnanoseconds
    addquarters addseconds addtupleofintervals addweeks addyears age changeday changehour changeminute changemonth
    changesecond changeyear curdate current_date current_timestamp date date_add date_diff date_format date_sub
    date_trunc dateadd datediff datename datesub datetrunc day dayofmonth dayofweek dayofyear formatdatetime
    formatdatetimeinjodasyntax from_unixtime fromdayssinceyearzero fromunixtimestamp
    fromunixtimestamp64micro fromunixtimestamp64milli fromunixtimestamp64nano fromunixtimestampinjodasyntax hour
    last_day makedate makedate32 makedatetime makedatetime64 millisecond minute month monthname now now64
    nowinblock parsedatetime parsedatetime32besteffort parsedatetime32besteffortornull parsedatetime64besteffort
    parsedatetime64besteffortornull parsedatetimebesteffort parsedatetimebesteffortornull
    parsedatetimebesteffortorzero parsedatetimebesteffortus parsedatetimebesteffortusornull parsedatetimeornull
    parsedatetimeorzero quarter second str_to_date subdate subtractdays subtracthours
    subtractinterval subtractminutes subtractmonths subtractquarters subtractseconds subtractweeks subtractyears
    timediff timeslot timeslots timestamp timestamp_add timestamp_diff timestamp_sub timezone timezoneof timezoneoffset
    today todayofmonth todayofweek todayofyear todayssinceyearzero tohour toisoweek toisoyear
    tolastdayofmonth tolastdayofweek tomillisecond tominute tomonday tomonth toquarter torelativedaynum
    torelativehournum torelativeminutenum torelativemonthnum torelativequarternum torelativesecondnum
    torelativeweeknum torelativeyearnum tosecond tostartofday tostartoffifteenminutes tostartoffiveminute
    tostartoffiveminutes tostartofhour tostartofinterval tostartofisoyear tostartofmicrosecond tostartofmillisecond
    tostartofminute tostartofmonth tostartofnanosecond tostartofquarter tostartofsecond tostartoftenminutes
    tostartofweek tostartofyear totime totimezone tounixtimestamp tounixtimestamp64micro tounixtimestamp64milli
    tounixtimestamp64nano tounixtimestamp64second toweek toyear toyearweek toyyyymm toyyyymmdd toyyyymmddhhmmss
    utctimestamp utc_timestamp week year yearweek yesterday yyyymmddtodate yyyymmddtodate32 yyyymmddhhmmsstodatetime`,
  arrays: `array arrayall arrayauc arrayavg arraycompact arrayconcat arraycount arraycumsum arraycumsumnonnegative
    arraydifference arraydistinct arraydotproduct arrayelement arrayenumerate arrayenumeratedense
    arrayenumeratedenseranked arrayenumerateuniq arrayenumerateuniqranked arrayexcept arrayexists arrayfill
    arrayfilter arrayfirst arrayfirstindex arrayfirstornull arrayflatten arrayfold arrayintersect arrayjaccardindex
    arrayjoin arraylast arraylastindex arraylastornull arraylevenshteindistance arraymap arraymax arraymin
    arraynormalizedgini arraypartialreversesort arraypartialshuffle arraypartialsort arraypopback arraypopfront
    arrayproduct arraypushback arraypushfront arrayrandomsample arrayreduce arrayreduceinranges arrayremove
    arrayresize arrayreverse arrayreversefill arrayreversesort arrayreversesplit arrayrocauc arrayrotateleft
    arrayrotateright arrayshiftleft arrayshiftright arrayshingles arrayshuffle arrayslice arraysort arraysplit
    arraysum arraysymmetricdifference arrayunion arrayuniq arraywithconstant arrayzip arrayzipunaligned
    countequal emptyarraydate emptyarraydatetime emptyarrayfloat64 emptyarrayint64 emptyarraystring emptyarrayuint64
    flatten has hasall hasany hassubstr indexof indexofassumesorted range replicate
   `,
  nested: `flattentuple getsubcolumn map mapadd mapall mapapply mapconcat mapcontains mapcontainskey
    mapcontainskeylike mapcontainsvalue mapexists mapextractkeylike mapfilter mapfromarrays mapkeys mappartialsort
    mappopulateseries mapreversesort mapsort mapsubtract mapupdate mapvalues tuple tupleconcat tupledivide
    tupledividebynumber tupleelement tuplehammingdistance tupleintdiv tupleminus tuplemodulo tuplemultiply
    tuplemultiplybynumber tuplenames tuplenegate tupleplus tupletonamevaluepairs untuple dotproduct
    cosinedistance distancel1 distancel2 l1distance l1norm l2distance l2norm l2squareddistance linfdistance lpdistance`,
  json: `isvalidjson json_exists json_query json_value jsonallpaths jsonallpathswithtypes jsonarraylength json_array_length
    jsondynamicpaths jsonextract jsonextractarrayraw jsonextractbool jsonextractfloat jsonextractint jsonextractkeys
    jsonextractkeysandvalues jsonextractkeysandvaluesraw jsonextractraw jsonextractstring jsonextractuint jsonhas
    jsonkey jsonlength jsonmergepatch jsonshareddatapaths jsontype simplejsonextractbool simplejsonextractfloat
    simplejsonextractint simplejsonextractraw simplejsonextractstring simplejsonextractuint simplejsonhas
    tojsonstring visitparamextractbool visitparamextractfloat visitparamextractint visitparamextractraw
    visitparamextractstring visitparamextractuint visitparamhas`,
  types: `accuratecast accuratecastordefault accuratecastornull bool cast date32 datetime datetime64 decimal interval
    reinterpret reinterpretasdate reinterpretasdatetime reinterpretasfixedstring reinterpretasfloat32
    reinterpretasfloat64 reinterpretasint64 reinterpretasstring reinterpretasuint64 tobfloat16 tobool todate
    todate32 todate32ordefault todate32ornull todate32orzero todateordefault todateornull todateorzero todatetime
    todatetime32 todatetime64 todatetime64ordefault todatetime64ornull todatetime64orzero todatetimeordefault
    todatetimeornull todatetimeorzero todecimal128 todecimal128ornull todecimal128orzero todecimal256 todecimal32
    todecimal32ornull todecimal32orzero todecimal64 todecimal64ornull todecimal64orzero todecimalstring
    tofixedstring tofloat32 tofloat32ordefault tofloat32ornull tofloat32orzero tofloat64 tofloat64ordefault
    tofloat64ornull tofloat64orzero toint128 toint128ornull toint16 toint16ordefault toint16ornull toint16orzero
    toint256 toint32 toint32ordefault toint32ornull toint32orzero toint64 toint64ordefault toint64ornull
    toint64orzero toint8 toint8ordefault toint8ornull toint8orzero tointervalday tointervalhour tointervalminute
    tointervalmonth tointervalquarter tointervalsecond tointervalweek tointervalyear tolowcardinality tonullable
    tostring tostringcuttozero totypename touint128 touint16 touint16ordefault touint16ornull
    touint16orzero touint256 touint32 touint32ordefault touint32ornull touint32orzero touint64 touint64ordefault
    touint64ornull touint64orzero touint8 touint8ordefault touint8ornull touint8orzero touuid touuidordefault
    touuidornull touuidorzero trycast _cast`,
  choices: `and assumenotnull bar coalesce equals exists greater greaterorequals grouping identity if
    ifnull ignore in isdistinctfrom isnotdistinctfrom isnotnull isnull isnullable iszeroornull less lessorequals
    materialize multiif not notequals notin nullif or transform xor`,
  digests: `cityhash64 crc32 crc64 farmfingerprint64 farmhash64 gccmurmurhash halfmd5 inthash32 inthash64 javahash
    jumpconsistenthash md5 metrohash64 murmurhash2_32 murmurhash2_64 murmurhash3_128 murmurhash3_32 murmurhash3_64
    sha1 sha224 sha256 sha384 sha512 siphash128 siphash64 xxh3 xxhash32 xxhash64`,
  addresses: `cutfragment cutipv6 cutquerystring cutquerystringandfragment cuttofirstsignificantsubdomain cuturlparameter
    cutwww decodeurlcomponent decodeurlformcomponent domain domainrfc domainwithoutwww encodeurlcomponent
    encodeurlformcomponent extracturlparameter extracturlparameternames extracturlparameters
    firstsignificantsubdomain fragment ipv4cidrtorange ipv4numtostring ipv4numtostringclassc ipv4stringtonum
    ipv4toipv6 ipv6cidrtorange ipv6numtostring ipv6stringtonum isipaddressinrange isipv4string isipv6string netloc
    path pathfull port protocol querystring querystringandfragment toipv4 toipv4ornull toipv6 toipv6ornull
    topleveldomain urlhash urlhierarchy urlpathhierarchy`,
  geometry: `geodistance geohashdecode geohashencode geohashesinbox geotoh3 geotos2 greatcircleangle
    greatcircledistance h3distance h3getresolution h3hexareakm2 h3isvalid h3kring h3toparent h3togeo h3tostring
    pointinellipses pointinpolygon polygonareacartesian polygonareaspherical polygonsdistancecartesian
    polygonsintersectioncartesian polygonswithincartesian readwkt readwktpoint s2togeo stringtoh3 wkt`,
  order: `accumulate blocknumber blockserializedsize neighbor rownumberinallblocks rownumberinblock
    runningaccumulate runningconcurrency runningdifference runningdifferencestartingwithfirstvalue`,
  states: `bitmapand bitmapandcardinality bitmapandnot bitmapbuild bitmapcardinality bitmapcontains
    bitmaphasall bitmaphasany bitmapmax bitmapmin bitmapor bitmaporcardinality bitmaptoarray bitmapxor
    finalizeaggregation initializeaggregation`,
  dictionaries: `dictget dictgetall dictgetchildren dictgetdate dictgetdatetime dictgetdescendants dictgetfloat32
    dictgetfloat64 dictgethierarchy dictgetint16 dictgetint32 dictgetint64 dictgetint8 dictgetordefault
    dictgetornull dictgetstring dictgetstringordefault dictgetuint16 dictgetuint32 dictgetuint64 dictgetuint8
    dictgetuuid dicthas dictisin regionin regiontoname`,
  identifiers: `datetimetosnowflake generatesnowflakeid generateulid generateuuidv4 generateuuidv7 snowflaketodatetime
    ulidstringtodatetime uuidnumtostring uuidstringtonum uuidv7todatetime`,
  shown: `columns formatquery formatreadabledecimalsize formatreadablequantity formatreadablesize
    formatreadabletimedelta parsereadablesize parsetimedelta`,
  session: `currentdatabase currentuser database current_user user version`,
  series: `seriesdecomposestl seriesoutliersdetecttukey seriesperioddetectfft`,
};

/** Suffixes of aggregates, as in `sumIf`, `uniqMerge`. */
const combinators = `if array map simplestate state merge mergestate foreach distinct ordefault
  ornull resample argmin argmax respect_nulls`;

/** Table functions that a query may call. */
const tableFunctions = `numbers numbers_mt zeros zeros_mt generateseries generate_series values`;

/** Functions whose first argument is a function: a lambda, or a bare name. */
const appliers = `arrayall arrayavg arraycompact arraycount arraycumsum arraycumsumnonnegative
  arraydifference arrayexists arrayfill arrayfilter arrayfirst arrayfirstindex arrayfirstornull arrayfold arraylast
  arraylastindex arraylastornull arraymap arraymax arraymin arraypartialreversesort arraypartialsort arrayproduct
  arrayreversefill arrayreversesort arrayreversesplit arraysort arraysplit arraysum mapall mapapply mapexists
  mapfilter mappartialreversesort mappartialsort mapreversesort mapsort`;

export const clickhouse: DialectRules = {
  parser: "ClickHouse",
  starts: "select with values",
  functions,
  tableFunctions,
  combinators,
  appliers,
  chainsCalls: false,
  systemSources: {
    schemas: {
      information_schema: informationSchema,
      system: "columns data_type_families databases functions numbers one parts tables zeros",
    },
    reservedPrefixes: [],
    allowedNames: "",
  },
  opensSystemInEverySchema: false,
  takesNamesForFiles: false,
  lexical: {
    texts: { "'": { escapes: true } },
    names: { '"': { close: '"', escapes: true }, "`": { close: "`", escapes: true } },
    hasEscapeTexts: false,
    hasDollarTexts: true,
    hashComment: /^[ !]/u,
    dashNeedsSpace: false,
    nestsComments: false,
    activeComment: null,
    digitNames: false,
  },
  otherLexical: null,
  typeWords: `aggregatefunction array datetime datetime64 decimal decimal128 decimal256 decimal32 decimal64 enum enum16
    enum8 fixedstring int json lowcardinality map nested nullable object simpleaggregatefunction tuple variant
    varchar char numeric dec time64 dynamic qbit`,
  keywords: `array columns cast except extract fill interpolate ignore key replace respect step
    try_cast trim substring timestamp date`,
  clauses: ["into", "apply", "parallel with"],
  symbols: ["\\"],
  placeholders: "",
  hasNamedPlaceholders: false,
  dividesBySlashes: false,
  recursesLazily: false,
  hasPivots: false,
};
