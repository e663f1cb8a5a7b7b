/** Lemmas with their irregular forms. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    be: "am is are was were been being",
    have: "has had having",
    do: "does did done doing",
    go: "goes went gone",
    sell: "sold",
    buy: "bought",
    pay: "paid",
    spend: "spent",
    make: "made",
    take: "took taken",
    give: "gave given",
    get: "got gotten",
    leave: "left",
    lose: "lost",
    win: "won",
    withdraw: "withdrew withdrawn",
    send: "sent",
    bring: "brought",
    come: "came",
    become: "became",
    begin: "began begun",
    break: "broke broken",
    build: "built",
    catch: "caught",
    choose: "chose chosen",
    draw: "drew drawn",
    drive: "drove driven",
    eat: "ate eaten",
    fall: "fell fallen",
    feel: "felt",
    fight: "fought",
    find: "found",
    fly: "flew flown",
    forget: "forgot forgotten",
    grow: "grew grown",
    hear: "heard",
    hold: "held",
    keep: "kept",
    know: "knew known",
    lead: "led",
    lend: "lent",
    meet: "met",
    ride: "rode ridden",
    rise: "rose risen",
    run: "ran",
    say: "said",
    see: "saw seen",
    seek: "sought",
    shoot: "shot",
    show: "shown",
    sing: "sang sung",
    sit: "sat",
    speak: "spoke spoken",
    stand: "stood",
    steal: "stole stolen",
    swim: "swam swum",
    teach: "taught",
    tell: "told",
    think: "thought",
    throw: "threw thrown",
    understand: "understood",
    wear: "wore worn",
    write: "wrote written",
    bear: "born",
    die: "dying died",
    lie: "lying lied",
    tie: "tying tied ties",
    person: "people persons",
    man: "men",
    woman: "women",
    child: "children",
    foot: "feet",
    tooth: "teeth",
    mouse: "mice",
    goose: "geese",
    ox: "oxen",
    leaf: "leaves",
    life: "lives",
    wife: "wives",
    knife: "knives",
    half: "halves",
    shelf: "shelves",
    staff: "staffs",
    index: "indices indexes",
    vertex: "vertices",
    criterion: "criteria",
    analysis: "analyses",
    status: "statuses",
    bus: "buses busses",
    campus: "campuses",
    bonus: "bonuses",
    gas: "gases",
    virus: "viruses",
    lens: "lenses",
    address: "addresses",
    movie: "movies",
    cookie: "cookies",
    calorie: "calories",
    zombie: "zombies",
  }),
);

/** Words that look inflected but are not. */
export const uninflectedWords: ReadonlySet<string> = new Set(
  (
    "data news series species means analytics economics physics mathematics politics athletics logistics " +
    "status canvas bias atlas alias campus bonus bus gas plus minus focus virus versus census consensus surplus campus basis crisis thesis diagnosis " +
    "analysis axis lens always perhaps this his its is was has as us yes thus less unless across various previous " +
    "bed red seed speed need feed shed breed hundred weed deed embed indeed bleed greed naked sacred led exceed proceed " +
    "succeed steed med ted fred wed creed reed kindred shred sled bred hatred " +
    "king ring string spring thing anything something nothing everything morning evening during sing bring wing sling swing " +
    "ping cling sting ceiling sibling darling earring wedding sterling viking pudding herring " +
    "building meeting rating shipping listing booking rating ranking spending earning training setting painting wedding " +
    "recording opening beginning ending closing pricing billing marketing advertising engineering manufacturing accounting " +
    "housing banking gaming racing swimming boxing wrestling cycling skiing reading writing drawing " +
    "landing crossing feeling finding gathering hearing offering filing holding saving serving outing posting " +
    "warning covering heading standing rendering timing"
  ).split(" "),
);

/** Verbs whose stem without "-ed" or "-ing" does not get an "e" or lose a doubled letter, although it looks so. */
export const plainStems: ReadonlySet<string> = new Set(
  (
    "visit edit credit limit audit exit profit benefit deposit inherit exhibit prohibit merit " +
    "market budget target interpret pocket ticket docket blanket bracket " +
    "pilot pivot cancel total label travel model fuel level signal channel tunnel panel parcel " +
    "open happen listen lighten widen shorten strengthen sharpen soften broaden deepen " +
    "order offer deliver discover cover enter register answer consider deliver number gather filter differ suffer " +
    "remember cluster order power tower lower trigger buffer render master center monitor author honor color sponsor " +
    "mirror factor anchor harbor labor tutor error vector doctor mentor " +
    "develop envelop gallop group loop sleep help " +
    "focus bias process access address assess discuss miss pass press express possess cross dress guess impress " +
    "call fill sell tell bill install pull roll poll spell enroll toll add staff bluff sniff buzz " +
    "obtain contain maintain remain train gain explain claim aim join complain retain sustain attain drain chain " +
    "return turn tour contour burn learn earn warn concern govern own down clean mean lean loan sign assign design resign campaign align " +
    "question position mention auction function condition station provision transition commission caution " +
    "appear clear hear fear bear near year tear pair repair air chair hear stair affair " +
    "need exceed proceed succeed feed load head read lead upload download aid avoid raid flood " +
    "repeat treat heat seat eat beat cheat defeat await wait float boat coat " +
    "look book cook hook leak speak break peak soak seek week " +
    "fail mail sail email detail retail sail trail nail boil oil foil toil deal heal seal reveal appeal steal feel heel peel fool cool pool " +
    "room zoom groom bloom seem deem beam team stream " +
    "rain reason season person poison prison pardon ration " +
    "develop " +
    "input output reboot shoot root boot recruit suit fruit " +
    "belong bring hang ring long " +
    "comment document implement"
  ).split(" "),
);
