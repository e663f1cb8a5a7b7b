/**
 * Made by scripts/build-synonyms.ts; do not edit. English nouns as a tree of meanings, from WordNet. A line has a depth
 * and the words of a meaning, and is a kind of the nearest line above with a smaller depth. An underscore stands for a
 * space; a number follows a word whose more common meanings are elsewhere.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Used under the WordNet license, which
 * permits use, copying, modification and distribution for any purpose and without fee, provided that this notice
 * stays and that the name of Princeton University is not used in advertising. THIS SOFTWARE AND DATABASE IS PROVIDED
 * "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED.
 */
export const nounTree: string = `
0 entity
1 adjunct
2 accompaniment3 complement4
1 amount3 measure2 quantity
2 absolute_majority majority2
2 addition3 gain increase
2 armful
2 aught cipher3 cypher2 goose_egg nada naught nil nix nothing null zero zilch zip zippo
2 bag2
2 bandwidth
2 barnful
2 basket2 basketful
2 batch2 deal3 flock3 good_deal great_deal hatful heap2 lot mass2 mickle mint mountain2 muckle passel peck pile2 plenty2 raft2 slew spate stack2 tidy_sum wad2
3 deluge flood2 inundation2 torrent3
2 battalion2 large_number multitude pack plurality2
2 beginning2 commencement first3 kickoff2 offset outset showtime start2 starting_time
3 birth
3 incipience incipiency
3 starting_point
3 threshold
2 bit
2 bite2 morsel2
2 boatload carload2 shipload
2 bottle2 bottleful
2 box3 boxful
2 carton cartonful
2 chance4 probability
2 correction2 fudge_factor
2 couple3
2 criterion standard touchstone
3 baseline
3 currency
4 bank_bill bank_note banknote bill3 government_note greenback
5 buck2 clam2 dollar2 dollar_bill
4 cash hard_cash hard_currency2
4 coin
5 cartwheel3 silver_dollar
5 cent2 centime2 penny2
5 dime
5 nickel2
3 graduated_table ordered_series scale
4 index
3 money
4 appropriation
4 fund monetary_fund
5 budget
6 operating_budget
5 nest_egg savings
5 revolving_fund
3 norm
3 yardstick
2 cup2 cupful
2 day solar_day
3 date
4 birthday2 natal_day
4 due_date maturity3 maturity_date
3 eve2
3 morrow
3 today2
3 tomorrow
3 yesterday
2 deadline
2 dosage dose2
2 dozens gobs heaps lashings loads lots oodles piles2 rafts scads scores slews stacks tons wads
2 drib driblet drop2
3 droplet
2 drink
3 draft4 draught potation tipple
2 dustpan dustpanful
2 economic_value value3
2 end2 ending3
3 close conclusion3 finale2 finis finish2 last stopping_point
3 death4 demise dying
4 grave
3 expiration expiry termination
3 fag_end tail2 tail_end
3 limit2 terminal_point
2 enough sufficiency2
3 fill
2 fistful handful2
2 footstep3 pace2 step2 stride2
2 glass3 glassful
2 golf_hole hole3
2 handful smattering
2 hint3 jot2 mite pinch3 soupcon speck3 tinge
2 hint4 suggestion3 tint3 trace
2 hour
3 man_hour person_hour
2 instant2 minute3 moment second4
3 climax2 culmination3
3 pinpoint
3 time4
4 high_time
2 interval time_interval
3 cycle rhythm3 round2
3 eternity3
3 interim lag2 meantime meanwhile
3 interlude
3 intermission2 interruption3 pause suspension2
4 blackout
4 delay hold4 postponement time_lag wait
5 extension
4 halftime
4 lapse2
4 letup lull
4 respite4 rest3 rest_period
5 breath3 breather breathing_place breathing_space breathing_spell breathing_time
3 period2
3 relaxation_time
2 iota scintilla shred smidge smidgen smidgeon smidgin tittle whit
2 length
3 diam diameter
4 bore3 caliber2 calibre2
3 radius
3 shortness
2 limitation3
3 extremum2 peak
4 lower_limit minimum
4 maximum upper_limit
2 little
2 load2 loading2
2 mass
3 meq milliequivalent
3 molecular_weight
2 microsecond
2 middle4
2 min minute
2 month2
3 lunar_month lunation moon3 synodic_month
2 morsel
2 mouthful
2 much
2 myriad
2 night4
2 number2
3 absolute_frequency frequency3
3 aliquot aliquot_part
3 coefficient
4 reflectance reflection_factor reflectivity
4 weighting
3 complex_number complex_quantity imaginary imaginary_number
4 fraction3
5 fourth2 fourth_part quarter quartern
5 half
5 hundredth2 one_percent
5 ten_percent tenth tenth_part
5 third tierce3
3 coordinate
4 abscissa
4 dimension3
4 ordinate
3 count
4 complement2
3 first2 number_one3
3 integer whole_number
4 billion
4 century2 hundred
4 chiliad grand one_thousand thou thousand yard4
4 decade2 ten tenner
4 digit figure3
5 ace one single2 unity2
5 captain_hicks hexad sestet sextet2 sextuplet sise six sixer
5 cinque fin five fivesome little_phoebe pentad phoebe quint quintet2 quintuplet
5 cipher2 cypher nought zero2
5 deuce2 two
6 brace2 couple4 couplet distich duad duet duo dyad pair2 span3 twain twosome yoke3
5 ennead nine niner
5 four foursome2 little_joe quadruplet quartet quatern quaternary2 quaternion quaternity tetrad
5 heptad septenary septet seven sevener vii
5 iii leash2 tercet ternary ternion terzetto three threesome tierce2 trey triad trine trinity trio triplet troika2
4 divisor factor3
4 dozen twelve xii
4 fifteen
4 fifty
4 fourteen xiv
4 long_dozen thirteen xiii
4 meg million
4 myriad2 ten_thousand
4 nineteen xix
4 population4
4 thirty xxx
4 twenty
3 prime prime_quantity
3 quota
3 record3
3 root4
4 square_root
3 score3
4 par
3 second_power square2
2 ocean2 sea2
2 period time_period
3 adolescence
3 adulthood maturity
3 age3 eld2
4 legal_age majority3
3 age4 long_time years2
3 babyhood early_childhood infancy
3 bloom3 salad_days
3 blossom2 efflorescence flower3 flush heyday peak2 prime2
3 calendar_month month
4 apr april
4 aug august
4 dec december
4 feb february
4 jan january
4 july
4 june
4 mar march
4 may
4 nov november
4 oct october
4 sep sept september
3 calendar_week week3
3 century
3 childhood
4 boyhood
3 christmas christmastide christmastime noel yule yuletide
3 continuance2 duration
4 clocking
4 span
3 dark4 night nighttime
4 wedding_night
3 day3
4 allhallows_eve halloween
4 anniversary
5 birthday
5 centenary centennial
4 election_day polling_day
4 holiday2
5 channukah channukkah chanukah chanukkah hannukah hanukah hanukkah
5 christmas_eve
5 easter
5 good_friday
5 legal_holiday national_holiday public_holiday
6 christmas2 christmas_day xmas
6 thanksgiving thanksgiving_day
4 may_day
4 payday
4 wedding_day
3 day4 daylight daytime
4 afternoon
4 eve4 even evening eventide
3 days years3
3 deathbed
3 decade decennary decennium
4 fifties
4 nineties
4 sixties
4 twenties2
3 dominicus sunday
3 drought2 drouth
3 duty_tour enlistment hitch tour3
3 early_days
3 eld geezerhood old_age years
3 epoch era
4 age2 historic_period
5 antiquity
3 festival
4 octave
3 forenoon morn morning morning_time
3 forties
3 fortnight two_weeks
3 full full_moon
3 generation3
3 half_life
3 hebdomad week
3 hour3
3 hours
4 duty_period shift3 work_shift
5 spell2 tour2
5 trick2
5 watch2
6 graveyard_watch middle_watch midwatch night_watch
3 hours2
3 incubation_period
3 indian_summer
3 lifespan lifetime
3 millenary2 millennium
3 new_moon
3 night2
3 night3
3 noviciate novitiate
3 overtime
3 past2
3 phase stage
4 apogee culmination
4 chapter2
3 prohibition3 prohibition_era
3 reign
3 running_time
3 sabbath
3 schooldays schooltime2
3 season
4 growing_season
4 preseason
5 spring_training
3 season2
4 autumn fall
4 haying2 haying_time
4 spring springtime
4 summer summertime
4 winter wintertime
3 sixties2
3 teens
3 term2
4 academic_session academic_term school_term session2
4 incumbency tenure
5 administration4 presidency presidential_term
4 prison_term sentence3
3 thirties
3 time2
3 time3
4 bit3 minute2 moment2 second2
5 heartbeat2 instant jiffy split_second trice twinkling wink
4 day2
5 doomsday eschaton judgement_day judgment_day last_day last_judgement last_judgment
4 dead2
4 hard_times
4 patch4 spell3 while
3 time_off
4 day_off
4 free_time spare_time
4 leave
5 furlough
5 pass2
4 leisure leisure_time
5 holiday vacation
6 field_day4 outing2 picnic
6 honeymoon
6 paid_vacation
3 times
4 contemporary_world modern_times modern_world present_times
3 twelvemonth year
4 calendar_year civil_year
4 financial_year fiscal_year
3 twenties
3 watch4
3 week2 workweek
3 weekday
4 fri friday
4 midweek wed wednesday
4 mon monday
4 sabbatum sat saturday
4 thursday
4 tues tuesday
3 weekend
3 widowhood
3 year2
4 academic_year school_year
3 year3
3 youth3
2 phase3 phase_angle
2 pitcher3 pitcherful
2 pocketful
2 pot3 potful
2 roomful
2 scattering sprinkling
2 scoop scoopful
2 sec second
2 shoeful
2 slice2
2 small_fortune
2 spoon2 spoonful
2 spray2 spraying2
2 sup swallow
2 supply
3 reservoir
2 teaspoon teaspoonful
2 temperature
3 absolute_temperature
3 cold2 coldness3 frigidity2 frigidness2 low_temperature
4 chill gelidity iciness
4 chilliness coolness2
3 heat2 high_temperature hotness
4 warmness2 warmth3
4 white_heat
3 room_temperature
2 then
2 unit
3 acre
3 air_mile mile2 naut_mi2 nautical_mile2
3 amp ampere2
3 arcdegree degree4
3 astronomical_unit
3 atm atmosphere2 standard_atmosphere standard_pressure
3 body_length
3 british_pound pound2 pound_sterling quid
3 bushel
3 cent
3 centimeter centimetre
3 column_inch inch2
3 cubic_centimeter cubic_centimetre mil4 milliliter millilitre
3 cubic_decimeter cubic_decimetre liter litre
3 cubic_foot
3 decimeter decimetre
3 dollar
3 fifth
3 foot2
3 franc
3 furlong
3 gal gallon
3 gauss
3 gee
3 gram gramme
3 half_mile
3 inch
3 international_mile land_mile mile stat_mi statute_mile
3 kilometer kilometre klick
3 light_year
3 megaton
3 mesh
3 meter metre
3 micrometer micron
3 milliampere
3 millidegree
3 milligram
3 millimeter millimetre
3 net_ton short_ton ton
3 ounce troy_ounce
3 penny
3 pfennig
3 poise
3 pound
3 psi
3 quart
3 quarter_mile
3 square_mile
3 watt
3 yard
3 zloty
2 volume
3 capacity3 content4
2 worth
1 attribute2
2 beat3 musical_rhythm rhythm
2 cheer2 cheerfulness sunniness2 sunshine3
2 continuance3 duration2
2 continuum
3 history4
2 eternity infinity
2 ethos
2 future futurity hereafter2
3 tomorrow2
2 gmt greenwich_time universal_time
2 heritage2 inheritance4
3 background
3 birthright
3 nurture raising2 rearing
2 infinite space
3 null_space
3 outer_space space4
3 subspace
2 midsummer summer_solstice
2 nowadays present
3 date4
3 moment3 present_moment
3 now
3 today
3 tonight
2 pacing tempo
2 past past_times yesteryear
3 bygone
3 history
2 personality
3 identity individuality2 personal_identity
2 property2
3 acidity sour3 sourness2
3 adiposis corpulence overweight stoutness2
3 age
4 childishness puerility2
4 freshness
5 crispness
3 analyticity
3 aroma odor odour2 olfactory_property scent3 smell2
3 attitude2 position4 posture
4 guard4
4 matsyendra
4 order_arms
4 sprawl2 sprawling
4 stance
3 aura2 aureole2 gloriole glory3 halo nimbus2
3 bearing4 carriage3 posture2
4 grace2 gracility
4 lissomeness litheness suppleness
4 stiffness2
4 walk3
3 brightness
4 blaze4 brilliance glare
4 brilliancy luster lustre2 splendor splendour
4 effulgence radiance2 radiancy refulgence refulgency shine
5 burnish gloss3 glossiness polish
5 gleam gleaming2 lambency
5 luster2 lustre3 sheen shininess
4 flash2
4 glisten glister glitter scintillation4 sparkle3
3 build habitus2 physique
3 chromaticity hue
3 chronological_sequence chronological_succession sequence2 succession successiveness
4 pelting rain3
3 color coloring2 colouring2
4 black blackness inkiness
5 coal_black ebony jet_black pitch_black sable3 soot_black
4 blue blueness
5 aqua aquamarine2 cobalt_blue greenish_blue peacock_blue turquoise2
5 dark_blue navy2 navy_blue
5 steel_blue
4 brown brownness
5 buff4 caramel3 caramel_brown raw_sienna yellowish_brown
5 burnt_sienna mahogany3 reddish_brown sepia venetian_red
5 light_brown
6 dun2 fawn grayish_brown greyish_brown
6 tan2 topaz3
4 complexion skin_color skin_colour
5 achromasia lividity2 lividness luridness2 paleness pallidness pallor wanness
4 gray grayness greyness
5 ash_gray ash_grey silver3 silver_gray silver_grey
5 charcoal3 charcoal_gray charcoal_grey oxford_gray oxford_grey
5 tattletale_gray tattletale_grey
4 green greenness3 viridity
4 orange2 orangeness
4 pastel
4 pink
5 coral
4 purple purpleness
5 reddish_blue violet2
4 red redness2
5 claret
5 crimson deep_red ruby3
5 wine2
4 shade2 tincture3 tint
4 white2 whiteness
5 bleach
5 bone3 ivory2 pearl2
4 yellow yellowness
5 amber gold2
5 gamboge2 lemon2 lemon_yellow maize2
5 ocher ochre2
3 composition2 constitution4 makeup3 physical_composition
4 structure2
5 fabric2 framework2
3 concentration
4 titer titre
3 consistence2 consistency
4 porosity porousness
5 absorbency
4 solidity solidness2
5 denseness3 density
6 low_density rarity2 tenuity2
4 viscosity viscousness
3 crescendo
4 swell3
3 degree level
4 caliber calibre quality2
5 high_quality superiority
6 choiceness fineness
6 first_class
5 inferiority2 low_quality
4 depth2
5 profundity2
5 shallowness superficiality
6 glibness slickness2
4 excess2 excessiveness inordinateness
5 redundance redundancy2
4 extreme
4 high
4 intensity2 intensiveness
5 badness2 severeness severity
6 distressfulness seriousness2
5 emphasis2 vehemence
5 ferocity fierceness furiousness fury3 vehemence2 violence2 wildness2
6 savageness savagery
5 force3 forcefulness strength3
6 energy2 vigor vigour zip3
7 athleticism strenuosity
6 momentum
4 moderateness2 moderation
3 descent2 extraction2 origin2
3 dominance laterality3
3 duration3 length2
4 brevity2 briefness2 transience2
4 longevity
4 mortality
4 permanence permanency
5 durability enduringness lastingness
6 continuity3 persistence
5 immortality
4 transience transiency transitoriness
3 embonpoint plumpness roundness4
3 fashion manner mode style way
4 artistic_style idiom3
5 treatment3
4 fit3
4 life_style lifestyle modus_vivendi2
4 signature2 touch4
4 wise
3 feel3 tactile_property
4 texture
5 raggedness roughness
6 abrasiveness harshness scratchiness
5 smoothness
6 slick slickness3 slipperiness
3 fullness2 mellowness3 richness3
3 graining woodgraining
3 height3 stature2
3 leanness2 spareness2 thinness2
3 lilt
3 magnitude
4 amount2
5 decrease3 decrement
6 drop3 free_fall2
5 deficiency2 inadequacy insufficiency3
6 deficit shortage shortfall
6 scarceness scarcity
7 dearth2 paucity
5 increase4 increment2
6 amplification2 gain3
6 boost2 cost_increase hike2
6 hike3 raise salary_increase wage_hike wage_increase
6 supplement2 supplementation
5 margin2
5 number
6 bulk majority
6 minority2
5 quantity2
6 abundance copiousness teemingness
7 cornucopia2 profuseness profusion richness
8 greenness verdancy verdure2
7 excess nimiety surplus surplusage
7 plenitude plenteousness plentifulness plentitude plenty
7 wealth2
4 bulk2 volume2
5 dollar_volume turnover3
4 dimension
5 breadth2 width
6 narrowness
5 fourth_dimension
5 height tallness
5 slenderness2 tenuity thinness
5 thickness
4 dimension4 proportion2
4 extent2
5 ambit compass2 orbit3 range reach2 scope
6 confines
6 expanse sweep
6 gamut
6 horizon2 purview
6 palette pallet
6 spectrum2
5 bound3 boundary3 limit
6 brink3 verge2
6 level_best maximum2 utmost uttermost
5 coverage2
5 deepness3 depth
5 expanse2 surface_area
6 acreage land_area
6 cross_section
5 frontage
5 length3
4 intensity intensity_level
5 radio_brightness
4 multiplicity
4 order2
4 size
5 capaciousness2 commodiousness roominess2 spaciousness
5 circumference perimeter3
5 distance3 length4
5 enormousness grandness2 greatness2 immenseness immensity sizeableness vastness wideness2
5 littleness smallness
3 maleness masculinity
3 marbleisation marbleising marbleization marbleizing
3 pace3 rate3
4 celerity quickness3 rapidity rapidness speediness
5 immediacy3 immediateness instancy instantaneousness
4 deliberateness deliberation4 slowness2 unhurriedness
4 fastness speed2 swiftness
5 haste hastiness hurriedness hurry2
6 abruptness3 precipitance precipitancy precipitateness precipitousness2 suddenness
3 physical_property
4 brightness3 brightness_level light4 luminance luminosity luminousness
5 glow2 luminescence2
4 echo reverberation sound_reflection
4 elasticity
5 bounce bounciness
5 give springiness
5 resilience resiliency2
4 enthalpy heat_content total_heat
4 malleability plasticity
5 flexibility flexibleness
4 momentum2
4 sensitiveness3 sensitivity2
4 stiffness
4 visibility visibleness
5 blatancy
5 obtrusiveness
4 weight
5 body_weight
6 reporting_weight
5 heaviness weightiness2
5 lightness2 weightlessness
3 piquance piquancy piquantness tang tanginess zest2
3 pitch
4 bass
4 high_frequency2 high_pitch
4 key3
4 tenor2
4 tone2
3 quality4 timbre tone3
4 color3 coloration colour4 colouration
4 plangency resonance3 reverberance ringing3 sonority sonorousness vibrancy
4 register2
3 quiet3 silence2
4 hush still2 stillness
4 quietness soundlessness
4 speechlessness
3 size2
3 sound
4 ring
4 voice
3 spatial_property spatiality
4 asymmetry dissymmetry imbalance2
5 directionality directivity
5 geometrical_irregularity irregularity3
4 configuration2 conformation2 contour2 form4 shape
5 convexity convexness
5 globosity globularness rotundity rotundness sphericalness sphericity
5 lobularity
5 narrowing
5 topography
4 correspondence4 symmetricalness symmetry
5 geometrical_regularity regularity
4 flatness planeness
3 strength
4 endurance
5 stamina staying_power toughness
5 tolerance
4 firmness soundness3
4 good_part
4 hardiness lustiness robustness
4 might mightiness
3 tendency3
4 desire2
5 greed
5 hunger2 hungriness3 thirst2 thirstiness3
3 texture3
3 timing
4 coincidence3 concurrence4 conjunction
4 nowness presentness
5 contemporaneity contemporaneousness modernism2 modernity modernness
4 promptness2 punctuality
4 seasonableness timeliness
3 value4
3 viability
3 weakness3
4 enervation
4 exposure
4 inanition lassitude3 lethargy2 slackness
4 soft_spot weak_part weak_spot
3 wood_grain woodgrain woodiness2
2 quality
3 ability
4 antenna2 feeler3
4 capability capableness2
5 capacity
5 military_capability military_posture military_strength posture4 strength2
6 firepower
6 sea_power
4 competence competency
5 proficiency
4 flexibility2 flexibleness2
4 magical_ability magical_power
4 physical_ability
3 abstruseness obscureness3 obscurity reconditeness2
3 accuracy truth4
4 fidelity
4 preciseness2 precision
3 accuracy2
3 adequacy adequateness
3 adequacy2 sufficiency3
3 air3 aura3
4 mystique
3 airs pose
3 ambiguity2 equivocalness
3 appearance visual_aspect
4 beauty
5 appeal2 appealingness charm
5 beauteousness comeliness fairness4 loveliness
5 charisma personal_appeal personal_magnetism
5 cuteness prettiness
5 glamor glamour
5 glory2 resplendence resplendency
5 good_looks handsomeness
4 blemish defect4 mar2
5 blot daub2 slur3 smear3 smirch smudge2 spot4
6 blotch splodge splotch
5 scar2 scrape4
4 color4 gloss4 semblance
5 camouflage disguise
5 guise pretence2 pretext2
5 verisimilitude
4 countenance visage2
5 expression face2 facial_expression2 look
4 decorativeness
5 coating2 finish finishing
6 luster3 lustre
4 discoloration discolouration stain
4 effect2 impression2
4 face3
4 image2 persona2
4 linear_perspective perspective2
4 look3
4 ugliness
3 aridity barrenness2 fruitlessness2
3 artlessness ingenuousness innocence naturalness2
3 assertiveness
3 asset plus
4 advantage vantage2
5 clout2 pull3
5 favor2 favour3
5 favorable_position favourable_position superiority2
6 inside_track
6 upper_hand whip_hand
5 gain2 profit2
6 gainfulness lucrativeness profitability profitableness2
5 good
5 handicap2
5 head_start
5 lead
5 privilege
5 tax_advantage
4 forte long_suit2 metier speciality specialty strength4 strong_point strong_suit2
4 resource2
5 aid assistance2 help3
5 resourcefulness
3 attraction3 attractiveness
4 binding
4 drawing_power
4 enticement2 lure
3 authenticity genuineness2 legitimacy2
4 real_mccoy real_stuff real_thing
3 averageness2 mediocrity
3 awfulness dreadfulness horridness terribleness
3 bad badness
4 disadvantage
5 catch gimmick
5 defect2 shortcoming
5 deprivation2 loss4
5 limitation2
5 penalty3
4 evil2
4 weak_point
4 worse
3 callosity2 callousness hardness3 insensibility2 unfeelingness
3 capriciousness unpredictability
3 catholicity2 universality
3 certainty2 foregone_conclusion2 sure_thing
4 givenness
4 inevitability inevitableness
4 surety
3 characteristic2
4 agreement2 correspondence2
5 conformance conformity
6 justness nicety rightness4
4 aspect2
4 earmark2 hallmark stylemark trademark
4 harmoniousness2 harmony
4 immediacy immediateness2
4 irony2
4 spot3
4 streak2
3 clarity clearness limpidity lucidity lucidness pellucidity
4 focus3
4 unambiguity unequivocalness
3 clarity2 clearness2 uncloudedness
4 distinctness
5 definition2
5 discernability legibility
5 focus2
4 semitransparency translucence translucency
3 cogency2 rigor2 rigour validity
3 complexity complexness
4 tapestry
3 constancy stability3
3 corporality corporeality materiality2 physicalness
4 literalness
3 correctness rightness3
3 corruption corruptness2
3 corruption4 degeneracy2 depravation depravity putrefaction3
3 coyness demureness2
3 crassitude crassness
3 crudeness3 roughness3
3 deadliness lethality
3 deceit fraudulence2
3 dedication
3 difference
4 disagreement2 discrepancy divergence4 variance4
5 allowance4 leeway2
4 distinction3
4 diverseness diversity multifariousness variety2
4 inequality
5 disconnect disconnection2 gulf2
5 gap spread2
5 nonequivalence
3 difficultness difficulty4
4 asperity grimness2 hardship2 rigor rigorousness rigour2 rigourousness severeness2 severity2
4 inconvenience2 troublesomeness worriment
4 niceness3 subtlety2
3 divinity2
3 ease easiness2 simpleness3 simplicity4
3 elegance
4 breeding genteelness gentility
4 brilliance2 grandeur grandness3 magnificence2 splendor2 splendour2
4 daintiness delicacy fineness4
4 dash elan2 flair2 panache
3 erroneousness error2
3 evil3 evilness
4 frailty2 vice
4 malevolence2 malevolency malice2
5 beastliness meanness
5 cruelness cruelty3 harshness3
6 brutality ferociousness savagery2 viciousness
4 wrongdoing
3 excellence
4 admirability admirableness wonderfulness
4 grandness4 impressiveness magnificence
5 expansiveness expansivity2
5 loftiness2 majesty stateliness2
3 expressiveness
3 familiarity2
3 fecundity3 fruitfulness
4 productiveness productivity
3 good3 goodness
4 benefit2 welfare2
5 interest2 sake
6 behalf2
4 better
4 deservingness merit2 meritoriousness
4 optimum
4 soundness2 wisdom4 wiseness
5 advisability
3 granite2
3 harshness2 roughness2
3 holiness sanctitude sanctity
3 humanity
3 humanity2 humanness manhood2
3 humdrum monotony sameness2
3 humor4
3 hypocrisy2
3 impotence impotency powerlessness
4 helplessness impuissance weakness2
3 inaccuracy
3 incompetence incompetency
3 ineptitude2 worthlessness
4 darn hoot3 red_cent shucks
3 inexorability inexorableness relentlessness
3 infidelity unfaithfulness
4 disloyalty
5 perfidiousness perfidy treachery
3 inflation3 ostentation2 ostentatiousness pomposity pompousness pretentiousness puffiness2 splashiness
3 inscrutability
3 inutility unusefulness uselessness
4 futility
4 knight_errantry quixotism
4 romanticism
3 irregularity2 unregularity
3 legitimacy
3 loyalty trueness2
4 nationalism patriotism
5 americanism
3 mercifulness2 mercy2
4 compassion2 pity3
3 mobility
4 maneuverability manoeuvrability
4 restlessness
3 morality
4 conscience2
4 good2 goodness2
5 brotherly_love charity2
5 considerateness consideration4 thoughtfulness2
6 tact tactfulness
7 diplomacy2 discreetness2 finesse
5 generosity generousness
6 unselfishness
7 altruism selflessness
5 moral_excellence virtue virtuousness
4 righteousness
5 decency2
5 grandeur2 magnanimousness nobility2 nobleness
5 honestness honesty
6 candidness candor2 candour directness2 forthrightness frankness
6 good_faith straightness4
6 incorruptibility
6 integrity2
6 truthfulness
7 sincerity2
7 veracity
5 honor3 honour3
5 justice justness2
6 equity3 fairness
5 piety piousness
6 devoutness religiousness
5 rectitude uprightness3
4 rightness
3 naturalness
4 sincerity3 unassumingness
4 spontaneity spontaneousness
3 nature
3 originality2
4 freshness2 novelty
3 orthodoxy
4 traditionalism traditionality
3 pathos poignancy2
3 pitilessness2 ruthlessness
3 poison2
3 popularity
3 power powerfulness
4 control
5 authorisation2 authority authorization2 dominance4 potency
6 command3
5 hold3
4 discretion4 free_will
4 disposal
4 effectiveness effectivity effectuality effectualness
5 efficaciousness efficacy
4 effectiveness2 potency2
4 influence
5 force
6 pressure2
5 tentacle
4 interest3 interestingness
5 color2 colour3 vividness
4 jurisdiction legal_power
4 sway
3 precariousness2 uncertainness uncertainty
4 doubt2 doubtfulness2 dubiousness2 question4
4 indefiniteness indefinity indeterminacy indeterminateness indetermination
3 pretence pretense4 pretension
3 prevalence
4 currency2
3 probability2
4 likelihood likeliness
5 odds
3 regularity2
4 cyclicity periodicity
5 regular_recurrence rhythm2
4 methodicalness orderliness
4 uniformity
3 reversibility
3 romance2 romanticism3
3 sameness
4 equality
5 balance2
4 identicalness identity4 indistinguishability
5 oneness unity3
4 similarity
5 alikeness likeness similitude
6 mirror_image reflection4
6 resemblance
5 analog analogue parallel
5 approximation2
5 consistence consistency2
5 homogeneity homogeneousness
5 parallelism
5 sort2
3 simple_mindedness simpleness simplicity2
3 simpleness2 simplicity
3 sin sinfulness wickedness4
3 solidarity
3 specificity
3 specificity2
3 spinnability
3 stability stableness
3 staginess theatricality
3 strangeness unfamiliarity
4 crotchet3 oddity2 queerness quirk quirkiness
4 eccentricity
3 suitability suitableness
4 convenience2
5 accessibility availability availableness handiness2
6 command4
4 felicitousness felicity
4 fitness fittingness
5 making2 qualification
3 unreality
3 usefulness utility2
4 avail help4
4 detergence detergency
4 feasibility feasibleness
4 function2 purpose2 role3 use2
4 instrumentality2
4 pragmatism2 realism
4 use3
3 vagueness
3 validity2 validness
3 variability variableness
3 virulence virulency
3 worth2
4 demerit2 fault3
4 merit virtue2
4 price4
4 value2
5 cost2 monetary_value price
6 average_cost
6 differential_cost incremental_cost marginal_cost
6 lavishness luxury2 sumptuosity sumptuousness2
5 cost3 price3 toll2
5 gnp
5 importance
6 greatness illustriousness
6 magnitude3
6 prominence2
6 significance
7 consequence3 moment4
7 meaningfulness
6 urgency2
7 edge4 sharpness2
6 weight3 weightiness
5 insignificance
6 aimlessness purposelessness
5 market_price market_value
5 national_income
5 pettiness2 puniness slightness triviality
3 wrong wrongfulness
2 shape2
3 belt
4 conveyer2 conveyer_belt conveyor2 conveyor_belt transporter3
3 bubble
4 foam froth
5 lather soapsuds suds
5 spume
3 cavern
3 compartment
4 cell
3 curve2
4 regression_curve regression_line
3 gap2 opening
4 abysm abyss
4 cleft2 crack crevice2 fissure2 scissure
5 break3 fault4 faulting fracture2 geological_fault
5 vent3 volcano
4 hole
5 bullet_hole
5 leak
5 rathole
4 mouth3
4 rent2 rip2 snag3 tear2
4 rift
4 window4
3 gaussian_curve gaussian_shape normal_curve
3 latitude
3 longitude
3 plait2 pleat
3 rainbow
3 shank3 stem3
3 sheet
3 stretch
2 state2
3 action2 activeness activity2
4 agency3
4 behavior2 behaviour
4 operation
4 swing
3 adeptness adroitness deftness facility2 quickness
3 anarchy lawlessness
3 association3
3 being beingness existence
4 actuality
5 realism2 reality2 realness
6 fact3
5 reality3
5 the_true trueness truth2 verity
4 aliveness animation life4 living3
5 endurance2 survival
6 subsistence2
5 eternal_life life_eternal
5 skin4
4 coexistence
4 eternity2 timeless_existence timelessness
4 life
4 life3
4 possibility2 possibleness
5 chance opportunity
6 audience3 hearing2
6 clean_slate fresh_start tabula_rasa2
6 hunting_ground
6 room3
6 sale3 sales_event
5 potency3 potential potentiality
6 prospect
4 preexistence
4 presence
5 occurrence2
3 childhood2 puerility
3 cloud3
3 clutch2
3 cold_war
3 colligation conjugation conjunction2 junction2
3 commotion disruption2 disturbance3 flutter3 hurly_burly kerfuffle
4 convulsion3 turmoil upheaval2
4 garboil tumult tumultuousness uproar
4 storm2 tempest
3 condition status2
4 abnormalcy abnormality
5 aberrance aberrancy aberration deviance
6 deflection warp
5 hyperplasia
5 hypertrophy
6 splenomegaly
4 agitation
5 disturbance2 perturbation upset
5 dither flap2 fuss pother tizzy
4 alerting alertness2
4 ambiance ambience atmosphere
5 feel2 feeling3 flavor flavour look4 smell3 spirit2 tone4
4 anaesthesia anesthesia
4 annoyance botheration irritation vexation2
5 impatience restlessness2
4 anticipation4 expectation2
4 anxiety anxiousness
5 panic2 scare
6 red_scare
4 ascendance ascendancy ascendence ascendency dominance2
5 absolutism despotism tyranny2
5 domination2 mastery2 supremacy
5 dominion
5 monopoly2
5 predominance predomination prepotency
4 bankruptcy2
4 bilharzia bilharziasis schistosomiasis
4 burn2 sunburn suntan tan
4 certainty
5 assurance authority4 confidence sureness
5 certitude cocksureness overconfidence
5 reliance trust2
4 circumstance
5 case2 event2
4 climate clime
4 climate2 mood2
4 clutter fuddle jumble muddle smother welter
4 coccidiosis
4 cold_sweat
4 coma comatoseness
4 comfort comfortableness
5 convenience
5 ease3 relief2
6 reprieve respite
4 confidence3
4 confusedness confusion2 disarray mental_confusion muddiness2
5 bafflement befuddlement bemusement bewilderment mystification obfuscation puzzlement
5 closed_book enigma mystery secret3
5 daze2 fog3 haze2
5 dilemma quandary2
5 distraction
5 maze2 snarl3 tangle2
4 consciousness
5 aesthesia esthesia sensibility
5 awareness2 sentience
5 ego2 self
5 wakefulness
4 curiosity wonder3
5 interest involvement3
6 concern
7 affair matter
7 affairs personal_business personal_matters
7 part4
6 enthusiasm3
4 danger
5 vulnerability
4 dark2 darkness3 wickedness2
4 declination decline2
5 disuse neglect2
6 omission2
5 wreck
4 decomposition2 disintegration
4 depression
5 dejection
4 depression2 economic_crisis slump2
4 desire3
5 materialism philistinism
5 passion3 rage3
4 despair desperation
4 deterioration impairment2
5 desolation devastation
6 blight
6 ruin ruination
4 difficulty3
5 crisis
6 critical_point crossroads2 juncture2
6 exigency
5 dead_end2 deadlock impasse stalemate standstill
5 hard_time rough_sledding
5 hot_potato
5 incubus2 nightmare
5 plight predicament quandary
6 box4
5 problem
6 race_problem
5 purgatory
5 strain2 stress4
4 dirt2 filth2 grease2 grime grunge soil stain3
4 discomfort uncomfortableness
5 hangover katzenjammer
5 incommodiousness inconvenience
5 malaise unease uneasiness2
4 disorder upset3
5 ailment complaint ill
5 anorexia
5 cardiopathy heart_disease
5 cerebral_palsy spastic_paralysis
5 fantods
5 folie mental_disorder mental_disturbance psychological_disorder
6 affective_disorder emotional_disorder emotional_disturbance
7 craze2 delirium frenzy fury2 hysteria
6 claustrophobia
6 neurosis neuroticism psychoneurosis
6 psychosomatic_disorder
5 hypoadrenalism hypoadrenocorticism
5 hypothyroidism
5 psilosis sprue tropical_sprue
4 disrepair
4 doubt doubtfulness dubiety dubiousness incertitude uncertainty2
5 arriere_pensee mental_reservation reservation3
5 disbelief incredulity mental_rejection skepticism
5 distrust misgiving3 mistrust suspicion2
5 indecision indecisiveness irresolution
6 hesitation vacillation wavering
5 suspense2
4 dryness waterlessness xerotes
5 drought drouth2
4 elation
5 ecstasy2 rapture2
4 emotional_arousal
5 anger2 angriness
6 rage2
5 excitation excitement2 fervor2 fervour inflammation2
4 emptiness
5 hollowness
5 vacancy
5 vacuity vacuum
4 enchantment2 spell trance
5 captivation fascination
4 engrossment2 preoccupancy preoccupation2
5 reverie2 revery
4 flatulence flatulency gas4
4 forgetfulness
4 good_health healthiness
5 bloom4 blush flush2 rosiness
5 fitness2 physical_fitness
5 freshness3 glow
5 vim vitality2
4 grogginess3 semiconsciousness stupefaction2 stupor2
4 guilt guiltiness
5 complicity
5 criminalism criminality criminalness
4 hallucination
4 health_problem ill_health unhealthiness
5 anaemia2 anemia
5 arteriolosclerosis
5 arteriosclerosis_obliterans
5 cholelithiasis
5 clubfoot talipes
5 cyst
5 debility feebleness frailness frailty infirmity valetudinarianism
5 demineralisation demineralization
5 disability disablement handicap impairment3
6 blindness cecity sightlessness
7 figural_blindness
5 disseminated_sclerosis multiple_sclerosis
5 fibrosis
6 myelofibrosis
5 harm hurt injury trauma
6 bleeding haemorrhage hemorrhage
6 bruise contusion
7 black_eye mouse2 shiner
6 cryopathy frostbite
6 lesion2 wound
7 abrasion excoriation scrape2 scratch
7 bite
7 gash slash slice3
5 illness malady2 sickness unwellness
6 ague
6 collapse prostration
7 nervous_breakdown
7 shock4
6 disease
7 anaplasmosis
7 arthritis
8 gout gouty_arthritis urarthritis
7 black_disease distomatosis liver_rot sheep_rot
7 bronchiolitis
7 cold common_cold
7 crown_gall
7 diabetes
7 dystrophy muscular_dystrophy
7 emphysema pulmonary_emphysema
7 enterotoxemia
7 flu grippe influenza
7 foot_rot
7 glanders
7 glaucoma
7 goiter goitre struma thyromegaly
7 granville_wilt
7 hickey pimple zit
7 infectious_disease
8 brucellosis gibraltar_fever malta_fever mediterranean_fever rock_fever undulant_fever
8 dysentery
8 enteric_fever typhoid typhoid_fever
8 frambesia framboesia yaws
8 hepatitis
9 infectious_hepatitis
8 infantile_paralysis polio poliomyelitis
8 leprosy
8 rheumatic_fever
8 tuberculosis
8 typhus typhus_fever
7 malignance malignancy
7 pneumonia
7 rabbit_fever tularaemia tularemia yatobyo
7 rheumatism
7 rhinotracheitis
7 scours
7 shipping_fever shipping_pneumonia
7 smallpox variola variola_major
6 neoplasm tumor tumour
7 adenoma
7 brain_tumor brain_tumour
7 cancer
5 infection
6 aleppo_boil cutaneous_leishmaniasis delhi_boil oriental_sore tropical_sore
6 malaria
6 sore
5 lesion
6 ulcer ulceration
5 myocardial_infarct myocardial_infarction
5 osteoporosis
4 hunger hungriness
5 famishment starvation
4 hyalinisation hyalinization
4 hypercellularity
4 hypocellularity
4 illumination
4 immunity unsusceptibility
5 exemption freedom2
6 grandfather_clause
6 impunity
4 impoverishment poorness poverty
5 deprivation neediness privation want
5 indigence need4 pauperism pauperization penury
4 improvement3 melioration2
4 impureness impurity2
5 contamination taint
4 innocence2 pureness2 purity2 sinlessness whiteness2
4 insanity
5 insaneness lunacy madness
5 irrationality unreason
4 ivory_tower
4 lousiness pediculosis
4 malady
4 megalomania
4 mental_health
5 saneness sanity
6 rationality reason4 reasonableness
4 mess messiness muss mussiness
4 meteorological_conditions
4 morale
4 nakedness nudeness nudity
4 need
5 deficiency lack want2
6 absence
7 nonoccurrence
6 dearth famine shortage2
5 necessity
6 urgency
7 haste3 hurry
7 imperativeness insistence2 insistency press pressure4
4 nerves nervousness2
5 mental_strain nervous_strain strain4
6 stress2 tenseness2 tension
4 polarisation polarization2
4 pollution
4 prosperity
4 pureness purity
4 putrefaction rot
4 readiness3
4 recession
4 repair2
4 repletion satiation satiety
4 safety
5 impregnability invulnerability
5 security
6 peace4 public_security
6 protection4 shelter3
4 sanitation
4 semitrance
4 sexual_arousal
4 shirtsleeves
4 silence
4 situation2
5 shoes
4 sleep slumber
5 sleeping
4 sleep2 sopor
4 sloppiness2 slovenliness unkemptness
4 susceptibility susceptibleness
5 capability2 capacity2
5 liability
5 reactivity2
4 suspended_animation
4 tautness tenseness tension2 tensity
5 muscle_tone muscular_tonus
4 thirst thirstiness2
4 tilth
4 torpidity torpor
5 lassitude lethargy sluggishness
4 trance2
4 trim trimness
4 unawareness unknowingness2
5 unselfconsciousness
4 vacuolation vacuolisation vacuolization
4 virginity
4 wage_setter
4 way4
4 wealth wealthiness
5 affluence richness2
4 wetness
5 humidity humidness
5 moisture wet
3 condition3
4 circumstances destiny3 fate3 fortune4 lot4 luck
5 bad_luck ill_luck misfortune2 tough_luck
6 adversity hard_knocks hardship
7 bitter_end
7 catastrophe2 disaster
7 distress2
8 anguish2
7 miserableness misery wretchedness
8 suffering2 woe
7 nadir
5 failure3
6 bankruptcy
5 good_fortune good_luck luckiness
6 blessing2 boon
6 prosperity2 successfulness
7 health wellness
7 success3
4 ordinary2
3 conflict4
4 clash2 friction
4 disagreement dissension2 dissonance
3 confusion
4 bedlam chaos pandemonium
4 bluster
3 connectedness connection2 link3
4 coherence coherency cohesion cohesiveness
5 continuity
4 contact3
4 interconnectedness interconnection
3 coordination
3 crudeness crudity primitiveness primitivism rudeness2
3 dead_letter
3 death3
3 defect
3 defect3 fault2 flaw
3 degree2 level3 stage2
4 acme elevation2 height2 meridian peak3 pinnacle2 summit superlative2 tiptop
4 extent
4 plane3
3 dependance2 dependence dependency
4 reliance2
3 discord strife
3 drowsiness sleepiness somnolence
3 drunkenness inebriation2 inebriety insobriety intoxication2 tipsiness
3 efficiency2
4 economy2
3 emergency2
3 employ employment
3 expertise expertness
3 failing weakness
3 falseness falsity
3 fatigue tiredness weariness
4 asthenopia eyestrain
4 exhaustion
3 feeling
4 conniption fit tantrum
4 dignity
4 emotional_state
5 bereavement mourning
5 ecstasy exaltation rapture raptus2 transport4
5 embarrassment2
5 felicity2 happiness
6 enlightenment2 nirvana
5 gratification satisfaction2
5 poignance poignancy
3 fixedness immobility stationariness
3 flawlessness perfection
4 cultivation3 finish3 polish2 refinement
3 forthcomingness imminence imminency imminentness impendence impendency
3 freedom
4 free_rein
4 independence independency
5 autonomy liberty
6 local_option
6 sovereignty
4 liberty2
5 discretion
5 licence2 license2
4 liberty3
3 grace saving_grace
3 illumination2
4 dark darkness
5 black2 blackness2 lightlessness pitch_blackness total_darkness
5 blackout2 brownout dimout
5 gloom somberness sombreness
5 obscureness2 obscurity3
5 shade shadiness shadowiness
6 shadow
4 lighting
3 inaction inactiveness inactivity
4 arrest2 check4 halt hitch2 stay2 stop4 stoppage
4 doldrums stagnancy2 stagnation
4 rest4
3 instability
3 integrity unity wholeness
4 completeness
5 comprehensiveness fullness
5 entireness entirety integrality totality
6 full_treatment whole_caboodle whole_kit whole_shebang whole_works works2
3 lump2 puffiness swelling
4 bloat
4 dropsy edema hydrops oedema
3 mastery
3 matureness maturity2
4 manhood
4 parentage parenthood
4 youth4
3 motion4
4 palpitation2 quiver2 quivering shakiness shaking2 trembling vibration2
4 stream4
3 obligation2
4 debt
3 office4 power4
3 order3
4 concord2 concordance harmony3
5 accord agreement3
6 consensus
6 social_contract
5 peace2
4 peace
4 quiet2 tranquility2 tranquillity
3 preparation4 preparedness readiness
4 ready
3 proficiency2 technique2
3 relationship2
4 love_affair romance
4 sexual_relationship
5 affair2 affaire amour intimacy2 involvement4 liaison
3 relationship3
4 account3 business_relationship
5 bank_account
4 acquaintance2 acquaintanceship
4 affiliation tie2
4 friendly_relationship friendship
5 companionship company3 fellowship2 society3
4 membership2
4 subjection subjugation
5 bondage2 slavery thraldom thrall thralldom
5 cage2
6 iron_cage
5 captivity immurement imprisonment2 incarceration
5 captivity2 enslavement
5 custody detainment detention
5 repression
3 separation
4 discontinuity
4 discreteness distinctness2 separateness severalty
4 isolation
5 alienation2 estrangement
5 anomie anomy
5 concealment privacy2 privateness secrecy2
6 confidentiality
5 detachment3 insularism insularity insulation
5 loneliness solitariness
5 purdah solitude
3 situation
4 acceptance3
5 acknowledgement acknowledgment recognition
5 acquiescence
5 approval3 favorable_reception favourable_reception
5 welcome
4 challenge
4 complication2
4 congestion2
4 embrace2
4 environment
5 area4 arena domain orbit2 sphere
6 kingdom realm
6 political_arena political_sphere
6 preserve
6 province2 responsibility2
5 circumstance2 context2 setting4
5 milieu surroundings
5 scope2 setting2
6 canvas3 canvass
6 show_window showcase
5 street3
4 equilibrium
5 balance
6 tension3
4 exclusion
4 imbalance instability3 unbalance
4 picture4
4 prison2 prison_house
4 rejection2
4 status_quo
4 thing
3 soberness sobriety
3 status
4 bar_sinister bastardy illegitimacy
4 championship title4
4 distinction2 eminence preeminence
4 equality2 equation2 equivalence par2
5 tie3
4 footing terms
4 higher_rank higher_status senior_status seniority
4 inferiority lower_rank lower_status
4 leadership3
4 marriage matrimony spousal_relationship wedlock
5 exogamy intermarriage
4 precedence precedency priority
4 rank2
5 first number_one2
5 fourth
5 grade2 level2 tier
6 college_level
5 last2
5 ninth
5 third3
5 twentieth
4 rank4 social_rank social_station social_status
5 niche
4 retirement
4 standing
5 dishonor dishonour
6 discredit disrepute
7 reputation2
6 disgrace ignominy shame2
7 humiliation
8 abasement abjection degradation2
7 reproach2
5 grandness importance2
6 accent2 emphasis
7 stress3
6 primacy
5 honor2 honour laurels2
6 celebrity2 fame renown
6 esteem respect2
7 stature
6 glorification glory
6 reputation repute
7 name2
5 obscurity2
6 anonymity namelessness
6 limbo oblivion
6 nowhere
5 prestige prestigiousness
5 prominence
6 glare3 limelight public_eye spotlight
5 rating3
4 stardom
3 turbulence3 upheaval
4 agitation2 ferment fermentation tempestuousness2 unrest
4 violence3
3 unemployment
3 versatility
3 war2
2 trait
3 abandon unconstraint wantonness
3 aggressiveness
4 boldness2 brass4 cheek4 nerve3
5 audaciousness2 audacity2
4 competitiveness fight3
3 ambition2 ambitiousness
4 aspiration
3 balkiness
3 behavior3 behaviour2 conduct2 demeanor demeanour deportment
4 correctitude properness propriety
5 decency
6 modestness2 modesty
5 decorousness decorum
5 grace3 seemliness
5 modesty2 reserve
4 improperness impropriety
5 bawdiness lewdness obscenity salaciousness salacity
5 enormity outrageousness2
4 manner2 personal_manner
5 bearing3 comportment mien
6 dignity2 gravitas lordliness
5 chivalry gallantry2 politesse
5 discourtesy2 rudeness
6 abruptness brusqueness curtness gruffness2
6 cheekiness crust3 impertinence2 impudence2 insolence
6 contempt2 disrespect3
6 crudeness2 crudity2 gaucheness
5 niceness politeness
4 manners
3 blandness
3 carefulness caution cautiousness
3 carelessness sloppiness3
4 delinquency2 dereliction willful_neglect
4 laxity2 laxness remissness slackness3
4 thriftlessness waste3 wastefulness
3 character3 fiber4 fibre3
4 spirit3
5 braveness bravery courage courageousness
6 boldness daring2 hardihood hardiness2
7 audaciousness audacity temerity
7 brazenness shamelessness
6 coolness3 nervelessness
6 fortitude
6 gallantry heroism valiance valiancy valor valorousness valour
6 gutsiness pluck pluckiness
6 heart3 mettle nerve2 spunk2
5 cowardice cowardliness
3 chilliness2 coldness2 coolness4 frigidity3 frigidness3 iciness2
3 commitment committedness
3 compulsiveness compulsivity
3 defiance rebelliousness
4 insubordination
3 diligence
3 discipline3
4 abstention abstinence
4 asceticism2 austerity nonindulgence
4 continence continency
4 restraint2
5 inhibition2
3 ebullience enthusiasm2 exuberance2
3 effusiveness expansiveness2 expansivity3
3 egotism swelled_head
3 emotionalism emotionality
4 drama4
4 drippiness2 mawkishness2 mushiness2 sentimentality sloppiness4 soupiness2
4 heat4 passion2 warmth4
4 tenderness
3 energy3 push3
3 energy4 muscularity3 vigor3 vigour3 vim2
4 verve vitality
5 spark2 sparkle twinkle2
3 enterprise3 enterprisingness initiative
3 femininity muliebrity2
3 firmness2 resoluteness resolution3 resolve
4 bullheadedness obstinacy2 obstinance2 pigheadedness stubbornness2
5 intransigence intransigency
4 determination2 purpose3
5 assiduity assiduousness
6 engrossment3 intentness
5 doggedness perseverance persistence2 persistency pertinacity tenaciousness tenacity
4 will_power willpower
5 nerves2
3 folly foolishness unwiseness
4 absurdity2 fatuity fatuousness silliness
3 foolhardiness rashness2 recklessness
3 giddiness silliness2
3 graveness gravity2 soberness2 sobriety3 somberness3 sombreness3
3 humbleness3 humility
3 humor2
3 inactiveness2 inactivity2 inertia
4 indolence laziness
4 passiveness2 passivity
5 apathy2 indifference3 numbness2 spiritlessness
3 individualism individuality individuation2
4 distinctiveness peculiarity2 speciality2 specialness specialty2
5 foible idiosyncrasy mannerism
4 singularity uniqueness
3 irresponsibility irresponsibleness
4 indifference4 nonchalance unconcern
4 instability2
4 irreproducibility
3 luxury
3 manfulness manliness virility2
3 mulishness obstinacy obstinance stubbornness
3 muteness2 silence3
3 nature4
4 disposition temperament
5 acerbity3 acrimony bitterness2 jaundice2 tartness3 thorniness2
5 aggression
5 aloneness loneliness3 lonesomeness solitariness2
6 privacy privateness2 seclusion
5 amity cordiality
5 biliousness2 irritability3 peevishness2 pettishness snappishness surliness temper3
5 blood2
5 calm calmness composure equanimity
6 aplomb assuredness cool2 poise3
6 placidity2 quiet4 repose3 serenity tranquility tranquillity3
5 complaisance compliance2 compliancy deference3 obligingness
5 familiarity3 intimacy
5 good_nature
6 forbearance longanimity patience
6 good_will goodwill3 grace4
5 hostility ill_will2
5 intolerance
5 involuntariness unwillingness
6 disinclination2 hesitancy2 hesitation2 indisposition2 reluctance2
5 morale2 team_spirit
5 neighborliness neighbourliness
5 perfectionism
5 permissiveness tolerance2
6 self_acceptance
5 truculence truculency
5 willingness
6 eagerness2 forwardness3 readiness2 zeal3
4 sociality
5 sociability sociableness
6 camaraderie chumminess comradeliness comradery comradeship
3 objectiveness objectivity
3 pride3
3 responsibility3 responsibleness
4 dependability dependableness reliability reliableness
5 duplicability reproducibility
3 secrecy secretiveness2 silence4
3 sedateness solemness solemnity staidness
3 selfishness
4 expedience2 opportunism
3 stoicism stolidity2 stolidness
3 thoroughness
3 trust3 trustfulness trustingness
3 wisdom2 wiseness2
4 diplomacy3 statecraft statesmanship
4 precaution2
4 prudence
5 economy3 thriftiness
5 foresight foresightedness foresightfulness
2 winter_solstice
1 breath
2 aspiration4 breathing_in inhalation intake3
3 gasp pant3
2 wind3
1 breathing external_respiration respiration3 ventilation4
2 heaving2 panting
2 smoking
2 snore2 snoring stertor
2 wheeze
1 causal_agency causal_agent cause4
2 agent
2 danger3
3 endangerment hazard jeopardy peril risk
3 menace threat
2 destiny2 fate2
2 drug
3 antianxiety_agent ataractic ataractic_agent ataractic_drug tranquilizer tranquilliser tranquillizer
4 chlorpromazine thorazine
3 chlorothiazide diuril
3 cocain cocaine
3 dope gage green_goddess locoweed2 mary_jane sens sess skunk3 weed3
3 excitant stimulant2 stimulant_drug
3 laudanum
3 medicament medication medicinal_drug medicine2
4 aloes bitter_aloes
4 aureomycin chlortetracycline
4 barbiturate
5 barbital barbitone diethylbarbituric_acid diethylmalonylurea veronal
4 curative cure remedy2 therapeutic
5 balm2 ointment salve unction3 unguent
4 dosage2 dose
5 lethal_dose
5 lozenge2 pill2 tablet4
6 capsule2
4 ethical_drug prescription2 prescription_drug prescription_medicine
4 hydroxytetracycline oxytetracycline oxytetracycline_hydrochloride terramycin
4 metrazol pentamethylenetetrazol pentylenetetrazol
4 patent_medicine
4 raudixin reserpine sandril serpasil
3 opium
3 psychoactive_drug psychoactive_substance
3 sleeping_capsule sleeping_draught sleeping_pill sleeping_tablet
2 life_principle vital_principle
3 spirit
4 psyche2 soul
2 manipulator operator2
3 company_operator
3 driver
4 cabby cabdriver cabman hack_driver livery_driver taxidriver taximan
3 switchboard_operator telephone_operator telephonist
3 telegraph_operator telegrapher telegraphist
2 nature2
2 occult supernatural
1 cellular_respiration internal_respiration respiration
1 chain2 chemical_chain
1 childbed confinement labor3 labour2 parturiency travail
1 coccidioidomycosis coccidiomycosis desert_rheumatism valley_fever
1 cognition knowledge noesis
2 ability2 power3
3 accomplishment2 acquirement acquisition4 attainment3 skill
4 craft4 craftsmanship workmanship
4 horsemanship
4 marksmanship
4 salesmanship
4 soldiering soldiership
3 aptitude
4 capability3 capableness potentiality2
5 compass3 grasp2 reach4
5 perfectibility
4 endowment gift2 natural_endowment talent
5 bent4 hang knack
5 flair
4 inherent_aptitude instinct
3 art3 artistry prowess
4 musicianship
3 creative_thinking creativeness creativity
4 cleverness ingeniousness ingenuity inventiveness
5 imagination3 resource3 resourcefulness2
6 armory armoury inventory4
4 conception4 excogitation2 innovation2 invention
5 contrivance2
4 fecundity fruitfulness2
4 imagination imaginativeness vision4
5 character fictional_character fictitious_character
5 dream2 dreaming
6 air_castle daydream daydreaming oneirism reverie revery2
5 fancy2
5 fantasy phantasy3
6 dream4 pipe_dream
6 fairyland fantasy_world phantasy_world
6 fantasy_life phantasy_life
5 mermaid
5 monster
6 dragon firedrake
6 troll
5 ogress
5 psychopomp
5 witch2
3 faculty mental_faculty module
4 alertness vigilance wakefulness3 watchfulness
4 centering focal_point3 focus focusing focussing
4 intellect2 reason3 understanding4
4 memory3 retention2 retentiveness retentivity
5 anamnesis2 recollection remembrance
4 sense3 sensory_faculty sentience2 sentiency
5 cutaneous_senses skin_senses touch2 touch_modality
5 ear2
5 sensibility3 sensitiveness2 sensitivity
6 reactivity responsiveness
7 excitability irritability2
6 skin_perceptiveness tactility tactual_sensation2 touch_perception
5 sight3 vision2 visual_modality visual_sense
6 eyesight seeing2 sightedness
4 study4
4 volition will
3 hand4
3 intelligence
4 acuity2 acuteness2 keenness sharpness
5 steel_trap
4 brain2 brainpower learning_ability mental_capacity mentality2 wit2
4 breadth comprehensiveness2 largeness
4 brilliance3 genius2
4 intellect
3 leadership4
3 method
4 pedagogics pedagogy teaching_method
4 solution3
4 system4
5 accounting2
5 discipline2
5 double_standard
5 formal_logic mathematical_logic symbolic_logic
5 government3
5 point_system
5 program2
6 academic_program
6 defence_policy defence_program defense_policy defense_program
6 rehabilitation_program
6 training_program
6 vocational_program
6 works_program
5 theological_system theology2
5 vocabulary3
4 technique
3 originality
4 freshness4 novelty2
3 sapience wisdom3
4 care2 caution3 forethought2 precaution3
4 circumspection discreetness discretion2 prudence2
4 common_sense good_sense gumption horse_sense mother_wit sense4
5 logic2
4 eye2
3 science2 skill2
2 acculturation2 culture3
2 agnosticism2 scepticism skepticism2
2 attitude mental_attitude
3 acceptance credence
3 disinterest neutrality2
3 disposition3 inclination tendency
4 bent
4 bias preconception2 prejudice
4 call2
4 direction3
4 disapproval3 disfavor2 disfavour2 dislike
4 favor3 favour2
4 localism2 provincialism2 sectionalism
4 orientation4 predilection preference2
4 sympathy understanding3
4 trend3
3 esteem3 respect3
3 fanaticism fanatism zealotry
3 irreverence
3 mentality mindset outlook
3 orientation2
4 conformism conformity3
4 ideology political_orientation political_theory
5 communism2
5 conservatism conservativism
5 democracy
5 fascism
6 national_socialism naziism nazism
5 liberalism
5 progressivism
5 radicalism
5 socialism
5 utopianism
5 war_advocacy warmongering
4 perspective position3 view
5 cutting_edge forefront2 vanguard3
5 light3
5 sight4
5 weltanschauung world_view
4 reorientation
4 wavelength2
3 provincialism
3 standpoint viewpoint
4 angle2 slant
2 bailiwick2 discipline field4 subject3 subject_area subject_field
3 applied_science engineering2 engineering_science technology2
3 architecture2
3 arts humanistic_discipline humanities liberal_arts
4 beaux_arts fine_arts
4 english3
4 glottochronology
4 history3
4 interior_design
4 literary_study
5 classics
5 comparative_literature
5 lit literature2
4 philosophy2
5 dialectic
5 epistemology
5 jurisprudence legal_philosophy
5 logic
3 divinity4 theology
4 hermeneutics
3 science scientific_discipline
4 linguistics
5 lexicostatistics
5 morphophonemics
5 phonemics phonology
4 math mathematics maths
5 arithmetic
5 decomposition vector_decomposition
5 geometry
5 linear_algebra
4 natural_science
5 bioscience life_science
6 biological_science biology
7 morphology
8 anatomy general_anatomy
9 histology
7 physiology
6 medical_specialty medicine
7 biomedicine
7 mental_hygiene psychotherapeutics psychotherapy
7 pharmaceutics pharmacy
6 pathology
5 chemical_science chemistry
6 geochemistry
6 physical_chemistry
5 geology
6 mineralogy
5 natural_philosophy physics
6 astronomy uranology
7 astrophysics
6 atomic_physics nuclear_physics nucleonics
6 crystallography
6 electronics
6 mechanics
7 dynamics kinetics
6 thermodynamics
7 thermostatics
5 physical_science physics2
6 phonetics
4 psychological_science psychology
5 neuropsychology physiological_psychology psychophysiology
4 social_science
5 anthropology
6 assyriology
5 domestic_science home_ec home_economics household_arts
5 economic_science economics political_economy
5 government4 political_science politics2
3 tactics
2 belief
3 conviction strong_belief
3 doctrine ism philosophical_system philosophy
4 aesthetic esthetic
4 arianism
4 chiliasm millenarianism millenarism millenniumism
4 church_doctrine creed2 gospel4 religious_doctrine
5 dogma tenet
5 incarnation2
4 commandment2 precept2 teaching2
4 credo creed
5 testament
4 egalitarianism equalitarianism
4 empiricism empiricist_philosophy sensationalism4
5 experimentalism
5 logical_positivism positivism
4 formalism
4 humanism humanitarianism
4 humanism2 secular_humanism
4 imitation
5 mimesis
4 individualism3 laissez_faire
4 literalism
4 naive_realism realism3
4 nationalism2
4 naturalism
4 nihilism
4 platonism
4 rationalism
4 secularism
4 solipsism
4 stoicism2
3 expectation outlook2 prospect2
4 anticipation2 expectancy2
4 apprehension3 misgiving2
4 hope3 promise2
4 possibility
3 faith religion religious_belief
4 christian_religion christianity
5 catholicism catholicity
6 roman_catholicism romanism
5 protestantism
6 high_anglicanism
4 heathenism pagan_religion paganism
3 faith2
3 individualism2
3 opinion persuasion2 sentiment2 thought4
4 eyes
4 idea3
4 judgement2 judgment mind3
5 conclusion decision2 determination3
4 parti_pris preconceived_idea preconceived_notion preconceived_opinion preconception prepossession2
4 pole3
4 political_sympathies politics4
3 opinion3 popular_opinion public_opinion vox_populi
3 philosophy3
3 spiritual_being supernatural_being
4 aeon eon3
4 angel
5 archangel
4 brownie2 elf gremlin hob2 imp pixie pixy2
4 deity divinity god2 immortal2
5 goddess
5 muse
5 nymph
5 saint
5 war_god
4 disembodied_spirit spirit4
5 apparition fantasm phantasm phantasma phantom specter2 spectre
5 banshee banshie
5 bogey bogie bogy2
5 daemon daimon demon devil2 fiend2
6 incubus
5 djinn djinni djinny genie jinnee jinni
5 ghoul2
5 presence3
4 dwarf2 gnome
3 supernaturalism
4 magic thaumaturgy
5 juju
3 superstition superstitious_notion
3 theory3
4 hodgepodge2 jumble3 patchwork
3 thought3
3 values
2 brain3 head3 mind nous2 psyche
3 subconscious subconscious_mind
3 tabula_rasa
3 unconscious unconscious_mind
2 causal_factor determinant determinative2 determiner3 determining_factor
3 influence3
4 enticement temptation
5 bait hook3 lure2 sweetener2
4 imprint
4 leaven2 leavening
4 morale_builder
4 support3
5 anchor2 backbone keystone linchpin lynchpin mainstay2
2 cognitive_operation cognitive_process mental_process process2
3 acquisition3 learning
4 conditioning
4 education3
5 school3 schooling2
5 vocational_education vocational_training
4 memorisation memorization
4 study2 work4
3 appraisal assessment
4 assay check2
4 criticism2 critique2
5 knock2 roast2
4 evaluation2 rating valuation
5 mark score
5 pricing
5 reevaluation
4 reappraisal reassessment revaluation review
3 apprehension2 discernment savvy understanding
4 appreciation grasp hold2
4 brainstorm brainwave2 insight3
5 breakthrough discovery3 find
5 flash4
5 revelation2
4 comprehension
4 grasping
4 realisation2 realization recognition4
3 attending attention
4 attentiveness heed paying_attention regard2
4 ear4
4 eye3
4 notice2 observance3
3 awareness cognisance cognizance consciousness2 knowingness
4 feel
4 sense
3 cerebration intellection mentation thinking thought2 thought_process
4 abstract_thought logical_thinking reasoning
5 abstraction3 generalisation2 generalization3
5 analysis2 analytic_thinking
6 dissection2
5 anticipation3 prediction prevision4
6 prognostication3 prophecy vaticination
6 projection
5 deduction4 deductive_reasoning synthesis3
5 ideology2
5 illation inference
6 analogy
6 deduction3 entailment implication
6 derivation3
5 policy2
6 economic_policy
7 ceiling3 roof4
7 embargo trade_embargo trade_stoppage
7 fiscal_policy
7 floor3
7 new_deal
6 foreign_policy
7 imperialism
7 interference intervention2
7 monroe_doctrine
7 neutralism
7 noninterference nonintervention
7 trade_policy
6 zionism
5 presupposition
5 synthesis2 synthetic_thinking
4 calculation2 computation2 figuring reckoning
5 approximation estimate estimation3 idea4
6 dead_reckoning guess2 guessing guesswork
5 conversion2
5 derivative derived_function differential differential_coefficient first_derivative
5 extrapolation
5 integral
4 consideration
5 advisement deliberation2 weighing
5 contemplation2 musing reflection reflexion4 rumination thoughtfulness
6 meditation speculation4
6 retrospect
5 exploration3
4 construction3 mental_synthesis
4 enquiry2 inquiry research2
5 canvass2 opinion_poll poll
5 experiment2 experimentation
6 test trial2 trial_run tryout
7 field_test field_trial
7 trial_balloon
5 investigation probe
4 explanation2
5 interpretation4 interpreting rendering2 rendition2
5 key2
5 rationale
5 rationalisation2 rationalization
5 theory
6 liberalism2
4 planning3 preparation3 provision3
5 agreement4 arrangement
6 collusion
3 cognizance2 ken
3 deciding decision_making
4 afterthought reconsideration2 rethink second_thought
4 alternative choice3 option2
5 impossible
5 obverse
5 possibility4 possible_action
6 possible
4 choice pick selection3
5 favorite favourite3
4 judgement3 judging judgment4
3 discrimination2 secernment2
4 appreciation2 discernment2 perceptiveness2 taste3
5 culture2
6 letters
6 mass_culture
5 style4 trend4 vogue
6 fashion3
7 craze cult2 fad furor furore
4 differentiation distinction
5 contradistinction
5 contrast3 demarcation2 dividing_line
3 disregard neglect
4 elision2 exception exclusion3
4 inadvertence oversight
3 imagery imagination2 imaging mental_imagery
4 dream dreaming2
5 nightmare2
4 envisioning picturing
4 evocation
4 vision
5 prevision
5 retrovision
3 intuition
4 immediacy2 immediate_apprehension
3 language4 linguistic_process2
4 reading
5 perusal perusing poring_over studying
3 memory2 remembering
4 association4 connexion3
5 generalisation3 generalization induction3 inductive_reasoning
4 identification4 recognition2
5 identity2
4 recall4 recollection2 reminiscence2
5 mind2
3 mirror2
3 perception3
4 aesthesis esthesis sensation sense_datum sense_experience sense_impression
5 auditory_sensation sound2
6 dissonance2 noise2 racket3
6 euphony music2
5 gustatory_perception gustatory_sensation taste taste_perception taste_sensation
6 flavor2 flavour3 relish3 sapidity savor savour smack2 tang3
6 sugariness sweet4 sweetness
5 limen threshold2
5 odor2 odour olfactory_perception olfactory_sensation smell
6 aroma2 fragrance perfume scent
6 scent2
5 vision3 visual_sensation
4 contrast4
4 detection sensing
4 feeling4
4 melody2 tonal_pattern
4 pain3 pain_sensation painful_sensation
4 tactile_sensation tactual_sensation touch_sensation
4 temperature2
5 cold3 coldness
5 heat3 warmth
4 visual_space
3 pursuance pursuit2 quest
3 symbol2 symbolic_representation symbolisation2 symbolization2
4 allegory2 emblem2
5 badge
6 hash_mark hashmark service_stripe
2 condensation
2 convention2 normal pattern4 rule2
3 mores
2 core4 essence gist2 inwardness kernel3 meat3 nub3 pith2 substance2 sum4
2 custom2 tradition2
3 habit wont
3 institution3
2 difficulty2
3 balk2 baulk2 deterrent handicap3 hinderance hindrance impediment
4 obstacle obstruction3
5 barrier2 roadblock
6 iron_curtain
3 booby_trap2 pitfall
3 problem3 trouble
4 matter4
2 education2
3 encyclopaedism encyclopedism eruditeness erudition learnedness learning2 scholarship2
3 enlightenment
4 edification sophistication
5 disenchantment disillusion disillusionment
3 experience
3 physical_education
2 end4 goal
3 aim intent intention purpose
4 idea2
4 will2
3 aim2 object2 objective
4 occasions
3 destination2 terminus2
3 intention2
2 equivalent
3 counterpart opposite_number
3 replacement4 substitute
4 successor2
2 experience2
3 life2 living
3 reality world3
4 real_life real_world
3 reliving
3 reminder2
4 deja_vu
2 heritage
2 idea thought
3 belief2 feeling2 impression notion
4 effect3
5 sound_effect
4 hunch intuition2 suspicion
5 heart
4 presence4
3 concept conception construct
4 abstract abstraction
5 absolute
5 right
6 access admission4 admittance entree2
7 door3
6 access2
6 claim4
6 due
6 eminent_domain
6 enjoyment3
6 exclusive_right perquisite2 prerogative privilege2
6 patent_right
6 riparian_right water_right
6 subscription_right
6 suffrage vote3
6 voting_right
5 teacher2
5 thing3
4 amount4 sum2 total2
4 attribute dimension2 property4
5 character2 lineament quality3
6 texture2
5 characteristic feature
6 aspect facet
7 sector3 sphere4
7 surface4
6 attracter3 attraction4 attractive_feature attractor3 magnet2
7 attention3
6 badge2
6 distinctive_feature distinguishing_characteristic peculiarity
4 binomial
4 category2
5 form2 kind sort
6 brand2 make
6 genre
6 genus
6 ilk like2
6 like the_like
6 manner3
6 model2
6 species2
6 style3
6 type
7 edition4 variant4 variation4 version2
4 conceptualisation conceptuality conceptualization2
5 perception2
4 constant constant_quantity invariable
5 parameter parametric_quantity
4 division2
5 beginning3
5 bout
6 bottom4
6 top4
5 component element factor2 ingredient2
6 point
7 intercept
7 intersection intersection_point
8 vertex
5 final_period
5 first_half
5 frame4 inning
5 last_half second_half
5 middle2
4 fact4
4 hypothesis2 possibility3 theory2
5 assumption2 supposal supposition2
6 basic_assumption constatation
6 basis2 cornerstone fundament groundwork
6 conclusion2
6 given precondition2 presumption
5 conjecture speculation2
5 framework model theoretical_account
6 ptolemaic_system
4 law3 natural_law
5 divine_law
5 principle3
6 basic_principle basics2 bedrock2 fundamental_principle fundamentals
6 dictate2
6 logic3
4 law4
5 principle4
4 linguistic_rule rule4
4 mathematical_product product3
4 notion2
4 regulation2 rule
5 guideline3 guidepost
5 limitation restriction
4 term4
4 value
4 variable2 variable_quantity
5 chance_variable random_variable stochastic_variable variant3 variate
5 vector
4 whole
5 complex composite
6 syndrome
5 compound
5 unit4
6 one2
3 generalisation generality generalization2
4 principle
5 pillar
3 ideal
4 beau_ideal idol3 paragon perfection2
4 criterion2 standard2
5 control4 control_condition
4 example3 exemplar good_example
5 beaut beauty3
4 introject
4 principle2
5 ethic moral_principle value_orientation
3 inspiration
4 germ seed4 source3
3 keynote2
3 meaning2 substance3
4 connotation2
4 implication2 import4 significance2
4 undercurrent undertone2
3 misconception
4 erroneous_belief error3
4 fancy fantasy3 illusion2 phantasy
5 wishful_thinking
4 misapprehension mistake2 misunderstanding2
3 motif3 theme2
3 notion3 whim2 whimsey whimsy
3 plan program
4 agenda docket2 schedule
5 fare menu4
4 blueprint design3
4 budget2
4 credit_system
4 legal_system
5 electoral_system voting_system
4 maneuver2 manoeuvre tactic tactics2
4 outline3 schema2
4 play3
5 pass3 passing passing_game passing_play
6 aerial forward_pass
7 screen_pass
5 running running_game running_play
6 rushing
4 policy
5 activism
4 project2 projection3
4 promotion_system
4 regime2 regimen
4 scheme strategy
5 contrivance3 dodge stratagem2
5 plot secret_plan
6 cabal2 conspiracy2
6 intrigue machination
3 preoccupation
3 reaction2
3 suggestion
4 glimmer2 glimmering inkling intimation2
2 ignorance
3 darkness4
3 inexperience rawness4
2 inability
3 amateurishness
3 awkwardness clumsiness ineptitude ineptness maladroitness slowness
3 stupidity
4 denseness dumbness
2 information2
3 acquaintance conversance conversancy familiarity
3 background3 background_knowledge
3 circumstance3 condition4 consideration2
4 justification
3 data_point datum
4 meter_reading reading3
5 hour2
6 aurora cockcrow dawn dawning daybreak dayspring first_light morning3 sunrise sunup
6 bedtime
6 crepuscle crepuscule dusk evenfall gloam gloaming nightfall twilight
6 dinnertime suppertime
6 evensong vespers
6 high_noon midday noon noonday noontide twelve_noon
6 midnight
6 rush_hour
6 sundown sunset
5 mph2
5 prime_time
4 statistic
5 average norm2
6 mean mean_value
7 arithmetic_mean expectation4 expected_value first_moment
5 correlation2 correlation_coefficient
5 deviation2
5 second_moment
5 standard_deviation
3 evidence grounds
4 cogent_evidence proof
5 confirmation substantiation verification
4 heart_rate pulse3 pulse_rate
4 lead3 track2 trail3
4 symptom
5 abscess
5 acetonemia ketonemia ketosis
5 atrophy wasting2 wasting_away
5 bursitis
5 cardiomegaly enlarged_heart megacardia megalocardia
5 chill3 shivering
5 cicatrice cicatrix scar
5 congestion
6 hyperaemia hyperemia
5 cramp muscle_spasm spasm
6 fasciculation
5 diarrhea diarrhoea looseness
5 dizziness giddiness2 lightheadedness vertigo
5 dyspepsia indigestion stomach_upset upset_stomach
5 febricity febrility fever feverishness pyrexia
5 founder laminitis
5 haemorrhoid hemorrhoid piles
5 hay_fever pollinosis
5 hurting pain
6 ache aching
7 cephalalgia head_ache headache2
6 agony2 excruciation suffering
7 throe
6 burn burning2
6 sciatica
6 sting stinging
6 torment torture2
5 nausea sickness3
5 numbness
5 polymyositis
3 example illustration3 instance2 representative4
4 exception2
4 precedent
4 sample
5 coupon2
5 grab_sample
4 specimen
3 fact
4 case4
4 detail item4 point4
5 minutia
5 regard respect
4 observation4
4 particular specific
4 truth
3 input3 stimulant stimulation2 stimulus
4 bonus fillip
4 concern4 headache vexation3 worry
5 burden encumbrance incumbrance2 onus
5 business4
4 conditioned_stimulus
4 delight2 joy2 pleasure2
4 grief2 sorrow3
4 irritant thorn
4 nuisance
2 internal_representation mental_representation representation
3 abstractionism2 unrealism
3 appearance4
4 front3
4 illusion semblance2
5 apparition3 fantasm2 phantasm2 phantasma2 phantom2 shadow3
6 ghost specter spectre2 spook2 wraith
3 blur fuzz3
3 crossroads3
3 embodiment2 shape4
3 example2
4 archetype original2 pilot4
4 epitome image4 paradigm2 prototype
5 concentrate3
4 guide4 template templet
4 microcosm
3 image mental_image
4 impression3 mental_picture picture3
4 memory_image
5 memory_picture
4 visual_image visualisation visualization
3 interpretation
3 memory
3 percept perception perceptual_experience
4 aspect3 panorama prospect4 scene3 view2 vista
5 background2
5 exposure4
5 foreground
5 glimpse2
5 middle_distance
5 tableau2
4 sight
3 stereotype
2 issue
2 issue3 matter2 subject4 topic2
3 area2
4 territory2
2 lexicon mental_lexicon vocabulary2
2 lore traditional_knowledge
3 folklore
2 object4
3 love2
2 perception4
3 insight penetration2
2 place3
2 structure3
3 arrangement3 organisation3 organization2
4 calendar
4 design2 plan2
5 configuration constellation
5 layout
5 snare trap3
6 iron_trap
4 distribution statistical_distribution
5 bernoulli_distribution binomial_distribution
5 gaussian_distribution normal_distribution
5 sample2 sample_distribution sampling2
4 living_arrangement
3 form3 pattern
4 strand
3 phrase_structure sentence_structure syntax
2 tradition
2 wisdom
3 abstruseness2 abstrusity profoundness2 profundity reconditeness
1 communication2
2 account_book ledger leger
2 accounting_entry entry3 ledger_entry
3 credit3 credit_entry
2 array2
2 art4 artwork graphics nontextual_matter
3 drawing
3 illustration
4 fig figure
2 audit audited_account
2 balance_sheet
2 bond2 bond_certificate
2 cash_basis
2 chart graph2
3 profile
2 checkbook chequebook
2 content2 message2 subject_matter
3 abuse2 contumely insult revilement vilification2
3 admission2
4 confession
3 apology
3 applause clapping hand_clapping
3 aside2 digression divagation excursus parenthesis2
3 assurance2 pledge4
4 guarantee warrant4 warrantee3 warranty
4 guarantee2
3 cheer
3 congratulations extolment kudos praise
4 compliment
5 flattery
4 encomium eulogy2 paean panegyric pean2
4 good_word recommendation2 testimonial3
4 superlative
3 contempt3 scorn2
4 leer sneer
3 counsel2 counseling counselling direction4 guidance
4 confidential_information steer tip3
3 countenance2 endorsement3 imprimatur indorsement3 sanction warrant3
3 credit recognition3
4 commemoration2 memorial remembrance2
4 ovation standing_ovation
3 depreciation3 derogation disparagement
4 calumniation calumny defamation hatchet_job obloquy2 traducement
5 epithet
3 derision
4 jeer jeering mockery scoff scoffing
3 disapproval2
4 condemnation disapprobation
5 animadversion censure
4 criticism unfavorable_judgment
5 attack3 flack2 flak2
5 carping faultfinding
5 rebuke reprehension reprimand reproof reproval
6 bawling_out castigation chewing_out dressing_down earful2 upbraiding
6 preaching2 sermon2
6 reproach
7 blame2 rap
3 encouragement
4 cheering shouting
4 fosterage fostering
4 goad2 goading prod prodding spur spurring urging
4 incitement2 provocation3
3 entry4 submission
4 filing
3 farewell
4 adieu adios arrivederci auf_wiedersehen bye2 cheerio good_day goodby goodbye sayonara
4 good_night
3 greeting salutation2
4 afternoon2 good_afternoon
4 compliments regard3 wish3
4 cordial_reception hospitality
4 good_morning morning2
4 hello howdy hullo
4 reception response4
3 handclasp handshake handshaking shake4
3 hokum meaninglessness nonsense nonsensicality
4 absurdity absurdness ridiculousness
4 buzzword cant
4 mumbo_jumbo
3 humor humour2 wit witticism wittiness
4 backchat banter raillery
4 burlesque2 lampoon mockery2 parody pasquinade sendup spoof takeoff3 travesty2
4 cartoon sketch4
5 cartoon_strip comic_strip funnies strip4
4 caustic_remark irony sarcasm satire
4 fun2
5 clowning2 comedy2 drollery funniness
5 paronomasia pun punning wordplay
4 gag jape jest joke laugh3
3 import3 meaning significance3 signification
4 burden3 effect4 essence3 gist
4 connotation intension
4 intent2 purport
4 lesson3 moral
4 nicety2 nuance refinement4 shade4 subtlety
4 overtone
4 point3
5 rallying_point
4 sense2 signified
3 info information
4 confirmation2
5 certification2 corroboration documentation
5 reenforcement reinforcement2
4 curriculum programme2 syllabus
4 details inside_information
4 evidence3
5 corpus_delicti
5 direct_evidence
5 exhibit
5 testimony
6 affidavit
6 declaration2
6 witness3
4 fact2
5 book3 record_book
5 index2 index_number indicant2 indicator
4 intelligence4 news tidings word3
4 list listing
5 bibliography
5 calendar2
5 carte menu
5 catalog2 catalogue
5 checklist
5 enumeration numbering
5 flag2 masthead
5 inventory stock_list
5 roll2 roster
6 batting_order lineup
6 church_roll
6 waiting_list
5 schedule2
6 timetable
4 material2
4 news2
5 account2 news_report report3 write_up
6 bulletin
6 communique despatch dispatch
6 newsletter newssheet
5 coverage3 reportage reporting
4 propaganda
4 secret
4 tabular_matter tabulation
3 instruction
4 formula2 recipe
4 prescript rule3
5 canon
5 dictate
5 etiquette
5 ordinance regulation
6 speed_limit
5 rubric
4 prescription
4 return_address
4 stage_direction
3 narration narrative story tale
4 fairy_story fairy_tale fairytale
4 tall_tale
3 oath2 swearing2
3 offer2 offering
4 marriage_offer marriage_proposal proposal2
4 reward4
4 special
3 opinion2
4 conjecture2 guess hypothesis3 speculation supposition surmisal surmise
3 pablum2 pap
3 packaging2 promo promotion promotional_material publicity
4 advert advertisement advertising advertizement advertizing
5 broadsheet broadside circular flier3 flyer handbill
5 commercial commercial_message
4 ballyhoo hoopla hype plug3
4 pitch4 sales_pitch sales_talk
4 public_relations
3 permission
4 consent
4 leave2
3 petition postulation2 request
4 appeal4 collection3 ingathering solicitation2
4 application2
4 demand
5 call4
5 insistence insisting
5 requisition
5 ultimatum
3 proposal
4 advice
5 admonition monition2 warning2
6 deterrent_example example4 lesson2 object_lesson
5 recommendation
4 counterproposal
4 hypothesis
4 proffer proposition2 suggestion2
5 advance3 feeler2 overture3
5 breath4 hint intimation
5 ghost4 touch3 trace3
3 receipt2
3 refusal2
3 reminder
3 respects
3 ridicule
3 statement
4 account4 explanation
5 accounting
5 definition
6 redefinition
5 derivation2 deriving etymologizing
5 interpretation3
6 exposition expounding
7 philosophizing
6 misinterpretation mistaking misunderstanding
7 misconstrual misconstruction
6 reading2
6 twist2
6 version
5 justification2
6 cause2 grounds4
6 defense4 vindication2
7 alibi
7 alibi2 exculpation excuse
7 apologia apology2
5 reason2
4 agreement understanding2
5 accord3 pact treaty
5 bargain deal2
5 confederacy4 conspiracy
5 contract
6 concession
7 franchise
6 insurance2 insurance_policy policy3
6 lease2
6 marriage_contract marriage_settlement
5 execution_sale forced_sale judicial_sale
5 settlement3
6 compromise2
6 property_settlement
4 amendment2
4 announcement annunciation3 proclamation
4 announcement2 promulgation
5 handout press_release release4
5 notice
4 answer reply response3
5 feedback2
4 answer2 result2 solution2 solvent2
4 assurance3
4 charge2
5 accusal accusation
6 allegation
7 grievance2
6 blame incrimination inculpation
6 implication3
7 innuendo insinuation
6 indictment2
6 information3
6 recrimination
4 chemical_formula formula4
4 comment input2 remark
5 banality bromide2 cliche commonplace platitude
5 barb dig2 gibe jibe slam4
5 mention reference
6 allusion
5 observation3 reflexion3
5 quip2 sally wisecrack
4 comment2 commentary
5 acknowledgment2 citation3 cite mention2 quotation reference2
5 footer3 footnote
5 postscript
4 contract2 declaration4
4 declaration
5 assertion asseveration averment
6 affirmation avouchment avowal
7 yes
6 claim
6 claim2
7 allegation2 allegement
6 contention
6 denial2 disaffirmation
6 testimony2
5 dictum pronouncement
6 directive
5 protestation2
5 threat3
6 menace2
4 description verbal_description
5 characterisation characterization delineation depiction word_picture
6 portrait portraiture portrayal
5 spec specification
4 equation
5 differential_equation
5 regression_equation
4 estimate4
4 falsehood falsity2 untruth
5 contradiction2
6 paradox
5 deceit2 deception misrepresentation
6 blind4 subterfuge
6 bluff2
6 hypocrisy lip_service
6 pretext
5 dodge3 dodging2 scheme2
5 lie prevarication
6 fib tale2 taradiddle tarradiddle
4 forecasting foretelling prediction2 prognostication2
5 divination2 prophecy2
5 forecast prognosis
5 horoscope
4 formula
4 formula3
4 mistake3
4 proposition
5 lemma
5 posit postulate
6 assumption premise premiss
7 condition2 precondition stipulation2
8 provision proviso
7 thesis
5 theorem
4 qualification3 reservation2
4 restatement
5 demythologisation demythologization
4 strings2 term3
4 summary
5 abridgement abridgment capsule4
5 abstract2 outline2 precis synopsis
5 argument4 literary_argument
5 resume sketch3 survey2
5 rundown summation summing_up
4 true_statement truth3
5 gospel2 gospel_truth
4 understatement
4 value_statement
4 word2
3 statement4
3 subject theme topic
4 keynote
4 question2
5 problem2
6 conundrum enigma2 riddle
3 testimonial2 tribute
3 thanks
4 appreciation3
4 curtain_call
4 thank_you
2 display show2
2 exemplification illustration2
2 expression2 manifestation4 reflection3 reflexion2
3 blowup2 ebullition effusion gush2 outburst
4 cry4
2 expressive_style style2
3 address4
3 anthem2 hymn
3 bathos
3 blah bombast claptrap fustian rant2
3 blues
3 brevity
3 cadence meter3 metre2
3 classical classical_music serious_music
4 cantata oratorio
4 chamber_music
4 concerto
4 opera
5 bouffe comic_opera opera_bouffe opera_comique
6 light_opera operetta
4 piano_sonata
4 symphonic_music symphony
3 conciseness concision pithiness succinctness
3 device2
4 emphasis3
4 exaggeration hyperbole
4 metaphor
4 repetition3
4 simile
3 drama3
4 comedy
5 farce farce_comedy travesty
5 melodrama
5 slapstick
4 tragedy2
3 formulation3
4 diction2 phraseology phrasing2 verbiage2 wording
4 idiom parlance
3 headlinese
3 inflection2 prosody
4 accent4 emphasis4 stress
4 intonation modulation3 pitch_contour
5 drone2 droning monotone
5 singsong
4 rhythm4 speech_rhythm
3 journalese
3 negro_spiritual spiritual
3 poesy poetry verse
3 poetry2
3 popular_music
4 ethnic_music folk4 folk_music
5 hillbilly_music
3 prose
4 nonfiction nonfictional_prose
5 article
6 editorial newspaper_column
6 magazine_article
4 prose_poem
3 redundancy
3 rhyme rime2
3 shibboleth2
3 tone
4 note4
3 tongue4
4 sharp_tongue
3 vein2
2 fanfare ostentation
3 bluster2 bravado
2 gesture2 motion
3 flourish
3 frown scowl
3 grin grinning smile smiling
3 laugh2
3 nod
3 shrug
3 snarl2
3 straight_face
2 graph graphical_record graphical_recording
3 eeg electroencephalogram encephalogram
2 indicant indication
3 clue hint2
3 evidence2
4 argument statement2
5 con
5 proof2
6 demonstration4 monstrance
4 clew2 clue2 cue2
5 sign
4 identification2
5 card2 identity_card
5 license_number registration_number
4 record
5 account chronicle history2 story4
6 biography life_history life_story
7 memoir
7 profile3
6 case_history
5 copy transcript2
5 data_file file
6 mug_book mug_file
5 entry
6 dictionary_entry lexical_entry
5 interlingual_rendition rendering4 translation version4
5 memorabilia
5 note
6 jot jotting
6 memo memoranda memorandum
5 register registry
4 testimonial testimony3
3 forerunner2 harbinger herald2 precursor3 predecessor2
3 gesture3
3 manifestation2
3 mark4 print3
4 fingerprint
4 footmark footprint
4 line2
5 contour contour_line
4 wire3
3 pointing_out
3 symptom2
3 tincture2 trace2 vestige
2 inventory3
2 language linguistic_communication
3 barrage bombardment onslaught3 outpouring4
3 natural_language tongue2
4 assyrian2
4 athabascan athabaskan2 athapascan2 athapaskan2 athapaskan_language
4 balinese
4 cassite kassite2
4 central_thai siamese thai2
4 cherokee
4 cheyenne2
4 chinese
5 amoy fukien fukkianese hokkianese min2 min_dialect taiwanese2
4 danish
4 english english_language
5 american2 american_english american_language
5 oxford_english
4 german2 german_language high_german
4 greek hellenic hellenic_language
5 modern_greek new_greek
4 hawaiian
4 hebrew
4 hoka2 hokan
4 icelandic
4 japanese2
4 khmer
4 latin
5 french
5 italian2
5 portuguese
5 romanian2 rumanian
5 spanish
4 massachuset massachusetts4
4 penutian
5 mariposan yokuts
4 salish salishan
4 slavic slavic_language slavonic slavonic_language
5 russian2
5 ukrainian
4 swahili
4 tibetan
4 tonal_language tone_language
5 contour_language
5 register_language
3 object_language2 target_language
3 pidgin
3 words3
2 language2 oral_communication speech2 speech_communication spoken_communication spoken_language voice_communication
3 accent3 dialect idiom2
3 argot cant3 jargon lingo patois slang2 vernacular
3 charm2 magic_spell magical_spell spell4
4 conjuration incantation
4 curse3 hex jinx2 whammy2
3 conversation
4 causerie chin_wag chin_wagging chit_chat chitchat gab gabfest gossip small_talk
4 exchange2
4 honeyed_words sweet_nothings
4 talk talking
5 cackle2 chatter yack yak
6 blether chin_music idle_talk prate prattle
5 dialog dialogue duologue
3 discussion2
4 argument3 argumentation debate
4 conference3 group_discussion
5 audience4 consultation interview2
5 consultation2
5 news_conference press_conference
5 round_table roundtable
5 session
6 tutorial
4 deliberation
4 dialogue4 negotiation talks
5 bargaining
5 diplomacy diplomatic_negotiations
4 panel_discussion
3 expression4 locution saying
4 adage byword proverb saw
4 ambiguity
5 amphibology amphiboly
5 double_entendre
5 loophole
5 parisology
4 anatomical anatomical_reference
4 axiom maxim
4 catchword motto shibboleth slogan
5 battle_cry2 cry3 rallying_cry war_cry watchword
4 epigram quip
4 southernism
4 tongue_twister
3 monologue soliloquy
3 words
2 message
3 broadcast
3 cipher
3 mail
3 telegram wire4
4 cable cablegram overseas_telegram
2 music
3 ballet2
3 chopin
3 chorus3 refrain
3 composition4 musical_composition opus piece4
4 cadenza
4 divertimento serenade
4 fantasia
4 medley pastiche potpourri2
4 modulation transition4
4 musical_phrase phrase2
4 orchestration
4 quintet quintette4
4 scherzo
4 sestet4 sextet sextette4
4 sheet_music
5 lead_sheet
5 musical_score score2
4 song vocal2
5 ballad lay
5 berceuse cradlesong lullaby
5 coronach dirge lament2 requiem threnody
5 ditty
5 national_anthem
4 suite
4 trio2
3 counterpoint
3 harmony2 musical_harmony
4 reharmonisation reharmonization
3 landler
3 melodic_line melodic_phrase melody strain3 tune
4 accompaniment2 backup3 musical_accompaniment
4 bass2 bass_part
5 basso_continuo continuo figured_bass thorough_bass
4 leitmotif leitmotiv
4 motif2 motive2
4 slide3 swoop
4 statement3
4 variation3
3 overture
3 polka
3 popularism
3 serial_music serialism
2 parapsychology psychic_phenomena psychic_phenomenon
3 clairvoyance esp extrasensory_perception second_sight
4 foreknowledge precognition
2 payroll paysheet2
2 phonation vocalisation vocalism2 vocalization voice2 vox
3 tenor tenor_voice
2 presentation3
3 production2
2 projection2
2 screening showing viewing
2 sight2
3 spectacle
2 sign2
3 guidepost2 signpost
3 placard poster posting
2 sign3 signal signaling
3 beacon beacon_fire
3 beam radio_beam
3 birdcall birdsong song4
3 flare3
3 horn3
3 indicator2
4 reference3 reference_point
5 mark3 target
3 input input_signal
3 number4 phone_number telephone_number
3 output3 output_signal
3 recording
4 chromatogram
3 stake2
3 stoplight2 traffic_light traffic_signal
3 symbol
4 accolade award2 honor honour2 laurels
5 academic_degree degree3
6 doctorate
6 law_degree
5 citation commendation
5 decoration2 laurel_wreath medal medallion4 palm4 ribbon2
6 purple_heart
5 nobel_prize
5 pennant
4 crown
4 dollar4 dollar_mark dollar_sign
4 mantle
4 mark2 marker2 marking
5 brand3
5 label4
6 tag ticket2
5 milepost milestone
5 postmark
5 trademark2
4 printed_symbol written_symbol
5 alphabetic_character letter2
6 alpha
6 beta
6 block_capital block_letter
6 consonant2
6 gamma
6 initial
5 arrow pointer
5 asterisk
5 capital4 capital_letter majuscule uppercase
5 check_mark tick3
5 punctuation2 punctuation_mark
6 parenthesis
4 stamp3
4 symbolism
4 token
5 postage2 postage_stamp stamp4
2 telepathy thought_transference
2 utterance vocalization2
3 accent speech_pattern
4 drawl
3 articulation
3 call3 cry outcry shout vociferation yell
4 battle_cry rallying_cry2 war_cry2 war_whoop
4 bellow bellowing holla holler hollering hollo holloa roar2 roaring2 yowl
4 catcall
4 clamor2 clamoring clamour clamouring
4 hoot
4 scream screaming screech2 screeching2 shriek shrieking
4 shouting2 yelling
3 croak croaking
3 cry2 yell2
4 complaint2
5 lament lamentation plaint2 wail
3 exclaiming exclamation
4 deuce3 devil3 dickens
4 ejaculation interjection
3 groan moan
3 growling
3 howl howling ululation
3 laugh laughter
4 chortle chuckle
4 giggle
4 horselaugh
3 paging
3 profanity
4 blasphemy
4 curse curse_word cuss3 expletive oath swearing swearword
3 rasp rasping
3 sigh suspiration
3 snarl
3 speaking speech_production
4 speech4
4 susurration2 voicelessness2 whisper whispering2
3 speech3
2 video
2 written_communication written_language
3 code codification2
4 criminal_law
3 correspondence
4 card3
5 christmas_card
5 easter_card
3 print
3 reading4 reading_material
3 transcription written_text
3 writing2 written_material
4 act3
4 adaptation version3
4 addendum postscript2 supplement
5 appendix
4 book4 playscript script
5 dialog2 dialogue2
5 libretto
5 scenario
5 screenplay
4 correction3
4 criticism3 literary_criticism
5 analysis3
5 critical_review critique review2 review_article
4 diary journal
4 document papers written_document
5 act enactment2
6 decree edict2 fiat rescript2
7 ban prohibition2 proscription
6 legislative_act statute
7 enabling_act enabling_clause
5 application_form
5 appraisal2 estimate3 estimation
6 overappraisal overestimate overestimation overvaluation
5 assignment2
5 authorisation authorization mandate
5 ballot
5 bill measure3
5 bill2 invoice
6 check3 chit2 tab
5 brief legal_brief
5 certificate certification3 credential credentials
6 teaching_certificate
5 charter
5 confession2
5 coupon voucher3
5 deed
5 draft
6 bank_check check cheque
6 money_order postal_order
5 expense_account
5 indictment
5 judgement legal_opinion opinion4
5 judicial_writ writ
6 certiorari
6 court_order
7 divestiture
6 mandamus
6 warrant
7 search_warrant
5 law2
6 constitution fundamental_law organic_law
6 prohibition
6 public_law
5 licence3 license permit
6 occupation_licence occupation_license
5 mail_order
5 patent
5 platform2 political_platform political_program program4
5 questionnaire
5 report study3 written_report
6 medical_report
5 resignation3
5 resolution resolve2
6 joint_resolution
5 return tax_return
6 amended_return
5 source2
6 fountainhead well3 wellspring2
5 stock4 stock_certificate
6 share2
5 telegraph_form
5 testament2 will3
6 new_testament
6 old_testament
5 ticket
5 work_papers work_permit working_papers2
4 drama dramatic_play play
4 essay
5 paper2 theme4
4 inscription lettering
5 epitaph
4 literary_composition literary_work
5 dialog3 dialogue3
5 fiction
6 fantasy2 phantasy2
7 science_fiction
6 novel
6 story2
7 allegory apologue fable2 parable
7 fable3 legend
7 mystery2 mystery_story whodunit
8 detective_story
7 myth
7 plot3
8 plot_line storyline
7 saga
7 short_story
7 thriller
5 poem verse_form
6 ballad2 lay2
6 epic epic_poem epos2 heroic_poem
6 haiku
6 lyric2 lyric_poem
6 rhyme2 verse2
7 doggerel doggerel_verse jingle2
6 sonnet
4 literature
4 literature3
4 manuscript
4 monograph
4 pamphlet2 tract3
4 paragraph
4 paraphrase paraphrasis
4 religious_text religious_writing sacred_text sacred_writing
5 bible christian_bible good_book holy_scripture holy_writ scripture
5 evangel gospel gospels
5 prayer4
4 rescript3 revisal revise revision2
4 rescript4 revision3 rewrite
4 section subdivision4
5 article3 clause2
6 rider2
5 chapter
5 coda finale
5 episode2
5 introduction2
6 foreword preface prolusion
6 preamble
5 passage2
6 citation4 quotation2 quote2
6 clipping newspaper_clipping press_clipping press_cutting
6 cut2
6 dissolve
6 flashback
5 spot2
4 text textual_matter
5 copy3 written_matter
5 gag_line laugh_line2 punch_line tag_line
5 header heading
6 headline newspaper_headline
6 rubric4 statute_title title
6 title3
5 language3 lyric words2
6 love_lyric
5 letter missive
6 billet note2 short_letter
5 quatrain
5 verse3 verse_line
6 hexameter
3 writing3
3 writing4
4 address computer_address
4 code2
5 morse morse_code
4 hand3 handwriting script2
5 cursive cursive_script longhand running_hand
6 italic
5 shorthand stenography tachygraphy
4 notation notational_system
5 bar4
5 key4 tonality
5 log2 logarithm
5 musical_note note3
6 chord2
7 sforzando
6 shake3 trill
4 orthography writing_system
5 spelling
4 printing
4 procedure3 routine3 subprogram subroutine
4 typewriting typing
4 typography2
1 consumption ingestion intake uptake
2 deglutition swallow2
3 draught2 gulp swig
3 sip
2 drinking imbibing imbibition2
2 eating feeding
3 chomp
2 suck sucking suction2
1 control3
1 crying tears weeping
2 bawling wailing
2 snivel sniveling
1 culture4
1 depicted_object subject2
1 dipole
1 essential necessary necessity2 requirement2 requisite
2 need2 want3
1 event
2 act2 deed2 human_action human_activity
3 abidance2 residence3 residency
4 occupancy tenancy
5 bivouacking camping encampment3 tenting
3 accord2 accordance conformity4
3 acquiescence2 assent
4 acceptance4
4 conceding concession2 yielding2
3 acquisition
4 assumption3 laying_claim
4 heritage4 inheritance
4 moneymaking
4 procural procurance procurement
4 purchase
5 buying purchasing
6 shopping
4 regaining restitution3 restoration3 return4
3 action
4 accenting accentuation2 emphasizing
4 accomplishment achievement
5 arrival reaching2
6 advent coming2
6 attainment2
5 attainment
6 credit_hour semester_hour
6 success2
7 conquest2
7 conversion3
7 coup2
7 field_goal
7 hit3 smasher3
7 run tally
8 earned_run
8 rbi
8 unearned_run
7 touchdown
7 winning
6 world_record
5 close_call close_shave narrow_escape squeak2 squeaker2
5 credit4
5 effort3 exploit feat
6 hit
7 base_hit safety4
8 bingle single
8 double
9 line_double
8 home_run homer
9 solo_blast solo_homer
8 triple
6 rally2 rallying2
6 stunt
7 back_circle
7 backbend
7 cartwheel2
7 headstand
7 split
7 tumble
8 flip somersault somersaulting somerset2 summersault summerset
7 walkover
5 enlisting recruitment
5 face_saver face_saving
5 freeing liberation release2
6 exoneration2 vindication
6 manumission
5 masterpiece2
5 pass walk2
5 performance4
6 overachievement
6 underachievement
5 record4 track_record2
4 aggression3 hostility4
5 depredation predation
5 violence
6 public_violence riot
4 arrival2
5 entering2 entrance3 incoming ingress2
6 admission admittance2
6 enrollment enrolment registration
6 incursion
6 intrusion2
6 irruption
6 penetration3
5 homecoming2 return2
4 carrying_out2 execution2 performance3
5 mechanics2 mechanism2
4 change3
5 ablactation2 weaning
5 accrual accruement accumulation3
6 buildup
7 repositing reposition warehousing
5 addition2
5 adjustment2 alteration2 modification
6 tightening
5 amplification elaboration
5 arousal rousing
6 awakening wakening waking_up
6 excitation3 excitement3
7 thrill3
6 incitation2 incitement
6 stimulation
5 blackening darkening
5 blood_transfusion transfusion
5 breakage3 breaking
6 cracking2 fracture3
5 breakaway breaking_away
5 broadening widening3
5 burning combustion3
5 burst explosion2
6 percussion2
5 cancellation
6 abrogation annulment3 repeal
5 combining2 compounding
6 admixture3 commixture intermixture3 mix3 mixing
6 blend3 blending
6 coalescence coalescency coalition3 concretion4 conglutination2
6 consolidation2 integration2
7 amalgamation merger uniting
7 centralisation centralization
7 incorporation
6 reunification reunion2
5 coming_together2 merging
5 coming_upon encounter3
5 concentration3
6 pervaporation
5 constitution2 establishment formation3
6 colonisation colonization settlement4
5 contortion deformation3
5 cookery cooking
5 creation4 founding initiation2 innovation3 instauration institution4 origination2
5 crouch
5 damage3 harm3 scathe
5 debasement2 degradation
6 demoralisation3 demoralization
5 debut entry2 first_appearance introduction launching2 unveiling2
5 decrease4 diminution3 reduction
6 contraction muscle_contraction muscular_contraction
6 depletion
6 depreciation
6 dilution2
6 discount price_reduction
6 extenuation2 mitigation palliation2
6 pay_cut salary_cut
6 price_cut price_cutting
6 withholding
5 detachment2 disengagement
5 dissociation
5 divergence divergency2
5 diversification variegation2
5 division3
6 atomisation atomization fragmentation
6 branching fork2 forking2 ramification
6 cutting3
7 dissection
7 severance2 severing
6 fractionation2
6 schism
5 doweling
5 dyeing
6 staining
5 enclosing enclosure2 envelopment inclosure2
6 boxing2 packing2
5 ending2
6 abolishment abolition
6 abortion
6 adjournment dissolution4
6 breakup
6 closedown closing4 shutdown
7 layoff
6 completion2 culmination4 mop_up windup
7 climax3 coming4 orgasm sexual_climax
7 fulfillment2 fulfilment2
7 graduation
6 destruction
7 annihilation obliteration
8 vaporisation2 vaporization
7 disaster3
7 extermination2 liquidation2
7 holocaust
7 kill2
7 sabotage
6 disappearance3 fade2
6 discontinuance discontinuation
6 kill killing2
7 asphyxiation2 suffocation
8 choking2 strangling strangulation throttling
7 gassing2
7 homicide
8 murder slaying
9 bloodshed gore4
9 butchery3 carnage mass_murder massacre slaughter3
9 thuggee
8 shooting2
7 slaughter
7 suicide
6 liquidation
6 overthrow
6 retirement2
5 enlargement expansion
6 distension distention2
6 extension2
7 diffusion4 dispersal dispersion3 dissemination3
8 spraying
6 magnification
6 stretching
5 escalation
5 exaggeration2
5 first_step initiative2 opening_move
6 curtain_raiser
5 gratification2
6 binge orgy splurge2
6 fling2 spree
5 improvement2
6 airing3 ventilation
6 amelioration betterment3 melioration
6 cleaning cleansing cleanup3
7 purge2 purging
8 abreaction catharsis katharsis2
7 purification
7 sanitation2 sanitisation sanitization
7 scouring2 scrub2 scrubbing
7 shave shaving
7 sweeping
6 correction rectification3
7 amendment
7 redress2 remediation remedy
8 salve2
7 retribution2
6 development
7 advancement3 progress
8 stride3
7 broadening2
6 enrichment
6 fix3 fixing fixture4 mend2 mending2 repair reparation3
7 band_aid2 quick_fix quickie quicky
7 maintenance upkeep
7 reconstruction2
8 rebuilding
7 restoration2
8 reclamation rehabilitation2 renewal
8 rehabilitation
9 vocational_rehabilitation
6 modernisation modernization
6 overhaul2 redevelopment renovation
7 face_lift2 face_lifting facelift2
6 reform
7 land_reform
5 inauguration startup2
5 injection
5 installation installing installment4 instalment3
5 instillation instillment instilment
5 intensification
6 aggravation3 exacerbation
6 refocusing
5 letting_down lowering2
5 maculation2 spotting staining2
5 meddling tampering
5 motility2 motion3 move3 movement
6 agitation4 excitement4 hullabaloo turmoil3 upheaval4
6 battle_royal melee scrimmage2
6 blow
7 biff clout4 lick3 punch
8 jab2
8 rabbit_punch
8 roundhouse2
7 kick kicking2
8 kickoff
7 knife_thrust stab2 thrust2
7 swing3
7 thwack
7 uppercut
6 breakdown dislocation2
6 carnival2 circus3
6 closing shutting
6 commotion2 din2 ruckus ruction rumpus tumult3
7 ado bustle flurry fuss4 hustle2 stir3
6 derangement2 overthrow2 upset2
6 flicker3 flutter waver3
6 gesture
7 jab jabbing poke4 poking thrusting
6 havoc mayhem2
6 jerk2 jerking jolt2 saccade2
6 lurch3 pitching2
6 nod2
6 posing sitting
6 quiver4 quivering2 vibration
7 shudder2 tremor
6 reach3 reaching stretch2
7 outreach
6 reclining
6 rotary_motion rotation
7 spin2 twirl2 twist4 twisting2 whirl4
6 shaking
6 sitting2
6 squat3 squatting2
6 stirring
6 stoop
6 wave2
5 move2 relocation2
5 move4 movement2
6 advance4 advancement2 forward_motion onward_motion procession3 progress2 progression3
7 career2 life_history2
7 leapfrog
7 march3
6 approach2 approaching3 coming
7 back_door backdoor3
7 closing3 closure
6 ascending ascent3 rise2
7 climb3 mount2
6 canter lope2
6 chase following2 pursual pursuit
6 circle4
6 crawl
6 descent3
7 collapse3 flop4
6 displacement3
6 flow3 stream3
7 flood4 overflow
6 gallop
6 haste2 hurry3 rush rushing2
7 bolt4
7 scamper scramble2 scurry
6 hurrying speed3 speeding
7 acceleration2 quickening3 speedup
6 jog2 lope trot
6 lunge lurch4
6 maneuver3 manoeuvre3 play4
7 assist2
7 completion pass_completion
7 double_play
7 interference4
7 shot3 stroke
8 fade slice4 slicing
8 volley2
6 migration
7 emigration expatriation2
7 immigration
6 running2
7 dash2 sprint
6 step3
7 footstep2
7 pace4 stride tread
6 swing4 swinging vacillation2
6 travel traveling travelling
7 boating yachting
7 commutation commuting
7 crossing
7 flight2 flying
7 journey journeying
8 circuit2 tour
8 excursion expedition4 jaunt junket2 outing pleasure_trip sashay3
8 expedition3
9 campaign4 hunting_expedition safari
9 exploration geographic_expedition
8 long_haul
8 odyssey
8 pilgrimage
8 ride
8 trip
9 errand
8 voyage2
7 ocean_trip voyage
8 cruise sail2
7 sailing2
7 walk4
8 amble perambulation2 saunter2 stroll
8 hike hiking
6 walk walking
7 lurch stagger stumble
7 march2 marching
8 quick_march
7 pacing2
7 prance strut swagger2
7 shamble shambling shuffle2 shuffling
5 neutralisation3 neutralization
5 opening3
5 passage transition
5 perfusion
5 promotion2
6 preferment
5 recommencement resumption
5 reduction3 simplification3
5 remotion removal
6 abstraction2
6 castration3 expurgation
6 elimination riddance
7 oversimplification simplism2
6 emptying evacuation voidance
7 drain drainage
6 skimming
6 withdrawal2
5 replacement replacing
6 displacement supplanting
5 reversal
5 saturation2
5 septation
5 shift4 switching
5 specialisation2 specialization
5 startup
5 subdivision2
5 surge2 upsurge2
5 transfer transferral transportation2
6 bringing delivery
7 relay
6 carry
5 transfer3 transference3
5 translation3
6 alteration3 revision
7 qualification2
5 transmutation transubstantiation2
5 trimming
5 turn2 turning
6 deflexion4 digression2 divagation2 diversion2
7 red_herring
6 swerve swerving veering
5 turning2
5 undoing
5 wetting
5 zoning
4 choice2 option3 selection
5 ballot2 balloting vote voting
6 veto
5 decision
6 appointment designation2 naming2
7 nomination
6 move
7 artifice ruse
7 device3 gimmick3 twist3
8 fast_one trick
7 gambit2 ploy2 stratagem
7 measure step
8 precaution safeguard
7 parking2
5 election2
5 sampling
5 volition2 willing
4 course4
5 path
4 courtesy
5 attention4
4 deference respect4
4 economy4 saving
4 employment3 engagement4
5 booking2 reservation4
4 favor
4 forgiveness2 pardon
4 interaction
5 contact
6 placement2
5 interchange2 reciprocation3
6 dealings traffic4
5 interplay
4 opposition resistance
4 playing2
5 catching
5 golfing
5 pitching
4 thing2
3 activity
4 acting performing playacting playing3
5 apery mimicry
5 characterization3 enactment3 personation2 portrayal2
6 character4 persona role2 theatrical_role
7 bit_part minor_role
7 hero2
7 heroine
7 villain2
5 dumb_show mime2 pantomime
5 hamming overacting
5 heroics
5 roleplaying
5 skit
4 aid2 assist assistance help
5 boost encouragement2
5 helping_hand
5 lift
5 ministration succor succour
6 comfort3 consolation2 solace3
5 recourse refuge4 resort4
5 service2
6 child_care childcare
5 support2
6 adherence adhesion4
7 ecclesiasticism
7 traditionalism2
6 advocacy protagonism
7 urging2
6 aegis auspices
6 approval approving blessing
7 acceptance2 acceptation3 adoption espousal3
8 bosom4 embrace3
7 admiration3 appreciation4
8 glorification2 idealisation3 idealization
7 backing championship3 patronage
7 reward3
6 reassurance
6 sponsorship
5 thanks2
4 anachronism misdating mistiming
4 attack onrush onset2 onslaught2
5 ambuscade ambush
5 bombardment4 bombing
5 charge
5 counterattack countermove
5 diversion3 diversionary_attack
5 fire2 firing
6 artillery_fire cannon_fire
6 barrage2 barrage_fire bombardment2 shelling
6 burst2 fusillade salvo2 volley
5 incursion2 penetration
6 foray maraud raid
6 infiltration
6 invasion
5 strike2
4 attempt effort endeavor2 endeavour2 try
5 batting
5 battle2 struggle
6 duel2
6 joust tilt
6 scramble scuffle3
5 best
5 bid2
5 contribution share4
5 essay2
5 nisus pains striving
5 run2 trial
6 bioassay
6 biopsy
6 pilot_program pilot_project
5 test4 trial3
4 behavior behaviour4 conduct doings
5 aggravation2 provocation
6 taunt taunting twit2
5 bullying intimidation
5 discourtesy3 offence4 offense offensive_activity
6 affront insult2
7 indignity
6 rebuff slight
5 hell_raising raising_hell
4 betrayal perfidy2 treachery2 treason3
4 burst3 fit4
4 business3 job occupation
5 accountancy accounting3
6 bookkeeping clerking
5 berth billet3 post3
6 academicianship
6 apprenticeship
6 attorney_general3
6 bishopry episcopate4
6 chair2 professorship
6 legateship legation
5 calling career vocation
6 specialisation3 specialism2 speciality3 specialization2 specialty3
5 craft trade2
6 airplane_mechanics
6 auto_mechanics
6 bricklaying
6 carpentry woodwork2 woodworking
6 cobbling shoe_repairing shoemaking
6 drafting2 mechanical_drawing2
6 electrical_work
6 house_painting painting4
6 lighting3
6 plumbery plumbing2
6 pottery2
6 sewing stitching
6 typography
5 employment2 work3
6 booking
6 case_load
6 coaching coaching_job
6 navigation3 sailing seafaring
6 services
5 profession2
6 architecture3
6 education4
7 instruction3 pedagogy2 teaching
8 inculcation ingraining instilling
8 lecture3 lecturing
9 talk3
8 lesson
9 piano_lesson
8 schooling
6 literature4
6 medicine3
7 preventive_medicine
6 politics3
6 theology3
5 sport2
4 buzz2
4 calibration standardisation3 standardization3
5 adjustment3 readjustment2
5 tuning
4 campaign3 military_campaign
5 expedition hostile_expedition military_expedition
6 crusade2
4 celibacy2 chastity sexual_abstention
4 censoring censorship security_review
4 ceremony2
4 ceremony3
5 divine_service religious_service service3
6 church3 church_service
6 prayer_meeting prayer_service
5 mass4
5 presentation
5 religious_rite rite
6 orgy2
5 sacrament
6 christening
6 eucharist eucharistic_liturgy holy_eucharist holy_sacrament liturgy
6 extreme_unction last_rites
6 penance2
7 confession3
4 chicane3 chicanery guile3 shenanigan2 trickery2 wile
5 dupery fraud3 fraudulence3 hoax humbug3
4 clasp2 clench2 clutch clutches grasp4 grip hold
5 embrace embracement embracing
4 concealing concealment3 hiding
5 cover3 covering3 masking screening3
5 mask2
5 stealing2 stealth
4 continuance continuation
5 lengthening perpetuation prolongation protraction2
5 repeating repetition2
6 duplication2 gemination2
6 imitation3
6 renewal2
6 replication reproduction4
7 high_fidelity
7 playback
4 coordination2
4 creation creative_activity
5 actualisation actualization realization2
6 objectification
7 soul4
5 art2 artistic_creation artistic_production
6 carving3 sculpture2
6 drafting3 draftsmanship drawing3
7 tracing
6 painting2
5 authorship penning writing
6 drafting
5 building2 construction
6 assembly2 fabrication4
6 ship_building shipbuilding
5 casting2 molding
5 conceptualisation2 conceptualization formulation2
6 approach attack4
7 avenue
6 framing
5 cutting film_editing
5 design designing
6 planning2
5 dig4 digging excavation
5 fabrication3 manufacture2 manufacturing
6 formation2 shaping2
5 instrumentation4 orchestration2
5 invention3
5 recording2
4 deeds works3
4 delectation2 enjoyment2
4 delusion3 head_game illusion3
4 demand4
5 claim3
6 insurance_claim
4 didactics education educational_activity instruction2 pedagogy3 teaching3
5 class4 course
6 adult_education
6 correspondence_course
6 life_class
6 workshop2
5 dramatics
5 extension4 extension_service university_extension
5 higher_education
4 disassembly dismantlement dismantling
4 disservice ill_service ill_turn
4 dissipation3 waste2 wastefulness2
4 disturbance perturbation3
5 bother fuss2 hassle trouble2
4 diversion recreation
5 amusement2 entertainment
6 extravaganza
6 show
7 carnival3 fair funfair2
7 circus2
7 demonstration presentation2 presentment3
8 debunking repudiation3
8 exhibition
9 production4
9 rodeo
8 performance2
9 bill4
9 interpretation2 rendering3 rendition4
9 jam_session
9 playing
7 demonstration2
7 display2 exhibit2 showing2
7 road_show
5 antic joke3 prank2 trick4
5 athletics sport
6 aquatics water_sport
7 swim swimming
8 dive2 diving2
9 half_gainer
8 plunge
6 ball_game ballgame2
7 baseball baseball_game
6 basketball basketball_game hoops
6 contact_sport
7 grappling2 rassling wrestling2
6 field_sport outdoor_sport
7 fishing sportfishing
7 hunting
8 duck_hunting ducking
6 football football_game
6 golf golf_game
6 gymnastic_exercise2 gymnastics
7 acrobatics tumbling
6 lawn_tennis tennis
6 night_game
6 racing
6 volleyball volleyball_game
5 bathing
5 celebration2 festivity
6 carnival
6 conviviality2 jollification merrymaking
7 revel revelry
8 bacchanal3 bacchanalia2 debauch debauchery drunken_revelry orgy3 riot4 saturnalia2
6 jazz_festival
5 dance3 dancing saltation4 terpsichore2
6 choreography stage_dancing
7 ballet concert_dance
6 folk_dance folk_dancing
7 hornpipe
6 gavotte
6 minuet
6 paso_doble
6 rain_dance
6 tango
5 doctor3
5 escape2 escapism
5 fireman
5 frolic gambol romp3
6 buffoonery clowning frivolity3 harlequinade japery prank
5 fun merriment2 playfulness3
5 gambling gaming
6 bet2 wager
7 parimutuel
6 flip4 toss
6 numbers2 numbers_game numbers_pool numbers_racket
5 game3
6 party_game
6 pinball pinball_game
7 pachinko
5 jest2 jocularity3 joke2
5 pastime pursuit4
6 avocation hobby pursuit3 sideline3
4 emplacement2 locating location2 placement3 positioning
5 apposition3 collocation2 juxtaposition
5 fingering
5 orientation
5 planting
4 employment4 exercise2 usage use utilisation utilization
5 abuse3 misuse
5 application practical_application
6 technology
7 automation mechanisation2 mechanization2
7 engineering
5 exploitation
6 commercialisation commercialization
6 water_development water_program water_project
5 practice4
6 medical_practice
7 empiricism3 quackery
4 encroachment2 trespass2 usurpation violation3
5 inroad
4 espionage
4 evildoing transgression
5 boozing crapulence drink2 drinking2 drunkenness3
5 crime2
5 depravity2 turpitude
5 evil immorality2 iniquity wickedness
6 irreverence2 violation4
7 blasphemy2 desecration profanation sacrilege
5 inside_job
5 offense3
6 crime criminal_offence criminal_offense
7 attempt2
8 assault2
7 burglary
8 housebreaking
7 committal2 perpetration
7 fraud
8 bunco bunco_game bunko bunko_game con3 con_game confidence_game confidence_trick flimflam hustle sting4
7 harlotry prostitution whoredom
7 high_treason lese_majesty treason
7 infraction infringement2 misdemeanor misdemeanour violation
7 larceny stealing theft thievery thieving
8 robbery
9 armed_robbery heist2 holdup stickup
8 rustling
7 war_crime
5 sin2 sinning
6 deadly_sin mortal_sin
7 arrogance haughtiness hauteur lordliness2
8 clannishness cliquishness exclusiveness
8 condescension disdainfulness superciliousness
8 hubris
8 superiority3
7 avarice avaritia covetousness3 greed2 rapacity2
7 gluttony2 gula2 overeating
7 lust2 luxuria
6 original_sin
4 exploratory_survey reconnoitering reconnoitring scouting
4 fast fasting
4 feigning2 pretending pretense simulation4
5 attitude3
4 fun3
4 game
5 card_game cards
5 hopscotch
5 marbles
5 table_tennis
4 grooming training
5 discipline4
6 yoga
5 drill3 exercise3 practice2 practice_session recitation4
6 dry_run rehearsal
6 scrimmage
6 target_practice
5 retraining
4 grouping2
5 aggregation2 assembling collecting collection4
6 compilation2 compiling
6 gather2 gathering3
5 assortment2 categorisation3 categorization3 classification compartmentalisation2 compartmentalization2
6 indexing
6 reclassification
6 stratification
5 phrasing
5 separation4
6 threshing
4 guidance3 steering2
5 aim3
5 navigation pilotage piloting
6 instrument_flying
4 hearing4 listening
5 rehearing relistening
4 hunting2 search
5 exploration2
5 forage2 foraging
5 scouring
4 infliction2
4 infringement violation2
4 inhibition suppression4
4 iniquity2 injustice shabbiness2 unfairness3
4 last3
4 leadership leading2
5 helm2
5 lead4
4 legal_injury wrong2
4 liveliness
4 look2 looking looking_at
5 glance glimpse
5 observance observation2 watching
6 monitoring
5 scrutiny2
5 sightseeing
5 stare
6 contemplation
6 gaze regard4
6 glare2 glower
5 survey3 view3
4 maneuver manoeuvre2
4 market market_place2 marketplace
5 labor_market
5 monopoly
4 measure4 measurement measuring mensuration
5 blending2 shading2
5 densitometry
5 mental_test mental_testing psychometric_test test2
6 intelligence_test
5 observation
6 radio_observation
5 surveying
5 thermometry
4 military_mission mission2
5 combat_mission
4 misbehavior misbehaviour misdeed
5 abnormality4 irregularity
5 devilment devilry2 deviltry2 mischief mischievousness3 rascality3 roguery roguishness2 shenanigan
6 blaze3
6 hooliganism malicious_mischief vandalism
4 music3
5 percussion
5 singing vocalizing
6 bel_canto
6 humming2
5 song3
5 whistling2
4 occupation3
4 offence offensive
5 counteroffensive
4 operation3
4 ordering2
5 grading scaling
5 layout2
5 sequence4 succession3
4 overrefinement straining2 torture4 twisting
4 ownership2 possession
5 holding keeping3 retention
6 storage
6 withholding3
4 pageant pageantry2
4 pattern2 practice
5 abuse maltreatment
6 cruelty inhuman_treatment
7 barbarism barbarity2 brutality2 savagery3
7 outrage2
6 persecution
7 oppression subjugation2
5 careerism
5 cooperation2
5 cross_dressing transvestism transvestitism
5 custom usage2 usance3
6 habit2
6 rite2 ritual
7 marriage3 marriage_ceremony wedding2
5 disregard2 neglect3
5 exploitation2 using victimisation victimization2
5 fashion2
5 ribbing2 tantalization tease3 teasing
5 ritual2
6 communion holy_communion manduction sacramental_manduction
5 slaveholding slavery2
5 symbolisation3 symbolism2 symbolization3
4 pictorial_representation picturing2
5 photography picture_taking
6 cinematography filming
4 preparation readying
5 makeready
5 planning
6 birth_control birth_prevention family_planning
7 calendar_method rhythm_method
7 contraception contraceptive_method
6 programing programming scheduling
5 priming
4 procedure process
5 ablation cutting_out excision2 extirpation
5 calculation computation computing2
6 differentiation2
6 integration3
6 multiplication3 times2
5 electromyography
5 fingerprinting
5 indirection
5 modus_operandi routine
6 groove2 rut2
5 operating_procedure
5 stiffening
4 protection
5 accompaniment4 escort2
5 civil_defense
5 defense2
5 inoculating vaccinating
5 inoculation vaccination
5 momism overprotection overshielding
5 patrol2
5 preservation saving3
6 conservation2
5 primping
5 providence2
5 sealing waterproofing
5 shielding
4 provision2 supply3 supplying
5 alimentation2 feeding2
5 fueling refueling
5 irrigation
5 issuance issue4 issuing
5 logistics
5 stocking2
4 randomisation randomization
4 reenforcement2 reinforcement support4
4 restraint
5 confinement2
4 restriction2
4 role4
5 first4 first_base2
5 second3 second_base2
5 third2 third_base2
4 simulation
4 solo
4 support
4 supporting
4 systematisation systematization
5 codification
4 trick3
4 turn3
5 attack2
5 bat2
5 down2
5 start3 starting
4 variation2
4 work
5 aid4 attention2 care tending
6 brushing
6 first_aid
6 incubation
6 nursing
6 treatment
7 massage
7 medical_aid medical_care
8 anticoagulation
8 bandaging binding3
8 digitalisation digitalization
8 therapy
9 administration3 giving_medication
10 drugging sedation2
9 shock_therapy shock_treatment
10 ect electroconvulsive_therapy electroshock electroshock_therapy
5 duty2
6 assignment duty_assignment
7 guard_duty sentry_duty sentry_go
7 mission3
6 chore job2 task2
6 function3 office3 role
7 lieu stead
8 behalf
5 housekeeping housework
5 investigating investigation2
6 analysis
7 anatomy3
7 cost_analysis
7 dialysis
7 spectrographic_analysis spectrometry spectroscopic_analysis spectroscopy spectrum_analysis
7 titration
6 count2 counting enumeration2 numeration2 reckoning3 tally3
7 census nose_count nosecount
6 enquiry3 inquiry3
7 inquest
6 examination scrutiny
7 autopsy necropsy postmortem2 postmortem_examination
7 checkup health_check medical medical_checkup medical_exam medical_examination
7 comparing comparison
8 analogy2
8 contrast2
7 followup3 reexamination2 review3
7 inspection
8 checkout
7 scan
7 study survey
7 testing2
6 police_investigation police_work
7 detecting detection4 detective_work sleuthing
7 surveillance
8 vigil3 watch3
6 research
7 experiment experimentation2
8 testing
7 microscopy
6 search2
6 testing3
5 labor2 labour4 toil
6 donkeywork drudgery grind3 plodding
6 effort2 elbow_grease exertion sweat4 travail2
7 difficulty trouble4
7 exercise exercising physical_exercise physical_exertion workout
8 anaerobic_exercise bodybuilding muscle_building musclebuilding
9 bench_press
9 clean
9 weight_gaining
8 conditioner
8 exercise_set set3
8 handstand
8 kick_up
8 knee_bend squat squatting
8 leg_curl leg_curling
8 leg_extensor
8 pushup
8 stretch4 stretching2
7 straining
7 struggle3
8 grapple3 grappling wrestle wrestling
6 hackwork
6 hunting3
6 manual_labor manual_labour
7 application3 coating4
8 painting3
9 spatter2 spattering2 splashing splattering2
8 waxing
7 handling
8 unloading
5 lavation wash2 washing
6 bathing2 washup
7 bath2
7 shower2 shower_bath2
6 laundering
5 logging
5 loose_end unfinished_business
5 mission4 missionary_work
5 paperwork
5 polishing shining
5 procedure2
5 project task undertaking
6 adventure dangerous_undertaking escapade risky_venture
6 breeze2 cinch duck_soup picnic2 pushover2 walkover2
6 endeavor endeavour enterprise
7 business_activity commercial_activity
8 operation2
8 trade3
7 fraudulent_scheme illegitimate_enterprise racket2
6 endurance_contest marathon
6 large_order tall_order
6 lesson4
7 exercise4
6 venture
7 campaign2 cause3 crusade drive3 effort4
8 advertising_campaign
8 campaigning candidacy candidature electioneering2 political_campaign2
9 stumping
8 reform2
7 danger2 peril3 risk2
8 chance3
8 long_shot
7 experiment3
7 sally3 sallying_forth
5 service
6 utility3
4 worship
5 hallelujah
5 prayer supplication3
6 benediction
3 address3 speech
4 debate2 disputation public_debate
4 declamation
5 harangue rant ranting
4 discourse2 preaching sermon
5 kerugma kerygma
4 impromptu
4 inaugural inaugural_address
4 lecture public_lecture talk4
4 oration
3 adoption3 borrowing
3 affirmation2 assertion2
3 asking request2
4 appeal entreaty prayer3
5 beggary begging mendicancy2
5 importunity urgency4 urging3
4 indirect_request wish2
4 inquiring questioning
5 challenge3
5 enquiry inquiry2 interrogation4 query question
5 examination3 interrogation3 interrogatory
6 interview
4 invitation
4 notice3 notification3
4 orison petition2 prayer2
5 invocation supplication
3 assessment4 judgment2
4 adjudication
4 condemnation2
4 estimate2 estimation4
4 evaluation rating2
4 justice2
3 bid bidding command dictation
4 commandment
4 order
5 word4
3 boast boasting jactitation
4 bluster4 braggadocio rhodomontade rodomontade
3 bounce2 bound4 leap leaping
3 briefing
3 buss kiss osculation2
3 capture gaining_control seizure2
4 apprehension4 arrest
4 conquering conquest subjection2 subjugation3
3 carelessness2 negligence nonperformance
4 dereliction2
4 dodging escape3 evasion3
5 goldbricking goofing_off shirking slacking soldiering2
5 malingering skulking
3 caress
3 challenge2
4 confrontation
4 dare daring
4 defiance2
3 coercion2 compulsion3
3 communicating communication
4 artillery3 weapon2
4 discourse3 discussion treatment4
5 consideration3
6 reconsideration
5 detail3
5 talk2
4 dramatic_art dramatics2 dramaturgy theater2 theatre2
5 stage4
4 exam examination2 test3
5 quiz
4 exhortation
4 expostulation objection remonstrance remonstration
4 expression3 verbal_expression verbalism
5 articulation3 voice4
4 intercourse social_intercourse
5 communion2 sharing3
4 liaison2
4 mail2 mail_service postal_service
4 medium3
4 patter spiel
4 prompting suggestion4
4 sloganeering
4 transmission2
5 airing dissemination public_exposure spreading2
6 circulation
6 extension3 propagation
5 broadcast_medium broadcasting
5 channel transmission_channel
5 modulation2
3 concurrence concurrency
3 confrontation3 encounter4 showdown
3 congratulation felicitation2
3 contact2 physical_contact
4 laying_on
3 dab pat2
3 delay2 holdup2
4 cunctation procrastination shillyshally
4 disruption interruption
5 interjection2 interpellation2 interpolation3 interposition
4 lag slowdown
3 denial
4 backdown withdrawal
4 negative
5 nay
4 refusal
3 denouncement denunciation
4 broadside2 philippic tirade
4 condemnation3 curse2 execration2
5 imprecation malediction
4 damnation
3 departure going going_away leaving
4 boarding embarkation embarkment
4 despatch4 dispatch2 shipment2
4 disappearance disappearing
4 farewell2 leave3 parting
4 sailing3
4 takeoff
4 withdrawal3
5 abandonment2 defection desertion
5 evacuation2
5 retreat
3 difference3 dispute
4 arguing argument2 contention2 contestation controversy disceptation disputation2 tilt2
4 dustup quarrel row2 words4 wrangle
5 affray altercation fracas
5 bicker bickering fuss3 pettifoggery spat squabble tiff
3 digging_up disinterment exhumation
3 disclosure revealing revelation
4 discovery2
4 exposure3
3 discord2 dissension
3 discovery find2 uncovering2
4 breakthrough2
4 catching2 detection2 espial spotting2 spying3
4 determination finding
5 designation3 identification
6 diagnosing diagnosis
5 localisation2 localization locating2 location3
5 resolution4 solving
5 substantiation2 validation
4 rediscovery
3 disposal3 disposition2
4 lending loaning
4 sewage_disposal
3 dissent2
3 distribution3
4 allocation2 allotment2 apportioning apportionment assignation2 parceling parcelling
5 grant2 subsidisation2 subsidization2
6 award awarding
5 parcel2 portion3 share3
5 rationing
4 assigning assignment3
4 gift3 giving
5 bestowal bestowment2 conferment conferral
5 charity3
5 contribution3 donation2
3 drive driving_force thrust3
3 effectuation implementation2
4 instrumentation2
4 means way2
5 crutch2
5 instrument2 tool2
5 last_resort pis_aller
5 open_sesame
5 road2
5 salvation2
5 tooth4
5 wings
4 practice3 praxis
3 ejection expulsion3 forcing_out
4 belching
3 emanation2 emission
4 discharge2 venting
4 radiation2
3 error fault mistake
4 betise folly2 foolishness3 imbecility2 stupidity2
4 bloomer2 blooper blunder boner botch bungle flub fuckup2 pratfall2
5 faux_pas gaffe gaucherie2 slip solecism
5 fumble muff2
4 lapse oversight3
4 miscalculation misestimation misreckoning
4 miscue2 parapraxis slip2
4 omission skip2
5 breach
5 dashing_hopes disappointment2
3 escape flight4
4 barrel_roll
4 clinch
4 dodge2
4 exodus hegira2 hejira2
3 failure
4 backsliding lapse3 lapsing relapse relapsing reverting
4 error4 misplay
4 loss3
4 putout
5 sacrifice_fly
3 forfeit3 forfeiture3 sacrifice
3 grab2 snap
3 group_action
4 absence2
5 absenteeism
5 default
4 action3 military_action
5 battle conflict3 engagement fight
6 armed_combat combat
6 assault
5 blockade encirclement
6 beleaguering besieging military_blockade siege
6 naval_blockade
5 defense defensive_measure
6 air_defense
5 resistance4
5 war warfare
6 bioattack biologic_attack biological_attack biological_warfare
6 civil_war
6 hot_war
6 world_war
4 assemblage3 gathering2
5 coming_together congress4 meeting4
6 rendezvous
6 round4
6 session3
6 visit
6 visit3
5 rallying
4 association2
5 affiliation2
5 fraternisation fraternization
4 attendance attending2
5 appearance3 appearing
4 battle3 conflict struggle2
5 combat2 fight2 fighting scrap4
6 affray2 disturbance4 fray ruffle3
6 banging2 battering
6 beating whipping4
6 clash4 encounter skirmish
6 dogfight2 hassle2 scuffle tussle
6 duel
6 fistfight fisticuffs slugfest
6 gunfight gunplay shootout
6 impact4 shock2
5 insurrection rebellion2 revolt rising2 uprising
6 mutiny
5 strife2
5 war3 warfare2
4 caravan train3 wagon_train
4 cavalcade
4 closing_off isolation3
4 competition3 contention3 rivalry
5 contest2
6 popularity_contest
4 compliance3 submission2
5 obedience obeisance2
4 confrontation4 opposition3
4 convoy
4 cooperation
5 abidance compliance conformation3 conformity2
6 keeping
5 abnegation2 denial4
5 allegiance commitment2 loyalty3
6 devotion2
6 faith4
5 coaction collaboration
5 compromise via_media
5 concurrence2 concurrency2
5 representation3
4 coup putsch takeover
4 dealing2 dealings3 transaction
5 affairs2
6 international_affairs world_affairs
5 business_deal deal trade4
5 commerce commercialism mercantilism2
6 business2 business_enterprise commercial_enterprise2
7 advertising2 publicizing
7 agribusiness agriculture factory_farm
7 building3
7 discount_business
7 finance
8 financing funding2
8 high_finance
8 investing investment
7 industry2 manufacture
8 capacity4
8 cultivation2
9 agriculture2 farming husbandry
10 gardening horticulture
11 landscape_gardening landscaping
10 roundup
9 ploughing plowing
8 excavation4 mining
8 industrial_enterprise industrialisation industrialization
8 output2 yield
7 packaging
7 printing2
8 publication2
7 publication4 publishing
7 shipping transport3
8 freight2 freightage2
8 hauling truckage2 trucking
7 storage3
7 venture3
6 defrayal defrayment payment2
7 disbursal2 disbursement2 outlay spending
8 expending expenditure2
7 ransom2
7 refund2 repayment
6 distribution4
6 foreign_exchange
6 horse_trade horse_trading
6 importation importing
6 marketing merchandising selling
7 bootlegging
7 hawking2 peddling vending vendition
7 retail
7 retailing
7 sale
7 sale2
7 telephone_order
6 trade
6 trading
6 traffic2
7 slave_trade slave_traffic
5 exchange4
5 operations trading_operations
4 desegregation integrating integration
4 disobedience noncompliance
4 dissent3 objection3 protest2
5 demonstration3
5 strike work_stoppage
6 walkout
4 divorce divorcement
4 due_process
5 dispossession eviction2 legal_ouster
5 judgment3 judicial_decision
6 conviction2 sentence2
6 dismissal
6 finding2
7 verdict
6 ruling
5 legal_proceeding proceeding proceedings
6 antitrust_case
6 appeal3
6 case3 causa lawsuit suit2
6 criminal_prosecution prosecution
6 hearing
6 judicial_proceeding litigation
6 test_case test_suit
6 trial4
5 notification presentment
4 exchange3 interchange3
4 involution4 involvement participation
5 commitment3
5 group_participation
5 intercession2 intervention
4 march4
4 mingling
4 neutrality
4 parade
4 rebellion
4 retaliation revenge
5 payback2 retribution3 vengeance
5 reprisal
4 revolution2
4 segregation3 sequestration
4 social_control
5 acculturation enculturation socialisation3 socialization3
6 breeding3 bringing_up fosterage2 fostering2 nurture2 raising3 rearing2 upbringing2
6 cultivation
5 auto_limitation
5 disarmament disarming
5 discrimination favoritism2 favouritism2
5 domination
6 monopolisation monopolization
5 duty obligation responsibility
6 demand3 requirement
6 guardianship2 keeping2 safekeeping
7 custody3 hands
6 prerequisite requirement3
5 enforcement
6 carrying_out implementation
6 imposition infliction
7 regimentation
6 law_enforcement
7 vigilantism
5 governance2 governing government2 government_activity
6 lawmaking legislating legislation2
7 enactment passage4
5 management
6 administration disposal2
7 organization4
6 certification enfranchisement3
7 accreditation
6 commission3 commissioning
6 disenfranchisement
6 guidance2 steering
6 handling3 treatment2
7 dealing
6 license4 permission2 permit2
7 dispensation
7 tolerance3
8 clemency2 mercifulness3 mercy
6 misdirection3 mismanagement
6 oversight2 superintendence supervising supervision
5 militarisation militarization mobilisation2 mobilization
6 armament2 arming equipping
6 conscription muster2 selective_service2
5 military_control occupation2
5 mollification2 pacification
5 penalisation penalization penalty punishment
6 capital_punishment death_penalty executing execution
7 crucifixion
6 castigation2 chastisement
6 economic_strangulation
6 electric_shock
6 flagellation2 flogging lashing tanning2 whipping
6 imprisonment
5 sanction2
5 stabilisation2 stabilization
5 starvation2 starving
5 stylisation stylization
4 stampede
4 vote2
5 election
6 general_election
6 primary primary_election
6 reelection
5 referendum
3 handling2 manipulation2
4 fielding
3 hinderance3 hindrance3 interference2
4 complication
4 foiling frustration2 thwarting
4 prevention
3 hit2 hitting striking2
4 bunt
4 crash4 smash4
4 fly4 fly_ball
5 blast
5 line_drive liner
5 pop_fly
4 ground_ball groundball grounder
5 chopper
5 roller
4 plunk2 plunker
3 hop
3 idleness idling loafing
3 influence2
4 encroachment3 impact3 impingement
4 exposure2
4 manipulation
4 seduction
3 intro introduction3
3 label
3 launching
3 moving_in occupancy2 occupation4
3 notice4
3 objection2
4 complaint3
5 grievance3
5 grumble2 grumbling2 murmur4 murmuring2 mutter2 muttering2
4 dissent
4 protest protestation
4 protest3
3 offer offering3
3 pause2
4 falter faltering hesitation3 waver2
4 freeze3 halt3
4 intermission
4 respite2 time_out
3 presentation4
3 production
4 devising fashioning making
3 promise
4 betrothal engagement3 troth
5 ringing2
4 pinning
3 pull pulling
4 haul haulage
5 tow towage
4 tug
3 push pushing
4 pressing pressure3
5 squeeze squeezing
3 receipt reception4
3 recovery3 retrieval3
4 deliverance rescue saving2
5 redemption salvation
6 conversion4 rebirth4 spiritual_rebirth
3 rejection
4 abandonment desertion2 forsaking2
4 avoidance dodging3 shunning turning_away
5 escape4
4 ejection2 exclusion4 expulsion riddance2
3 renunciation repudiation
3 reply2
4 answer3
4 comeback rejoinder replication3 retort riposte
5 back_talk backtalk lip3 sass sassing
3 report2
4 anecdote
4 comment3 gossip2 scuttlebutt
5 dirt4 malicious_gossip scandal
5 grapevine pipeline
5 hearsay rumor rumour
4 narration2 recital yarn
3 repose rest2
4 leisure2
5 vacationing
3 resignation2
4 giving_up surrender2 yielding
3 sending
4 transmission transmittal transmitting
5 forwarding
3 shooting shot
4 countershot
4 firing2 firing_off
4 gunfire gunshot
4 potshot
4 skeet skeet_shooting trapshooting
3 sketch2 vignette
3 stay
4 layover stop3 stopover2
4 sojourn
3 stop2 stoppage3
3 subscription2
3 throw
4 pitch2
5 bender3 breaking_ball curve3 curve_ball
5 bullet3 fastball heater2 hummer2
5 knuckleball knuckler
5 submarine_ball submarine_pitch
5 wild_pitch
4 slinging
4 toss2
3 wait2 waiting
3 warning
4 caution2 caveat
4 threat2
2 happening natural_event occurrence occurrent
3 accident2 chance_event fortuity
4 break2 good_luck3 happy_chance
4 coincidence happenstance
3 accompaniment attendant3 concomitant
3 alteration change modification4
4 acceleration
4 birth2 nascence nascency nativity
4 breakup2 separation2
5 breach3 break4 falling_out rift3 rupture2 severance
4 damage harm2 impairment
5 deformation distortion
5 expense2
4 death decease expiry2
5 departure3 exit2 expiration2 going2 passing2
5 fatality human_death
6 killing violent_death
4 deceleration retardation slowing
4 decrease lessening
5 combat_injury injury3 wound2
5 damage2 equipment_casualty
5 dwindling dwindling_away
5 sacrifice2
5 sinking2
5 waning
4 development4
5 phenomenon2
5 turn4 twist
4 fluctuation2 variation
5 daily_variation
5 departure2 deviation difference2 divergence2
6 discrepancy2 variance variant
5 diurnal_variation
5 permutation replacement3 substitution switch2 transposition2
5 tide2
4 increase2
5 concentration4
4 revolution
4 shift2 transformation transmutation2
5 advance2 betterment improvement
6 accommodation adjustment fitting
7 readjustment
6 conservation preservation4
6 elaboration2 refinement2
6 recovery
6 resurgence revitalisation revitalization revival revivification
7 rebirth3 renaissance2 renascence3
5 changeover conversion transition2
5 population_shift
5 weakening
4 surprise2
5 blow4
4 transition3
5 jump2 leap2 saltation3
3 appearance2
4 manifestation
5 epiphany
4 reappearance
3 beat2 heartbeat pulsation3 pulse2
4 pounding2 throb2 throbbing
3 beginning
4 conception3 creation3
4 egress2 emergence2
4 emergence outgrowth2
5 rise
6 wave4
4 genesis
4 inception origin3 origination
5 cause
6 antecedent2
6 factor
7 parameter2
7 unknown_quantity
6 producer3
5 overture2 preliminary2 prelude
4 start
5 curtain_raising opening4 opening_night
5 dawn2 morning4
5 menarche
5 oncoming onset
5 opener
3 black_eye3 blow3 reversal2 reverse3 setback
3 break interruption2
4 abatement hiatus reprieve2 respite3 suspension4
5 remission remittal2 subsidence
4 dislocation disruption3
4 eclipse occultation
3 burst4 outburst2
4 salvo
3 case instance
4 bit4
4 clip2 time
3 collapse2
4 debacle fiasco
3 collapse4 crash3
3 conclusion4 ending4
4 defeat licking
5 debacle3 drubbing slaughter2 thrashing trouncing walloping whipping2
4 demolition destruction2 wipeout
5 annihilation2
5 depredation2 ravage
4 end3
4 final_result outcome result3 resultant2 termination3
5 aftermath2 consequence2
6 fruit3
6 payoff4 reward wages
5 decision3
5 decision4
5 denouement
5 raw_deal
5 worst
4 halt2 stop
4 triumph victory
5 blowout laugher2 romp runaway walkaway
5 independence2
5 landslide
5 win
3 consolidation
3 contact4 impinging striking
4 collision hit4
4 flick
4 impact
5 blow2 bump3
6 bang bash belt4 knock3 smash
6 buffeting pounding
6 concussion2
6 jar3 jolt jounce
4 touch touching
5 brush3 light_touch
5 stroke4
3 contingence contingency eventuality
3 destiny fate
4 doom doomsday2
4 inevitable
3 disappearance2
4 fadeout receding
3 discharge
4 blowup detonation explosion
4 eruption volcanic_eruption
4 impulse3 nerve_impulse nervous_impulse neural_impulse
4 spike
3 encounter2 meeting3
3 episode
4 drama2 dramatic_event
3 eruption4 irruption3 outbreak
4 epidemic
3 experience3
4 appalling
4 flash3 flashing
4 omen portent presage2 prodigy2 prognostic prognostication
4 ordeal
4 taste4
3 failure2
4 downfall ruination3
4 misfire2 miss2
4 monstrosity2
3 feast2
3 fire
4 balefire bonfire
4 brush_fire
4 campfire
4 grassfire prairie_fire
3 flash
4 flicker glint spark
4 gleam2 gleaming glimmer
4 lightning2
3 fusion merger2 unification
3 incident
4 scene2
3 juncture occasion
4 climax flood_tide
4 crisis2
5 emergency exigency2 pinch4
4 landmark2 turning_point watershed3
4 milestone2
3 marvel wonder2
3 miracle
3 mix2 mixture4
4 blend
3 motion2 movement3
4 bend2 bending
4 bounce3 bouncing
4 cam_stroke stroke2 throw3
4 coming_back return3
4 commotion3 whirl
4 gyration revolution3 rotation3
5 axial_motion axial_rotation roll
4 moving_ridge wave
5 breaker2 breakers surf
5 crestless_wave swell
5 riffle ripple rippling wavelet
5 roll3 roller2 rolling_wave
5 swash
4 travel2
5 advance progress3 progression2
5 ascension2 ascent2 rise4 rising
6 elevation lift3 raising
6 heave heaving
6 uplifting
5 descent
6 cascade3 shower4
6 sinking
6 slide2
7 landslide2 landslip
5 entering entrance2
6 encroachment intrusion invasion2
5 flow flowing
6 air_flow airflow
6 current2
7 torrent2 violent_stream
6 flux2 fluxion
6 jet2 spirt spurt squirt2
6 leak4 leakage outflow
6 ooze2 oozing seepage
6 overflow2 overspill2 runoff
6 rush2 spate2 surge upsurge
7 onrush2
5 spread spreading
6 diffusion2
6 dispersion scattering4
5 translation2
6 displacement2 shift
7 amplitude
4 undulation3 wave3
5 acoustic_wave sound_wave
6 air_wave
5 impulse4 pulsation pulse pulsing
5 oscillation2 vibration3
6 ripple2
3 repeat repetition
4 cycle3
4 recurrence
3 sound4
4 bay2
4 bell3 toll3
4 birr2 whir whirr whirring
4 bleat
4 bombilation bombination buzz
4 chorus
4 click clink
4 cluck clucking
4 clump3 clunk thud thump thumping
4 crow2
4 drum2
4 footfall footstep
4 growl growling2
4 knock knocking
4 murmur murmuration murmuring mussitation mutter muttering
4 noise
5 bam2 bang2 blast2 clap
5 banging
5 bark2
5 blare blaring cacophony clamor din
5 boom roar roaring thunder
5 brouhaha hubbub katzenjammer2 uproar2
5 chatter2 chattering
5 clang clangor clangoring clangour clank clash crash
5 clatter
5 crack4 cracking
5 crackle crackling2 crepitation
5 creak creaking
5 crunch
5 fizzle hiss hissing hushing sibilation
5 grinding2
5 grumble grumbling rumble rumbling
5 grunt oink
5 hum3 humming
5 plash splash
5 racket
5 rale rattle rattling
5 report4
5 rustle rustling2 whisper2 whispering
5 scrape scraping2 scratching
5 scream2 screaming2 screech screeching shriek2 shrieking2
5 spatter spattering splatter splattering splutter sputter sputtering
5 squeak
5 squeal
5 thunder2
4 pat rap3 tap
4 peal pealing rolling
4 pop3 popping
4 quaver
4 ringing tintinnabulation
4 song2
4 tapping
4 tick ticking
4 ting tinkle
4 trample trampling
4 voice3
4 whistle whistling
4 yelp yelping yip
3 success
3 tide
3 trouble3
4 apoplexy cerebrovascular_accident cva stroke3
4 bad_luck3 misfortune
5 accident
6 accidental_injury injury2
7 concussion
7 mutilation
6 crash2 wreck3
5 calamity cataclysm2 catastrophe disaster2 tragedy
6 tsunami
5 fall2 spill4 tumble2
5 pity2 shame3
4 blaze2
4 convulsion fit2 paroxysm
4 embarrassment3
4 ictus raptus seizure
4 interference3 noise3
5 background4 background_signal
6 surface_noise
5 radio_noise
4 occlusion
5 thrombosis
4 onslaught
4 outrage3 scandal2
2 miracle2
2 social_event
3 affair3 occasion2 social_function social_occasion
4 celebration jubilation2
4 ceremonial ceremonial_occasion ceremony observance2
5 funeral obsequy
6 burial entombment inhumation interment sepulture
5 hymeneals nuptials wedding wedding_ceremony
5 induction initiation installation3
5 opening2
4 party4
5 cocktail_party
5 tea_party
3 attraction2
4 travelog travelogue
3 broadcast2 program3 programme3
4 news3 news_program news_show
4 serial series2
4 television_program television_show
3 competition2 contest
4 game2
5 away_game road_game
5 double_feature doubleheader twin_bill
5 exhibition_game practice_game
5 playoff_game
4 match2
5 diving diving_event
5 prize_fight prizefight
4 meet sports_meeting
5 track_meet
4 olympiad2 olympic_games olympics
4 race
5 campaign political_campaign
4 race2
5 foot_race footrace run3
5 horse_race
4 series4
5 world_series
4 tournament tourney
3 film flick3 motion_picture movie moving_picture pic picture_show
4 docudrama documentary documentary_film infotainment
4 feature3 feature_film
5 horse_opera western
4 home_movie
4 silent_movie silent_picture silents
3 music_hall2 vaudeville
3 performance public_presentation
4 act4 number3 routine2
4 benefit3
4 concert
4 histrionics theatrical theatrical_performance
4 pianism
4 premiere
4 recital2
4 rendering rendition
4 world_premiere
3 play2
4 musical musical_comedy musical_theater
1 group grouping
2 accumulation2 aggregation assemblage4 collection
3 agglomerate2 cumulation cumulus2 heap mound3 pile
4 stack
5 hayrick haystack rick2
3 agglomeration
4 bunch clump cluster clustering
5 knot
5 tuft tussock
6 wisp
4 chunk clod clump2 glob lump
5 thrombus
3 air_power aviation
3 assortment miscellanea miscellany mixed_bag mixture3 motley potpourri salmagundi smorgasbord variety
4 farrago gallimaufry hodgepodge hotchpotch melange mishmash oddments ragbag
4 selection2
3 backlog
3 batch
3 battery3
3 block4
3 botany flora vegetation
4 brush brushwood2 coppice copse thicket
5 underbrush undergrowth underwood
4 bush3 chaparral scrub
4 forest wood2 woods
5 grove
4 garden2
4 growth4
4 shrubbery2
4 stand3
3 bunch3 caboodle
3 bundle package packet parcel4
3 category class family3
4 form_class word_class
5 adjective2
5 adverb
5 noun2
5 verb
6 infinitive
4 gender grammatical_gender
5 neuter
4 sex2
4 stamp2
4 tense
5 future2 future_tense
5 past3 past_tense
5 perfect perfect_tense perfective perfective_tense
4 third_person
3 combination
4 color_scheme colour_scheme
3 congregation2
3 content contents
3 data information4
3 exhibition2 expo exposition2
4 retrospective
3 fleet
3 free_world
3 galaxy
3 job_lot
3 jurisprudence2 law
4 civil_law
5 case_law2 common_law precedent2
5 legislation statute_law
6 enabling_legislation
4 commercial_law law_merchant mercantile_law
4 international_law
5 admiralty_law marine_law maritime_law
3 library2
3 mass3
3 motor_pool
3 mythology
3 pack2
4 deck3
3 pantheon
3 population3 universe2
3 prayer_beads rosary
3 prosecution2
3 set
4 bedroom_set bedroom_suite
4 brace3 pair
4 chess_set
4 core core_group nucleus3
5 cadre2
4 direct_sum
4 score4
3 statuary
3 sum3 sum_total summation3
3 traffic
4 commuter_traffic
3 treasure4
3 wardrobe2
2 arrangement2
3 array
4 bank4
4 column3
4 matrix
4 table tabular_array
3 bouquet corsage nosegay posy
3 categorisation categorization classification2
3 chaplet coronal garland4 lei wreath
4 crown3
3 formation
4 flank
4 flight
4 line
5 rank
5 row
4 line3
5 file2 indian_file single_file
6 column
4 rear
3 order4 ordering ordination2
4 series
5 chain concatenation3
5 course2
6 current3 stream2
5 cycle2
5 hierarchy
5 patterned_advance progression
5 sequence
6 construction2 grammatical_construction
7 clause
7 complement
7 phrase
7 predicator
6 misconstruction2
6 object3
6 sentence
7 interrogation interrogative interrogative_sentence question3
5 string4 train2
5 succession2
6 parade2
6 run4 streak
7 losing_streak
3 spray3
3 tableau tableau_vivant
2 assemblage gathering
3 audience
4 house4
3 bevy
3 bunch2 crew3 crowd2 gang2
3 camp2
3 carload
3 cast dramatis_personae
3 city3 metropolis2
3 class2 grade
3 commune2
3 community
4 crossroads hamlet
4 house3
4 neighborhood2 neighbourhood2
4 parish
4 settlement2 small_town village
3 concourse multitude2 throng
4 herd3 ruck
4 hive
4 horde host2 legion4
3 contingent
3 cortege2 entourage retinue suite3
3 court judicature tribunal
4 federal_court
5 supreme_court
4 trial_court
4 world_court
3 crowd
4 army2
4 drove2 horde3 swarm
4 flock4 troop4
4 mob rout
4 phalanx2
3 foursome quartet4 quartette3
3 general_assembly2 legislative_assembly legislative_body legislature
4 congress
4 parliament
4 senate
5 senate2
3 get_together meeting2
4 appointment2 date3 engagement2
4 visit2
3 group_meeting meeting
4 conclave
4 conference
5 symposium
4 congress2
4 convention
4 town_meeting2
3 mass_meeting rally
3 pair3
4 couple duet3 duo3 twosome2
3 party2
4 dance2
5 ball4
4 dinner2 dinner_party
5 banquet feast
4 mixer sociable social
4 musical_soiree soiree_musicale
4 open_house
4 reception2
4 reunion
3 town2 townsfolk townspeople
3 year4
4 graduating_class
4 senior_class
2 band circle2 lot3
3 camp4 clique coterie ingroup inner_circle
4 cabal camarilla faction junto
4 left2 left_wing
4 right4 right_wing
3 confederacy3 conspiracy3
3 four_hundred
3 party3
2 body2
3 administration2 brass3 establishment3 governance governing_body organisation organization3
4 bench3 judiciary
4 bureaucracy bureaucratism
5 pentagon2
4 civil_service
4 executive2
4 management2
3 christendom christianity2
3 college
3 colony settlement
4 frontier_settlement outpost2
3 corps2
3 faculty2 staff3
3 jury
4 grand_jury
3 leaders leadership2
4 rome2
3 membership
3 press_corps
3 profession
4 business_community businessmen
4 clergy
4 ministry
3 public2
3 school4
3 university
2 brood
2 citizenry people2
3 governed
2 clan kin2 kin_group kindred kinship_group tribe4
3 ancestry blood4 blood_line bloodline lineage parentage3 pedigree stemma2
4 family4 family_line folk3 kinfolk kinsfolk phratry sept2
5 dynasty
6 tudor
5 gens name3
5 homefolk
5 people3
5 royal_family royal_house royal_line royalty2
3 family2 family_unit
4 couple2 mates
4 marriage2 married_couple
3 folks
2 colony2
2 congregation faithful2 fold2
3 flock
2 crime_syndicate mob2 syndicate
2 descendants posterity
2 edition2
2 flock2
2 folk2 tribe
2 generation2
2 genus2
2 herd
3 remuda
2 herd2
2 hoi_polloi masses multitude3 people4
3 audience2
4 viewers viewing_audience
3 followers following
4 faithful
3 laity temporalty2
2 litter
2 minority
2 movement4 social_movement
3 abstract_expressionism action_painting
3 cubism
4 analytical_cubism
4 synthetic_cubism
3 dada2 dadaism
3 neoromanticism
3 reform_movement
4 labor4 labor_movement
3 supra_expressionism
2 organisation2 organization
3 alignment alinement alliance3 coalition
4 axis4 bloc
4 global_organization international_organisation international_organization world_organisation world_organization
5 community4
5 united_nations
3 association
4 club2 gild guild lodge2 social_club society2
5 chapter3
5 country_club
5 frat fraternity
5 rotary_club rotary_international
5 sorority
4 conference2 league
5 big_league major_league majors
5 bush_league minor_league minors
4 consortium pool4 syndicate2
5 cartel combine2 corporate_trust trust4
4 cooperative2
4 fellowship
4 gang mob3 pack4
4 institute
3 authorities government regime
4 court3 royal_court2
4 empire2
4 federal_government
5 united_states2
4 local_government
5 town_meeting
4 palace2
4 state3
5 soviets
5 welfare_state
4 state_government
3 band2
3 bastion
3 big_band
3 blue3
3 brotherhood4 labor_union trade_union trades_union union
3 chorus2
4 choir
3 citizens_committee committee2
3 combo jazz_band jazz_group
3 company4 troupe
4 ballet_company
4 circus
4 greek_chorus
3 delegacy2 delegation deputation
3 denomination
4 protestant_denomination
5 anglican_church anglican_communion
5 methodist_church methodists
3 ensemble
3 enterprise2
4 business business_concern business_organisation business_organization
5 agency2
6 advertising_agency
5 business_firm firm house2
6 consulting_company consulting_firm
6 corp corporation
7 family_business
6 dealer2
6 publisher publishing_company publishing_firm publishing_house
7 magazine3 magazine_publisher
7 newspaper2 newspaper_publisher2
5 chain4
5 maker3 manufacturer manufacturing_business
5 partnership
5 processor
5 railroad railroad_line railway railway_line railway_system
6 metro subway subway_system underground2
6 rail2
5 transit_line
6 bus_line
6 trolley_line
4 collective
4 commercial_enterprise
5 cooperative
5 industry
6 automobile_industry
6 hollywood
6 market4 securities_industry
6 oil_business oil_industry refining_industry
4 giant3
3 establishment2 institution
4 academy2 honorary_society
4 bank2 banking_company banking_concern
4 brokerage brokerage_firm securities_firm
5 marriage_brokerage marriage_mart
4 clearing_house
4 company
5 broadcasting_company
5 mover4 moving_company public_mover removal_company removal_firm
5 pipeline_company
5 service4
6 public_utility utility
7 bus_company bus_service
7 electric_company light_company power_company power_service
7 phone_company phone_service telco telephone_company telephone_service
5 think_factory think_tank
4 educational_institution
5 community_college
5 kindergarten
5 school
6 dancing_school
6 elementary_school grade_school grammar_school2 primary_school
6 grad_school graduate_school
7 law_school
7 medical_school
6 gymnasium lycee lyceum middle_school secondary_school
7 academy
7 high_school highschool senior_high
7 junior_high
7 prep_school preparatory_school
7 trade_school vocational_school
6 private_school
7 day_school
7 seminary
6 public_school
6 sabbath_school sunday_school
6 secretarial_school
6 tech technical_school
6 training_school
4 faith3 organized_religion religion2
5 christian_church church
6 catholic_church
7 eastern_church eastern_orthodox orthodox_church
7 roman_catholic2 roman_church western_church
6 protestant2 protestant_church
5 cult
5 hebraism jewish_religion judaism
5 religious_order religious_sect sect
4 foundation2
5 charity
4 insurance_company insurance_firm insurance_underwriter insurer underwriter3
4 lending_institution
3 fire_brigade fire_company
3 force4 personnel
4 armed_forces armed_services military military_machine war_machine
4 armed_service military_service
5 air_force airforce
6 air_corps
5 army ground_forces regular_army
6 legion
5 marine_corps marines usmc
5 naval_forces navy
4 constabulary police police_force
5 posse posse_comitatus
5 scotland_yard
4 hands2 manpower men work_force workforce
5 complement3 full_complement
4 management_personnel
4 military_personnel soldiery troops
5 cavalry horse3 horse_cavalry
4 paramilitary paramilitary_force paramilitary_organisation paramilitary_organization paramilitary_unit
4 rank3
4 staff
3 foreign_mission mission missionary_post missionary_station
3 gray3 grey4
3 hierarchy2 pecking_order power_structure
3 machine3
3 orchestra
4 philharmonic symphony2 symphony_orchestra
3 party political_party
4 gop republican_party
3 pool3
3 social_unit unit3
4 agency bureau federal_agency government_agency office2
5 organ2
5 selective_service sss
4 commission committee
5 board
6 appeal_board appeals_board
6 school_board
5 jury2 panel2
5 subcommittee
4 council
5 city_council
5 world_council
4 crew
4 crew2 gang3 work_party
5 day_shift2 day_watch
5 detail4
4 division4
5 branch subdivision3
6 executive_branch
6 post_office
5 department
6 federal_department federal_office
7 dos state_department
7 exec white_house
7 war_department
6 foreign_office
6 local_department
7 police_department
6 purchasing_department
6 sales_department sales_division sales_force
6 state_department2
6 treasury2
4 expedition2
4 family household menage
5 foster_home
4 instrumentality
4 intelligence2 intelligence_agency intelligence_service
4 military_force military_group military_unit
5 army_corps corps
6 rotc
5 artillery2 artillery_unit
6 battery
5 battalion
5 brigade
5 command2
5 company2
5 division
5 enemy
5 headquarters3
5 home_reserve national_guard
5 infantry
5 militia reserves
5 musketry
5 patrol
5 picket2
5 platoon
5 provost_guard
5 rearguard
5 regiment
5 squad
5 squadron
5 squadron2
5 task_force
5 troop
5 troop2
5 van2 vanguard
5 wing4
4 outfit
4 political_entity political_unit
5 body_politic commonwealth2 country nation res_publica state4
6 ally
6 great_power major_power superpower world_power
6 reich
7 nazi_germany third_reich
5 cadre cell4
5 confederacy2 confederation2 federation2
5 league2
4 side2
4 squad2 team
5 ball_club baseball_club club nine2
5 basketball_team five2
5 defence2 defending_team defense3
5 eleven2 football_team
5 farm_club farm_team
5 platoon2
2 people
3 age_bracket age_group cohort3
4 aged elderly
4 youth2
3 baffled
3 blind
3 cautious timid
3 class3 social_class stratum2
4 aristocracy2 gentry
4 bourgeoisie middle_class
4 brotherhood2 fraternity2 sodality
4 demimonde
4 domain4 world2
4 elite elite_group
5 aristocracy nobility
5 beau_monde bon_ton high_society smart_set society4
5 cream pick3
4 immigrant_class
4 labor labour proletariat working_class
4 lower_class underclass
4 market2
4 old_school
4 ruling_class
4 underworld
3 clientele patronage2
3 coevals contemporaries generation
4 peer_group
3 common_people folk folks2
3 community2
3 country3 nation2
4 british british_people brits
4 english2 english_people
4 french2 french_people
4 irish irish_people
4 spanish2 spanish_people
4 swiss swiss_people
3 dead
4 slain
3 deaf
3 defeated discomfited
3 developmentally_challenged mentally_retarded retarded
3 disabled handicapped
3 doomed lost
3 enemy3
3 homebound
3 living2
3 maimed wounded
3 nationality
3 populace public
3 population
3 retreated
3 sick
3 unconfessed
3 uninitiate
2 phylum
2 political_system
3 absolutism2 authoritarianism caesarism despotism2 dictatorship monocracy shogunate stalinism totalitarianism tyranny
3 commonwealth4 democracy2 republic
2 population2
2 race3
2 race4 subspecies
2 scheme3 system2
3 accentual_system prosodic_system
3 economic_system economy
4 capitalism capitalist_economy
4 communism
4 industrialism
3 machinery2
3 morphophonemic_system
3 network web4
3 phonemic_system
4 consonant_system consonantal_system
4 vocalism vowel_system
3 phonologic_system phonological_system
4 tonal_system tone_system
3 social_organisation social_organization social_structure social_system
3 solar_system
3 subsystem
3 syllabicity
3 syntax2
3 tense_system
2 sector2
2 society
3 civilisation2 civilization3 culture
4 cyclades cycladic_civilisation cycladic_civilization cycladic_culture
3 civilisation3 civilization
2 species
2 subgroup
2 swarm2
2 team2
2 variety3
3 breed
1 horror2
1 matter3
2 biscuit2 cookie cooky2
2 blowfish puffer pufferfish sea_squab
2 bread breadstuff
3 biscuit
4 hardtack pilot_biscuit pilot_bread sea_biscuit ship_biscuit
3 black_bread pumpernickel
3 brown_bread dark_bread
3 coffee_roll sweet_roll
3 cracker
3 english_muffin
3 loaf
3 matzah matzo matzoh unleavened_bread
3 toast
2 coconut coconut_meat
2 deposit2 sediment
3 dregs settlings
2 fish2
2 food nutrient
3 acetum2 vinegar
3 aliment alimentation nourishment nutriment nutrition2 sustenance victuals2
4 afters dessert sweet2
5 ice_cream icecream
4 dainty delicacy2 goody kickshaw treat
5 candy confect
6 brittle toffee toffy
6 taffy
5 chewing_gum gum
6 bubble_gum
5 choice_morsel tidbit titbit
5 gelatin2 jelly
5 hardbake
5 jam
5 jelly2
5 marmalade
4 dish2
5 burgoo oatmeal
5 chip4 crisp potato_chip saratoga_chip
5 fried_egg
5 loblolly
5 lobscouse lobscuse scouse
5 pizza pizza_pie
5 salad
5 sandwich
5 soup
6 pea_soup
5 sushi
5 viand
4 meal repast
5 afternoon_tea tea2 teatime
5 bite4 collation snack
6 coffee_break tea_break
5 breakfast
6 continental_breakfast petit_dejeuner
5 dejeuner lunch luncheon tiffin
5 dinner
5 mess4
5 supper
4 mess3
3 beverage drink3 drinkable potable
4 alcohol alcoholic_beverage alcoholic_drink inebriant intoxicant
5 beer
5 booze hard_drink hard_liquor john_barleycorn liquor spirits strong_drink
6 bathtub_gin
6 bitters
6 brandy
7 applejack
6 whiskey whisky
7 bourbon2
5 daiquiri rum_cocktail
5 hot_toddy toddy
5 martini
5 vino wine
6 bubbly champagne
6 port2 port_wine
6 sherry
6 vermouth
6 vintage
4 chocolate cocoa drinking_chocolate hot_chocolate
4 coffee java2
4 drinking_water
5 ice_water
4 lemonade
4 soft_drink
5 coca_cola coke2
4 tea
3 black_olive ripe_olive
3 butter
3 cereal2 food_grain grain2
4 barley barleycorn2
4 corn3 edible_corn
4 rice
3 cheese
3 commissariat provender2 provisions viands victuals
3 common_salt2 salt2 table_salt
3 concentrate2
3 concoction intermixture mixture2
4 dough
5 bread_dough
4 mix premix
3 corn_syrup
3 cornmeal indian_meal
3 diet
3 egg2 eggs
3 feed provender
4 creep_feed
4 cud rechewed_food
4 eatage forage grass4 pasturage2 pasture2
4 hay
4 pigswill pigwash slop slops swill
3 flour
3 herb2
4 sage2
3 honey
3 juice
3 milk
4 condensed_milk
3 peanut_butter
3 pickle
3 ration
3 refined_sugar sugar
3 sauce
3 tomato_paste
2 garden_truck green_goods green_groceries produce
3 aguacate alligator_pear avocado avocado_pear
3 apple
3 banana2
3 berry
4 blackberry
4 currant
4 strawberry
3 citrous_fruit citrus citrus_fruit
4 citron
4 lemon
4 orange
5 sweet_orange
3 grape
3 melon
3 pear
4 bartlett3 bartlett_pear
3 veg vegetable veggie
4 aubergine2 eggplant mad_apple2
4 bean edible_bean
5 green_bean
4 cabbage chou2
4 greens leafy_vegetable
4 irish_potato murphy potato spud tater white_potato2
4 lentil
4 pea
4 pieplant rhubarb
4 radish
4 rutabaga swede3 swedish_turnip2 yellow_turnip
4 tomato
2 meat
3 bacon
3 beef2 boeuf
3 bird2 fowl2
4 chicken poulet volaille
3 gammon ham jambon
3 liver2
3 mouton mutton
3 pemican pemmican
3 porc pork
4 sowbelly
3 porkchop
3 sausage
3 sirloin
3 steak
4 porterhouse porterhouse_steak
2 pie
3 blueberry_pie
2 pilchard sardine
2 sky
3 blue4 blue_air blue_sky
2 substance
3 acetylsalicylic_acid aspirin bayer empirin
3 baccy tobacco
4 cigar
4 cigaret cigarette coffin_nail
3 ballast
3 bristle
3 card
4 ace2
4 gaming_card
3 cleaner cleanser cleansing_agent
4 detergent2
5 liquid_detergent
4 soap
5 soap_flakes
5 soap_powder washing_powder
4 toothpaste
3 dynamite
3 firework pyrotechnic
4 banger2 cracker4 firecracker
5 cherry_bomb
4 roman_candle
3 grain
4 granule
3 grinding
3 holystone
3 letter_paper2 stationery
4 letterhead
3 sheet2
4 page
5 title_page
4 worksheet
2 vaccine vaccinum
2 waffle
1 motivation motive need3
2 cacoethes mania passion4
2 compulsion irresistible_impulse
2 compulsion2 obsession
2 ethical_motive ethics morality2 morals
3 conscience moral_sense scruples
4 small_voice
3 hedonism
2 ground2 reason
3 occasion3
2 impulse urge
2 incentive inducement motivator
2 signal2
1 object physical_object
2 aggregate total totality3
2 animate_thing living_thing
3 being2 organism
4 animal animate_being beast brute2 creature fauna2
5 captive2
5 mate3
4 flora2 plant2 plant_life
4 individual mortal person somebody someone soul2
5 abolitionist emancipationist
5 aboriginal aborigine indigen indigene native
6 filipino
6 russian
5 accountant comptroller controller
6 cost_accountant
5 achiever succeeder success4 winner3
5 acquaintance3 friend3
6 bunkmate
6 campmate
6 class_fellow classmate schoolfellow schoolmate
6 connection4
5 administrator2
5 adolescent stripling teen teenager
6 young_buck young_man
5 adult grownup
6 behemoth2 colossus2 giant2 titan
6 celebrity famous_person
7 guiding_light leading_light luminary notability notable
7 personality2
6 centrist moderate moderationist2
6 conservative conservativist
7 capitalist
7 diehard traditionalist
7 reactionary ultraconservative
8 bourbon
6 dignitary high_muckamuck panjandrum vip
6 eccentric2 type2
6 elder senior2
6 fixer influence_peddler
6 golden_ager old_person oldster senior_citizen
7 graybeard greybeard methuselah2 old_man
7 old_boy2
7 old_woman
8 beldam beldame crone hag witch4
6 host
7 hostess
6 liberal liberalist progressive2
6 liberal2
6 name4 public_figure
6 policy_maker
6 professional professional_person
7 apothecary chemist2 druggist pharmacist pill_pusher pill_roller
7 attorney lawyer
8 advocate2 counsel counsellor3 counselor3 pleader
7 bibliothec librarian
7 craftsman
7 critic
8 newspaper_critic
7 educator pedagog pedagogue
8 academic academician3 faculty_member
9 prof professor
10 associate_professor
10 regius_professor
8 head_teacher principal2 school_principal
9 headmaster schoolmaster
8 instructor teacher
9 art_teacher
9 coach2 private_instructor tutor
9 demonstrator
9 english_professor english_teacher
9 french_teacher
9 governess
9 missionary
9 school_teacher schoolteacher
10 mistress2 schoolmarm schoolmistress
8 lector2 lecturer
7 medical_man medical_practitioner
8 dental_practitioner dentist tooth_doctor
8 doc doctor medico2 physician
9 country_doctor
9 extern medical_extern
9 houseman intern interne medical_intern
9 medical_specialist specialist2
10 diagnostician pathologist
10 gynaecologist gynecologist
10 psychiatrist shrink
9 operating_surgeon sawbones surgeon
9 quack
9 vet veterinarian veterinary veterinary_surgeon
7 nurse
8 lpn practical_nurse
7 practician practitioner
7 publisher2
6 sophisticate
6 stoic2 unemotional_person
6 sun3
5 adventurer venturer2
6 daredevil hothead2 madcap swashbuckler
6 mercenary
5 adventurer2 explorer
5 adversary antagonist opponent2 opposer resister2
6 dueler duelist dueller duellist
6 enemy2 foe foeman
7 besieger
5 advocate advocator exponent proponent
6 admirer booster champion3 friend4 protagonist supporter
7 believer truster
7 confederate
7 enthusiast partisan2 partizan
8 balletomane
8 fan2 rooter sports_fan
8 fanatic fiend3
7 free_trader
7 loyalist stalwart
6 apologist justifier vindicator
6 democrat2
6 ideologist ideologue
6 interpreter3 representative2 spokesperson
7 spokesman
6 jansenist
6 neutralist
6 platonist
6 racialist racist
6 republican2
6 secessionist
6 secularist
6 segregationist segregator
5 agent4 broker factor4
6 stockbroker
5 aggregator collector
5 amateur
5 annoyer tease teaser2 vexer
5 apache
5 applicant applier
6 aspirant aspirer hopeful wannabe wannabee
6 bidder
6 claimant
6 petitioner requester suppliant supplicant2
5 applied_scientist engineer technologist
6 electrical_engineer
6 surveyor
5 appointee2 appointment4
5 assignee
5 assimilator learner scholar2
5 atheist
5 attestant attestator attestor witness4
5 author writer
6 contributor2
6 dramatist playwright
6 folk_writer
7 folk_poet
6 gagman2 gagster gagwriter
6 gothic_romancer
6 journalist
7 columnist editorialist
8 newspaper_columnist
7 correspondent2 newspaperman newspaperwoman newswriter pressman2
7 sports_writer sportswriter
6 lyricist lyrist
6 novelist
6 poet
6 tragedian
5 authority2
6 civil_authority civil_officer
7 city_manager mayor
5 baby3 child3
5 bad_guy
5 bad_hat trouble_maker troublemaker troubler
6 devil4 heller4 hellion
5 banker
5 barbarian
5 battler belligerent combatant fighter scrapper
6 boxer pugilist
7 lightweight
6 gladiator
6 grappler matman wrestler
6 master3 superior3 victor
7 conqueror vanquisher
6 skirmisher
5 bawler bellower roarer screamer screecher shouter yeller
5 beadsman bedesman
5 beginner initiate novice2 tiro tyro
6 apprentice learner2 prentice
6 cub greenhorn rookie
6 entrant2 fledgeling fledgling freshman2 neophyte2 newbie newcomer starter4
7 enlistee recruit2
6 midshipman
5 behemoth colossus goliath2 monster2
5 beholder observer perceiver percipient
6 attender auditor hearer listener
6 informant2 witness witnesser
6 looker spectator viewer watcher witness2
7 moviegoer
7 onlooker
7 playgoer theatergoer theatregoer
5 believer2 worshiper2 worshipper
5 best2 topper3
5 biter
5 blond blonde
5 bodybuilder muscle_builder musclebuilder muscleman2
5 bon_vivant epicure epicurean foodie gastronome gourmet
5 bondman2 bondsman
5 boob booby dope2 dumbbell2 dummy2 pinhead
5 buddhist
5 bum crumb2 dirty_dog git lowlife puke rat3 rotter scum_bag skunk stinker stinkpot
5 bum3 idler layabout loafer
6 dawdler drone3 laggard lagger poke2 trailer
7 straggler strayer
6 loon
5 businessman
6 baron3 big_businessman business_leader king3 magnate mogul3 top_executive tycoon
6 operator3
6 owner proprietor
7 hostess2
6 small_businessman
7 concessionaire concessioner
6 wildcatter
5 camper
5 candidate2 prospect3
5 captor capturer
5 carrottop redhead redheader
5 caucasian white white_person
6 assyrian
6 babylonian
5 cave_dweller cave_man caveman troglodyte2
5 celebrant celebrater celebrator
6 merrymaker reveler reveller
5 charity_case welfare_case
5 chela
5 child fry3 kid minor nestling2 nipper shaver2 small_fry2 tiddler tike2 tyke3 youngster
6 orphan
6 urchin
7 ragamuffin tatterdemalion
5 christian
6 arianist
6 catholic
7 roman_catholic
6 protestant
7 anabaptist
7 anglican
7 baptist
7 chapelgoer nonconformist
7 presbyterian
6 quaker
6 tractarian
5 church_member churchgoer
6 parishioner
5 client
5 clod2 gawk goon lout lubber lummox lump3 oaf stumblebum2
5 common_man common_person commoner
6 bucolic peasant provincial2
6 bumpkin chawbacon hayseed hick rube yahoo yokel
6 cipher4 cypher3 nobody nonentity2
6 layman layperson secular
6 prole proletarian worker2
5 compeer equal peer
6 associate
7 ally2 friend2
7 collaborator3 cooperator pardner partner2
7 colleague fellow_worker workfellow
7 colleague2 confrere fellow3
7 fellow_member member
8 brother2
8 committee_member
9 committeeman
9 director2
9 regent trustee2
7 mate2 teammate
7 participant
8 bridegroom2 groom
8 partaker sharer
6 backup2 backup_man relief4 reliever substitute3
7 alternate replacement2 surrogate
6 coeval contemporary
6 successor
6 townsman
5 compulsive
6 perfectionist
5 contestant
6 athlete jock
7 ballplayer baseball_player
8 base_runner runner4
8 batsman batter hitter slugger
9 bunter
8 big_leaguer major_leaguer
8 fielder
9 infielder
10 backstop catcher
10 first_baseman first_sacker
10 second_baseman second_sacker
10 shortstop
10 third_baseman third_sacker
9 outfielder
10 left_fielder
7 football_player footballer
8 field_general quarterback signal_caller
8 fullback
8 halfback
8 line_backer linebacker
8 lineman
9 guard2
9 split_end
9 tackle
8 tailback
8 wingback
7 gymnast
8 tumbler
7 letterman
7 lifter weightlifter
7 outdoor_man sporting_man2
7 pro professional2
7 reserve3 substitute2
8 pinch_hitter
7 sportsman sportswoman
7 sprinter
6 challenger competition4 competitor contender rival
7 champ champion
7 comer
7 enemy4 foe2
7 king2
6 loser
6 opponent opposite3 opposition4
6 participant2 player
7 golf_player golfer linksman
8 hacker
6 victor2 winner
5 contestant2 dissenter dissident objector protester
6 beatnik
6 conscientious_objector
6 enfant_terrible
6 maverick rebel3
5 contractor
6 dustman garbage_carter garbage_collector garbage_hauler garbage_man garbageman refuse_collector
5 contriver deviser planner
6 strategian strategist
5 convert
5 correspondent letter_writer
5 cosignatory cosigner
5 coward
5 creator2
6 architect designer2
6 artificer discoverer inventor
6 artist creative_person
7 cartoonist
7 carver3 sculptor sculpturer statue_maker
7 classic2
7 classicist
7 decorator2 ornamentalist
7 illustrator
7 maestro master
7 musician2
8 composer
9 ballad_maker songster songwriter
8 conductor music_director
9 drum_major
7 painter
8 impressionist
8 watercolorist watercolourist
7 romantic2 romanticist2
7 stylist
7 symbolist
6 beginner2 founder2 founding_father2
6 crafter craftsman2
6 developer
6 fantasist
6 farmer granger husbandman sodbuster
7 agriculturalist agriculturist cultivator grower raiser2
7 beef_man cattleman cow_man
7 crofter
7 dairy_farmer dairyman
7 plantation_owner planter
7 rancher
7 sheepman
6 groundbreaker innovator pioneer trailblazer2
6 maker shaper
7 author2 generator3
7 cobbler shoemaker
7 horologer horologist watchmaker
7 ironworker
7 jeweler jeweller jewelry_maker
8 goldsmith goldworker
7 manufacturer2 producer
7 sewer2
7 wigmaker
6 producer2
7 film_maker film_producer filmmaker movie_maker
8 new_waver
5 creature2 wight
5 creature3 puppet2 tool3
5 cynic faultfinder
6 depreciator detractor disparager knocker3
5 dead_person dead_soul deceased deceased_person decedent departed
6 living_dead zombi3 zombie
5 deadhead
5 debauchee libertine rounder
6 adulterer fornicator
6 blood3 profligate rake rakehell rip roue
5 defender guardian protector shielder
6 bodyguard escort
6 champion2 fighter3 hero3 paladin
6 custodian keeper2
7 caretaker
8 concierge
7 janitor
6 foster_parent
6 guard
7 door_guard doorkeeper3 doorman gatekeeper2 hall_porter ostiary2 porter2
7 security_guard watcher2 watchman
8 lookout lookout_man picket scout sentinel sentry spotter3
8 patroller
8 port_watcher portwatcher
6 law_officer lawman peace_officer
7 attorney_general
7 border_patrolman
7 constable
7 deputy deputy_sheriff
7 flatfoot patrolman
7 lieutenant2 police_lieutenant
7 marshal
7 officer3 police_officer policeman
8 captain3 police_captain police_chief
8 detective investigator3 police_detective tec
9 plainclothesman
8 inspector
8 trooper2
7 police_sergeant sergeant2
8 desk_sergeant deskman station_keeper
7 sheriff
6 patron_saint
5 demander
5 demon2 fiend monster4 ogre
5 denizen dweller habitant indweller2 inhabitant
6 american
7 alabaman alabamian
7 californian
7 floridian
7 georgian
7 louisianan louisianian
7 new_englander yankee2
7 new_yorker
7 northerner2 yank yankee
8 federal federal_soldier union_soldier
7 puerto_rican
7 rhode_islander
7 south_carolinian
7 southerner
7 texan
7 tory
7 virginian
6 earthling earthman tellurian worldling2
6 european
7 dane
7 englishman
8 whig
7 finn
7 french_person frenchman frenchwoman
7 german
8 east_german
8 west_berliner
7 greek2 hellene
7 irishman
7 italian
8 roman
8 sicilian
7 londoner
7 pole2
7 scot scotchman scotsman
7 swede
6 french_canadian
6 israeli
6 jamaican
6 japanese nipponese
6 korean
7 north_korean
6 latin_american latino
6 mexican
6 northerner
6 occidental
6 occupant occupier resident
7 colonial
7 inmate
7 suburbanite
6 villager
6 westerner
5 dirt_ball insect2 louse2 worm2
5 dolt dullard pillock poor_fish pudding_head stupe stupid stupid_person
6 blockhead bonehead dumbass dunce dunderhead fuckhead hammerhead knucklehead loggerhead lunkhead muttonhead numskull shithead
5 dork jerk
5 dreamer2 idealist
6 romantic
5 dropout
5 drudge hack hacker3
5 duffer
5 dupe victim2
6 chump fall_guy fool2 gull mug2 patsy soft_touch sucker
5 dwarf nanus
5 eccentric eccentric_person flake2 geek2 oddball
6 crackpot crank2 fruitcake nut_case screwball
5 egoist egotist swellhead
6 poser poseur
5 elizabethan
5 enchantress2 witch
5 enrollee
6 educatee pupil student
7 art_student
7 college_boy college_man collegian
8 college_student university_student
8 grad_student graduate_student postgraduate
8 undergrad undergraduate
9 college_girl
9 fresher freshman
9 junior2
9 senior
9 soph sophomore
7 nonachiever underachiever underperformer
7 overachiever
7 seminarian seminarist
5 enterpriser entrepreneur
5 entertainer
6 emcee host4
6 humorist humourist
7 ironist ridiculer satirist
7 punster
6 performer performing_artist
7 actor histrion player3 role_player2 thespian
8 actress
9 starlet
8 leading_man
8 principal3 star4
9 film_star movie_star
9 idol2 matinee_idol
7 baton_twirler twirler
7 comedian comic
8 buffoon2 clown2 goof2 goofball2 merry_andrew
9 fool3 jester motley_fool
8 joker jokester
7 conjurer conjuror illusionist2 magician prestidigitator
7 dancer professional_dancer terpsichorean
8 ballet_dancer
9 ballerina danseuse
8 chorine chorus_girl showgirl
7 ecdysiast exotic_dancer peeler stripper3 striptease striptease_artist stripteaser
7 instrumentalist musician player2
8 bagpiper piper
8 cornetist trumpeter
9 bugler
8 drummer
8 fiddler violinist
8 flautist flute_player flutist
8 jazz_musician jazzman
8 pianist piano_player
8 singer vocaliser2 vocalist vocalizer2
9 choirboy
9 contralto
9 folk_singer jongleur minstrel troubadour
9 soprano
10 coloratura coloratura_soprano
8 soloist
7 monologist
5 ethiopian
5 executor
5 expert
6 ace3 adept champion4 genius3 hotshot maven mavin sensation2 star2 superstar virtuoso whiz whizz wiz wizard
6 analyst
6 authority3
7 adviser advisor consultant
8 agricultural_agent county_agent extension_agent
8 amicus_curiae
8 counsellor2 counselor
7 cognoscente connoisseur
7 evaluator judge2
8 appraiser valuator
8 critic2
9 juror juryman jurywoman
9 reader4 referee2 reviewer
7 professional3
6 commentator observer2
6 crack_shot marksman sharpshooter2
7 rifleman
7 sniper
6 efficiency_engineer efficiency_expert
6 gardener nurseryman
6 geographer
6 healer therapist
7 chiropractor
7 electrotherapist
7 naprapath
7 naturopath
7 physical_therapist physiotherapist
8 masseur
6 investigator2
7 coroner medical_examiner
7 detective2
8 operative2 private_detective private_eye private_investigator shamus sherlock
6 jurist legal_expert
6 old_hand old_stager oldtimer stager2 veteran3 warhorse2
6 specialiser specialist specializer
7 decorator house_decorator interior_decorator room_decorator
7 designer interior_designer
7 fingerprint_expert fingerprint_man fingerprint_specialist
6 talent2
5 exploiter user2
5 exporter
5 female2 female_person
6 adult_female woman
7 bas_bleu bluestocking
7 beauty2 dish4 knockout looker2 lulu mantrap peach2 ravisher2 smasher2 stunner sweetheart3
7 coquette flirt minx prickteaser tease2 vamp vamper
7 dame2 gentlewoman lady2 madam
7 fancy_woman2 mistress
7 fille girl miss missy young_lady young_woman
8 belle
8 flapper
8 gibson_girl
8 jeune_fille lass lassie young_girl
9 bobbysoxer
8 maid2 maiden
7 girl4 girlfriend2 lady_friend
7 girlfriend
7 lady
7 married_woman wife
8 golf_widow
8 homemaker housewife
8 matron
7 materfamilias matriarch
7 nanny nurse2 nursemaid
7 old_maid spinster
7 widow widow_woman
6 female_child girl2 little_girl
7 schoolgirl
5 feral_man wild_man
5 financial_officer treasurer
6 state_treasurer
5 fish3 pisces2
5 fleer fugitive runaway2
5 flouter jeerer mocker scoffer2
5 follower
6 adherent disciple
7 unitarian
6 buff devotee fan3 lover2
7 amorist
6 cultist
6 janissary
6 planet2 satellite2
5 fool muggins sap2 saphead tomfool
6 bozo cuckoo fathead goof goofball goose2 jackass zany2
6 buffoon clown
5 forerunner precursor2
6 predecessor
5 free_agent2 free_spirit freewheeler
5 friend
6 alter_ego
6 associate2 companion comrade familiar2 fellow2
7 date2 escort4
7 playfellow playmate
6 best_friend
6 brother3 buddy chum crony pal sidekick
6 confidant intimate
7 confidante
7 repository2 secretary3
5 gambler
5 gasbag windbag
5 gay homo homophile homosexual
5 gentile pagan
5 giant4 heavyweight4 hulk whale
5 good_guy
5 good_person
6 angel2 holy_man holy_person saint2
7 dervish
6 benefactor helper2
7 bestower conferrer donor giver2 presenter3
8 altruist philanthropist
8 contributor subscriber3
7 patron3 sponsor supporter2
8 angel3 backer
8 patroness patronne
7 uncle2
6 brick2
6 giver
6 plaster_saint
6 sweetheart2
5 guru
5 hater
5 hope4
5 hurler pitcher twirler2
6 left_hander lefthander lefty2 southpaw
6 starting_pitcher
5 ignoramus know_nothing uneducated_person
5 incompetent incompetent_person
5 individualist
6 hermit2 recluse solitary2 solitudinarian troglodyte
5 inexperienced_person innocent
6 virgin
5 informant
5 intellect3 intellectual
6 arranger organiser2 organizer
7 coordinator
6 bookman scholar scholarly_person student2
7 alum3 alumna alumnus grad2 graduate
7 bookworm pedant scholastic
7 generalist renaissance_man
7 historian historiographer
7 humanist
7 initiate2 learned_person pundit savant
7 philosopher
8 existential_philosopher existentialist existentialist_philosopher
8 moralist
8 realist
8 stoic
7 reader
7 theologian theologiser theologist theologizer
8 church_father father4
8 doctor2
6 brain4 brainiac einstein2 genius mastermind2
6 classifier
6 creative_thinker mind4 thinker
6 doubter sceptic skeptic
7 pessimist
6 egghead
6 idealogue theoretician theoriser theorist theorizer
6 illusionist seer visionary2
7 forecaster predictor prognosticator soothsayer
7 oracle prophesier prophet seer3 vaticinator
6 mentor wise_man
7 sage
6 subjectivist
5 intercessor intermediary intermediator mediator
6 interpreter translator2
6 second_hand
5 interpreter2
5 investor
6 depositor
6 shareholder shareowner stockholder
5 jesuit
5 junior
5 junior3
5 killer slayer
6 executioner public_executioner
7 headman headsman
5 leader
6 aggressor2
6 apotheosis ideal2 nonesuch nonpareil nonsuch paragon2 saint3
7 crackerjack jimdandy jimhickey
6 boss3
6 catholic_pope holy_father pontiff pope
6 chair3 chairman chairperson chairwoman president4
6 chief head4 top_dog
7 administrator decision_maker
8 dean
8 director manager managing_director
9 district_manager
8 executive executive_director
9 business_executive corporate_executive
10 president
9 vice_president
8 hosteller hotel_manager hotelier hotelkeeper hotelman
7 commissioner
7 general_manager
7 secretary
8 attorney_general2
8 undersecretary
7 secretary_general
6 chieftain
6 clergyman reverend
7 acolyte
7 churchman cleric divine2 ecclesiastic
7 curate minister parson pastor rector
7 preacher preacher_man sermoniser sermonizer
8 evangelist gospeler gospeller revivalist
7 priest
8 archpriest hierarch2 high_priest2 prelate primate
8 bishop
9 archbishop
9 cardinal
8 confessor
8 father3 padre2
8 vicar
7 shepherd
6 coach handler3 manager2
7 batting_coach
7 line_coach
6 commander2
6 demigod superman ubermensch
6 employer
7 boss2 hirer
7 master4
6 female_monarch queen2 queen_regnant
6 guide2
6 hero
6 highness
6 knight
6 legislator
7 congressman congresswoman representative3
7 senator
6 lord3 noble nobleman
7 duke
7 earl
6 pol political_leader politician2 politico
7 campaigner candidate nominee
7 communist
7 demagog demagogue
7 democrat
7 national_leader solon statesman
7 republican
7 socialist
8 commie communist2
6 politician
7 governor
6 priest2
6 prince
6 promulgator
6 queen3
6 rabbi
6 raja rajah
6 speaker3
6 superior superordinate
7 supervisor
8 boss chief2 foreman gaffer3 honcho
8 counsellor counselor2
8 director3 theater_director theatre_director
8 overseer superintendent
9 school_superintendent
8 oyabun
8 stage_manager stager
5 lefty southpaw2
5 legal_guardian trustee
5 liquidator2 receiver2
5 litigant litigator
6 defendant suspect2
5 lover
6 beloved dear dearest honey2 love3
6 darling dearie deary ducky favorite2 favourite2 pet2
7 chosen
6 hero_worshiper hero_worshipper
6 steady sweetheart sweetie truelove
6 suer suitor wooer
5 machine2
5 male2 male_person
6 adult_male man
7 adonis
7 bachelor unmarried_man
7 beau boyfriend swain
7 beau2 clotheshorse2 dandy dude2 fashion_plate fop gallant sheik2 swell4
7 boy2
7 gentleman
8 don
7 monsieur
7 old_boy old_man2
7 posseman
7 signore
7 sir
7 stiff
7 white_man
7 widower widowman
6 blighter2 bloke chap cuss2 fella feller2 fellow gent2 lad
6 boy male_child
7 boy_scout
7 cub2 lad2 laddie sonny sonny_boy
7 schoolboy
5 man3
5 merchandiser merchant
6 bargainer dealer monger trader
7 draper
7 fishmonger fishwife
7 mercer
6 grocer
6 market_keeper shopkeeper storekeeper tradesman
7 florist
6 marketer seller trafficker vender vendor
7 hawker packman peddler pedlar pitchman2
7 huckster
6 retail_merchant retailer
5 metis
5 misanthrope misanthropist
6 misogynist woman_hater
5 modern
5 monastic monk
5 moneymaker
5 namesake
5 national
6 citizen
7 civilian
7 elector voter
8 constituent2
7 freeman freewoman
6 compatriot
7 countryman
6 nationalist patriot
5 neighbor neighbour
5 newsman newsperson reporter
5 nun
5 offender wrongdoer
6 aggressor assailant assaulter attacker
7 beast2 brute wildcat2
7 bully hooligan roughneck rowdy ruffian tough3 yob yobbo yobo
8 bullyboy
8 muscle3 muscleman
7 raper rapist
6 charlatan mountebank
6 criminal crook felon malefactor outlaw
7 abductor kidnaper kidnapper snatcher2
7 barnburner
7 blackmailer extortioner extortionist
7 bootlegger moonshiner
7 briber suborner
7 coconspirator conspirator machinator plotter3
7 collaborator confederate2 henchman
7 contrabandist moon_curser runner smuggler
7 gangster mobster
7 goon2 hood hoodlum punk thug tough2 toughie
7 liquidator manslayer murderer
8 assassin assassinator bravo
8 gun4 gunman gunslinger hired_gun hit_man hitman torpedo triggerman
7 racketeer
7 stealer thief
8 bandit brigand
8 body_snatcher ghoul graverobber2
8 burglar
9 cat_burglar housebreaker
8 cattle_thief rustler
8 cracksman safebreaker safecracker
8 despoiler freebooter looter pillager plunderer raider spoiler2
9 buccaneer pirate2 sea_robber sea_rover
8 highjacker2 highwayman hijacker road_agent
8 literary_pirate pirate plagiariser plagiarist plagiarizer
8 robber
7 traitor treasonist
6 culprit perpetrator
6 dissembler dissimulator hypocrite phoney phony pretender3
6 dodger fox2 slyboots
6 evildoer sinner
6 fake2 faker fraud2 imposter impostor pretender2 pseud pseudo role_player sham2 shammer2
6 liar prevaricator
6 malfeasant
6 miscreant reprobate
7 lech lecher letch satyr
7 nympho nymphomaniac
7 wretch
5 official2
6 ref referee
5 owner2 possessor
6 homeowner householder
6 landholder landowner property_owner
7 landlord
7 squire2
6 life_tenant
5 patient
6 inmate2 inpatient
5 persecutor tormenter tormentor
6 blighter cuss gadfly pest3 pesterer
5 personage
5 personification
6 avatar embodiment incarnation
5 philosopher2
5 positivist rationalist
5 propagandist
5 prophet2
5 provider supplier
6 caterer
6 distributer distributor
7 jobber middleman wholesaler
6 purveyor
5 publiciser publicist publicizer
6 booster2 plugger promoter
6 press_agent publicity_man
5 quester searcher seeker
5 radical3
6 anarchist nihilist2 syndicalist
6 bolshevik bolshie bolshy marxist2 red3
6 freedom_fighter insurgent insurrectionist rebel2
7 mutineer
6 terrorist
5 reader3
5 receiver4 recipient
6 beneficiary donee
7 devisee
7 legatee
7 pensionary pensioner
6 borrower
6 dependant dependent
6 heir heritor inheritor
6 protege
5 recoverer rescuer2 saver
5 registrant
5 relation3 relative
6 ancestor antecedent ascendant2 ascendent2
7 father2 forefather sire2
7 grandparent
8 gramps grandad granddad granddaddy grandfather grandpa
8 gran grandma grandmother grannie granny nan2 nanna
7 great_grandmother
7 parent
8 begetter father male_parent
8 female_parent mother
8 stepmother
6 aunt auntie aunty
6 better_half married_person mate4 partner spouse
7 bride
7 bridegroom groom3
7 hubby husband married_man
6 blood_brother brother
6 blood_relation blood_relative cognate sib2
6 cousin first_cousin full_cousin
6 descendant descendent
6 nephew
6 niece
6 offspring progeny
7 baby2
7 child2 kid4
8 babe baby infant
8 boy3 son
8 daughter girl3
8 stepchild
7 grandchild
6 second_cousin
6 sis sister
7 half_sister stepsister
7 little_sister
6 twin
6 uncle
5 religionist
5 renter tenant
5 representative
6 agent2
7 booker booking_agent
7 business_agent
7 purchasing_agent
7 spy undercover_agent
8 espionage_agent
6 alderman
6 chancellor2 premier2 prime_minister2
6 chief_executive president2
6 delegate
6 premier prime_minister
6 president3
5 retired_person retiree
5 rich_man wealthy_man
5 romanticist sentimentalist
5 ruler swayer
6 autocrat despot tyrant
6 basileus
6 calif caliph kalif kaliph khalif khalifah
6 crowned_head monarch sovereign
7 king male_monarch rex
6 grand_turk sultan
6 lord2 master2 overlord
5 scientist
6 anthropologist
7 archaeologist archeologist
6 biologist life_scientist
7 geneticist
7 herpetologist
6 chemist
6 economic_expert economist
6 geologist
7 oil_geologist petroleum_geologist
6 investigator research_worker researcher
7 experimenter
6 linguist linguistic_scientist
7 grammarian syntactician
6 mathematical_statistician statistician
6 physicist
7 biophysicist
6 psychologist
6 sociologist
5 scoundrel villain
6 blackguard bounder cad dog4 heel3 hound2
6 knave rapscallion rascal rogue scalawag2 scallywag2 varlet
5 scourge3 terror2 threat4
5 self2
5 sheep2
5 siouan sioux
5 slave_dealer slave_trader slaver
5 sleeper slumberer
6 dreamer
6 noctambulist sleepwalker somnambulist
5 smart_aleck weisenheimer wise_guy wiseacre wisenheimer
5 sort3
5 speaker talker utterer3 verbaliser verbalizer
6 asker enquirer inquirer querier questioner
7 inquisitor interrogator
7 interviewer
6 lecturer2
6 narrator storyteller teller4
6 orator public_speaker rhetorician speechifier speechmaker
5 spring_chicken young_person younker youth
6 blade2
5 steward
5 sudanese
5 superior2
6 abbot archimandrite
5 survivor2
5 suspect
6 murder_suspect
5 swami
5 taxpayer
5 teetotaler teetotalist teetotaller
5 tiger
5 transfer2 transferee2
5 traveler traveller
6 alien foreigner noncitizen outlander
7 deportee exile2
7 import2 importee
6 arrival3 arriver comer2
7 newcomer2
6 bather natator swimmer2
6 bearer carrier toter
6 chaser pursuer
6 colonist settler
7 homesteader nester squatter
7 pioneer2
6 companion2 fellow_traveler2 fellow_traveller2
6 courier messenger
7 bearer2
7 conveyer conveyor
7 errand_boy messenger_boy
7 herald trumpeter2
7 runner3
6 holidaymaker tourer tourist
6 immigrant
6 interloper intruder trespasser
7 alien2 stranger unknown2
8 foreigner2 outsider
7 encroacher invader
7 prowler sneak2 stalker3
6 nondriver
6 passenger rider4
7 commuter2
6 passer passerby
6 pilgrim
6 refugee
6 rider
7 bicycler bicyclist biker cyclist wheeler4
7 equestrian horseback_rider horseman
8 jockey
6 roamer rover wanderer
7 bum2 hobo
7 saracen
6 runner2
6 visitant visitor
7 caller
7 guest invitee
6 voyager
5 unfortunate unfortunate_person
6 beggar mendicant2
6 captive prisoner
7 con2 convict inmate3 yard_bird2 yardbird2
7 pow
6 castaway ishmael2 outcast pariah
7 heretic misbeliever religious_outcast
6 desperate
7 goner toast3
6 diseased_person sick_person sufferer
7 diabetic
7 invalid
7 mental_case neurotic psychoneurotic
8 psychopath sociopath
7 paranoiac paranoid
7 schizophrenic
6 failure4 loser2 nonstarter unsuccessful_person
6 griever lamenter mourner sorrower
6 subsister survivor
6 victim
7 chased pursued
7 fair_game prey quarry target2
7 martyr sufferer2
7 poor_devil wretch2
5 user
6 consumer
7 client2 customer
8 buyer emptor purchaser vendee
8 frequenter patron
9 fixture2 habitue regular
9 operagoer
8 overnighter
8 reader2 subscriber2
8 shopper
7 drinker
8 sipper
7 drunk drunkard inebriate rummy sot wino
7 glutton gourmand gourmandizer trencherman
7 music_lover
6 wearer
5 utopian
5 vandal
5 ward
5 warrior
6 guerilla guerrilla insurgent2 irregular
5 witch_doctor
5 worker
6 accumulator collector2 gatherer2
7 conductor3
6 assistant help2 helper supporter3
7 accomplice confederate3
7 aide2 auxiliary
7 attendant attender2 tender2
8 air_hostess hostess3 stewardess
8 bellboy bellhop bellman
8 courtier
8 guide usher3
8 orderly
8 squire
7 deputy2 lieutenant3
7 foot_soldier2 subordinate subsidiary underling
7 instrument3 pawn2
7 model3 poser2
7 secretarial_assistant secretary2
8 executive_secretary
8 receptionist
6 employee
7 barkeep barkeeper barman bartender mixologist
7 busboy
7 clerk
8 pencil_pusher penpusher
8 room_clerk
7 clerk2 salesclerk shop_assistant shop_clerk
7 deliverer3 delivery_boy deliveryman
8 letter_carrier mail_carrier mailman postman
8 newsboy
7 office_boy
7 railroad_man railroader railway_man railwayman trainman
7 salesgirl saleslady saleswoman
7 salesman
7 server waiter
8 waitress
7 working_man working_person workingman workman
8 factory_worker
8 jack3 laborer labourer manual_laborer
9 cropper sharecrop_farmer sharecropper
9 ditch_digger mud_digger
9 dock_worker docker dockhand dockworker loader longshoreman lumper stevedore
9 faller feller logger lumberjack lumberman
9 hand2 hired_hand hired_man
10 cattleman2 cowboy cowhand cowherd cowman cowpoke cowpuncher puncher
11 buckaroo buckeroo vaquero
10 drover herder2 herdsman
11 sheepherder sheepman2 shepherd2
10 farm_worker farmhand field_hand fieldhand
9 miner mineworker
9 mule_driver mule_skinner muleteer
9 peasant2
9 porter
9 street_cleaner street_sweeper
8 mover
6 hard_worker striver
6 lasher
6 retainer2 servant
7 amah2 housemaid maid maidservant
8 chambermaid
7 body_servant
7 flunkey flunky lackey
7 manservant
8 butler pantryman
8 gentleman2 valet
6 skilled_worker skilled_workman trained_worker
7 airplane_pilot pilot
8 wingman
7 artificer2 artisan craftsman3 journeyman
8 bricklayer
8 carpenter
8 carver2 woodcarver
8 ceramicist ceramist potter thrower3
8 machinist mechanic shop_mechanic
8 pipe_fitter plumber
8 rigger
8 roofer
7 blacksmith
7 cook
7 crew_member crewman2
7 crewman sailor
8 gob jack2 mariner old_salt sea_dog seafarer seaman tar2
9 boatswain bosun
9 officer4
10 captain4 sea_captain skipper2
10 first_mate mate
10 navigator sailing_master
7 editor
8 art_editor
8 managing_editor
8 sports_editor
7 engraver
7 fisher fisherman
7 functionary official
8 administrative_official bureaucrat
9 assessor tax_assessor
8 appointee
8 beadle
8 comptroller_general
8 deacon protestant_deacon
8 diplomat diplomatist
9 ambassador embassador
8 hearing_examiner hearing_officer
8 judge jurist2 justice3
9 chief_justice
9 magistrate
9 ordinary
9 trial_judge
8 lieutenant_governor
8 officeholder officer2
8 postmaster_general
8 prosecuting_attorney prosecuting_officer prosecutor public_prosecutor
9 district_attorney
8 selectman
8 town_clerk
7 funeral_director funeral_undertaker mortician undertaker
7 hunter huntsman
8 trapper
7 maintenance_man repairman service_man
8 automobile_mechanic grease_monkey mechanic2
8 handyman
8 trouble_shooter troubleshooter
7 man2 military_man military_personnel2 serviceman
8 artilleryman cannoneer gunner machine_gunner
8 bluejacket navy_man sailor2 sailor_boy
8 commando ranger3
8 devil_dog leatherneck marine shipboard_soldier
8 enlisted_man
9 buck_private common_soldier private
9 military_recruit recruit
8 military_officer officer
9 adjutant aide
9 brigadier brigadier_general
9 captain
9 captain2 skipper3
9 colonel
9 commandant commander commanding_officer
9 desk_officer
9 enlisted_officer noncom noncommissioned_officer
10 corporal
10 sergeant
11 color_sergeant
11 orderly_sergeant
9 full_general general
9 lieutenant
9 major
8 military_volunteer voluntary volunteer
8 soldier
9 cavalryman trooper
9 cavalryman2 trooper4
9 color_bearer
9 foot_soldier footslogger infantryman marcher3
9 lobsterback redcoat
9 pistoleer
9 rifleman2
8 vet2 veteran2
8 veteran veteran_soldier
7 plasterer
7 technician
6 teamster
6 unpaid_worker volunteer2
6 working_girl
5 writer2
5 zionist
4 individual2
4 mutant mutation
5 freak lusus_naturae monster3 monstrosity
3 cell2
3 wildlife
2 artefact artifact
3 access3 approach3
4 entrance entranceway entree3 entryway
5 door2 doorway room_access threshold3
6 exterior_door outside_door
7 front_door front_entrance
7 side_door side_entrance
5 gateway
5 hatchway scuttle2
5 portal
5 service_door service_entrance
5 stage_door
3 americana
3 anachronism2
3 article2
4 breakable
4 cup
5 coffee_cup
4 cut_glass
4 dish
5 bowl3
6 soup_bowl
5 sugar_bowl
4 flatware2 silver4
4 fork
4 plate4
4 spoon
4 tea_service tea_set
3 bandage
4 plaster_bandage plaster_cast
3 bed_clothing bedclothes bedding
4 blanket cover2
5 afghan
4 comforter3 puff4 quilt
4 coverlet
3 blackboard chalkboard
3 block
4 anvil
4 cake
4 chock
4 chopping_block
4 nut3
4 slab
5 tablet
6 slate
5 tile
4 square_block
5 dice die
3 board3
4 drafting_board drawing_board
4 floor_board floorboard
4 palette2
4 scoreboard
4 sideboard
4 springboard
5 diving_board
4 workboard
3 boot
4 riding_boot
3 bosom3
3 cap2
3 carpet_slipper slipper
3 cellar2 root_cellar
3 chip2
3 cloak
3 cloth fabric material3 textile
4 basket_weave
4 boucle
4 canvas
5 tarp tarpaulin
4 cashmere
4 cord4 corduroy
4 cotton2
4 flannel
4 gabardine
4 gingham
4 herringbone
4 knit
4 linen
4 mesh4 meshing2 meshwork network3
5 cheesecloth
4 moire
4 oilcloth
4 pique
4 poplin
4 russet
4 satin
4 serge
4 shantung
4 silk
4 terry2 terry_cloth terrycloth
4 toweling towelling
4 tweed
4 velour velours
4 velvet
4 viyella
4 wool woolen woollen
4 worsted
4 yoke
3 clothing habiliment vesture2 wear2 wearable
4 accessory accouterment accoutrement
5 belt2
6 cartridge_belt
7 bandoleer bandolier
4 apparel clothes dress3 wearing_apparel
4 apron
4 attire dress2 garb
5 costume
5 costume2
5 getup outfit2 rig4
5 habit3
5 wig
4 blue2
4 bodice
4 dress frock3
5 cocktail_dress sheath3
5 gown
5 pinafore pinny
5 saree sari
4 gallus suspender
4 garment
5 bathing_costume bathing_suit swimming_costume swimsuit swimwear
6 bathing_trunks swimming_trunks
5 cape2
5 coat
6 greatcoat overcoat topcoat
6 jacket
7 blazer sport_coat sport_jacket sports_coat sports_jacket
7 bush_jacket
6 mackinaw mackinaw_coat
6 oilskin slicker
5 diaper napkin2 nappy
5 head_covering veil
5 jumper3 sweater
6 sweatshirt
5 laundry washables washing2
5 necktie tie
6 bola bola_tie bolo bolo_tie
5 pant2 trousers
6 breeches knee_breeches knee_pants knickerbockers knickers
6 cords corduroys
6 levis
6 slacks
6 stretch_pants
5 poncho
5 robe
6 bathrobe
6 dressing_gown lounging_robe
5 scarf
6 kerchief
5 shawl
5 shirt
6 polo_shirt sport_shirt
5 singlet undershirt vest2
5 skirt2
5 suit
5 sweat_suit sweats sweatsuit workout_suit
5 underclothes underclothing underwear
6 gown3 nightdress nightgown nightie
5 vest waistcoat
5 weeds
5 wrap wrapper3
4 gray2
4 headdress headgear
5 cap
6 mobcap
6 skullcap
5 chapeau hat lid3
6 boater leghorn panama2 panama_hat sailor3 skimmer3 straw_hat
6 bonnet poke_bonnet
6 fedora felt_hat homburg stetson trilby2
6 picture_hat
5 crown4 diadem
5 turban
4 hip_pad
4 housecoat neglige negligee peignoir wrapper
4 lounging_jacket smoking_jacket
4 muff
4 nightshirt
4 overall
4 robe2
5 soutane
4 sock
4 stocking
4 street_clothes
4 uniform
3 coat2 coating
4 paint pigment3
5 oil2 oil_color oil_colour
5 wash
5 watercolor2 watercolour2
4 patina
3 commodity good4 trade_good
4 basic2 staple
4 cooking_stove kitchen_range kitchen_stove stove
5 gas_cooker gas_range gas_stove
4 dish_washer dishwasher dishwashing_machine
4 drygoods soft_goods
5 bed_linen
6 bed_sheet sheet3
5 napkin serviette table_napkin
4 entrant
4 export exportation
4 foodstuff grocery2
4 icebox refrigerator
5 cooler ice_chest
5 electric_refrigerator fridge
4 import importation2
4 merchandise product ware2
5 cargo consignment freight lading load3 loading4 payload2 shipment
5 inventory2 stock2
5 release
4 oven
5 broiler
5 dutch_oven
4 vacuum4 vacuum_cleaner
3 compress
3 concealment2 cover covert2 screen4
4 blind2
3 cone
3 construction4 structure
4 airframe
4 arbor3 arbour bower pergola
5 grape_arbor grape_arbour
4 arena3 sports_stadium stadium
5 ballpark park3
4 auditorium
4 base2 foundation3 fundament3 groundwork2 substructure2 understructure
4 bema chancel sanctuary3
4 bridge
5 bateau_bridge floating_bridge pontoon_bridge
5 footbridge overcrossing pedestrian_bridge
5 suspension_bridge
4 buck4 horse4 sawbuck sawhorse
4 building edifice
5 apartment_building apartment_house
6 tenement tenement_house
5 architecture
5 aviary bird_sanctuary volary
5 bagnio bawdyhouse bordello brothel cathouse sporting_house whorehouse
5 center3
6 civic_center community_center
6 conference_center conference_house
5 chapel
5 church2 church_building
6 abbey
6 cathedral
5 club4 clubhouse
5 dead_room morgue mortuary
6 funeral_chapel funeral_church funeral_home funeral_parlor funeral_parlour
5 dispensary
5 dog_house doghouse kennel
5 eatery eating_house eating_place restaurant
6 cafe coffee_bar coffee_shop coffeehouse
6 cafeteria
6 chophouse steakhouse
6 grill grillroom
6 lunchroom
5 embassy
5 farm_building
6 barn
6 chicken_coop coop hencoop henhouse
6 horse_barn stable stalls
7 livery_stable
5 feedlot
5 field_house sports_arena
5 gambling_den gambling_hell gambling_house gaming_house
6 casino gambling_casino
5 garage
5 glasshouse greenhouse
5 hospital infirmary
6 asylum2 insane_asylum mental_home mental_hospital mental_institution psychiatric_hospital
7 bedlam2 booby_hatch crazy_house funny_farm funny_house loony_bin madhouse nut_house nuthouse sanatorium2 snake_pit2
6 creche foundling_hospital
5 hotel
6 auberge hostel hostelry inn
6 holiday_resort resort resort_hotel
6 motor_hotel motor_inn motor_lodge tourist_court
7 motel
5 jakes outhouse privy2
5 meat_house smokehouse
5 meat_house2
5 ministry2
5 packinghouse
5 ruin2
5 school2 schoolhouse
6 art_school
5 shed
6 woodshed
5 shrine
5 skyscraper
5 synagogue tabernacle3 temple4
5 tap_house tavern
6 gin_mill pothouse pub public_house saloon2 taphouse
5 temple
5 temple3
5 theater theatre
6 cinema2 movie_house movie_theater movie_theatre picture_palace
6 music_hall vaudeville_theater vaudeville_theatre
4 cache
4 closet cupboard
5 supply_closet
4 clotheshorse
4 coil helix2 volute2 whorl3
4 corner3 nook2
5 amen_corner
5 chimney_corner inglenook
4 courtyard
4 cross
4 derrick
4 divider3 partition
5 wall
6 gable gable_end gable_wall
4 donjon dungeon keep2
4 enclosure
5 barnyard
5 cage coop2
5 chamber
6 bomb_shelter bombproof
6 furnace
5 compound3
5 dock
5 niche3 recess4
6 fireplace hearth open_fireplace
7 fire4
8 cookfire
5 pen2
6 cattle_pen corral cow_pen
4 establishment4
5 business_office office
6 central_office headquarters home_base2 home_office2 main_office
6 government_office
5 cabaret night_club nightclub nightspot
6 dive honkytonk
5 institution2
6 clink2 gaol jail jailhouse pokey poky slammer2
7 lockup
6 concentration_camp stockade2
6 internment_camp pow_camp prison_camp
6 prison prison_house2
7 state_prison
6 prison_camp2 prison_farm work_camp
5 joint2
5 mercantile_establishment outlet retail_store sales_outlet
6 country_store general_store trading_post
6 department_store emporium
6 mall2 plaza2 shopping_center shopping_centre shopping_mall
6 market_place marketplace2 mart
7 flea_market
7 food_market grocery grocery_store market3
8 supermarket
6 shop store
7 bazaar bazar2
7 boutique dress_shop
7 candy_store confectionary confectionery2
7 chain_store
7 clothing_store haberdashery haberdashery_store mens_store
7 commissary
7 drugstore pharmacy2
7 florist2 florist_shop flower_store
7 hardware_store ironmonger2
7 sales_booth stall3
7 shoe_shop shoe_store
5 school_system
5 university2
6 city_university
4 floor2 storey story3
5 attic garret loft2
5 basement cellar
5 first_floor ground_floor ground_level2
5 loft
4 fort2 fortress
4 fortification munition3
5 breastwork parapet2
5 castle2
5 entrenchment intrenchment
5 stockade
4 fountain
5 bubbler drinking_fountain water_fountain
4 frame
4 grate grating2
4 hill2 mound4
5 embankment
6 bulwark rampart
4 hoop
4 housing living_accommodations lodging
5 abode2 domicile2 dwelling dwelling_house habitation2 home2
6 fireside2 hearth2
6 house
7 adobe_house sod_house soddy
7 boarding_house boardinghouse
7 bungalow cottage
7 cabin2
8 log_cabin
7 farmhouse
7 manse mansion2 mansion_house residence4
8 castle palace
8 manor manor_house
7 ranch_house
7 residence2
8 convent
8 monastery
8 parsonage rectory vicarage
7 row_house town_house
5 apartment
6 penthouse
6 rooms suite2
5 camp3
5 hospital_ward ward3
5 living_quarters quarters
6 barrack
6 bivouac camp cantonment encampment2
7 hutment
7 laager lager
6 diggings2 digs2 domiciliation lodgings
6 dorm dormitory hall4 residence_hall student_residence
6 wardroom
4 impediment2 impedimenta obstructer2 obstruction obstructor2
5 barrier
6 balusters balustrade banister bannister2 handrail
6 barricade roadblock2
6 barricade2
6 breakwater bulwark3 groin3 groyne jetty seawall
6 dam
7 weir
6 door
7 car_door
7 french_window
7 screen_door
7 swing_door swinging_door
8 batwing
6 fence fencing
7 hedge hedgerow
8 shelterbelt windbreak
7 rail_fence
7 stone_wall
6 fender
7 mudguard splash_guard
6 gate
7 tailboard tailgate
7 tollbar tollgate
7 turnpike
6 grate3 grating
6 hurdle
6 rail railing
6 revetment
5 obstacle2
6 bunker sand_trap
6 stumbling_block
5 plug stopper4 stopple
4 industrial_plant plant works
5 disposal_plant
5 factory manufactory manufacturing_plant mill
6 foundry metalworks
4 landing2 landing_place
4 masonry
4 mat2 matting2
4 memorial3 monument
5 memorial_tablet plaque2
4 obelisk
4 observation_dome
4 patio terrace
4 picture_frame
4 porch
5 back_porch
5 front_porch
5 gallery2 veranda verandah
4 projection4
5 arm2
5 burr2
5 cleat
5 knob
5 overhang
5 tine
5 tooth2
4 prop
4 rack
5 towel_horse towel_rack
4 room
5 antechamber anteroom entrance_hall foyer hall2 lobby vestibule
5 ballroom dance_hall dance_palace
5 bar barroom ginmill saloon taproom
6 sawdust_saloon
6 speakeasy
5 bathroom
5 bathroom2 john lav lavatory privy toilet
6 closet2 loo water_closet
5 bedchamber bedroom sleeping_accommodation sleeping_room
6 master_bedroom
6 nursery
5 booth2 cubicle3 kiosk stall2
6 call_box phone_booth telephone_booth telephone_box telephone_kiosk
6 tolbooth tollbooth tollhouse
5 cardroom
5 chamber3
5 classroom schoolroom
5 compartment2
6 automobile_trunk boot2 luggage_compartment trunk4
6 box2 loge2
6 cab
6 cabin
6 cabinet3 locker storage_locker
6 cockpit
6 stall
5 conference_room
5 court2 courtroom
5 dining_room
6 mess_hall
6 refectory
5 dressing_room
5 front_room living_room parlor2 parlour2 sitting_room
5 greenroom
5 hall3
6 concert_hall
5 kitchen
6 kitchenette
5 library
5 locker_room
5 reading_room
5 reception_room
6 drawing_room withdrawing_room
6 parlor parlour
5 salon
5 shower_room
5 sickroom
5 steam_bath steam_room vapor_bath vapour_bath
5 storage_room storeroom stowage2
6 buttery larder2 pantry
5 test_room testing_room
4 saleroom salesroom showroom
4 sash window_sash
4 shelter
5 army_hut field_hut hut
5 collapsible_shelter tent
6 cabana
6 canvas4 canvas_tent canvass4
7 wall_tent
6 cottage_tent
6 marquee pavilion
6 pop_tent
6 pup_tent shelter_tent
6 umbrella_tent
5 dugout
5 fallout_shelter
5 haven oasis2
5 hovel hut2 hutch2 shack shanty
4 shipway slipway ways
4 sign4 signboard
4 tower
5 beacon3 beacon_light lighthouse pharos
5 belfry campanile
5 church_tower
5 control_tower
5 silo
5 spire steeple
6 pinnacle
5 trestle
4 wattle2
4 window
5 display_window shop_window shopwindow show_window2
5 fanlight2 skylight
3 cord
4 bowstring
4 candlewick
4 clothesline
4 perpendicular3 plumb_line
4 shoe_lace shoe_string2 shoelace shoestring
4 string twine
4 string3
4 thread yarn2
3 crack2 gap3
3 creation2
4 art fine_art
5 abstract_art abstractionism
5 commercial_art
5 dance
5 gem treasure2
5 grotesque
5 landscape3 landscape_painting
5 modernism
5 mosaic
5 painting picture2
6 abstraction4
6 landscape2
6 miniature
6 monochrome
6 nude nude_painting
6 oil_painting
7 canvas2
6 watercolor watercolour3
5 period_piece
5 print2
5 sculpture
6 bas_relief basso_relievo basso_rilievo low_relief
6 carving
6 statue
5 warhorse
4 binding2
4 classic
4 collage montage
5 photomontage
4 innovation invention2
4 master_copy original
4 product2 production3
5 book2 volume3
6 album2
6 daybook2 ledger2
6 notebook
6 paperback paperback_book softback softback_book
6 picture_book
6 sketch_block sketch_pad sketchbook
5 brainchild inspiration2
5 end_product output
5 fruit2 yield3
5 job4
5 magazine2
5 newspaper3
5 work2
6 caning wicker2 wickerwork
6 handcraft handicraft handiwork handwork
6 masterpiece
6 openwork
6 publication
7 book
8 best_seller bestseller
8 booklet brochure folder leaflet3 pamphlet
8 catalog catalogue2
8 reference4 reference_book reference_work
9 cyclopaedia cyclopedia encyclopaedia encyclopedia
9 dictionary lexicon2
9 directory
10 phone_book phonebook telephone_book telephone_directory
9 gloss2 glossary
9 guide3 guidebook
9 manual
10 instruction_manual instructions operating_instructions
9 vocabulary
8 school_text schoolbook text3 text_edition textbook
9 introduction4
9 primer
7 collection2 compendium
8 archives
7 edition
8 limited_edition
7 new_edition
7 periodical
8 house_organ
8 issue2
8 journal2
8 serial2 serial_publication series3
9 weekly
7 reissue reprint reprinting
7 volume4
6 woodwork
4 representation2
5 copy2
6 autotype2 facsimile
6 duplicate2 duplication
7 counterpart2 similitude2 twin4
7 match4
6 imitation2
7 fake postiche2 sham
6 miniature2 toy4
6 modification2
5 display3
6 spectacle2
5 document2
5 drawing2
6 architectural_plan plan3
7 floor_plan
6 diagram
7 block_diagram
6 sketch
7 draft3 rough_drawing
6 trace4 tracing2
5 god4 graven_image idol
6 joss
5 guy2
5 icon2 ikon image3 picture
6 echogram sonogram
6 inset
6 lantern_slide
6 portrait2 portrayal4
5 illustration4
6 plate3
5 map
6 chart2
6 sketch_map
5 model4 simulation3
6 figure4
7 figurine statuette
7 marionette puppet
5 photo photograph pic2
6 closeup
6 frame2
6 longshot
6 scene4
6 snapshot
6 still
5 set4 stage_set
6 scenery
7 backcloth backdrop
4 stitch
3 cushioning padding
4 air_mattress
4 pillow
5 bolster long_pillow
3 decoration ornament ornamentation2
4 band4 banding2 stripe
4 bangle2 bauble2 fallal gaud gewgaw novelty4 trinket
4 bead
4 cufflink
4 decor interior_decoration
4 design4 pattern3
5 emblem
6 cross3
7 crucifix rood
6 flag
7 banner streamer4
7 battle_flag
7 black_flag blackjack3 jolly_roger pirate_flag
7 colors colours2
7 white_flag
5 marking2
6 crisscross cross2
6 dapple fleck2 maculation patch speckle
7 pinpoint2 speck
6 shading
6 streak3
7 band3 banding stria2 striation2
5 motif motive3
5 seal2
5 weave
4 epaulet epaulette
4 foliage2 foliation3
4 frieze
4 jewel precious_stone
5 diamond
5 pearl
5 ruby
4 necklace
5 strand3
4 passementerie trim2 trimming2
4 pin
5 stickpin
4 rosette
4 set_decoration
3 ditch
4 drainage_ditch
4 furrow
5 cut3 gash2
4 trench
3 embrasure port3 porthole2
3 envelope2
3 exit outlet3 way_out
3 facility installation2
4 aerodrome airdrome airport drome
4 airstrip flight_strip landing_strip strip3
4 assembly3 forum2 meeting_place
4 base
4 central_heating
4 depositary depository repository
5 depository_library library3
5 depot2 entrepot2 storage2 store4 storehouse
6 garner granary
6 railhead
6 storage_warehouse warehouse
5 museum
5 repertory
4 firing_range target_range
4 golf_links links
4 gym gymnasium2
4 headquarters2 military_headquarters
4 menagerie2 zoo zoological_garden
4 military_post post2
5 fort garrison
5 outpost3
4 nest2
4 network2
4 plumbing plumbing_system
4 racecourse racetrack raceway2 track4
4 recreation_facility recreational_facility
4 sewage_system sewage_works sewer_system
4 source4
4 station
5 depot terminal
6 railroad_station railroad_terminal railway_station train_depot train_station
5 filling_station gas_station gasoline_station petrol_station
5 police_headquarters police_station station_house
5 power_plant power_station powerhouse3
5 sampler sampling_station
5 substation
4 transit2 transportation transportation_system
5 public_transit
6 rapid_transit
4 water4 water_supply water_system2
3 fixture
4 chandelier pendant2 pendent2
4 commode crapper pot2 potty stool4 throne2 toilet2
4 shower
4 sink
5 kitchen_sink
5 lavatory2 washbasin washbowl washstand2
3 flap
4 coattail
4 cuff turnup
5 trouser_cuff
4 fly2 fly_sheet rainfly tent_flap
4 lapel
3 flats
3 floor_cover floor_covering
4 carpet carpeting rug
4 mat
3 fly3 fly_front
3 grille lattice2 wicket4
3 gun_muzzle muzzle
3 hole2
4 blowhole2 vent venthole
4 keyhole
4 loophole2
4 perforation
3 instrumentality3 instrumentation
4 appointment3 fitting3
4 arms munition weaponry weapons_system
5 ammo ammunition
6 cartridge
6 one_shot round
6 shell
7 shrapnel
5 armament
6 artillery gun2 heavy_weapon ordnance2
7 cannon
8 howitzer mortar trench_mortar
6 launcher rocket_launcher
5 hardware
4 brick
5 cope coping header3
4 connecter connection3 connective2 connector connexion4
5 chain3
5 coupling
5 flexible_joint hinge
5 hookup
5 seam
5 splice splicing
5 terminal2
5 wire
6 barbed_wire barbwire
7 concertina
4 container
5 bag
6 back_pack backpack haversack knapsack packsack rucksack
6 carrier_bag paper_bag poke3 sack
6 duffel duffel_bag duffle duffle_bag
6 ice_bag ice_pack
6 pouch
7 pocket
8 vest_pocket
6 purse3
6 saddlebag
6 sleeping_bag
6 sweat_bag
5 bag4 handbag pocketbook4 purse
6 shoulder_bag
5 baggage luggage
6 grip3 suitcase traveling_bag travelling_bag
6 trunk2
5 barrel2 cask2
5 basin
6 birdbath
5 basket handbasket
5 bath
5 bathing_tub bathtub tub
5 beer_mug stein
5 billfold notecase pocketbook2 wallet
5 bin
6 ash_bin ashbin ashcan dustbin garbage_can trash_barrel trash_bin trash_can wastebin
5 boiler steam_boiler
5 bottle
6 beer_bottle
6 calabash4 gourd
6 flask
7 canteen
7 dewar dewar_flask
7 erlenmeyer_flask
6 jug
5 bowl
5 box
6 alms_box mite_box poor_box
6 cash_register
6 casket coffin
6 chest2
6 cigar_box
6 crate
6 flat2
6 letter_box3 mailbox
6 safe
6 snuffbox
6 window_box
5 briefcase
5 bucket pail
6 dinner_bucket dinner_pail
5 bunk feed_bunk
5 can tin4 tin_can2
5 capsule
5 cast2 mold2
5 circular_file waste_basket wastebasket wastepaper_basket
5 compact powder_compact
5 dipper
5 dispenser
6 atomiser atomizer nebuliser nebulizer spray4 sprayer2
5 drawer
5 drinking_glass glass2
6 tumbler2
6 wineglass
5 envelope
5 ewer pitcher2
5 flowerpot pot4
5 jar
6 vase
7 urn
5 kit
5 package2 parcel
6 bundle2 sheaf
7 bale
6 pack3
5 portfolio
5 receptacle
6 beehive4 hive2
6 hopper
6 tray
5 storage_tank tank2
6 reservoir3
7 water_tower
5 tub2 vat2
5 well2
5 writing_desk
4 conveyance3 transport
5 autobus bus charabanc jitney motorbus motorcoach omnibus2 passenger_vehicle
5 local
5 mail3
5 railroad_train train
6 commuter commuter_train
6 streamliner
5 vehicle
6 auto automobile car motorcar
7 ambulance
7 beach_waggon beach_wagon estate_car station_waggon station_wagon waggon2
7 cab3 taxi taxicab
7 convertible
7 cruiser patrol_car police_car police_cruiser prowl_car squad_car
7 hot_rod
7 jeep landrover
7 saloon3 sedan
7 sport_car sports_car
6 bicycle bike2
6 camper_trailer
6 car2 railcar railroad_car railway_car
7 carriage coach3 passenger_car
7 freight_car
8 boxcar
6 carriage2 equipage2
7 buckboard
7 buggy roadster2
7 chariot
7 troika
6 carrier2
6 cart2 handcart pushcart
7 tea_cart tea_trolley tea_wagon teacart
6 craft2
7 aircraft
8 aeroplane airplane plane
9 attack_aircraft fighter2 fighter_aircraft
10 interceptor
10 kamikaze
9 bomber
9 jet jet_plane
8 balloon
8 bogey3 bogie2 bogy
7 vessel2 watercraft2
8 bark3 barque
8 boat
9 barge flatboat hoy lighter3
9 dugout2 dugout_canoe pirogue
9 gig
9 skiff
9 steamboat
9 towboat tower3 tug2 tugboat
8 brig
8 fishing_boat fishing_smack fishing_vessel
8 ketch
8 racing_yacht yacht
8 ship
9 aircraft_carrier carrier3 flattop2
9 destroyer
9 freighter merchant_ship merchantman
9 hulk2
9 oil_tanker oiler3 tank_ship tanker
9 pigboat sub2 submarine
9 school_ship training_ship
9 shipwreck
9 steamer3 steamship
8 sloop
6 engine3 locomotive locomotive_engine railway_locomotive
6 military_vehicle
7 army_tank tank
7 picket_boat
7 picket_ship
7 weapons_carrier
6 motortruck truck
7 black_maria paddy_wagon patrol_wagon police_van police_wagon wagon2
7 dump_truck dumper tip_truck tipper2 tipper_lorry tipper_truck
7 laundry_truck
7 pickup pickup_truck
6 projectile2 rocket
7 missile
8 ballistic_missile
9 icbm
8 guided_missile
9 space_probe
6 rolling_stock
6 streetcar tram3 tramcar2 trolley trolley_car
6 sulky
6 tractor
6 waggon wagon
7 cart
8 oxcart
7 chuck_wagon
7 conestoga conestoga_wagon covered_wagon prairie_schooner prairie_wagon
4 device
5 accelerator2 throttle throttle_valve
5 aerial2 antenna transmitting_aerial
5 alarm2 alarm_system warning_device
5 appliance contraption contrivance convenience4 gadget gismo2 gizmo2 widget2
6 gadgetry
5 applicator applier2
5 arm4
5 battery2 electric_battery
6 galvanic_battery voltaic_battery
7 flashlight_battery
6 galvanic_pile voltaic_pile
5 beam2
6 balk3 baulk3 rafter
6 cantilever
6 ridgepole rooftree
6 tie4 tie_beam
6 timber2
5 bedpost
5 bell
6 church_bell
5 blower
6 blow_drier blow_dryer hair_drier hair_dryer hand_blower
5 bobby_pin hairgrip
5 bomb
6 grenade
7 hand_grenade
5 brace
6 back_brace
5 bracing
6 cross_thwart thwart
5 brake
6 brake_system brakes
6 emergency3 emergency_brake hand_brake parking_brake
5 break_seal
5 buckle
6 belt_buckle
5 button
5 bypass3 electrical_shunt shunt2
5 cable2 transmission_line
5 cantle
5 cap3 detonating_device detonator
5 capacitance2 capacitor condenser electrical_condenser
6 leiden_jar leyden_jar
5 capstan
5 cartridge_clip cartridge_holder clip
5 cell3 electric_cell
6 galvanic_cell primary_cell voltaic_cell
5 circuit electric_circuit electrical_circuit
6 bridge2 bridge_circuit
6 closed_circuit
6 gate2 logic_gate
5 claw2 hook4
6 anchor ground_tackle
5 clip3
5 comb
5 computer_memory computer_storage memory4 memory_board store3
6 ram random_memory
5 conducting_wire wire2
6 telegraph_line telegraph_wire telephone_line telephone_wire
5 contraceptive contraceptive_device preventative3 preventive3 prophylactic_device
5 control_board control_panel instrument_panel
5 cooling2 cooling_system2
6 evaporative_cooler
5 cotter_pin
5 cringle eyelet2 grommet grummet loop
5 crownwork jacket3 jacket_crown
5 crusher
5 cushion shock_absorber
5 dental_plate denture
5 detector sensing_element sensor
5 detonating_fuse
5 diaphragm
5 disc disk3 phonograph_record phonograph_recording platter2 record2
5 drive2
5 electric_switch electrical_switch switch
6 button2 push4 push_button
7 bell2 buzzer doorbell
6 commutator
5 electrical_fuse fuse safety_fuse2
5 electrode
6 anode
6 cathode
5 electronic_device
6 crt_screen screen3
6 electron_tube thermionic_tube thermionic_valve tube2 vacuum_tube
7 image_orthicon orthicon
6 oscillator
6 pulse_generator
5 electronic_transistor junction_transistor transistor
5 electrophorus
5 elevator
5 fan
5 filter
6 sieve
5 filter2
5 friction_match lucifer3 match
5 gearset
5 goad prod2
6 gad2 spur4
5 guard3 safety3 safety_device
5 hammer
5 hamper shackle trammel4
6 chains irons
5 harness
5 hasp
5 heat_sink
5 heater warmer
6 electric_fire electric_heater
6 stove2
5 helm
5 holder
5 hook
5 indicator3
6 needle2
5 instrument
6 actinometer
6 analyser analyzer
6 arm3 weapon weapon_system
7 atom_bomb atomic_bomb fission_bomb plutonium_bomb
8 neutron_bomb
7 blade4 steel2 sword
8 cutlas cutlass
8 scimitar
7 bow4
7 brass_knuckles brass_knucks knuckle_duster knuckles knucks
7 gun
8 firearm
9 autoloader
10 machine_gun
11 submachine_gun
9 handgun pistol shooting_iron side_arm
10 luger
10 revolver
11 colt2
9 muzzle_loader
10 musket
9 rifle
10 carbine
9 scattergun shotgun
8 gas_gun
7 knife2
8 bayonet
8 dagger sticker4
7 lance spear
7 megaton_bomb
7 missile2 projectile
8 arrow2
8 bullet slug
9 rifle_ball
8 pellet2 shot2
9 ball2 musket_ball
9 bird_shot buckshot duck_shot
6 asdic echo_sounder sonar
6 binoculars field_glasses opera_glasses
6 calorimeter
7 bomb2 bomb_calorimeter
6 cardiograph electrocardiograph
6 chair4 death_chair electric_chair hot_seat
6 compass
6 death_chamber gas_chamber
6 diathermy_machine
6 eyeglasses glasses specs spectacles
6 field_glass glass4 spyglass
6 gage2 gauge
7 manometer
6 gallows
7 gallous gallows_tree gibbet
6 geiger_tube
6 horologe timekeeper3 timepiece
7 clock
8 time_clock
7 sundial
7 ticker2 watch
8 wrist_watch wristwatch
7 timer
6 hypo2 hypodermic hypodermic_syringe
6 interferometer
6 mass_spectrometer spectrometer
6 meter2
7 voltmeter
8 millivoltmeter
6 microscope
7 hand_glass2 magnifying_glass simple_microscope
6 microwave_radar radar radiolocation
6 potentiometer
6 radio_reflector radio_telescope
6 reflecting_telescope reflector2
6 ruler2
6 seismograph
6 spectrophotometer
6 stake3
6 stethoscope
6 telescope_sight telescopic_sight
6 theodolite transit
6 thermometer
7 air_thermometer gas_thermometer
7 platinum_thermometer resistance_thermometer
7 pyrometer
7 thermocouple thermocouple_junction
7 thermopile
6 viscometer viscosimeter
6 whip
7 flagellum scourge
7 quirt
5 key
6 ignition_key
5 keyboard
5 knot2
6 bow bowknot
5 lamp
6 bulb2 electric_light incandescent_lamp light_bulb lightbulb
6 candle taper4 wax_light
6 flashlight torch3
6 gas_lamp
6 lantern
6 neon_lamp neon_tube
6 street_lamp streetlight
5 leash tether
5 leg3
5 lens lens_system lense
6 camera_lens optical_lens
6 eyeglass monocle
6 eyepiece ocular
5 light2 light_source
6 blinker flasher3
6 flood3 flood_lamp floodlight photoflood
6 headlamp headlight
6 searchlight
6 torch
5 link2 linkup
5 lock
6 padlock
5 lock3
5 machine
6 assembly
6 binder reaper_binder
6 combine
6 computer computing_device computing_machine data_processor electronic_computer
7 analog_computer analogue_computer
6 counter3 tabulator
6 loom
6 machinery
7 gristmill
7 windmill
6 motor
7 engine
8 fanjet2 fanjet_engine turbofan2 turbofan_engine turbojet2 turbojet_engine
8 generator2
8 outboard2 outboard_motor
8 rocket2 rocket_engine
8 turbine
9 steam_turbine
7 starter starter_motor starting_motor
7 synchronous_motor
6 phonograph record_player
7 jukebox nickelodeon
7 victrola
6 power_tool
7 power_saw saw3 sawing_machine
7 triphammer
6 press3 printing_press
6 steam_shovel
6 time_machine
6 typewriter
6 vending_machine
5 machine4 simple_machine
6 incline2 ramp
6 ploughshare plowshare
6 pulley pulley_block
6 shim
6 wheel
7 cartwheel
7 cogwheel gear gear_wheel geared_wheel
7 mill_wheel millwheel
7 wagon_wheel
5 magnet
6 electromagnet
6 magnetic_needle
6 paramagnet
5 match3
5 mine2
6 booby_trap land_mine
7 bouncing_betty
5 mouthpiece2
5 muffler silencer2
5 musical_instrument
6 bagpipe
6 banjo
6 brass2 brass_instrument
7 bugle
7 cornet trump3 trumpet
7 french_horn
6 electric_organ electronic_organ hammond_organ organ3
6 flute transverse_flute
6 guitar
6 harp
6 percussion_instrument percussive_instrument
7 bones castanets clappers finger_cymbals
7 drum membranophone tympan
7 marimba xylophone
6 piano pianoforte
6 string2
7 bass_fiddle bass_viol2 bull_fiddle contrabass double_bass string_bass
7 fiddle violin
5 nail2
6 brad
5 needle4 phonograph_needle
5 nog peg
5 noisemaker
6 horn
5 pedestal stand
5 peg4 pegleg wooden_leg
5 perch
5 pickup3
5 piling spile stilt
5 post4
6 corner_post
6 gatepost
6 hitching_post
6 telegraph_pole telegraph_post telephone_pole
6 timber3
5 propeller propellor
5 pull4
5 pump
5 pump_action slide_action
5 rectifier
5 reflector
6 mirror
5 regulator
6 aperture
6 faucet spigot2
6 thermoregulator thermostat
7 cryostat
5 resistor
6 ballast4 ballast_resistor barretter
6 rheostat variable_resistor
5 reverse2 reverse_gear
5 rib
5 rotor rotor_coil
5 rudder
5 seal sealing_wax
5 seat4
6 jump_seat
6 saddle
5 shelf
6 bookshelf
6 chimneypiece mantel mantelpiece mantlepiece
5 shutter
5 sill
6 doorsill doorstep threshold4
6 windowsill
5 soundtrack
5 spoke wheel_spoke
5 spring2
5 stair step4
5 steering_wheel wheel2
5 stirrup stirrup_iron
5 swing2
5 tape2 tape_recording taping
5 thermal_resistor thermistor
5 tongue_depressor
5 transducer
6 earphone earpiece headphone phone3
7 receiver3 telephone_receiver
6 loudspeaker loudspeaker_system speaker2 speaker_system speaker_unit
6 mic microphone mike
5 transformer
5 trap
6 entanglement web2
6 net2
7 fishing_net fishnet
5 trap4
5 treadmill
5 tripod
6 easel
5 valve2
5 video2 video_recording
5 wing2
5 withe
5 workings works4
4 equipment
5 apparatus setup
6 aerator
6 burner
7 gas_burner gas_jet
8 pilot_burner pilot_light
6 centrifuge extractor2 separator
7 ultracentrifuge
6 generator
6 lighting2
6 pendulum
6 telegraph telegraphy2
5 appurtenance gear4 paraphernalia
6 bridle
6 caparison housing3 trapping
6 fishing_gear fishing_rig fishing_tackle tackle3
6 hackamore halter
6 harness2
6 kit2 outfit3
7 layette
6 rig
5 artificial_satellite orbiter satellite
6 sputnik
5 bag3 base3
6 home4 home_base home_plate plate
6 second_base
6 third_base
5 ball
6 baseball2
6 football2
6 marble2
7 shooter taw2
6 roulette_ball
5 bars parallel_bars
5 baseball_glove baseball_mitt glove mitt2
5 camera photographic_camera
6 box_camera box_kodak
6 movie_camera
5 chute parachute
5 counter2
5 electronic_equipment
6 amplifier
6 audio_system sound_system
7 stereo stereo_system stereophonic_system stereophony
6 camera2 television_camera
6 circuitry
6 phone telephone telephone_set
6 radio_transmitter
6 receiver receiving_system
7 boob_tube goggle_box idiot_box television3 television_receiver television_set telly
7 radio2 radio_receiver radio_set receiving_set tuner2 wireless3
5 exercising_weight free_weight weight2
6 barbell
6 dumbbell
5 film3 photographic_film
6 episode4 sequence3
6 film_clip
6 footage
6 reel
6 roll4
5 gym_mat mat3
5 gymnastic_horse horse2
6 buck long_horse vaulting_horse
5 high_bar horizontal_bar
5 iron2
5 material4
5 mound
5 recorder recording_equipment recording_machine
6 multichannel_recorder
6 tape_machine tape_recorder
5 roller_skate
5 spike2
5 target4
4 essence4 perfume2
4 furniture
5 bassinet
5 bed
6 berth3 bunk2
6 bunk3
6 marriage_bed
5 bedframe bedstead
5 bookcase
5 buffet counter4 sideboard3
5 bureau2 chest4 dresser
5 cabinet
5 closet3 wardrobe
6 armoire
5 cot2 crib
5 cradle
5 file3 file_cabinet filing_cabinet
5 lamp2
5 seat3
6 bench
7 church_bench pew
7 flat_bench
6 chair
7 armchair
8 easy_chair lounge_chair overstuffed_chair
8 fauteuil
7 chaise chaise_longue daybed2
7 folding_chair
8 beach_chair deck_chair
7 swivel_chair
7 throne
7 wheelchair
6 couch lounge sofa
7 daybed divan_bed
7 divan
6 stool
7 milking_stool
7 music_stool piano_stool
5 table2
6 booth
6 breakfast_table
6 card_table
6 counter
7 bar2
6 desk
7 escritoire secretaire secretary4 writing_table
6 kitchen_table
6 stand4
6 work_table worktable
7 bench4 work_bench workbench
5 table3
6 dining_table
4 implement
5 bar3
6 bolt2
6 bolt3 deadbolt
6 chinning_bar
6 fence_rail split_rail
6 handlebar
6 handspike
6 heaver
6 lever
7 accelerator accelerator_pedal gas_pedal throttle2
7 control_stick joystick stick3
7 gun_trigger trigger
5 broom
5 brush2
6 clothesbrush
6 sable sable_brush
7 rigger2 rigger_brush
6 toothbrush
7 electric_toothbrush
5 charcoal2 fusain
5 flail
5 lash2 thong
5 needle3
5 pen
6 quill quill_pen
5 pencil
6 lead_pencil
5 rod
6 axle
6 baton wand4
6 fishing_pole fishing_rod
6 pole
7 mast
8 topgallant2 topgallant_mast
6 ramrod
6 thill
6 wand
5 snuffer
5 stick
6 bow2
6 club3
7 bludgeon
6 staff2
7 crutch
6 walking_stick
7 cane
5 strap
6 crupper
6 rein
5 tennis_racket tennis_racquet
5 tool
6 axe
6 battering_ram
6 chisel
6 die2
6 fork4
6 hand_tool
7 bottle_screw corkscrew
7 file4
7 hammer2
8 tack_hammer
7 pitchfork
7 screwdriver
7 shovel
7 tire_iron tire_tool
6 hoe
6 knife
6 plough2 plow
6 razor
7 electric_razor electric_shaver shaver3
5 utensil
6 china2
6 clayware pottery
6 cooking_utensil cookware
7 cooking_pan pan
7 pot
8 boiler2 kettle
9 teakettle
8 coffeepot
9 percolator
4 lotion
4 makeup war_paint3
5 eyeshadow
5 lip_rouge lipstick
5 mascara
4 means2
4 medium
5 album record_album
5 celluloid2 cinema film2
5 journalism news_media
5 paper4
5 press2 public_press
6 mag magazine
7 comic_book
6 newspaper paper3
5 radio radiocommunication wireless
5 reception3
5 telecasting television video4
5 telegraphy
5 telephone2 telephony
6 call phone_call telephone_call
7 crank_call
7 local_call
7 toll_call
5 vehicle2
4 powder3
5 face_powder
4 system
5 assemblage2 hookup2
5 assembly_line production_line
5 communication_system
6 radio3 wireless4
6 television2 television_system
7 color_television color_tv colour_television colour_tv
5 cyberspace internet net
5 labyrinth maze
5 ventilating_system ventilation2 ventilation_system
3 jacket2
4 book_jacket dust_cover dust_jacket dust_wrapper
3 knee3
3 lane
3 layer
4 backing2
4 interlayer
4 row4
3 marker
3 mask
3 matting
3 membrane
4 drumhead
3 microscope_slide slide
3 mine
3 mouthpiece
3 nozzle
4 showerhead
3 overshoe
3 pale
3 pane window_glass
4 windowpane
3 panel
4 pane2 paneling panelling
4 window3
3 pant_leg trouser_leg
3 passage3
4 air_duct air_passage airway
4 aisle
4 channel2
5 gutter trough2
6 chute2 slideway sloping_trough
4 chimney
4 chimney2 lamp_chimney
4 cul dead_end
4 passageway
5 aisle2 gangway3
5 areaway
5 corridor
6 hall hallway
5 penny_arcade
5 stairwell
5 tunnel
4 penstock2 sluice sluiceway
4 throat3
4 tube tubing
5 barrel gun_barrel
5 capillary capillary_tube capillary_tubing
5 catheter
5 chromatography_column column2
5 pipage2 pipe2 piping2
6 cloaca2 sewer sewerage2
6 manifold
6 sewer_line sewer_main
6 trap2
6 water_main
5 pipe tobacco_pipe
5 test_tube
3 path2
4 footpath pathway2
4 lane2
5 sea_lane seaway ship_route trade_route
4 pavement3 sidewalk
3 plate2
4 disc4 disk2
3 plaything toy
4 balloon2
4 catapult sling2 slingshot
4 doll dolly3
4 playground_slide slide4 sliding_board
3 pool
4 natatorium swimming_bath swimming_pool
3 protection2 protective_cover protective_covering
4 armor armour2
5 buckler shield2
4 blind3 screen2
5 curtain drape drapery pall3
5 shutter2
5 venetian_blind
5 window_shade
4 bonnet2 cowl cowling
4 book_binding cover4
4 cap4
4 cold_frame
4 facing
4 mulch
4 roof
5 pressure_dome
5 slate_roof
4 roof2
4 shade3
4 sheath
5 holster
4 shelter2
5 awning sunblind sunshade
5 birdhouse
5 umbrella
4 shield
5 shielding2
4 windscreen windshield
3 raft
3 relic
3 road route2
4 access_road slip_road
4 crosscut2 cutoff2 shortcut
4 drive4 driveway private_road
4 highway main_road
5 beltway bypass ring_road ringway
5 expressway freeway motorway pike state_highway superhighway throughway thruway
5 highroad trunk_road
4 roadway
4 thoroughfare
5 street
6 alley alleyway back_street
6 avenue2 boulevard
6 high_street main_street
5 street2
4 trail2
3 rope
4 cable3
4 royal_brace
3 sheet_metal
4 corrugated_iron
4 foil
5 aluminium_foil aluminum_foil tin_foil2
5 gold_leaf
3 shoe
4 brogan brogue clodhopper work_shoe
4 congress_boot congress_gaiter congress_shoe
4 gym_shoe sneaker tennis_shoe
4 sandal
4 spectator2 spectator_pump
3 skirt
3 slat spline2
3 sleeve
4 shirtsleeve
3 slot2
3 sphere2
3 staircase stairway
4 flight3
4 stairs steps
5 ladder
3 stone2
4 gravestone headstone2 tombstone
4 paving_stone
3 strand2
3 strip2
4 cincture girdle2 sash2 waistband waistcloth
4 collar neckband2
5 clerical_collar dog_collar2 roman_collar
4 hoop2 ring3
5 tire tyre2
4 sweatband
4 tape
3 surface
4 back2
5 after_part stern
4 ceiling
4 edge3
5 brim lip4
5 curb curbing kerb
4 face4
4 floor flooring
5 truck_bed
4 front4
5 bow3 fore prow
5 dial
5 facade frontage3 frontal3
5 nose2
5 nose3
5 shirtfront
5 shopfront storefront
4 larboard port4
4 pavement paving2
5 curbside
4 pegboard
4 platform
5 ambo dais podium pulpit rostrum soapbox2 stump4
5 bandstand outdoor_stage
5 deck
6 awning_deck hurricane_deck hurricane_roof promenade_deck
5 dock3 pier wharf wharfage2
5 landing
5 running_board
5 scaffold
5 stage3
6 backstage offstage wing3
6 setting3 stage_setting
5 turntable
4 projection_screen screen silver_screen2
5 wide_screen
4 skin2
4 starboard
4 tabletop
4 taxi_strip taxiway
3 swathing
3 thing4
4 pill
4 standby
3 throat2
3 toe2
3 track3
4 railroad2 railroad_track railway2
5 railroad_siding sidetrack siding turnout3
3 weight4
4 burden2 load loading
5 overload
4 counterbalance counterpoise counterweight equaliser2 equalizer2
3 well
4 oil_well oiler2
5 wildcat wildcat_well
3 window2
4 rear_window
2 black_body blackbody full_radiator
2 blanket2 mantle4
2 body4
3 cellular_inclusion inclusion3 inclusion_body
3 drumlin
3 mush pulp
3 particle2 subatomic_particle
4 electron negatron
4 ion
5 anion
4 micelle
4 photon
4 proton
2 celestial_body heavenly_body
3 major_planet planet
3 minor_planet planetoid
3 star
4 sun4
3 star3
2 charm3
3 amulet talisman
3 fetich fetish2 hoodoo3 juju2 voodoo
2 cocoanut coconut2
2 comet
2 cosmos existence2 macrocosm universe world
3 natural_order
3 nature3
2 curio curiosity2 oddity3 oddment2 peculiarity3 rarity3
3 showpiece
2 dry_land earth3 ground land4 solid_ground terra_firma
3 cape ness
3 champaign plain
4 flat
4 steppe
3 floor4
3 forest2 timber4 timberland woodland
3 island
4 aegean_island
4 caribbean_island
3 land_mass landmass
4 continent
4 subcontinent
3 mainland
3 peninsula
3 tidewater
2 film4
2 finding3
2 formation4 geological_formation
3 beach
3 bench2 terrace2
3 berg iceberg
3 cave
4 cavern2
3 cliff drop4
4 crag
4 precipice
3 delta
3 depression3 natural_depression
4 bed3
5 davy_jones ocean_bottom ocean_floor sea_bottom sea_floor seabed
5 dry_wash wash3
4 collector3
4 hollow3
5 burrow tunnel2
5 cavity pit
5 chuckhole pothole
4 lowland
4 trough
4 vale valley
5 canon3 canyon
5 gully
6 arroyo
6 draw
5 holler2 hollow2
3 floe ice_floe
3 foreland headland promontory
3 fountain2 natural_spring outflow3 outpouring spring3
3 glacier
3 hill
4 hammock hillock hummock knoll mound2
5 anthill formicary
3 incline slope
4 acclivity ascent climb raise2 rise3 upgrade
4 bank
5 riverbank riverside
4 canyonside
4 declension3 declination2 decline4 declivity downslope fall4
4 hillside
4 mountainside versant
3 mount3 mountain
3 mountain_chain mountain_range range4
3 mouth4
3 ridge
4 bank3
5 bluff
4 dune sand_dune
4 ledge shelf2
4 reef
3 shore
4 coast seacoast seashore
3 swell2
2 ice2
2 item3
3 piece2
2 keepsake relic2 souvenir token4
2 land2 soil3
3 bog peat_bog
4 mire morass quag quagmire slack4
3 bottomland
3 fen2 fenland marsh marshland
3 greensward sod sward turf
3 swamp swampland
2 location
3 apparent_horizon horizon sensible_horizon skyline2 visible_horizon
3 axis
4 major_axis
4 semiminor_axis
3 crest
3 danger_line
3 divide2 water_parting watershed
3 earth4
3 ecliptic
3 equator
3 here
3 hipline
3 home3
3 isarithm isogram isopleth
3 itinerary path3 route
4 beat round3
4 celestial_orbit orbit
4 direction way3
5 aim4 bearing2 heading2
5 course3 trend2
5 tendency4 trend
4 flyway migration_route
3 latitude3 parallel2
3 mountain_pass notch2 pass4
3 north4
3 path4 track
4 steps2
4 trail
3 point2
4 address2
5 abode residence
6 home
4 beehive
4 beginning4 origin root2 rootage3 source
5 birthplace2 cradle2 provenance provenience
5 derivation
5 spring4
4 center4 centre3 midpoint
5 core2
5 core3
5 nucleus2
4 corner2
4 epicenter epicentre
4 farm
5 cattle_farm cattle_ranch ranch spread3
5 dairy dairy_farm
5 vinery vineyard
4 focal_point2 focus4 nidus
4 job3
4 lab laboratory research_lab research_laboratory science_lab science_laboratory
5 chem_lab chemistry_lab chemistry_laboratory
4 midair
4 military_position position2
5 battle_line
5 battlefront front2 front_line
4 patchboard plugboard switchboard
4 place spot topographic_point
5 birthplace
5 bus_stop
5 crest2 peak4 summit2 top3
6 brow3 hilltop
5 grave2 tomb
6 burial_vault vault
7 charnel charnel_house
6 mausoleum
5 heights
5 hiding_place
6 den2 hideaway hideout
5 junction
6 carrefour crossing4 crossroad crossway intersection2
7 corner4 street_corner turning_point2
6 interchange
5 nesting_place
5 rendezvous2
5 target3 target_area
5 zone
6 island2
4 port
5 harbor harbour haven2 seaport
4 position
5 back3 rear3
5 landmark
5 left
6 left_stage stage_left
5 pitch3
5 polls
5 post station4
6 outpost outstation
5 right2
6 right_stage stage_right
5 site2 situation4
5 stand2
5 vantage_point viewpoint2
4 proving_ground
4 roundhouse
4 securities_market stock_exchange stock_market
4 shipyard
4 shop2 workshop
5 machine_shop
5 print_shop printing_shop
5 sheltered_workshop
4 studio
5 recording_studio
4 vanishing_point
4 zenith
3 region
4 air2
4 atmosphere3
4 belt3
4 black_hole
4 bottom2
5 foot3
4 bound2 boundary bounds
5 border borderline boundary_line delimitation mete
6 fence_line
5 border3 edge
5 demarcation demarcation_line limit4
6 hem
6 roadside wayside
6 upper_limit2
5 lineation outline
6 profile2
6 silhouette
5 surface2
6 celestial_sphere empyrean firmament heavens welkin
6 exterior2 outside2
6 inside2 interior2
6 interface
6 side4
7 back_end backside rear2
8 rearward
7 bottom underside undersurface
8 heel
9 stacked_heel
9 wedge4 wedge_heel
8 sole
7 forepart front front_end
7 top2 top_side upper_side upside
8 rooftop
4 bridgehead foothold
5 beachhead
4 county
4 distance2
4 eden heaven nirvana2 paradise promised_land2
4 end terminal3
5 cusp
5 destination finish4 goal2
5 diamond_point
5 end_point endpoint termination2 terminus
5 tip
4 exterior outside
5 open2 open_air outdoors
4 extreme2 extreme_point extremum
5 acme2 apex vertex2
4 inside interior
5 midst thick
4 interplanetary_space
4 layer2
5 crust
5 stratum
5 surface3
4 limit3
5 range2 reach
6 earreach earshot hearing3
6 eyeshot view4
4 mare2 maria
4 radius3
4 side
5 bedside
5 east_side
5 south_side
5 west_side
4 top
3 region3
4 area
5 bed_ground bedground
5 block2 city_block
5 center centre2 eye4 heart4 middle
6 capital3
6 central_city city_center city_centre
6 inner_city
5 clear2 open
5 corner
5 danger4
5 fireside hearth3
5 hangout haunt repair3 resort2 stamping_ground
5 playground resort_area vacation_spot
6 spa watering_hole watering_place
5 refuge safety2
5 scene
6 dark3 darkness2 shadow2
6 locale locus venue
5 section3
6 locality neighborhood neighbourhood vicinity
7 place4
7 presence2
7 scenery2
8 landscape
6 outskirts
5 shrubbery
5 space3
6 parking_space parking_zone
6 seat
4 demesne2 domain2 land3
5 empire imperium
5 kingdom3 realm2
4 district dominion2 territorial_dominion territory
5 associated_state protectorate
5 borough
5 business_district downtown
5 city2
5 commune
5 country2
6 european_country european_nation
6 fatherland homeland mother_country motherland native_land
7 old_country
6 kingdom2
5 enclave
5 fringe2 outskirt
5 jurisdiction2
5 precinct
6 election_district voting_precinct
5 province state
6 commonwealth
5 quarter2
6 ghetto
5 rabbit_warren warren4
5 reservation
6 shooting_preserve
5 slum slum_area
5 suburb suburban_area suburbia
5 town3 township
5 uptown
5 ward2
5 waterfront
4 field3
4 geographic_area geographic_region geographical_area geographical_region
5 barren waste4 wasteland
5 bush2
5 country4 rural_area
6 back_country backwoods boondocks hinterland
6 countryside
6 farming_area farmland
5 environment2 environs surround surroundings2
6 element4
6 habitat home_ground
7 den lair
6 medium2
6 melting_pot
6 parts
6 setting
5 frontier
5 hamlet3 village2
5 hemisphere
6 new_world occident2 western_hemisphere
5 oilfield
5 parcel3 tract
6 ball_field baseball_field
6 baseball_diamond infield
6 battlefield battleground field2
6 center2 center_field centerfield
6 clearing glade
6 common commons green2 park2
6 court4
7 tennis_court
6 desert
6 field
7 campus
7 corn_field cornfield
7 curtilage grounds2 yard2
8 backyard
8 dooryard
8 front_yard
8 garden3
8 side_yard
7 lawn
7 paddy_field rice_paddy
6 grazing_land lea2 ley pasture pastureland
6 grounds3
6 hayfield meadow
6 industrial_park
6 land_site site
7 bivouac2 campground camping_area camping_ground camping_site campsite encampment
7 burial_ground burial_site burying_ground cemetery graveyard memorial_park necropolis
7 day_camp
7 dump2 dumpsite garbage_dump rubbish_dump trash_dump wasteyard
8 garbage_heap junk_heap junk_pile refuse_heap rubbish_heap scrapheap trash_heap trash_pile
7 fairway
7 premises
7 tee teeing_ground
6 left4 left_field leftfield
6 lot2
7 car_park parking_area parking_lot
6 marshalling_yard
6 mine_field
6 mud_flat
6 outfield
6 parade_ground
6 park parkland
7 national_park
6 patch2 plot2
7 bed2
8 flower_bed flowerbed
8 seedbed
7 garden
8 flower_garden
8 grove2 orchard plantation3 woodlet
8 kitchen_garden vegetable_garden vegetable_patch
6 picnic_area picnic_ground
6 prairie
6 public_square square3
7 piazza plaza
6 range3
6 right3 right_field rightfield
6 short
6 subdivision
6 terrain
6 yard3
7 churchyard
7 junkyard
5 place2 property3
5 populated_area urban_area
6 city metropolis urban_center
6 megalopolis
6 town
7 hometown
5 sphere3
4 northland
4 terra_incognita unknown unknown_region
3 south4
3 water_level3 water_line waterline
3 water_line2 watermark
3 whereabouts
2 mechanism3
3 barrier3
4 curtain2
2 meteor meteoroid
3 meteorite
4 micrometeor micrometeorite micrometeoroid
2 moon2
2 nest
3 mouse_nest
2 part2 portion2
3 bulb3
3 cigar_butt
3 component3 constituent element2
4 accessory2 appurtenance2 supplement3
5 electric_outlet electric_receptacle electrical_outlet outlet2 wall_plug wall_socket
4 addition improver2
5 additive
5 attachment2
5 ell
4 crystal2
4 ingredient
3 fraction2
3 grip2 handgrip handle
4 butt butt_end
4 gunstock stock3
4 hilt
4 horn4 saddle_horn
4 knob2
5 doorhandle doorknob
3 hub
3 piece
4 canvass3 sail
4 fragment2 shard sherd
4 handkerchief hankey hankie hanky
4 patch3
4 rag shred2 tag3 tag_end tatter
4 snip snippet snipping
4 swatch
4 towel
5 bath_towel
3 section4 segment
4 bend3
5 elbow2
4 straight3 straightaway
5 stretch3
4 subsection
3 wreckage
2 radiator
3 radio_source
2 remains
2 ribbon thread2
3 blade3
2 rock stone
3 boulder bowlder
3 calculus concretion2
3 crystal3 crystallization2
4 crystallite
3 outcrop outcropping rock_outcrop
3 pebble
3 stepping_stone
2 stub
2 stuff2
3 etcetera
2 tangle
2 vagabond
2 wall2
2 walnut
2 web
1 part3 piece3
2 base4
2 fragment
3 bit2 chip flake3 fleck scrap
4 sliver splinter
3 paring shaving2 sliver2
3 scraping
2 hunk2 lump4
2 marrowbone
2 nubbin
2 section2
2 strip
3 row3
1 phenomenon
2 atmosphere4 atmospheric_state
3 fog2 fogginess murk murkiness
2 bad_weather inclemency inclementness
3 cloud_cover cloudiness overcast
2 cloud2
3 cumulus cumulus_cloud
3 nimbus nimbus_cloud rain_cloud
3 storm_cloud
2 earthquake quake seism temblor
3 earth_tremor microseism tremor2
3 seaquake submarine_earthquake
2 gas gaseous_state
2 liquid2 liquid_state liquidity liquidness
2 lull2 quiet
2 materialisation3 materialization3 offspring2
2 phase2
2 solid2 solid_state solidness
2 stillness2 windlessness
1 reaction3 response2
2 inborn_reflex innate_reflex instinctive_reflex physiological_reaction reflex reflex_action reflex_response unconditioned_reflex
3 belch belching2 burp burping eructation2
3 breaking_wind fart farting flatus
3 disgorgement emesis puking regurgitation3 vomit3 vomiting
3 electric_shock3 electrical_shock shock3
3 gulp2 gulping
3 jump4 start4 startle
3 oscitance2 oscitancy2 yawn yawning
3 shiver tremble
2 learned_reaction learned_response
3 acquired_reflex conditional_reaction conditional_reflex conditional_response conditioned_reaction conditioned_reflex conditioned_response
1 relation
2 affinity4 kinship
3 rapport resonance4
3 sympathy3
4 mutual_affection mutual_understanding
2 alt altitude3 elevation3
2 arrangement4 placement
3 alignment2
3 balance3 proportionality2
3 composing composition
3 spacing2 spatial_arrangement
4 compactness concentration2 denseness2 density2 tightness3
4 dispersion2 distribution2
5 diffusion3 dissemination2
5 scatter spread4
4 distance
5 altitude height4
6 ceiling2
6 level4
5 closeness3 nearness
6 propinquity proximity
5 ground_level
5 hour_angle
5 interval3 separation3
6 clearance
5 milage mileage
5 span2
5 water_level
5 wavelength
5 yardage
2 asynchronism asynchrony desynchronisation desynchronization desynchronizing
2 change2
3 difference4
3 gradient
4 temperature_gradient
2 comparison2
2 competition
3 price_competition price_war
2 component2 component_part constituent3 part portion
3 detail2 item2 particular2
3 item
4 news_item
3 language_unit linguistic_unit
4 consonant
5 glottal_catch glottal_plosive glottal_stop
4 discourse
5 context linguistic_context
4 ending termination4
4 formative
4 name
5 appellation appellative denomination3 designation
6 byname cognomen moniker nickname sobriquet soubriquet
6 lordship
5 brand brand_name marque trade_name
6 label2 recording_label
5 first_name forename given_name
5 misnomer
5 signature
5 title2
4 phoneme
4 postfix suffix
4 prefix
4 syllable
4 vowel vowel_sound
5 murmur2 murmur_vowel
4 word
5 antonym opposite opposite_word
5 conjunction3 conjunctive connective continuative
5 descriptor form signifier word_form
6 root3 root_word stem
5 equivalent_word synonym
5 modifier qualifier2
6 adjective
6 dangling_modifier misplaced_modifier
5 monosyllabic_word monosyllable
5 nomenclature terminology
5 noun
5 particle3
5 preposition
5 pronoun
6 demonstrative demonstrative_pronoun
6 personal_pronoun
5 spoken_word vocable
5 term
5 verb2
3 member2
3 remainder residual residue2 residuum rest
4 leftover remnant
3 subpart
3 unit2
2 connectedness2 connection connexion2
3 alliance2 bond3
3 bridge3
3 communication3
3 involvement2
3 link nexus
3 relatedness
4 bearing
3 relevance relevancy
4 applicability pertinence pertinency
2 control2
2 correlation correlativity
2 direction2
3 due_east east eastward
3 due_north north3 northward
3 due_south south3 southward
3 due_west west2 westward
3 northeast northeastward
3 southeast southeastward
3 southwest southwestward
2 elbow_room room2
3 bleachers
3 lebensraum living_space
3 orchestra2
3 parking
3 reviewing_stand
2 extraneousness
2 family_relationship kinship2 relationship4
3 brotherhood
3 steprelationship
2 foundation
3 basis footing2 ground4
2 function map2 mapping mathematical_function
3 cosec cosecant
3 exponential exponential_function
3 inverse_function
3 multinomial polynomial
4 monic_polynomial
3 operator
4 identity3 identity_element identity_operator
4 linear_operator
2 gradient2 slope2
3 grade3
3 rake2 slant2
2 human_relationship relationship
2 inflection inflexion
3 paradigm
2 interdependence interdependency mutuality2
2 interrelatedness interrelation interrelationship
2 lean leaning3 list2 tilt4
2 marginality
2 mutuality mutualness
2 oppositeness opposition2
3 antithesis
3 contradiction
4 dialectic2
3 contrary opposite2 reverse
3 contrast direct_contrast
3 incompatibility inconsistency mutual_exclusiveness repugnance2
3 mutual_opposition polarity
3 polarity2
2 ownership
3 community3
3 proprietary proprietorship
2 possession2
3 amount sum
4 contribution4
4 coverage insurance_coverage
4 gain4
5 capital_gain
5 income
6 earnings lucre2 net3 net_income net_profit profit profits
7 backlog3 reserve2 stockpile
7 dividend
7 fund2 store2
8 seed_corn seed_grain
6 easy_money gravy_train
6 internal_revenue
6 payoff3 proceeds take takings yield2
4 gross2 receipts revenue
4 purse2
3 assignment4 grant3
4 land_grant
3 bail bail_bond bond4
3 belongings holding2 property
4 estate
4 immovable real_estate real_property realty
5 acres demesne estate2 landed_estate
6 barony
6 plantation
5 land
4 lease letting rental
4 personal_estate personal_property personalty private_property
4 things
4 trust
5 voting_trust
4 wealth4
5 money2
4 worldly_belongings worldly_goods worldly_possessions
3 booty dirty_money loot pillage plunder prize2 swag2
3 capital working_capital
4 operating_capital
4 stock
5 authorized_shares authorized_stock capital_stock
3 capital2
3 credit2
4 cheap_money
3 debt2
4 loan
5 direct_loan
5 loan_participation participation_financing participation_loan
4 principal
3 earnest
3 equity
3 expenditure outgo outlay2 spending2
4 cost
5 charge3
6 fee
7 commission2
7 license_fee license_tax licensing_fee
7 toll
7 tuition tuition_fee
6 interest4
6 rate2
7 interest_rate
7 pay_rate
5 damage4 price2 terms2
5 disbursal disbursement expense
6 budget_items operating_cost operating_expense overhead
5 distribution_cost
5 payment
6 allowance3
7 deduction2 discount4
6 benefit
7 fringe_benefit perk perquisite
8 backsheesh baksheesh bakshis bakshish gratuity pourboire tip2
6 bonus2 incentive2
6 bribe payoff2
6 compensation
7 amends damages indemnification indemnity3 redress restitution
8 atonement expiation satisfaction3
8 relief3
7 reimbursement
8 allowance2
6 earnings2 pay remuneration salary wage
7 found
7 sick_pay
6 installment
6 installment_buying installment_plan time_plan
6 insurance_premium premium
6 overpayment
6 penalty2
7 requital retribution
6 pension
6 refund
6 rent
6 reward2
6 royalty
6 subscription
5 ransom ransom_money
5 unit_cost
4 expense3
3 finances funds monetary_resource pecuniary_resource
4 exchequer treasury
4 matching_funds
4 pocket3
3 gift
4 aid3 assistance3 economic_aid economic_assistance financial_aid financial_assistance
5 grant
6 subsidy
5 public_assistance social_welfare welfare
6 social_security
6 unemployment_compensation
5 scholarship
5 traineeship
4 award3 prize
5 prize_money
4 bequest legacy
4 contribution2 donation
4 dower dowery dowry
4 gift_horse
4 present2
3 intangible intangible_asset
4 good_will2 goodwill
3 investment2 investment_funds
4 speculation3 venture2
5 bet stake4 stakes wager2
3 loss
4 capital_loss
4 depreciation2
5 deduction tax_deduction
4 losings losses
3 percentage2 portion4 share
4 allocation allotment
4 allowance
4 cut
4 profit_sharing
4 ration2
4 slice
4 stake
5 escheat
5 mortgage
3 protection3 security2
4 insurance
3 purchase2
3 resource
4 keep livelihood living4 sustenance2
5 amenities comforts conveniences creature_comforts
5 maintenance2
5 subsistence
4 natural_resource natural_resources
3 revenue_enhancement tax taxation
4 duty3 tariff
4 excise excise_tax
5 nuisance_tax sales_tax
4 income_tax
5 withholding2 withholding_tax
3 riches wealth3
4 hoarded_wealth treasure
5 fortune2
5 gold
5 silver2
3 treasure3
2 rate
3 acceleration3
3 cps cycle4 hertz
3 flow2 flow_rate
3 flux
3 frequence frequency oftenness
4 high_frequency
4 infrared infrared_frequency
4 low_frequency
3 gait pace
3 growth_rate
3 mph
3 rev rpm
3 spacing
3 speed velocity
4 airspeed
4 hypervelocity
4 terminal_velocity
3 tempo2
2 ratio
3 batting_average hitting_average
3 efficiency
3 employee_turnover turnover turnover_rate
3 fielding_average
3 frequency2 relative_frequency
4 incidence relative_incidence
3 gross_margin profit_margin
3 magnitude2
3 proportion
4 batting_average2
4 content3
4 pct per_centum percent percentage
5 absentee_rate
4 scale3
3 proportionality
3 relative_humidity
2 scale2
2 slot
2 social_relation
3 dealings2 relations
3 political_relation politics
2 synchroneity synchronicity synchronisation synchronism synchronization synchronizing synchrony
1 set2
2 interval2
3 bounded_interval closed_interval
2 origin4
2 scalar_field
2 solution4
1 sex sex_activity sexual_activity sexual_practice
2 caressing cuddling fondling hugging kissing necking2 petting smooching snuggling
2 carnal_knowledge coition coitus copulation intercourse2 relation2 sex_act sexual_congress sexual_intercourse sexual_relation
2 conception2
2 coupling3 mating pairing sexual_union union3
2 procreation
3 crossbreeding2 interbreeding2 miscegenation
3 multiplication propagation2
1 unit_cell
1 variable
1 water2
2 bay embayment
2 estuary
2 falls2 waterfall
2 gulf
2 high_sea international_waters
2 inlet recess3
3 cove
2 lake
3 artificial_lake reservoir2
3 lagoon laguna lagune
3 pond pool2
4 millpond
4 swimming_hole
2 ocean
2 sea
3 south_sea
2 strait
2 stream watercourse2
3 brook creek
3 rill rivulet runnel streamlet
3 river
2 waterway
`;
