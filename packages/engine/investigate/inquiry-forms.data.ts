/**
 * Forms of questions about reasons, tried in order. `subject` is the part that names a figure, with its filters and period;
 * the engine's reader understands it like any other question.
 */
export interface InquiryForm {
  readonly kind:
    | "change"
    | "drive"
    | "compare"
    | "rest"
    | "unusual"
    | "losing"
    | "without"
    | "unknowable"
    | "forecast";
  readonly form: RegExp;
}

const falls =
  "(?:fall|fell|fallen|drop|dropped|decline|declined|decrease|decreased|sink|sank|shrink|shrank|shrunk|plunge|plunged|go down|went down|gone down|going down|falling|dropping|declining|decreasing|shrinking|lower|shorter|smaller|cheaper|(?:so |too )?(?:low|bad|short|small|cheap|fast|quick|early|few|rare)|down)";
const rises =
  "(?:rise|rose|risen|rising|grow|grew|grown|growing|increase|increased|increasing|jump|jumped|climb|climbed|spike|spiked|go up|went up|gone up|going up|higher|longer|larger|bigger|(?:so |too )?(?:high|good|long|large|big|slow|late|expensive|common|frequent)|up)";
const moves = `(?:(?<fall>${falls})|(?<rise>${rises})|change|changed|changing|move|moved|(?:(?:get|got|gotten|getting|become|became) )?(?:worse|better))`;
const fallNouns = "(?:fall|drop|decline|decrease|dip|plunge|slump|loss)";
const riseNouns = "(?:rise|growth|increase|jump|spike|peak|surge)";
const nouns = `(?:(?<fall>${fallNouns})|(?<rise>${riseNouns})|change|move)`;
/** What somebody did, and whether less or more of it. */
const amounts = "(?:so )?(?:much )?(?:(?<fall>less|fewer|little|few|worse)|(?<rise>more|much|many|better))";
const reasons =
  "(?:what (?:caused|causes|explains|is behind|was behind)|(?:what (?:is|are|was|were) )?(?:the )?(?:main |root )?(?:reasons?|causes?|explanations?) (?:for|of|behind)) ";

const leaving =
  "(?:leaving|left|leave|lapsing|lapsed|churning|churned|churn|stopped (?:[a-z]+ing(?: (?:with|from|at|to) us)?)|not come back|gone quiet|gone silent|(?:at risk|about to leave|likely to (?:leave|churn|lapse))(?: of (?:leaving|churn|churning))?)";
const leaves = `(?:(?:are|is) (?:we|i|they) losing|have (?:we|i|they) lost|did (?:we|i|they) lose|(?:are|is|have|has|did)(?: recently)? ${leaving}|(?:left|churned|lapsed|stopped [a-z]+ing(?: (?:with|from|at|to) us)?)|(?:do not|don't|no longer) (?:buy|order|come|return|visit)(?: any ?more| again)?)`;

/** What people or things do, whose size is a figure of theirs. */
const acts = "(?:wait|pay|spend|earn|cost|last|stay|take|travel|weigh|use|work)";

/** Whatever people do longer than others has a duration: "train", "sleep". What gets longer changes. */
const lasting = "(?<lasting>(?!(?:get|become|grow)\\b)[a-z]+)(?= (?:so much |any )?(?:longer|shorter)\\b)";

/** What takes its time does so. */
export const durations = /^(?:take|takes|took|taken|taking|last|lasts|lasted|lasting|stay|stays|stayed)$/i;

/** All others: "the rest", "the other branches". */
const rest =
  "(?<other>(?:all )?(?:of )?(?:the |our )?(?:(?:others?|rest|remaining|every(?:thing|one|body) else)(?: .+)?))";

/** A figure that is low or high, and did not change. */
export const levels =
  /^why (?:is|are) .*\b(?:slow|fast|quick)\b(?!.*\bsince\b)|\b(?:so|too) (?:many|much|few|little|low|high|bad|good|short|small|cheap|fast|quick|early|rare|long|large|big|slow|late|expensive|common|frequent|often)\b/i;

/** Words for a time that is not over. */
export const lately = /\b(?:lately|recently|of late|these days|in recent weeks|at the moment|currently)\b/i;

/** What rows that are so have more or less of: crossings that are late have a delay. Figures in words, tried in order. */
export const qualities: readonly { readonly words: RegExp; readonly figures: readonly string[] }[] = [
  { words: /\blate\b/i, figures: ["average delay of {rows}", "share of late {rows}"] },
  {
    words: /\b(?:long|short)(?:er)?\b/i,
    figures: ["how long do {rows} take", "average {rows}", "average duration of {rows}"],
  },
  {
    words: /\b(?:expensive|cheap|cheaper)\b/i,
    figures: ["average price of {rows}", "average cost of {rows}"],
  },
];

/** What people do, as a figure. */
export const verbFigures: readonly (readonly [RegExp, string])[] = [
  [/^(?:sell|sold|selling)$/i, "sales"],
  [/^(?:earn|earned|earning|make|made|making|take in|taken in)$/i, "revenue"],
  [/^(?:ship|shipped)$/i, "shipments"],
  [/^(?:order|ordered)$/i, "orders"],
  [/^(?:return|returned)$/i, "returns"],
];

export const inquiryForms: readonly InquiryForm[] = [
  { kind: "losing", form: new RegExp(`^(?:which|what) (?<subject>.+?) ${leaves}$`) },
  { kind: "losing", form: new RegExp(`^who ${leaves}$`) },
  {
    kind: "losing",
    form: /^(?:are|have|did) (?:we|i|they) (?:losing|lost|lose|been losing) (?:any |many |more )?(?<subject>.+)$/,
  },
  {
    kind: "losing",
    form: new RegExp(
      `^(?:are|have|do|did) (?:any |many |some )?(?:of )?(?:our |the )?(?<subject>\\S+) ${leaving}$`,
    ),
  },
  {
    kind: "losing",
    form: /^(?:(?:show|list|find)(?: me)? )?(?:the )?(?:lost|lapsed|churned|churning|inactive|silent|vanishing) (?<subject>customers|clients|users|members|patients|guests|accounts|subscribers|donors|buyers|suppliers)$/,
  },
  {
    kind: "losing",
    form: /^(?:(?:customer|client|user|member) churn|(?<subject>.+?) (?:at risk|at risk of (?:leaving|churn|churning)))$/,
  },
  {
    kind: "without",
    form: /^(?:what|how much|how many) would (?:we|i|they|you) (?:have )?(?<verb>earn(?:ed)?|ma[kd]e|sell|sold|ship(?:ped)?|order(?:ed)?)(?: .+)? without (?<thing>.+)$/,
  },
  {
    kind: "without",
    form: /^how (?:much|many) (?<subject>.+?) would (?:we|i|they|you|there) (?:have|be|get|make|see)(?: .+)? without (?<thing>.+)$/,
  },
  {
    kind: "without",
    form: /^(?:what|how (?:high|large|big)) would (?<subject>.+?)(?: (?:be|have been|look|amount to|come to))?(?: like)? without (?<thing>.+)$/,
  },
  {
    kind: "without",
    form: /^what if (?:there (?:were|was|had been)|we had(?: had)?|nobody had) no (?<thing>.+)$/,
  },
  { kind: "unknowable", form: /^(?:what|how much|how many)\b.*\bwould\b.*/ },
  { kind: "unknowable", form: /^what if\b.*/ },
  {
    kind: "forecast",
    form: /^(?:(?:make |give me )?an? |the )?(?:forecast|prediction|projection|outlook) (?:of|for|on) (?<subject>.+)$/,
  },
  { kind: "forecast", form: /^(?:forecast|predict|project|extrapolate) (?<subject>.+)$/ },
  { kind: "forecast", form: /^(?:expected|projected|predicted|forecasted|future) (?<subject>.+)$/ },
  { kind: "forecast", form: /^(?<subject>.+?) (?:forecast|outlook|prediction|projection)(?: (?<tail>.+))?$/ },
  {
    kind: "forecast",
    form: /^how (?:many|much) (?<subject>.+?) (?:(?:will|can|should) (?:we|there|i|they|you)|do (?:we|i|they|you) expect)(?: (?:expect|get|have|make|receive|sell|see|earn|likely|going|to|be|in all))*(?: (?<tail>.+))?$/,
  },
  {
    kind: "forecast",
    form: /^how (?:many|much) (?:will|can|should) (?:we|i|they|you) (?<verb>sell|earn|make|take in|ship|order|return)(?: (?<tail>.+))?$/,
  },
  {
    kind: "forecast",
    form: /^what (?:is|are) (?<subject>.+?) (?:going|likely|expected) to (?:be|look like|amount to|come to)(?: (?<tail>.+))?$/,
  },
  {
    kind: "forecast",
    form: new RegExp(`^(?:is|are) (?<subject>.+?) (?:going|likely|expected) to ${moves}(?: (?<tail>.+))?$`),
  },
  {
    kind: "forecast",
    form: /^what will (?<subject>.+?) (?:be|look|amount to|come to)(?: like)?(?: (?<tail>.+))?$/,
  },
  {
    kind: "forecast",
    form: /^(?:how|where) will (?<subject>.+?) (?:develop|evolve|change|go|move|look|be|continue)(?: (?<tail>.+))?$/,
  },
  {
    kind: "forecast",
    form: new RegExp(`^will (?<subject>.+?) (?:continue to )?${moves}(?: (?<tail>.+))?$`),
  },
  {
    kind: "forecast",
    form: new RegExp(
      `^will (?:we|i|they|you) (?<verb>sell|earn|make|ship|order|return) ${amounts}(?: (?<tail>.+))?$`,
    ),
  },
  {
    kind: "unusual",
    form: /^(?:(?:what is|what was|is there|was there|is|was|did) )?(?:anything |something )?(?:(?:looks?|seems?|happen(?:ed)?) )?(?:unusual|strange|odd|weird|different|new)(?: (?:going on|happening))?(?: (?<tail>.+))?$/,
  },
  {
    kind: "unusual",
    form: /^(?:what (?:stands|stood) out|(?:(?:are|were) there )?(?:any |show (?:me )?(?:the )?)?(?:anomalies|outliers))(?: (?<tail>.+))?$/,
  },
  {
    kind: "change",
    form: new RegExp(
      `^what (?:made|makes|let|led|pushed|has made|is making) (?<subject>.+?) (?:to )?${moves}(?: (?<tail>.+))?$`,
    ),
  },
  {
    kind: "change",
    form: new RegExp(`^where (?:did|do|does|has|have|is|are) (?<subject>.+?) ${moves}(?: (?<tail>.+))?$`),
  },
  {
    kind: "change",
    form: /^where (?:did|do|have|are) (?:we|i|they|you) (?:(?<fall>lose|lost|losing)|(?<rise>gain|gained|gaining)) (?<subject>.+)$/,
  },
  {
    kind: "drive",
    form: /^what (?:drives|influences|affects|determines|is driving|influence|drive|triggers|leads to) (?<subject>.+)$/,
  },
  {
    kind: "drive",
    form: /^(?:what|which) (?:factors?|things?|variables?|aspects?) (?:do |does )?(?:influences?|affects?|drives?|determines?|explains?|matters? for|leads? to) (?<subject>.+)$/,
  },
  { kind: "drive", form: /^what does (?<subject>.+?) depend on$/ },
  {
    kind: "rest",
    form: new RegExp(
      `^how (?:do|does|did|are|is|were|was) (?:our |the )?(?<thing>.+?) (?:differ(?:ent)? from|compare (?:to|with|against)) ${rest}$`,
    ),
  },
  { kind: "rest", form: new RegExp(`^compare (?<thing>.+?) (?:and|with|to|vs\\.?|versus|against) ${rest}$`) },
  { kind: "rest", form: /^what (?:makes|sets) (?<thing>.+?) (?:different|special|apart|stand out)$/ },
  {
    kind: "drive",
    form: /^(?:what|which (?:factors?|things?)) (?:makes?|leads?|gets?|causes?|drives?|pushe?s?) (?:the |our |an? )?\S+ (?:to )?(?:get |be )?(?<subject>[a-z]+)$/,
  },
  {
    kind: "rest",
    form: new RegExp(
      `^(?:why )?(?:do|does|did) (?:our |the )?(?<thing>.+?) (?:(?<act>${acts})|${lasting}) (?:so much |any )?(?:more|less|longer|shorter|later)(?: than ${rest})?$`,
    ),
  },
  {
    kind: "compare",
    form: new RegExp(
      `^(?:why )?(?:do|does|did) (?:our |the )?(?<one>.+?) (?:(?<act>${acts})|${lasting}) (?:so much |any )?(?:more|less|longer|shorter|later) than (?:our |the )?(?<other>.+)$`,
    ),
  },
  {
    kind: "compare",
    form: /^how (?:do|does|did|are) (?:our |the )?(?<one>.+?) and (?:our |the )?(?<other>.+?) (?:differ(?:ent)?|compare)(?: (?:in|by|in terms of|on) (?<subject>.+))?$/,
  },
  {
    kind: "compare",
    form: /^how (?:do|does|did|are|is|were|was) (?:our |the )?(?<one>.+?) (?:differ(?:ent)? from|compare (?:to|with|against)) (?:our |the )?(?<other>.+)$/,
  },
  {
    kind: "compare",
    form: /^(?:what is )?(?:the )?difference between (?<one>.+?) and (?<other>.+?) (?:in|by|in terms of) (?<subject>.+)$/,
  },
  {
    kind: "compare",
    form: /^compare (?<one>.+?) (?:and|with|to|vs\.?|versus|against) (?<other>.+?) (?:by|in terms of) (?<subject>.+)$/,
  },
  {
    kind: "compare",
    form: new RegExp(
      `^(?:what changed(?: in (?<subject>.+?))?|(?:why|how) (?:did|has|have|is|are) (?<topic>.+?)(?: ${moves})?) (?:between|from) (?<one>.+?) (?:and|to) (?<other>.+)$`,
    ),
  },
  {
    kind: "compare",
    form: /^(?:compare|(?:what is )?the difference between) (?:(?<subject>(?:the )?number of .+?|(?!(?:the )?number of ).+?) (?:of|in|for|between) )?(?<one>.+?) (?:and|with|to|vs\.?|versus|against) (?<other>.+)$/,
  },
  {
    kind: "change",
    form: new RegExp(
      `^why (?:did|do|does|have|are|is) (?:we|i|they|you) (?<verb>sell|sold|earn|earned|make|made|ship|shipped|order|ordered|return|returned|selling|earning|making) ${amounts}(?: (?<tail>.+))?$`,
    ),
  },
  {
    kind: "change",
    form: new RegExp(
      `^why (?:(?:do|did|does|have|has) (?:we|they|i|you) (?:have|get|got|see|saw|receive|make|made)|(?:are|were|is|was)(?: there)?) ${amounts} (?<subject>.+)$`,
    ),
  },
  {
    kind: "drive",
    form: new RegExp(
      `^why (?:do|does|did) (?<topic>.+?) (?<act>${acts}) (?:for )?(?:so|too) (?:long|much|little|far|late|often)$`,
    ),
  },
  {
    kind: "change",
    form: /^why (?:is|are|was|were|has|have|did) (?:our |the )?(?<quick>.+?) (?:(?:so|too|been|got|gotten|getting|become|becoming) )*(?:(?<rise>slow|slower)|(?<fall>fast|faster|quick|quicker))(?: (?<tail>.+))?$/,
  },
  {
    kind: "change",
    form: /^why (?:(?:do|does|did|has|have|is|are) )?(?<topic>.+?) (?:been )?(?<act>takes?|took|taken|taking|lasts?|lasted|lasting) (?:so |much )*(?:(?<rise>longer|more time)|(?<fall>shorter|less time|less long))(?: (?<tail>.+))?$/,
  },
  {
    kind: "change",
    form: new RegExp(
      `^why (?:(?:did|do|does|has|have|had|is|are|was|were) )?(?<subject>.+?) (?:been )?${moves}(?: (?:so much|sharply|suddenly|again))?(?: (?<tail>.+))?$`,
    ),
  },
  {
    kind: "change",
    form: new RegExp(`^${reasons}(?:the |our )?${nouns} (?:in|of) (?<subject>.+)$`),
  },
  {
    kind: "change",
    form: new RegExp(`^${reasons}(?:the |our )?(?<subject>.+?) ${nouns}(?: (?<tail>.+))?$`),
  },
  { kind: "change", form: new RegExp(`^explain (?:the |our )?${nouns} (?:in|of) (?<subject>.+)$`) },
  { kind: "change", form: /^explain (?<subject>.+)$/ },
  {
    kind: "change",
    form: /^(?:what (?:happened|changed)|did (?:something|anything) (?:happen|change)) (?:to|in|with) (?<subject>.+)$/,
  },
  {
    kind: "change",
    form: /^(?:did|has|have) (?:the |our )?(?<subject>.+?) (?:change|changed)(?: (?<tail>.+))?$/,
  },
  {
    kind: "change",
    form: /^why (?:are|is) (?:we|i|they) losing (?:so many |our |more )?(?<leavers>\S+)(?: (?<tail>.+))?$/,
  },
  {
    kind: "change",
    form: /^why (?:did|do|have) (?:we|i|they) (?:lose|lost) (?:so many |our |more )?(?<leavers>\S+)(?: (?<tail>.+))?$/,
  },
  { kind: "unusual", form: /^what (?:has )?changed(?: (?<tail>.+))?$/ },
  {
    kind: "change",
    form: /^(?:is|was|are|were) (?:the |our |this )?(?<topic>.+?) (?:any )?(?:worse|better|higher|lower|busier|quieter|stronger|weaker) (?<tail>(?:than|compared (?:to|with)) .+)$/,
  },
  {
    kind: "change",
    form: new RegExp(
      `^(?:is|are) (?:the |our )?(?<subject>.+?) (?:getting|becoming|going) ${moves}(?: (?<tail>.+))?$`,
    ),
  },
  {
    kind: "change",
    form: /^(?:is|are) (?:the |our )?(?<topic>.+?) (?:getting|becoming) (?<comparative>[a-z]+er)(?: (?<tail>.+))?$/,
  },
  { kind: "change", form: /^(?:why|investigate|analyze|analyse) (?<subject>.+)$/ },
];

/** Words that ask for the same period a year earlier. Without them, the period before is compared. */
export const yearEarlier =
  /\s*\b(?:(?:compared|relative) (?:to|with)|than|versus|vs\.?|against|over) (?:the )?(?:last (?:year|january|february|march|april|may|june|july|august|september|october|november|december)|a year (?:ago|earlier|before)|previous year|year before|(?:in )?(?:the )?(?:same (?:month|week|quarter|period)|january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?(?:(?:the )?(?:last|previous) year|(?:a|the) year (?:ago|earlier|before)))\b|\s*\bsince last year$|\s*\byear[- ]over[- ]year\b/i;

/** Words at the end that name what is compared anyway. */
export const periodBefore =
  /\s*\b(?:compared (?:to|with)|than|versus|vs\.?|against) (?:the )?(?:(?:previous|last) (?:month|week|quarter|day|period)|(?:month|week|quarter|day|period) before|before)\b/;
