/**
 * Made by scripts/build-synonyms.ts; do not edit. Common English words grouped by meaning, from WordNet, without
 * offensive words, slang and the names of people.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Used under the WordNet license, which
 * permits use, copying, modification and distribution for any purpose and without fee, provided that this notice
 * stays and that the name of Princeton University is not used in advertising. THIS SOFTWARE AND DATABASE IS PROVIDED
 * "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED.
 */

/** A line is a group of words with one meaning; an underscore stands for a space. */
export const synonymGroups: string = `
abandon give_up
abandonment defection desertion
abandonment desertion
abasement abjection degradation
abasement humiliation
abashed embarrassed
abbreviated shortened
aberrant deviant deviate
abhorrent obscene repulsive
abide brook endure tolerate
abide_by comply
abide_by honor honour respect
abiding enduring
ability power
ablation cutting_out
ablaze afire aflame aflare alight
ablaze aflame
abnormal unnatural
abnormality irregularity
abnormality mental_defectiveness
abode dwelling dwelling_house home
abode residence
abominable awful dreadful terrible unspeakable
abominable odious
aborigine australian_aborigine native_australian
aborigine native
abound bristle
abreaction catharsis
abridge foreshorten shorten
abridgment capsule
abroad overseas
abruptness curtness
abruptness suddenness
absence absence_seizure
absent lacking missing
absolute sheer
absolute_frequency frequency
absolute_majority majority
absorb assimilate ingest
absorbed captive engrossed intent wrapped
abstain refrain
abstract abstraction
abstract cabbage pilfer purloin swipe
abstract outline
abstract_art abstractionism
abstract_thought logical_thinking reasoning
abstraction generalization
abstractionism unrealism
abstruseness obscurity
abstruseness profundity
absurd cockeyed idiotic ludicrous preposterous ridiculous
absurd the_absurd
abuse insult
abuse maltreat
abuse misuse
academic faculty_member
academic_degree degree
academic_session academic_term school_term session
academy honorary_society
accede bow defer give_in
accelerate quicken speed speed_up
accelerate speed_up
acceleration quickening
accelerator accelerator_pedal gas_pedal throttle
accelerator atom_smasher particle_accelerator
accelerator throttle throttle_valve
accent accentuate emphasize punctuate stress
accent dialect idiom
accent emphasis
accent emphasis stress
accent speech_pattern
accentuate stress
acceptance adoption
accepted recognized
access access_code
access admission
access approach
accessory accouterment
accessory supplement
accident chance_event
accidental_injury injury
acclaim applaud
acclaim hail herald
accommodate adapt
accommodate fit suit
accompaniment attendant
accompaniment complement
accompaniment escort
accompaniment musical_accompaniment
accompany attach_to come_with
accomplice confederate
accomplish achieve attain
accomplish carry_out carry_through fulfil fulfill
accomplished completed
accomplishment achievement
accomplishment acquisition attainment skill
accord agreement
accord allot
accord concord consort fit_in
accordance conformity
account business_relationship
account chronicle history story
account explanation
account news_report report write_up
account_book ledger
account_payable payable
accountant controller
accounting accounting_system
accounting_entry entry ledger_entry
acculturation culture
accumulate amass collect compile roll_up
accumulate amass pile_up
accumulation aggregation assemblage collection
accuracy truth
accurate exact precise
accusative accusative_case objective_case
accusative accusing
accusative objective
accuse charge
ace adept champion genius hotshot sensation star virtuoso whiz wizard
ace breeze_through sail_through sweep_through
ace one single unity
acetonemia ketosis
acetylsalicylic_acid aspirin
ache aching
acid back_breaker dose dot loony_toons pane window_pane
acid blistering
acknowledge admit
acknowledge receipt
acquaint introduce
acquaintance familiarity
acquaintance friend
acquiesce assent
acquiescence assent
acquire get
acquire take_on
acquisition learning
acquit behave
acquit exonerate
acreage land_area
acres estate landed_estate
acrobatic athletic gymnastic
acrobatics stunt_flying
acrobatics tumbling
act behave
act deed human_action human_activity
act enactment
act number routine
act_out enact
act_upon influence
acting playacting playing
action activity
action military_action
action sue
activate actuate set_off spark spark_off touch_off trigger trigger_off
active active_voice
active fighting
actor player
actor worker
actuate incite motivate prompt propel
actus_reus wrongdoing wrongful_conduct
acute acute_accent ague
acute intense
adam disco_biscuit ecstasy hug_drug
adamant inexorable
adapt conform
adaptation version
add hyperkinetic_syndrome
add_on affix append
add_together add_up summate tot_up total tote_up
addition gain increase
additive linear
addlebrained muddleheaded
address computer_address
address speech
address turn_to
adept expert practiced proficient skillful
adequate enough
adequate equal
adherent disciple
adieu adios auf_wiedersehen good_day
adjacent next
adjectival adjective
adjoin butt butt_against butt_on
adjoin contact
adjournment dissolution
adjunct auxiliary
adjust align
adjustment alteration modification
adjustment fitting
adjustment readjustment
administration brass establishment governing_body organization
administration disposal
administration giving_medication
administration presidency presidential_term
administrator decision_maker
administrator executive
admiration appreciation
admirer champion friend protagonist supporter
admission admission_charge admission_fee admission_price entrance_fee entrance_money
admit allow_in let_in
admonish caution
admonish warn
admonition warning
ado bustle flurry fuss
adobe_house sod_house soddy
adolescent teen teenage
adolescent teen teenager
adopt borrow
adopt espouse
adoption borrowing
adorn beautify deck decorate embellish grace
adorn decorate grace ornament
adroitness facility quickness
adult fully_grown grown grownup
adult grownup
adult_female woman
adult_male man
adulthood maturity
advance betterment improvement
advance feeler overture
advance forward_motion onward_motion progress progression
advance march_on move_on progress
advance progress progression
advent coming
adventure chance gamble risk take_chances
adventure dangerous_undertaking escapade risky_venture
adventure hazard jeopardize stake
adventurer explorer
adversary antagonist opponent
adverse untoward
adversity hard_knocks hardship
advertise publicize
advertisement advertising
advise counsel
advise notify send_word
advisor consultant
advocacy_group lobby lobby_group pressure_group special_interest third_house
advocate counsel counselor
advocate preach
advocate proponent
advocate recommend urge
aerial antenna transmitting_aerial
aerial forward_pass
aerodynamic flowing streamlined
aerosol aerosol_can aerosol_container spray_can
aesthetic esthetic
affair intimacy involvement liaison
affair matter
affair occasion social_function social_occasion
affairs personal_business personal_matters
affect bear_on bear_upon
affected_role patient patient_role
affectionate fond
affiliated attached connected
affiliation tie
affinity kinship
affinity phylogenetic_relation
affirm assert swan swear
affirm confirm corroborate substantiate
affirmation assertion
afflicted impaired
afflicted stricken
affluence richness
afford give yield
affront insult
afghan sheepskin_coat
afloat aimless rudderless
aforesaid said
african_tea arabian_tea cat
after_part stern
afternoon good_afternoon
afternoon_tea tea
agape gaping
age historic_period
age long_time years
aged elderly
aged elderly older
agency bureau federal_agency government_agency office
agency representation
agenda schedule
agent broker factor
aggravate exacerbate worsen
aggregate mass
aggregate total totality
aggregation collection
aggression hostility
aggressor attacker
aghast dismayed shocked
agile nimble
agitate stir_up
agitation excitement turmoil upheaval
agitation ferment fermentation unrest
agony suffering
agree concur
agreement arrangement
agreement correspondence
agreement understanding
agricultural farming
agriculture agriculture_department
agriculture factory_farm
agriculture farming husbandry
aid assist assistance help
aid assist help
aid assistance economic_aid economic_assistance financial_aid financial_assistance
aid assistance help
aid attention care tending
aid help
aide auxiliary
ailing peaked sickly
ailment complaint ill
aim bearing heading
aim intent intention purpose
aim object objective
aim purport purpose
aim take_aim
aimless floating
air_castle daydream reverie revery
air_duct air_passage airway
air_flow airflow
air_hostess hostess
air_lane airway
air_mile mile
air_power aviation
air_sock sock wind_cone wind_sleeve wind_sock
air_travel aviation
aircraft_carrier carrier
airless stuffy
airline_business airway
airplane plane
airplane_pilot pilot
airplane_propeller prop
airs pose
airy impractical windy
akin kindred
alabama camellia_state
alabaman alabamian
alarm alarm_clock
alarm alarm_system warning_device
alarm alert
alarm warning_signal
alaska last_frontier
album record_album
alcohol alcoholic_beverage alcoholic_drink
alcohol_addiction drunkenness
alert brisk
alert qui_vive
alerting alertness
alertness vigilance wakefulness
alibi excuse
alien alienate
alien exotic
alien extraterrestrial extraterrestrial_being
alien foreigner
alien stranger unknown
alienated anomic
alienated estranged
alienation estrangement
alight climb_down
alight perch
alignment coalition
alike similar
aliquot aliquot_part
all_over over
allege say
allegiance commitment loyalty
allegory emblem
allegory parable
alleviate facilitate
alleviate relieve
alley alleyway back_street
alley skittle_alley
allhallows_eve halloween
alligator_pear avocado avocado_pear
alligatored cracked
allocate apportion
allocation allotment
allocation storage_allocation
allot assign portion
allow countenance permit
allow let permit
ally friend
aloes bitter_aloes
aloha_state hawaii
alone lone lonely
aloneness loneliness
alphabetic_character letter
alter change
alter vary
alteration change modification
alteration revision
altercation fracas
alternate alternative
alternate replacement
alternative choice
altitude elevation
altitude height
alveolar alveolar_consonant dental dental_consonant
amateur recreational
amaze astonish astound
amaze baffle bewilder mystify puzzle
amazed astonished stunned
amazing astonishing
amber gold
ambiance atmosphere
ambiguous equivocal
ambitious challenging
amble stroll
ambuscade ambush
ambuscade ambush bushwhack waylay
amend better improve
america the_states united_states
american american_english american_language
american_capital washington
amiable cordial genial
amiss awry
ammo ammunition
amorous romantic
amorphous shapeless
amorphous unstructured
amount measure quantity
amount number total
amount sum
amount sum total
ample plentiful
amplification elaboration
amplification gain
amplify exaggerate magnify
amplify magnify
amsterdam dutch_capital
amusement entertainment
anaerobic_exercise bodybuilding muscle_building
analogous correspondent
analogue parallel
analyse analyze examine study
analysis analytic_thinking
analytic analytical
analyze break_down dissect
anatomic anatomical
anatomical anatomical_reference
anatomy general_anatomy
ancestor antecedent
ancestry blood blood_line lineage pedigree
anchor backbone
anchor cast_anchor drop_anchor
anchor ground
anchor ground_tackle
angel backer
angel holy_man holy_person saint
anger wrath
angle lean tilt
angle slant
anguished tormented tortured
animal animate_being beast brute creature
animal carnal sensual
animate animize
animated_cartoon cartoon
annihilate eradicate wipe_out
annihilating devastating withering
annihilation obliteration
announce declare
announcement proclamation
annoyance infliction
annoyance irritation vexation
annoyed harassed pestered
annoyed pissed_off steamed stung
annoying galling irritating nettlesome pestering
annoying vexation
another some_other
answer reply respond
answer reply response
answer result solution solvent
antagonise antagonize counteract
antagonistic counter
antecedent forerunner
antenna feeler
anterior prior
antianxiety_agent ataractic_agent ataractic_drug tranquilizer
antibiotic antibiotic_drug
antic clown clown_around
antic fantastic grotesque
antic joke prank trick
anticipate counter forestall
anticipate expect
anticipated awaited
anticipation expectancy
anticipation expectation
anticipation prediction prevision
antique old_geezer
antique outmoded
apex solar_apex
apex vertex
aplomb poise
apogee culmination
apologia apology
apologize rationalize
apology excuse
apostolic papal
apothecary chemist pharmacist pill_pusher pill_roller
appalling dismaying
apparatus setup
apparent evident manifest plain unmistakable
apparent seeming
apparent_horizon horizon sensible_horizon visible_horizon
apparition phantom shadow
apparition phantom specter
appeal charm
appeal collection
appeal prayer
appearance visual_aspect
appease quell
append hang_on tack_on tag_on
applause clapping hand_clapping
applicability pertinence
application application_program applications_programme
application coating
application practical_application
applied_science engineering engineering_science technology
applied_scientist engineer
apply employ use utilize
appoint constitute
appointee appointment
appointment date engagement
appointment designation
apportion divvy_up portion_out
appraisal assessment
appraisal estimate
appraise assess evaluate
appraise survey
appreciate take_account
appreciation grasp hold
appreciation taste
apprehend arrest collar nab nail
apprehend comprehend grasp savvy
apprehension arrest
apprehension misgiving
apprehension savvy understanding
apprentice learner
approach approach_path glide_path glide_slope
approach attack
approach border_on
approach come_near come_on draw_close draw_near near
approach coming
appropriate conquer
appropriate reserve set_aside
approval blessing
approval favorable_reception favourable_reception
approve sanction
approximate come_close
approximate estimate gauge
approximate_range ballpark
approximation estimate idea
apt given minded tending
apt liable
arbitrate intercede intermediate mediate
arc arch
arch condescending patronizing
arched arching
archeological_remains remains
archeological_site dig excavation
architect designer
architectural_plan plan
arctic arctic_zone
arctic frigid icy
ardent fervent fiery impassioned
arduous straining strenuous
area arena domain orbit sphere
arena sports_stadium stadium
argot cant jargon
argue contend
argue reason
argument contention controversy
argument debate
argument literary_argument
argument statement
arise bob_up
arise originate spring_up
aristocracy gentry
aristocracy nobility
arithmetic_mean expectation expected_value first_moment
arm gird
arm weapon weapon_system
armament equipping
armed_combat combat
armed_forces armed_services military military_machine war_machine
armed_robbery holdup
arms munition weapons_system
army ground_forces regular_army
army_corps corps
army_hut field_hut hut
army_tank tank
aroma fragrance perfume scent
aroma odor olfactory_property scent smell
arousal rousing
arousal stimulation
arouse awake awaken come_alive wake wake_up
aroused stirred_up
arrange fix_up
arranged ordered
arrangement organization
arrangement placement
array lay_out set_out
arrest check halt hitch stay stop
arrest hold_back
arriere_pensee mental_reservation reservation
arrival comer
arrive come
arrive get_in make_it
arrive_at reach
arrogate claim lay_claim
arse_about arse_around bum bum_about bum_around frig_around fuck_off loaf loll_around lounge_about lounge_around
art artistic_creation artistic_production
art artistry prowess
art fine_art
art nontextual_matter
article clause
articulate give_voice phrase word
articulated_lorry rig tractor_trailer trailer_truck trucking_rig
articulation voice
artificial contrived stilted
artificial_lake reservoir
artificial_satellite satellite
artillery artillery_unit
artillery gun heavy_weapon
artillery weapon
artilleryman gunner machine_gunner
artisan craftsman
artist creative_person
artistic_style idiom
arts humanistic_discipline liberal_arts
ascendancy dominance
ascending rise
ascertain determine find_out
ascertain ensure insure
ascribe attribute impute
ash_bin dustbin garbage_can trash_barrel trash_bin trash_can
ash_gray ash_grey silver silver_gray silver_grey
ashen blanched livid
ask_for bespeak call_for request
ask_over ask_round invite
asleep numb
aspect facet
aspect prospect scene view vista
aspirant hopeful
aspiration breathing_in inhalation intake
aspire shoot_for
assail assault set_on
assail attack
assault dishonor dishonour
assay attempt essay try
assay check
assemblage gathering
assemblage hookup
assemble gather
assemble piece put_together set_up tack_together
assembly meeting_place
assessment judgment
assessor tax_assessor
assign delegate designate
assigning assignment
assignment duty_assignment
assignment grant
assistant help helper supporter
associate companion comrade fellow
associate connect link relate tie_in
associate consort
associated_state protectorate
assorted miscellaneous mixed sundry
assorted various
assortment classification
assortment mixed_bag mixture potpourri variety
assume presume
assume take_on take_over
assumption laying_claim
assumption premise
assurance authority confidence
assure ensure guarantee insure
assyrian assyrian_akkadian
astonishing astounding staggering stupefying
astral stellar
astringent astringent_drug
astute shrewd
asymmetry imbalance
asynchrony desynchronizing
athabascan athapaskan_language
atheist atheistic
athens greek_capital
athletic_competition athletic_contest athletics
athletics sport
atm atmosphere standard_atmosphere standard_pressure
atm automated_teller automatic_teller cash_dispenser cash_machine
atmosphere atmospheric_state
atmospheric_static static
atomic nuclear
atone expiate
atrophic_arthritis rheumatism rheumatoid_arthritis
atrophied diminished
atrophy wasting_away
atrophy withering
attack lash_out
attack onrush onset onslaught
attack_aircraft fighter fighter_aircraft
attain reach
attempt effort endeavor try
attempt set_about undertake
attentive paying_attention
attest certify evidence manifest
attic classical_greek ionic ionic_dialect
attic loft
attire deck_out deck_up dress_up fancy_up fig_out fig_up gussy_up rig_out tog_out tog_up trick_out trick_up
attire dress garb
attired dressed garbed
attitude mental_attitude
attitude position posture
attorney lawyer
attract draw_in pull pull_in
attraction attractive_feature magnet
attribute dimension property
audacious brave dauntless fearless
audacious brazen insolent
audacity temerity
audience consultation interview
audience hearing
audit audited_account
audit scrutinize
audition auditory_modality auditory_sense
auditory_sensation sound
aug august
augur bode omen portend predict presage
august grand lordly
austere stark
austere stern
australian_crawl crawl front_crawl
austrian_capital vienna
authentic veritable
authenticity legitimacy
author generator
author writer
authoritarian overbearing
authoritative definitive
authorities government regime
authority authorization dominance potency
authorization mandate
authorization sanction
authorize empower
authorship writing
auto automobile car motorcar
automatic automatic_rifle machine_rifle
automatic machinelike
automobile_mechanic grease_monkey mechanic
automobile_trunk boot luggage_compartment trunk
autonomy liberty
autopsy necropsy postmortem_examination
autumn fall
auxiliary supplemental supplementary
avail help
avarice covetousness
avarice covetousness greed
avenge retaliate revenge
avenue boulevard
average average_out
average mean
average norm
average ordinary
avert avoid fend_off head_off stave_off ward_off
aviary bird_sanctuary
avoidance dodging turning_away
awaken wake_up
awakening waking_up
award awarding
award grant
award honor honour laurels
award prize
aware mindful
awareness cognizance consciousness
awed awestruck
awful dread dreadful fearful frightening terrible
awry cockeyed
axial_motion axial_rotation roll
axiom maxim
axis bloc
babble_out blab blab_out
babe baby infant
baby child
baby coddle pamper
bachelor knight_bachelor
bachelor unmarried_man
back endorse indorse plump_for plunk_for
back hinder
back rear
back_country backwoods
back_end rear
back_pack haversack knapsack
back_talk lip sassing
back_up support
backbone spine
background background_knowledge
background background_signal
background play_down
backing championship patronage
backing financial_backing financial_support
backlog reserve
backstage offstage wing
backup_man relief substitute
bad badness
bad_luck ill_luck misfortune tough_luck
bad_luck misfortune
badness severity
baffle baffle_board
baffle bilk foil frustrate thwart
baffled befuddled bewildered confused
baffling knotty
bag base
bag handbag purse
baggage luggage
bail_bond bond
bait hook lure
bait lure
bait tantalize taunt tease
baked parched scorched sunbaked
balance equilibrate
balance proportionality
baleful menacing ominous sinister threatening
ball musket_ball
ball_club baseball_club club nine
ball_up bollix_up bollocks_up botch_up flub fluff foul_up fuck_up louse_up mess_up muck_up screw_up spoil
ballad lay
ballad_maker songwriter
ballast ballast_resistor
ballet concert_dance
ballot vote voting
ballpark park
ballplayer baseball_player
ballroom dance_hall dance_palace
ballyhoo plug
balustrade banister
ban prohibition
band circle lot
band striation
band stripe
band_together confederate
bandstand outdoor_stage
bang bash belt knock smash
bang blast clap
bang slam
banish cast_out ostracize shun
bank banking_company banking_concern
bank_bill bank_note bill government_note
bank_check check
bank_deposit deposit
bank_discount discount
bank_vault vault
banquet feast
banter chaff jolly kid
bar barricade block block_off block_up
bar ginmill saloon
bar_sinister illegitimacy
barb jibe
barbarian barbaric
barbarian peasant
barbecue cook_out
barbed biting
barbed prickly
barbital diethylbarbituric_acid
bare naked nude
bare publicize
bare scanty
bargain buy steal
bargain deal
barge push_forward thrust_ahead
barkeep bartender
baronial imposing noble stately
barrage barrage_fire
barrage onslaught
barrel gun_barrel
barricade roadblock
barrier roadblock
bas_bleu bluestocking
base foundation groundwork
base_hit safety
base_runner runner
baseball baseball_game
baseball_bat lumber
baseball_diamond infield
baseball_glove baseball_mitt glove
baseline service_line
basement cellar
bash sock
basic_assumption constatation
basic_principle fundamental_principle fundamentals
basin catchment_area catchment_basin drainage_area drainage_basin river_basin watershed
basis footing ground
basis groundwork
basket basketball_hoop hoop
basket field_goal
basketball basketball_game
basketball_team five
bass bass_part
bass sea_bass
bass_fiddle bull_fiddle contrabass double_bass string_bass
baste basting_stitch
baste batter clobber
bat cricket_bat
bat squash_racket squash_racquet
batch clutch
batch deal flock good_deal great_deal heap lot mass mint mountain peck pile plenty raft stack tidy_sum
bathing washup
bathing_costume bathing_suit swimming_costume swimsuit
bathing_tub bathtub tub
bathroom john lavatory privy toilet
baton billy_club
baton wand
baton_twirler twirler
battalion large_number multitude pack
batter buffet knock_about
batter hitter slugger
battery electric_battery
battery_charger charger
batting_order lineup
battle combat
battle conflict engagement fight
battle conflict struggle
battle struggle
battle_cry cry rallying_cry war_cry
battle_royal melee scrimmage
battlefield battleground field
battlefront front front_line
bawdyhouse brothel sporting_house
bawl bellow
bawl_out berate chew_out chew_up chide dress_down have_words lecture rebuke reprimand scold
bawling_out castigation chewing_out dressing_down
bay_state massachusetts old_colony
bazaar fair
beacon beacon_fire
beacon beacon_light
beady jeweled
beak peck
beam radio_beam
bean edible_bean
bean_town boston
bear birth give_birth
bear_on come_to concern pertain refer relate touch_on
bear_out underpin
bear_witness evidence testify
bear_witness testify
bearded bewhiskered whiskered
bearer carrier toter
bearer holder
bearing carriage posture
bearing comportment mien
beast brute wildcat
beat beat_out vanquish
beat beat_up work_over
beat heartbeat pulsation pulse
beat musical_rhythm rhythm
beat round
beat_back force_back push_back repel
beating licking
beating whipping
beau clotheshorse fashion_plate gallant swell
beau_ideal idol paragon perfection
beau_monde bon_ton high_society smart_set society
beauty dish mantrap sweetheart
beauty_parlor beauty_parlour beauty_salon beauty_shop salon
beaver_state oregon
beckon wave
become get
bed_clothing bedding
bed_ground bedground
bed_sheet sheet
bedamn imprecate
bedding bedding_material litter
bedraggled dilapidated
bedroom sleeping_accommodation sleeping_room
beef squawk
beef_man cattleman cow_man
beef_up fortify strengthen
beefy burly husky
beehive hive
beehive_state mormon_state utah
beer_mug stein
befall happen
befuddle confound confuse
beg implore pray
beg solicit
beget engender father mother sire
begin commence set_out start start_out
beginner founder
beginner initiate
beginning first kickoff offset outset start starting_time
beginning origin root source
behavior conduct
behavior conduct demeanor
being existence
being organism
belated late
belch belching
belgian_congo congo
belie contradict
belie misrepresent
belief feeling impression notion
believable credible
believe conceive think
believer worshipper
bell doorbell
bell toll
belligerent combatant fighter
bellow holler hollering roar roaring
belly belly_out
beloved darling dear
beloved dear honey love
belowground underground
belt belt_out
belt_along bucket_along cannonball_along hasten pelt_along race rush rush_along speed
belt_down bolt_down down drink_down pour_down
bemoan bewail deplore lament
bench judiciary
bench terrace
bench work_bench workbench
benediction blessing
benefactive_role beneficiary
benefit profit
benefit welfare
bent bent_on dead_set out_to
bent hang knack
bequest legacy
berlin german_capital
berth bunk
berth post
beset set_upon
besiege hem_in
besmirch calumniate
bespeak indicate signal
best outdo
bestial brute
bestow confer
bet stake wager
bet wager
bet_on gage game stake
betrayal treachery treason
better_half married_person mate partner spouse
betterment melioration
betting_odds odds
beverage drink
bewilderment puzzlement
bewitch magnetize mesmerize
beyond_doubt indubitable
bias preconception prejudice
bible christian_bible good_book holy_scripture holy_writ scripture
biblical scriptural
bicker bickering fuss squabble
bicker squabble
bid bidding
bid bidding command
bid tender
big large
big_businessman business_leader king top_executive
big_league major_league majors
bigger larger
bilateral bilaterally_symmetric
bill measure
bill_poster bill_sticker poster
billion million
billow surge
bind bond
bind bond hold_fast stick_to
binder reaper_binder
binding ski_binding
binoculars field_glasses opera_glasses
biography life_history life_story
biological_science biology
biologist life_scientist
bird boo bronx_cheer hoot
bird fowl
birthday natal_day
birthplace cradle provenance
biscuit cookie
bit chip fleck scrap
bit minute moment second
bite insect_bite sting
bite morsel
bite snack
bivouac camp camp_out encamp tent
bivouac camp encampment
bivouac camping_area camping_ground camping_site encampment
bizarre eccentric
blab gabble prattle
black blacken
black blackness
black blackness pitch_blackness total_darkness
black_eye blow reversal reverse setback
black_eye mouse
black_maria paddy_wagon patrol_wagon police_van police_wagon wagon
blackening darkening
blade steel sword
blame darned
blame fault
blame find_fault
blame rap
blanch pale
blandness smoothness
blank_out forget
blanket broad extensive wide
blanket cover
blanket mantle
blare blaring clamor din
blaring blasting
blaspheme curse cuss imprecate swear
blasphemous profane
blasphemy desecration sacrilege
blast boom smash
blasting ruinous
blatant blazing conspicuous
blatant clamorous vociferous
blaze blaze_away
blaze brilliance glare
blazing dazzling glaring
bleach bleach_out
bleached faded
bleak desolate
bleary blurred fuzzy hazy
bleed hemorrhage
bleed leech
blemish defect
blend blend_in
blend blending
blend portmanteau_word
blending shading
blessing boon
blessing thanksgiving
blind screen
blind subterfuge
blind_alley impasse
blink blink_away
blink eye_blink wink
blinker turn_indicator turn_signal
blithe lighthearted
blob fleck
block blockade embarrass hinder obstruct
block city_block
bloke chap cuss fella fellow lad
blond blonde
blood rake rip
blood_brother brother
blood_relation blood_relative cognate
blood_transfusion transfusion
bloodstained gory
bloody blooming
bloom blossom flower
bloom blush flush
bloom salad_days
blossom blossom_forth blossom_out unfold
blossom flower flush heyday peak prime
blot spot
blot_out obliterate veil
blotch mottle
blotted_out obliterate
blow_up detonate explode
blow_up enlarge
blower electric_fan
blowfish sea_squab
blubber blubber_out
blue blue_air blue_sky
blue bluish
blue_devils blues
bluegrass_state kentucky
bluff bluff_out
bluff four_flush
blunder flub
blunder fumble
blunder goof sin
blunder_out blurt blurt_out ejaculate
blur fuzz
blush crimson flush redden
blush_wine pink_wine rose rose_wine
bluster boast brag gas
bluster braggadocio
bluster bravado
board get_on
board room
boarding_house boardinghouse
boast feature sport
boat gravy_boat gravy_holder
boater panama panama_hat sailor straw_hat
boatload carload
bob british_shilling
bodoni_font modern modern_font
body personify
body_forth embody incarnate substantiate
body_politic commonwealth country nation res_publica state
body_snatcher ghoul
bodybuilder muscle_builder muscleman
bodyguard escort
bog bog_down
bog peat_bog
bogey bogy
bogus fake phony
boiler kettle
boiler steam_boiler
boilers_suit overall
boiling stewing
boisterous unruly
bola_tie bolo bolo_tie
bold bold_face
boldness brass cheek nerve
boldness daring
bolo bolo_knife
bolshevik red
bolster bolster_up
bolster long_pillow
bomb bomb_calorimeter
bomb flush_it
bomb_shelter bombproof
bomber cuban_sandwich hero_sandwich italian_sandwich poor_boy sub submarine submarine_sandwich wedge
bon_vivant epicure gourmet
bond bond_certificate
bone bone_up grind_away mug_up swot_up
bone ivory pearl
bone_marrow marrow
bonnet cowling
bonnet poke_bonnet
bonus fillip
bonus incentive
bony osseous
bony scraggly scrawny skinny
boob_tube goggle_box idiot_box television television_receiver television_set
booby dope dumbbell
booby_hatch crazy_house funny_farm funny_house loony_bin nut_house nuthouse
booby_trap pitfall
book record_book
book script
book volume
book_binding cover
booker booking_agent
booking reservation
boom gold_rush
boom microphone_boom
boom roar roaring thunder
boomerang throw_stick
boost cost_increase hike
boost encouragement
boost hike hike_up
boot_out drum_out expel oust
booth stall
booty dirty_money loot plunder prize
booze drink
booze hard_drink hard_liquor john_barleycorn liquor spirits strong_drink
border borderline boundary_line
border bound
border edge
border molding
border surround
borderline marginal
bore drill
bore dullard
boring irksome tedious tiresome wearisome
bosom embrace
boss chief foreman
boss emboss
boss party_boss political_boss
bother fuss trouble
bother inconvenience_oneself trouble_oneself
bottle feeding_bottle nursing_bottle
bottle_cork cork
bottle_screw corkscrew
bottom underside
boulder bowlder
bounce bouncing
bounce bound leap leaping
bounce rebound ricochet
bound boundary bounds
bound boundary limit
bound jump leap spring
boundless unbounded
bouquet corsage
bouquet fragrance sweetness
bourbon bourbon_dynasty
bourgeoisie middle_class
bout tear
bow bow_down
bow_down prostrate
bowl_over knock_over overturn tip_over tump_over turn_over
box package
boxed boxed_in
boxing_glove glove
boy male_child
boy son
brace couple pair span yoke
brace pair
brace stabilize steady
braced buttressed
bracing brisk refreshing
braid gold_braid
braid lace
brain genius
brain head mind psyche
brain learning_ability mental_capacity mentality wit
brainy brilliant
brake_shoe shoe
brake_system brakes
branch subdivision
branched forked
brand brand_name trade_name
brand denounce
brand make
branding_iron iron
brandish flourish
brandish wave
brass brass_instrument
brassy cheap flash flashy gaudy loud tawdry
brave brave_out endure weather
brave courageous
bravery courage
breach break falling_out rift
breach gap
breach offend transgress violate
breadth width
break come_apart
break fault geological_fault
break good_luck happy_chance
break interruption
break_apart disassemble take_apart
break_away chip chip_off
break_loose escape get_away
break_open burst
break_out erupt
break_up dispel disperse dissipate scatter
break_up part
breakaway breaking_away
breakdown dislocation
breakdown equipment_failure
breaking_ball curve curve_ball
breaking_wind flatus
breakthrough discovery find
breakup separation
breakwater groin
breast white_meat
breast_feeding nursing
breath breathing_place breathing_space breathing_spell breathing_time
breath hint
breathe_out exhale
breathing external_respiration respiration ventilation
breathing_out expiration
breeches knee_breeches knee_pants
breed engender
breeding bringing_up fostering raising rearing
breeding training
breeze cinch duck_soup picnic walkover
brevity transience
bribe buy corrupt
bridegroom groom
bridge bridge_circuit
bridle curb
brief legal_brief
brigadier brigadier_general
brightness brightness_level light luminosity
brightness cleverness
brilliance genius
brilliance grandeur magnificence splendor
brilliancy luster lustre splendor
brilliant superb
brim lip
brim_over overflow run_over well_over
bring_down get_down let_down lower take_down
bring_down overthrow subvert
bring_forth generate
bring_in earn pull_in
bring_off carry_off manage
bring_on induce
bring_up call_down conjure_up invoke
bring_up nurture parent rear
bringing delivery
brink verge
brisk brisk_up
britain great_britain united_kingdom
british british_people
british_capital greater_london london
british_pound pound pound_sterling
brittle toffee
broad wide
broadcast program
broadcast_medium broadcasting
broaden extend
broadside circular flyer
broadside philippic
brocaded raised
broil oven_broil
broke bust
brokerage brokerage_firm securities_firm
brokerage brokerage_house
bronzed suntanned tanned
brood bulk_large
brood dwell
brooding contemplative meditative musing pensive reflective
brook creek
brothel_keeper madam
brother buddy crony
brother comrade
brotherhood fraternity
brotherhood labor_union trade_union trades_union union
brotherly_love charity
browbeat swagger
brown brownish
browned_off cheesed_off exasperated
brucellosis contagious_abortion
brucellosis gibraltar_fever malta_fever mediterranean_fever rock_fever undulant_fever
bruise contusion
bruit rumor
brush light_touch
brush thicket
brush_aside brush_off discount dismiss disregard ignore push_aside
brutal cruel fell vicious
buck clam dollar dollar_bill
buck horse sawhorse
buck long_horse vaulting_horse
buck_private common_soldier private
bucket pail
buckeye_state ohio
buckle crumple
buckle_under give_in knuckle_under succumb
bucolic pastoral
bucolic peasant
budge stir
budget_items operating_cost operating_expense overhead
buff buffet
buff caramel_brown raw_sienna yellowish_brown
buff devotee fan lover
buffalo_chip chip cow_chip cow_dung
buffer buffer_storage buffer_store
buffer buffer_zone
buffer cushion
buffer fender
buffet counter sideboard
buffet snack_bar snack_counter
buffoon clown
buffoon clown merry_andrew
bug_out bulge_out pop pop_out protrude
build build_up work_up
build construct
build physique
building construction
building edifice
building_complex complex
bulb electric_light incandescent_lamp light_bulb
bulging convex
bulk majority
bulk volume
bullet bullet_train
bullet fastball heater
bullet slug
bully roughneck rowdy ruffian
bum dirty_dog puke rat scum_bag skunk
bum grub sponge
bum idler
bump encounter find
bump_off murder off polish_off
bunch bunch_together bunch_up
bunch bundle cluster
bunch clump cluster
bunch crew crowd gang
bunco_game bunko_game con con_game confidence_game confidence_trick hustle sting
bundle bundle_up
bundle package packet parcel
bundle sheaf
bunk feed_bunk
bunk rot
bunker dugout
bunker sand_trap
bunt stinking_smut
buoyant perky
burden effect essence
burden encumbrance
burden load loading
burden weight weight_down
burdened loaded_down
bureau chest dresser
burgeon_forth germinate sprout
burial_ground burial_site burying_ground cemetery graveyard memorial_park
burial_vault vault
burn burn_down
burn burn_mark
burn burning
burn tan
burning combustion
burnt_sienna mahogany reddish_brown sepia venetian_red
burrow tunnel
burst explosion
burst fit
burst outburst
burst salvo volley
bury entomb inter
bus bus_topology
bus heap
bus passenger_vehicle
bush scrub
bushel fix furbish_up mend repair
bushy shaggy
business business_concern business_organisation business_organization
business business_enterprise commercial_enterprise
business job occupation
business_community businessmen
business_deal deal trade
business_district downtown
business_firm firm house
business_office office
bust raid
bust_up wrack wreck
bustle bustle_about hustle
busy fussy
busy occupy
butcher slaughter
butt butt_end
butt goat
butter_churn churn
button push push_button
buttoned fastened
buy purchase
buy_at frequent patronize shop shop_at
bypass electrical_shunt shunt
bypass get_around
bypass ring_road
cab taxi
cabinet locker storage_locker
cable cable_length
cable overseas_telegram
cable telegraph wire
cable transmission_line
cache hive_up lay_away squirrel_away
cache memory_cache
cadaverous emaciated gaunt haggard pinched skeletal
cadence meter
cadre cell
cafe coffee_bar coffee_shop coffeehouse
cage cage_in
cage coop
cagey clever
calamity catastrophe disaster tragedy
calculate cipher compute
calculate count_on estimate figure forecast reckon
calculating shrewd
calculation computation
calculation computation figuring reckoning
calculation deliberation
calculus infinitesimal_calculus
calendar_month month
calendar_week week
caliber calibre
caliber calibre quality
california golden_state
call cry outcry shout yell
call know_as name
call phone_call telephone_call
call_back recall recollect remember
call_for demand necessitate need require
call_forth evoke kick_up provoke
call_off cancel
call_out cry_out exclaim
call_up phone telephone
callous calloused thickened
calm calmness composure equanimity
calm steady
calm tranquil
calumny hatchet_job
cam_stroke stroke throw
camera photographic_camera
camera television_camera
camouflage disguise
camp camp_down
camp clique ingroup inner_circle
campaign cause crusade drive effort
campaign crusade
campaign hunting_expedition
campaign military_campaign
campaign political_campaign
camper camping_bus motor_home
camping encampment tenting
can can_buoy
can give_notice sack send_away
can tin
cancel offset
cancer crab
candid forthright frank outspoken
candidacy political_campaign
candidate prospect
candle standard_candle
candle wax_light
candour fairness
candy_kiss kiss
cane flog
caning wicker
canon canyon
canonized glorified
cant cant_over tilt
cant pious_platitude
canteen mobile_canteen
canvas canvas_tent
canvas canvass
canvass poll
cap crest
cap detonating_device
capability capacity
capability potentiality
capable subject
capacitance capacitor condenser electrical_condenser
capacity content
capillary capillary_tube capillary_tubing
capital capital_letter
capital working_capital
capital_punishment death_penalty execution
capitalism capitalist_economy
capitalist capitalistic
capitalize take_advantage
captain police_captain police_chief
captain sea_captain
captain_hicks sextet six
captivating fascinating
captive prisoner
captivity imprisonment
capture gaining_control seizure
capture seizure
car elevator_car
car railroad_car railway_car
caravan train wagon_train
carbon carbon_copy
card identity_card
card_game cards
cardiac_murmur heart_murmur murmur
cardinal cardinal_number
cardinal central fundamental key
cardiomegaly enlarged_heart
care caution precaution
care give_care
careen lurch reel stagger
careen sway
careen wobble
career life_history
career vocation
carefree freewheeling
carelessness negligence
careworn drawn haggard worn
cargo freight load loading shipment
cargo_ships merchant_vessels shipping
caricature imitation
carnal_knowledge intercourse relation sex_act sexual_congress sexual_intercourse sexual_relation
carnival circus
carnival fair
carpentry woodwork
carpet rug
carpet_slipper slipper
carriage coach passenger_car
carrier_bag paper_bag sack
carry transport
carry_on conduct
carry_on preserve uphold
carrying_out implementation
cart drag haul
cartesian_product intersection
cartoon sketch
cartoon_strip comic_strip strip
cartridge magazine
cartridge_clip cartridge_holder clip
cartwheel silver_dollar
carve chip_at
carve_up divide split
carved carven
carving sculpture
cascade cascade_down
case encase
case event
case instance
case suit
case_law common_law precedent
cash cash_in
cash hard_cash
cash immediate_payment
cash_cow moneymaker
casino gambling_casino
cast dramatis_personae
cast mold
cast_aside cast_away chuck_out discard dispose put_away throw_away throw_out toss_away toss_out
cast_off shake_off shed throw_away throw_off
castanets finger_cymbals
castigation chastisement
castle palace
casual nonchalant
cat_burglar housebreaker
cat_scan scan
catalog catalogue
catapult sling
catapult slingshot
catastrophe disaster
catastrophic ruinous
catch haul
catch_on cotton_on get_it get_onto get_wise twig
catching detection
catching transmissible
category class family
cater ply provide
catholic_pope holy_father pope
cattle_farm cattle_ranch ranch spread
cattle_pen corral cow_pen
cattle_thief rustler
cattleman cowboy cowhand cowpuncher puncher
causal_agency causal_agent cause
causal_factor determinant determining_factor
cause grounds
cause induce stimulate
caustic_remark irony sarcasm satire
caution caveat
cautious timid
cavalry horse horse_cavalry
cavalryman trooper
cave undermine
cave_dweller cave_man caveman
cave_in collapse fall_in give_way
cavern cavern_out
cavity pit
cavort frolic lark_about romp run_around skylark sport
cease discontinue lay_off quit stop
cease end terminate
ceaseless perpetual
ceding_back recession
ceiling roof
celebrate fete
celebration festivity
celebrity fame
celebrity famous_person
celerity quickness rapidity
celestial heavenly
celestial_horizon horizon
celestial_latitude dec
celestial_orbit orbit
celestial_sphere heavens
cell electric_cell
cellar root_cellar
cellar wine_cellar
cellular_respiration internal_respiration respiration
celtic celtic_language
celtic gaelic
censorship security_review
censure exclusion
censure reprimand
census nose_count
cent penny
centenary centennial
centennial_state colorado
center center_field centerfield
center center_on concentrate_on focus_on revolve_about revolve_around
center concentrate focus pore rivet
center eye heart middle
center halfway middle midway
centering focal_point focus focusing
central telephone_exchange
central_office headquarters main_office
central_processor processor
central_thai siamese
century hundred
cerebrovascular_accident stroke
ceremonial_occasion ceremony observance
certain sure
certainty sure_thing
certificate certification
certificate security
ceylon sri_lanka
chain chemical_chain
chair chairman
chair chairman president
chair death_chair electric_chair hot_seat
chair professorship
chaise chaise_longue daybed
chalk_out sketch
challenge dispute
champ champion
champagne_flute flute flute_glass
champion fighter hero
champion prizewinning
championship title
chance opportunity
chance probability
chance_variable random_variable stochastic_variable variant
change_over convert
change_over shift
change_state turn
channel transmission_channel
channel transmit
chant intone
chant intone tone
chantlike singsong
chapel chapel_service
character fiber
character fictional_character fictitious_character
character persona role theatrical_role
character quality
characteristic device_characteristic
characteristic feature
characterization delineation word_picture
characterization enactment portrayal
charcoal charcoal_gray charcoal_grey oxford_gray oxford_grey
charge_card charge_plate credit_card plastic
charisma personal_appeal personal_magnetism
charm magic_spell magical_spell spell
charming magic magical wizard
charnel charnel_house
charnel ghastly
chart graph
charter hire lease
chase chase_after
chase dog give_chase tail trail
chase following pursuit
chase_away dispel drive_away drive_off drive_out
chastisement correction
chastity sexual_abstention
chastity sexual_morality virtue
chat jaw
chat_up coquette flirt mash
chatter chattering
cheap inexpensive
cheat jockey
cheat rip_off
cheat_on wander
check check_into check_out check_over look_into suss_out
check_mark tick
check_stub stub
checkout checkout_counter
checkout checkout_time
checkup health_check medical medical_checkup medical_exam medical_examination
cheer cheerfulness sunshine
cheerful upbeat
cheering comforting
cheering shouting
cheery gay sunny
chemical_formula formula
chemical_science chemistry
chemistry interpersonal_chemistry
cherished precious treasured
chew cud plug
chew_over meditate mull mull_over muse ponder reflect think_over
chewing_gum gum
chic smart
chicago michigan
chicago windy_city
chicken_coop coop
chief chieftain tribal_chief
chief head top_dog
chief main master principal
chief_executive president
child kid
child kid minor nestling youngster
childish infantile
chill cool cool_down
chill shivering
chilling shivery
chimney lamp_chimney
chin chin_up
chin_music idle_talk prattle
chin_wag chin_wagging chit_chat gossip small_talk
china communist_china mainland_china red_china
china nationalist_china taiwan
chip crisp potato_chip saratoga_chip
chip_in contribute
chipper jaunty
chivalrous knightly
chivalry gallantry
chock_up cram wad
chockful cram_full
chocolate coffee deep_brown
chocolate drinking_chocolate hot_chocolate
choice pick selection
choice prize quality select
choice selection
choice_morsel tidbit
choir chorus
choke choke_coil choking_coil
choke gag
choke_off clog clog_up
choke_up lug
choked clogged
choose pick_out select
choose prefer
chop chop_up
chopper meat_cleaver
chore job task
choreography stage_dancing
chorine chorus_girl
chortle chuckle
chortle chuckle laugh_softly
chorus chorus_line
chorus refrain
chosen elect
christendom christianity
christian_church church
christian_religion christianity
christmas christmas_day
chromatography_column column
chronic continuing
chronological_sequence chronological_succession sequence succession
chump fall_guy fool gull soft_touch sucker
chunk clod clump lump
chunk lump
chunky squat
church church_building
church church_service
church_bench pew
church_doctrine creed gospel religious_doctrine
church_father father
church_member churchgoer
churchman cleric divine
churning roiling turbulent
chute parachute
chute sloping_trough
cigarette coffin_nail
cinema film
cinema movie_house movie_theater movie_theatre picture_palace
cipher code encipher
cipher goose_egg naught nothing null zero zip
cipher nobody
cipher zero
circuit circumference
circuit electric_circuit electrical_circuit
circuit tour
circular rotary
circular round
circular_file waste_basket wastebasket wastepaper_basket
circulate disseminate
circumscribe confine_to limit
circumstance condition consideration
circumstance context setting
circumstances destiny fate fortune lot luck
citation cite mention quotation reference
citation quotation
cite mention refer
citizens_committee committee
citrous_fruit citrus citrus_fruit
city metropolis
city metropolis urban_center
city_manager mayor
civilization culture
civilized cultured polite
clad clothed
clairvoyance extrasensory_perception second_sight
clamber scramble shin skin
clammy dank
clamor clamoring
clamp clinch
clan kin_group kindred kinship_group
clandestine secret undercover underground
clang clangor clangoring clank clash crash
clannish snobbish
clannishness exclusiveness
claret red_bordeaux
clarify clear_up elucidate
clarity clearness
clarity clearness lucidity
clash encounter skirmish
clash friction
clash jar
class classify sort_out
class course
class grade
class social_class stratum
class_fellow classmate schoolmate
classic classical
classical classical_music serious_music
classical_scholar classicist
classified classified_ad classified_advertisement
classroom schoolroom
claw hook
clay_sculpture molding
clean make_clean
cleaner cleansing_agent
cleaner dry_cleaner
cleaning cleansing
cleaning_lady cleaning_woman woman
cleave rive split
cleft crack crevice
clench clinch
clergyman reverend
clerk shop_assistant shop_clerk
cliche commonplace
click clink
click mouse_click
click suction_stop
client customer
client guest
clientele patronage
cliff drop
climate mood
climax coming sexual_climax
climax culminate
climax culmination
climax flood_tide
climb climb_up
climb raise rise upgrade
cling cohere
cling_to clutch hold_close hold_tight
clip nip_off snip snip_off
clip time
clip trot
clobber lick
clock time
clod gawk lummox lump
clodhopper work_shoe
clogged clotted
close closing
close closing_curtain finale
close conclusion finale finish last stopping_point
close shut
close_call close_shave narrow_escape squeak
close_in inclose shut_in
close_out preclude rule_out
closed_book enigma mystery secret
closed_chain ring
closet cupboard
closet wardrobe
closet water_closet
closing closure
closing shutdown
closing_off isolation
closure gag_law gag_rule
clot coagulate
cloth fabric material textile
clothe dress fit_out garb garment
clothed draped wrapped
clothes dress wearing_apparel
clothing_store haberdashery haberdashery_store mens_store
cloud_cover overcast
clouded overcast
cloudy nebulous
clowning comedy
clowning prank
club clubhouse
club gild social_club society
clue hint
clump thud thump thumping
clumsy cumbersome inept
clumsy ungainly
cluster flock
clutch clutches grip hold
clutch seize
cluttered littered
coach manager
coach private_instructor tutor
coaching coaching_job
coal_black ebony jet_black pitch_black sable soot_black
coal_scuttle scuttle
coalesce fuse merge mix
coalescence coalition
coalition fusion
coarse vulgar
coast seacoast
coaster_wagon wagon
coat coating
coat surface
coating finish finishing
coax coax_cable coaxial_cable
coax wheedle
coaxing soft_soap sweet_talk
coccidioidomycosis desert_rheumatism valley_fever
cocktail_dress sheath
coconut coconut_meat
code codification
code computer_code
coerce force pressure
coffee coffee_bean coffee_berry
coffee java
cogent_evidence proof
cognitive_operation cognitive_process mental_process process
cognizance ken
cohesion cohesiveness
coil gyrate spiral
coil whorl
coin mint
coincide concur
coincidence concurrence conjunction
cold coldness
cold coldness low_temperature
cold common_cold
coldness coolness
collaborate cooperate join_forces
collaborator confederate
collaborator pardner partner
collapse crash
collapsible_shelter tent
colleague confrere fellow
colleague fellow_worker
college_boy college_man collegian
collide_with hit impinge_on
collision hit
colloquial conversational
colony settlement
color color_in colour_in
color colour
color semblance
color vividness
coloratura coloratura_soprano
colossal prodigious stupendous
column_inch inch
comb ransack
combat fight fighting scrap
combat_injury injury wound
combine compound
combine corporate_trust trust
combining_weight equivalent equivalent_weight
combo jazz_band jazz_group
come_about happen occur take_place
come_after succeed
come_along progress shape_up
come_back hark_back recall
come_down descend fall
come_forth emerge
come_home dawn get_across sink_in
come_in enter get_in get_into move_into
comeback replication retort
comedian comic
comfort consolation solace
comfort ease
comfort_station convenience public_convenience public_lavatory public_toilet toilet_facility wash_room
comforting consoling
comforts creature_comforts
comic funny
coming upcoming
coming_back return
coming_together congress meeting
coming_upon encounter
command_overhead overhead
commandeer hijack
commander commanding_officer
commanding dominating
commandment teaching
commence lead_off start
commencement_ceremony commencement_exercise graduation graduation_exercise
comment commentary
comment gossip
comment input remark
comment point_out remark
commentator observer
commentator reviewer
commerce commerce_department
commerce commercialism
commercial commercial_message
commie communist
commission committee
commit dedicate devote
commit perpetrate
commitment dedication
commodity good trade_good
common green park
common_law precedent
common_man common_person commoner
common_market europe european_community european_union
common_mood declarative declarative_mood fact_mood indicative_mood
common_people folk folks
common_scold nag scold
common_sense good_sense horse_sense mother_wit sense
commonwealth democracy republic
commotion din rumpus tumult
commotion disruption disturbance flutter hurly_burly
commotion whirl
communicate pass_along put_across
communicating communication
communion holy_communion sacramental_manduction
communique despatch dispatch
communist communistic
commutation commuting
commutation substitution
commuter commuter_train
compact compact_car
compact powder_compact
companion company keep_company
companionship company fellowship society
company troupe
comparative comparative_degree
comparative relative
compare comparison equivalence
compass orbit range reach scope
compass reach
compassion pity
compel oblige
compensate counterbalance even_off even_out even_up
compensate repair
compete vie
competition competitor rival
competition contention
competition contest
complain plain
complaisance compliance deference
complement full_complement
complete finish
completion culmination mop_up
completion pass_completion
complex complicated
complex composite
complex_number complex_quantity imaginary imaginary_number
complexion skin_color skin_colour
compliance conformity
compliance submission
complicate refine
complication ramification
compliment congratulate
complimentary gratuitous
component component_part constituent part portion
component constituent element
component element factor ingredient
composing composition
composition constitution makeup physical_composition
composition musical_composition opus piece
compound deepen intensify
comprehensive comprehensive_examination
compress constrict
compress pack_together
comprise contain incorporate
compromise via_media
compromising conciliatory
compulsion irresistible_impulse
computer computing_device computing_machine data_processor electronic_computer
computer_graphic graphic
computer_hardware hardware
computer_memory computer_storage memory memory_board store
computer_menu menu
computer_mouse mouse
computer_peripheral peripheral peripheral_device
computer_programing computer_programming programming
computer_simulation simulation
computer_software package software_package software_program software_system
computer_virus virus
con convict inmate
con defraud swindle
con memorize
concealed hidden
concede confess
conceive_of envisage imagine
concentration denseness density
concentration_camp stockade
concept conception construct
conception creation
conception innovation invention
conceptuality conceptualization
conceptualization formulation
concern headache vexation worry
concern interest
concerned interested
concerted cooperative
conciliate patch_up
conclude reason reason_out
concluding final
conclusion decision determination
conclusion ending
concoct cook_up
concord harmony
concurrent cooccurring simultaneous
condemn decry excoriate
condemnation curse
condemnation disapprobation
condensation contraction
condenser optical_condenser
condescension disdain patronage
condition discipline
condition precondition
condition status
conditional_relation implication logical_implication
conducting_wire wire
conductor music_director
confederacy confederate_states south
confederacy conspiracy
confer_with consult
conference group_discussion
conference league
confess squeal
confidant intimate
confide entrust intrust
confident convinced positive
confidential_information steer tip
configuration constellation
configuration contour form shape
confine limit throttle
confinement labor labour
confinement restriction
confining constraining limiting restricting
confirm reassert
confirmation verification
confiscate forfeit
conflict run_afoul
confluent feeder
confluent merging
confound confuse
confront face
confront face face_up
confrontation encounter showdown
confrontation opposition
confused disjointed disordered garbled scattered
confusing perplexing puzzling
confusion disarray mental_confusion
congo congou_tea
congo french_congo
congratulate felicitate
congratulations praise
congregation faithful fold
congressman representative
conical_buoy nun nun_buoy
conjecture guess hypothesis speculation surmise
conjecture hypothesize speculate theorize
conjecture speculation
conjoin espouse get_married marry wed
conjugate conjugated
conjunction connective
conjunction junction
conjuring_trick illusion magic magic_trick
connect link
connecticut constitution_state nutmeg_state
connection link
connote imply
conquer stamp_down subdue suppress
conquest seduction
conquest subjugation
conscience moral_sense
conscription selective_service
consecutive sequential serial successive
consequence moment
consequent resultant
conservation preservation
consider regard view
consist dwell lie_in
consistence consistency
consistent reproducible
console console_table
consolidation integration
constable police_constable
constancy perceptual_constancy
constancy stability
constant constant_quantity invariable
constant invariant unvarying
constituent grammatical_constituent
constitute make_up
constitution establishment formation
constitution fundamental_law organic_law
construct manufacture
construction grammatical_construction
construction mental_synthesis
construction structure
construe interpret
consult look_up
consume down
consume ingest
consummate masterly virtuoso
consumption expenditure using_up
consumption intake uptake
consumption pulmonary_tuberculosis wasting_disease white_plague
contact impinging striking
contact physical_contact
contaminate foul
contamination pollution
contamination taint
contemplation musing reflection
contemporaries generation
contempt scorn
contemptuous disdainful scornful
contend postulate
content contented
content message subject_matter
contestant dissenter
context linguistic_context
contiguous immediate
continuance continuation
continuance duration
continuation good_continuation
continuation prolongation
continue keep
continue proceed
continuity persistence
continuous uninterrupted
continuous_tense imperfect imperfect_tense progressive progressive_tense
contortion deformation
contour contour_line
contraception contraceptive_method
contraceptive contraceptive_device prophylactic_device
contraceptive_diaphragm diaphragm
contract contract_bridge
contract declaration
contract sign_on sign_up
contraction muscle_contraction muscular_contraction
contraption contrivance convenience gadget
contrary opposite reverse
contrast counterpoint
contrast demarcation dividing_line
contrast direct_contrast
contribute impart lend
contributing contributory
contribution donation
contribution share
contrivance dodge stratagem
contrive design
contrive devise formulate invent
control control_condition
control curb hold_in
control_stick stick
convention normal pattern rule
conversion spiritual_rebirth
conversion transition
convertible convertible_security
convertible sofa_bed
conveyer_belt conveyor conveyor_belt
conviction sentence
conviction strong_belief
convince win_over
convulsive spasmodic
cook prepare ready
cook_up invent manufacture
cooking_pan pan
cooking_stove kitchen_range kitchen_stove stove
cool nerveless
cooler ice_chest
coordinate organise
coordinated unified
cope coping
cope get_by grapple make_do
copenhagen danish_capital
copper copper_color
copy imitate simulate
copy written_matter
coquette flirt tease
cord corduroy
cord electric_cord
cordial_reception hospitality
core core_group nucleus
core essence meat pith substance sum
cork cork_up
corn edible_corn
corn_field cornfield
corner street_corner turning_point
corner tree
cornhusker_state nebraska
cornmeal indian_meal
coroner medical_examiner
corporal corporeal somatic
corporate incarnate
corporeality physicalness
corpulence overweight
correct redress right
correct right
correction fudge_factor
correctness rightness
correlate correlated
correlation correlation_coefficient
correlation correlational_statistics
correspond equate
correspond jibe match tally
correspondence symmetry
correspondent letter_writer
correspondent newspaperman
corrode rust
corrupt crooked
corrupt debauch deprave profane subvert
corruption depravity
cosmos existence universe world
cost monetary_value price
cost price toll
couch lounge sofa
counsel counseling direction guidance
count counting reckoning tally
count enumerate
count matter
countenance imprimatur sanction warrant
countenance visage
counterpart opposite_number
counterpart similitude twin
countless innumerable multitudinous myriad unnumbered
country nation
country rural_area
coup takeover
couple couple_on couple_up
couple mate pair
coupling mating sexual_union union
courier messenger
course trend
court romance solicit woo
court tribunal
court woo
courtesy good_manners
cousin first_cousin full_cousin
cover masking
cover screen
cover spread_over
cover_girl lovely
coverage insurance_coverage
coverage reporting
cowboy rodeo_rider
cower cringe fawn grovel
cower huddle
cozy tea_cosy tea_cozy
cps cycle
crab crabby_person
crack cracking
crack gap
crack_cocaine tornado
crack_shot marksman
cracker firecracker
crackle crackle_china
crackle crunch
crackpot nut_case
craft craftsmanship
craft trade
crafter craftsman
crafty sly wily
craggy mountainous
cramp cramp_iron
cramp muscle_spasm spasm
cranky irritable nettlesome peevish scratchy
crash smash
crash wreck
crave lust
craved desired
crawl creep
craze cult furor
craze delirium frenzy fury hysteria
crazed deranged
crazy mad
creak creaking
cream pick
creation creative_activity
creation founding initiation innovation institution
creative_thinker mind thinker
creative_thinking creativeness creativity
creature puppet tool
creche foundling_hospital
credit credit_entry
credit recognition
credit_crunch liquidity_crisis squeeze
credo creed
creep mouse sneak
crest peak top
crestless_wave swell
crew gang work_party
crib pony trot
crime criminal_offence criminal_offense
crime_syndicate mob syndicate
criminal crook felon outlaw
criminal reprehensible
criminal_prosecution prosecution
crimson deep_red ruby
crimson red
crimson red ruby ruddy
cringe flinch quail recoil shrink wince
crippled game halt
crippling disabling
crisp sharp
crisscross crisscrossed
crisscross cross
criterion standard
criterion standard touchstone
critical_point crossroads juncture
critical_review review review_article
criticise criticize
criticise criticize pick_apart
criticism literary_criticism
criticism unfavorable_judgment
croak croaking
croak die drop_dead expire pass_away perish snuff_it
crone witch
crop cultivate
cross cut_across cut_through get_over traverse
cross fussy
cross intersect
cross transverse
cross_dressing transvestitism
cross_thwart thwart
crossing crossroad intersection
crossroads hamlet
crotchety ornery
crouch hunker_down scrunch_up squat
crouch stoop
crow gloat
crowd herd
crowned_head monarch sovereign
crt_screen screen
crude earthy
crudity rudeness
cruelty harshness
cruelty inhuman_treatment
cruise sail
crumble crumple
crunch crush
crunch grind
crush jam press
crush mash squash squeeze
crush oppress suppress
crust insolence
cry holler scream shout shout_out squall yell
cry weep
cry yell
cryptic inscrutable mysterious
crystal_clear transparent
crystallize elucidate illuminate sort_out
cube dice
cube third_power
cubic_centimeter cubic_centimetre milliliter
cubic_decimeter cubic_decimetre liter
cud rechewed_food
cuddle draw_close nestle nuzzle snuggle
cuddle nestle snuggle
cultivated_land farmland tilled_land tilth
cultivation finish polish refinement
cultural ethnic
cumulus cumulus_cloud
cumulus heap mound pile
curb curb_bit
cure remedy therapeutic
curio curiosity peculiarity
curiosity wonder
curious funny peculiar singular
curl curl_up
current stream
curriculum_vitae resume
curse curse_word cuss expletive oath swearing
curse hex
curse nemesis scourge
cursed doomed unredeemed
cursive_script longhand running_hand
cursory perfunctory
curtail restrict
curtain drape drapery
curtain_raising opening opening_night
curve sheer swerve trend veer
curve wind
curved curving
cushion shock_absorber
cuss gadfly
custody hands
custom customs_duty
custom tradition
custom usage
customary habitual
cut cut_back cut_down reduce trim_back trim_down
cut_down slash
cut_into delve dig
cut_off disrupt interrupt
cut_up mutilate
cutaneous_senses skin_senses touch touch_modality
cutting edged
cutting film_editing
cutting_edge vanguard
cyclades cycladic_civilisation cycladic_civilization cycladic_culture
cycle rhythm round
cylinder piston_chamber
dab pat
dab splash splatter
dab swab
dabble paddle splash_around
dabbled splashed splattered
dagger obelisk
dainty delicacy treat
daiquiri rum_cocktail
dairy dairy_farm
dairy_farmer dairyman
dais pulpit rostrum stump
dam dam_up
damage equipment_casualty
damage harm
damage harm impairment
damage price terms
damaging prejudicial
damnation eternal_damnation
damp moist
dampen moisten
dampen stifle
dance dancing
dancer professional_dancer
dancer social_dancer
dandle_board teeter tilting_board
danger peril risk
dangerous grave grievous
danish danish_pastry
dapper dashing jaunty
dappled mottled
dare daring
dare make_bold presume
dark darkness
dark darkness shadow
dark darkness wickedness
dark night nighttime
dark_blue navy navy_blue
darling favorite pet
darn hoot red_cent shucks
dart dash scoot scud
dart fleet flit flutter
dash flair
dash smash
dash sprint
dashing gallant
dashing_hopes disappointment
data information
data_file file
data_point datum
date date_stamp
date escort
daughter girl
dawn dawning daybreak first_light morning
dawn morning
day daylight daytime
day solar_day
daybed divan_bed
daydream dream woolgather
daydream moon
days years
dazed groggy
dazed stupid
deacon protestant_deacon
dead_end deadlock impasse standstill
dead_person dead_soul deceased deceased_person decedent
dead_reckoning guess guessing
dead_room morgue
deadly deathly
deadly lethal
deafening earsplitting thunderous
deal look_at
deal plow
deal_out dish_out dispense distribute dole_out mete_out parcel_out shell_out
dealer trader
dealing dealings transaction
dealings relations
dealings traffic
dear lamb
death dying
death_rate fatality_rate mortality mortality_rate
deathlike deathly
debacle slaughter whipping
debate deliberate
debate public_debate
debauch drunken_revelry orgy riot
debility feebleness infirmity
debt_instrument obligation
debut entry first_appearance introduction launching
dec december
decade ten
decay decompose
deceased gone
deceit misrepresentation
deceive delude lead_on
decelerate slow slow_down
deceleration retardation slowing
decent fitting
decent nice
deceptive misleading
decide resolve settle
declaim inveigh
declaim recite
decline declivity fall
decline pass_up refuse reject turn_down
decline worsen
decomposition disintegration
decomposition vector_decomposition
decor interior_decoration
decoration laurel_wreath medal palm ribbon
decoration ornament
decorator house_decorator interior_decorator room_decorator
decrease decrement
decrease diminish lessen
decrease diminution reduction
decrease lessen
decrease lessening
decree fiat
decree rule
dedication inscription
deduce derive infer
deduct subtract
deduct withhold
deduction deductive_reasoning synthesis
deduction discount
deduction implication
deduction tax_deduction
deem take_for view_as
deepening thickening
default default_on
default default_option
defeat kill vote_down vote_out
defeat licking
defeat overcome
defect desert
defect fault flaw
defection renunciation
defend fend_for
defendant suspect
defender guardian
defending_team defense
defense defensive_measure
defense vindication
defensive defensive_attitude
defer postpone put_off put_over remit set_back shelve table
deference respect
deficiency inadequacy
deficiency lack want
deficient insufficient
deficient lacking
deficit shortage
define delimit
defined outlined
deflection warp
deformation distortion
deformed malformed
defy resist
defy withstand
degree level
degree level stage
deity divinity god
delaware diamond_state first_state
delay hold time_lag wait
delay holdup
deliberation slowness
delicacy discretion
delicacy fineness
delicious delightful
delicious luscious
delight joy pleasure
delight revel
delimit subtend
delineation line_drawing
deliverance rescue saving
delivery legal_transfer
deluge flood inundation torrent
deluge flood swamp
demand requirement
demarcation demarcation_line limit
democracy majority_rule
demolish pulverize
demolition destruction
demon devil fiend
demon fiend monster
demonstrate prove show
demonstration presentation presentment
demonstrative demonstrative_pronoun
demonstrator sales_demonstrator
demote kick_downstairs relegate
demur except
denomination designation
denseness density
dent gouge
dental_plate denture
dental_practitioner dentist tooth_doctor
depart deviate vary
departure deviation difference divergence
departure exit expiration going passing
departure going going_away leaving
depend rely
dependable reliable
dependence dependency
depict describe
depict picture
depicted_object subject
deplorable distressing pitiful sorry
deplorable woeful wretched
depose force_out
deposit lodge stick wedge
deposit sediment
depository_library library
depot storage store storehouse
depot terminal
deprecating deprecatory
depreciation disparagement
depredation ravage
depression economic_crisis slump
depression natural_depression
deprive divest strip
depth profundity
deputy deputy_sheriff
deputy lieutenant
dereliction willful_neglect
derision ridicule
derisive gibelike mocking taunting
derivative derivative_instrument
derivative derived_function differential differential_coefficient first_derivative
derive gain
descendant descendent
descent lineage
descent origin
describe report
description verbal_description
desecrate outrage
desert desolate forsake
deserve merit
deserving worth
design pattern
design plan
designation identification
designer graphic_designer
designer interior_designer
desirable suitable worthy
desolation nakedness
despair desperation
despairing desperate
despatch dispatch send_off
despised hated
despoil loot ransack rifle
despotism dictatorship tyranny
despotism tyranny
destination finish goal
destine doom fate
destine intend
destiny fate
destroy ruin
destroyed ruined
detached isolated separated
detached uninvolved
detachment disengagement
detachment insularity insulation
detail item particular
detail item point
detailed elaborate
details inside_information
detectable noticeable
detectable perceptible
detecting detection detective_work
detection sensing
detection signal_detection
detective investigator police_detective
detector sensing_element sensor
deter discourage
deter dissuade
deterioration impairment
determinant determining
determination finding
determination purpose
determine influence shape
deterrent handicap
deterrent_example example lesson object_lesson
detroit motor_city
develop evolve germinate
developing underdeveloped
developmentally_challenged mentally_retarded retarded
deviant deviate
deviate divert
device twist
device_driver driver
devil dickens
devil hellion
devil_dog marine shipboard_soldier
devilment mischief shenanigan
devious oblique
devout earnest
dewar dewar_flask
dexterous dextrous
diagnosing diagnosis
diagnostic symptomatic
diagnostician pathologist
diagonal slanted slanting sloping
diagram plot
dial telephone_dial
dialogue negotiation talks
diam diameter
diarrhea diarrhoea
diary journal
diary_keeper journalist
dice die
dictate prescribe
dictionary lexicon
dictum pronouncement
die_hard persist
differ disagree take_issue
difference dispute
differential differential_gear
differentiate distinguish tell_apart
differentiation distinction
difficult hard
difficulty trouble
diffident shy timid
diffraction_grating grating
diffuse diffused
diffuse fan_out spread_out
diffuse interpenetrate permeate pervade
diffusion dispersal dispersion dissemination
diffusion dissemination
dig_into poke_into probe
digging_up exhumation
dignitary high_muckamuck
digress straggle
dilate elaborate expound
diligence industry
dim faint shadowy
dime dime_bag
dimension proportion
diminished lessened weakened
diminutive petite tiny
dingy grimy
dingy muddied
dinner dinner_party
dip dunk souse
diplomacy diplomatic_negotiations
diplomacy statesmanship
diplomatic_minister minister
dipole dipole_antenna
dipylon dipylon_gate
direct target
directing directive
direction way
directionality directivity
director film_director
director manager managing_director
director theater_director theatre_director
dirt grease soil stain
dirt malicious_gossip scandal
dirt_ball insect louse worm
dirty soil
dirty soiled unclean
dirty_word obscenity
disability handicap impairment
disable handicap incapacitate
disable incapacitate
disabled handicapped
disagreement discrepancy divergence
disagreement dissension
disallow forbid prohibit proscribe veto
disappear vanish
disappointed discomfited frustrated
disapproval dislike
disbelief mental_rejection skepticism
disburse pay_out
disc disk
disc disk magnetic_disc magnetic_disk
disc disk phonograph_record phonograph_recording record
discernable discernible
discharge dispatch
discipline field subject subject_area subject_field
disclose divulge expose give_away let_on let_out reveal
disclosure revealing revelation
disconnect gulf
discontent discontented
discorporate disembodied
discount price_reduction
discouraged disheartened
discourse discuss talk_about
discourse discussion treatment
discourse preaching sermon
discover find_out get_wind get_word hear learn
discovered observed
discredit disrepute
discrepancy variant
discretion free_will
discretion prudence
discriminate know_apart
discriminate single_out
discriminating incisive keen knifelike penetrating
discuss hash_out talk_over
disdain freeze_off scorn spurn
disdainful haughty lordly overbearing supercilious swaggering
diseased pathologic
diseased_person sick_person sufferer
disembodied_spirit spirit
disentangle extricate
disentangle straighten_out
disgrace dishonor dishonour shame
disgrace shame
disgusted fed_up sick_of tired_of
disgusting foul loathsome
dish dish_up serve_up
dish_washer dishwasher dishwashing_machine
disheveled frowzled tousled
dishonor dishonour
disinterest neutrality
disk harrow
disk_overhead overhead
dislocation disruption
dislodge shift
dismember take_apart
dismissal firing liberation
dismissal pink_slip
disobedient unruly
disorder upset
disordered upset
disorderly jumbled
disown repudiate
dispatch shipment
dispense_with forego forgo relinquish waive
disperse dot sprinkle
dispersed spread
dispersion distribution
displace preempt
displacement shift
display exhibit showing
display show
display_case showcase
disposal disposition
disposal electric_pig garbage_disposal
disposition inclination tendency
disposition temperament
dispossession legal_ouster
dispute quarrel scrap
disqualify unfit
disregard ignore snub
disregard neglect
disrobe strip strip_down undress
disruption interruption
disruptive riotous troubled tumultuous turbulent
dissemble feign pretend
dissemination public_exposure
dissent objection protest
dissent protest
disservice ill_service ill_turn
dissipate scatter
dissolve fade_away fade_out
distance length
distill make_pure purify
distinct distinguishable
distinction eminence
distinctive typical
distinctive_feature distinguishing_characteristic peculiarity
distinctness severalty
distinguished imposing
distort falsify warp
distressed hard_put
distressed unhappy
distressing disturbing
distribute spread
distribution statistical_distribution
distributor electrical_distributor
district dominion territorial_dominion territory
district zone
distrust misgiving mistrust suspicion
distrust mistrust suspect
disturb raise_up
disturbance perturbation
disturbance perturbation upset
disturbed upset worried
dive diving
dive honkytonk
dive nose_dive
dive plunge
diversion diversionary_attack
diversion recreation
diversity variety
divertimento serenade
divide fraction
divided_up shared shared_out
divine_guidance inspiration
divine_revelation revelation
divine_service religious_service service
diving diving_event
divinity divinity_fudge
divinity theology
divorce split_up
dizzy silly
dock loading_dock
dock pier wharf
dock_worker longshoreman
doctor doctor_up
doctor physician
doctrine ism philosophical_system philosophy
document papers written_document
document text_file
documentary documentary_film
dodge dodging scheme
dodging escape
dog heel hound
dog_house doghouse
doggerel doggerel_verse
dogma tenet
doleful mournful
dollar dollar_mark dollar_sign
dollar_volume turnover
dolophine_hydrochloride fixer methadone_hydrochloride synthetic_heroin
domain land
domain world
domestic domestic_help house_servant
dominate predominate prevail reign
dominated henpecked
domination mastery supremacy
don put_on
done through through_with
donor giver
doom sentence
doomed lost
door doorway room_access threshold
door_guard doorman hall_porter porter
door_latch latch
doorhandle doorknob
dope gage green_goddess mary_jane skunk weed
doped drugged
dorm_room dormitory dormitory_room
dormant torpid
dormitory hall residence_hall student_residence
dosage dose
dose drug
dose social_disease venereal_disease venereal_infection
dot stud
dot transportation
dotted flecked speckled
double dual
double dual twofold
double stunt_man stunt_woman
double_birdie eagle
double_feature doubleheader twin_bill
doubt question
doubt uncertainty
doubtful dubious
dovetail dovetail_joint
dowel_pin joggle
down downward
downcast gloomy
doze drowse
dozen twelve
dozens lots scores tons wads
drab dreary
drab olive_drab
drab somber
draft draught
draft muster_in
draft outline
draft rough_drawing
drafting drawing
drafty draughty
drag_in embroil sweep_up tangle
drain drainage
drain run_out
drain waste_pipe
drama dramatic_event
drama dramatic_play play
dramatic spectacular striking
dramatic_art dramatics theater theatre
dramatist playwright
draught gulp swig
draw drawing_card
draw pull
draw reap
draw_back move_back pull_away pull_back recede retreat withdraw
draw_out prolong
draw_rein rein rein_in
dream pipe_dream
dream_up hatch think_up
dreamer idealist
dreamer wishful_thinker
dreamy languid
drenched drenched_in
dress get_dressed
dresser dressing_table toilet_table vanity
dribble drip
dribble drip trickle
dribble trickle
drift err stray
drift float
drink drinking drunkenness
drinking_glass glass
drinking_straw straw
drive driveway private_road
drive driving_force thrust
drive motor
drive_back fight_off rebuff repulse
drive_out rouse rout_out
driven impelled
drone laggard
drone monotone
drone pilotless_aircraft
droop sag
drop_back drop_behind get_behind hang_back trail
drop_down sink
drown submerge
drug_dealer drug_peddler drug_trafficker peddler
drug_user substance_abuser user
drugstore pharmacy
drum metal_drum
drum_up rally
drumhead summary
drunk drunkard
dry dry_out
dry ironic ironical wry
dry_land earth ground land solid_ground terra_firma
dry_quart quart
dry_run rehearsal
dry_wash wash
drygoods soft_goods
dryness sobriety
dub nickname
dublin irish_capital
duck_hunting ducking
due_date maturity maturity_date
due_east east eastward
due_north north
due_south south
due_west west
dugout dugout_canoe pirogue
dullard poor_fish pudding_head stupid stupid_person
dumb_show pantomime
dun fawn grayish_brown greyish_brown
dune sand_dune
dunk dunk_shot stuff_shot
dupe gull take_in
dupe victim
duplicate repeat
duplicate twin
durable lasting
duration length
dusk nightfall twilight
dusky twilight
dust_coat gabardine
dutch dutch_people
dutch_hoe scuffle scuffle_hoe
duty obligation responsibility
duty tariff
duty_period shift work_shift
duty_tour hitch tour
dwarf gnome
dwarf overshadow
dweller inhabitant
dwindle dwindle_away dwindle_down
dwindling dwindling_away
dwindling tapering_off
dynamic moral_force
eager tidal_bore
eagerness readiness zeal
early_childhood infancy
earn garner
earnest sincere solemn
earnestness seriousness sincerity
earnings net net_income net_profit profit profits
earnings pay remuneration salary wage
earphone phone
earth_tremor tremor
earthquake quake
ease relief
ease simplicity
east orient
eastern_hemisphere orient
easy_lay liquid_ecstasy scoop soap
eat_at erode gnaw gnaw_at
eat_away erode
eat_up exhaust run_through use_up wipe_out
eating feeding
eating_house eating_place restaurant
ebb ebb_away ebb_down ebb_off ebb_out
ebullient exuberant
eccentric eccentric_person
eccentric type
echo reverberation sound_reflection
echo_sounder sonar
eclipse overshadow
ecological_niche niche
economic economical
economic_expert economist
economic_rent rent
economic_science economics political_economy
economic_system economy
economic_value value
economize husband
economy saving
ecstasy rapture
ecstasy rapture transport
eddy purl swirl
edge inch
edge sharpness
edgy highly_strung jumpy restive
edition variant variation version
editor editor_program
editorial newspaper_column
educate train
educated enlightened
education educational_activity instruction teaching
effect effectuate
effect impression
effective efficacious
effective efficient
effectiveness potency
effort elbow_grease exertion sweat
effort exploit feat
egg eggs
egg_on prod
ego self
egotism swelled_head
egypt egyptian_empire
eighth_note quaver
eject turf_out
ejection exclusion expulsion
ejection expulsion forcing_out
elaboration enlargement expansion
elaboration refinement
elapse glide_by slide_by slip_away slip_by
elastic elastic_band rubber_band
elbow_room room
elder older
elder senior
elect elite
elector voter
electric electric_automobile electric_car
electric electrical
electric_healing electrical_healing galvanism
electric_organ electronic_organ hammond_organ organ
electric_outlet electric_receptacle electrical_outlet outlet wall_plug wall_socket
electric_shock electrical_shock shock
electric_switch electrical_switch switch
electrical_fuse fuse
electrifying thrilling
electroconvulsive_therapy electroshock electroshock_therapy
electron_orbit orbit
electron_tube thermionic_tube thermionic_valve tube vacuum_tube
electronic_jamming jam
electronic_transistor junction_transistor transistor
electrostatic static
elegant graceful
elementary simple unproblematic
elevate kick_upstairs promote
elevate lift raise
elevated elevated_railroad elevated_railway overhead_railway
elevated exalted lofty rarified
elevation height peak pinnacle superlative
elevation lift raising
elevation natural_elevation
eliminate rid_of
elite elite_group
elongated prolonged
elude evade
emanate exhale give_forth
emanation emission
emancipate liberate
emancipated liberated
embargo trade_embargo trade_stoppage
embed imbed implant plant
embellish embroider pad
emblematic symbolic
embodiment incarnation
embodiment shape
embody personify
embrace embracing
embrace encompass
embrace hug
emerald_isle ireland
emergency emergency_brake hand_brake parking_brake
emergency exigency
emotionalism emotionality
emphasis vehemence
emphasize underline underscore
emphysema pulmonary_emphysema
empiricism empiricist_philosophy
empiricism quackery
employ employment
employ hire
employee_turnover turnover turnover_rate
employment engagement
employment exercise usage use utilization
employment work
empower endow gift invest
emptiness vanity
enact ordain
enactment passage
enchantment spell trance
enclose envelop
enclose hold_in
enclosure natural_enclosure
encounter meet run_across
encounter meeting
encourage further promote
encroach entrench impinge trench
encroach impinge
encroach_upon intrude_on invade obtrude_upon
encroachment impact
encroachment intrusion invasion
encroachment violation
end ending
end goal
end terminal
end terminate
end_point endpoint termination
end_point resultant
end_product output
end_up fetch_up finish finish_up wind_up
endanger imperil jeopardize menace peril threaten
endearing lovely
endeavor enterprise
endeavor strive
ending termination
endless eternal interminable
endorse indorse second
endowment endowment_fund
endowment gift natural_endowment talent
endurance survival
endurance_contest marathon
enemy foe
energetic industrious
energize perk_up
energy push
energy vigor
enervating weakening
enervation exhaustion
enforce implement
enforce impose
engage engross
engage pursue
engine locomotive_engine railway_locomotive
engine_driver engineer locomotive_engineer railroad_engineer
engine_room engineering
english english_language
english english_people
engrave inscribe
engraved inscribed
engross engulf immerse steep
engrossing fascinating
enigma riddle
enigmatic puzzling
enjoin order
enlargement expansion
enlargement magnification
enlightenment nirvana
enlisted_officer noncom noncommissioned_officer
enliven liven_up
enormous tremendous
enquire inquire
enquire investigate
enraged furious maddened
enrol enroll inscribe recruit
enrollment registration
ensemble supporting_players
ensemble tout_ensemble
enshrine shrine
ensue result
entail mean
entanglement web
enter participate
enteric_fever typhoid typhoid_fever
enterprise initiative
entertain flirt_with think_about think_of toy_with
enthalpy heat_content total_heat
enthrone vest
entice lure tempt
entire full total
entire intact integral
entirety totality
entitle title
entrance entranceway
entrance incoming
entrance_hall foyer hall lobby vestibule
entrant fledgling freshman newcomer starter
entry submission
enumerate itemize
enunciate pronounce sound_out
envious jealous
environment environs surround surroundings
envision fancy picture visualize
envision foresee
ephemeral passing
epic epic_poem heroic_poem
epic heroic
epigram quip
epiphany twelfth_day
episode installment
episode sequence
epitome image paradigm prototype
epitomize typify
epoch era
equal peer
equal rival
equality equation equivalence par
equality_state wyoming
equilibrium labyrinthine_sense vestibular_sense
equip fit_out outfit
equipped furnished
equitable just
equity fairness
equivalent_word synonym
era geological_era
eradicate exterminate extirpate root_out uproot
erase rub_out score_out wipe_off
eroded scoured
erotic titillating
err mistake
erratic mercurial quicksilver
erroneous_belief error
error fault mistake
erudite learned
erupt flare_up
eruption irruption outbreak
eruption volcanic_eruption
escape flight
eschew shun
escritoire secretary writing_table
essay test try try_out
essence perfume
essential indispensable
essential necessary necessity requirement
establish found institute
establish found launch set_up
establishment institution
esteem look_on look_upon regard_as repute
esteem respect
eternal everlasting perpetual unending
eternal_city italian_capital rome
eternal_rest eternal_sleep sleep
eternity timeless_existence
ethic ethical_code
ethic moral_principle value_orientation
ethical_drug prescription prescription_drug prescription_medicine
ethical_motive ethics morality morals
ethics moral_philosophy
ethnic pagan
ethnic_music folk folk_music
evade hedge parry sidestep skirt
evaluate judge pass_judgment
evaluation rating
evaluation rating valuation
evangelist gospeler
eve even evening
everglade_state florida sunshine_state
evergreen_state washington
everlasting perfect pure thoroughgoing utter
everyday mundane routine unremarkable
evidence grounds
evident observable
evil vicious
evil wickedness
evildoer sinner
evocation induction
exaggerated magnified
exaggerated overdone
exaggeration magnification
exalt glorify
examination interrogation
examination scrutiny
examination test
example exemplar good_example
example illustration instance representative
exasperating infuriating maddening
excavation mining
exceed overstep top transcend
exceed transcend
excel stand_out surpass
excellent splendid
except exclude leave_off leave_out omit
exception exclusion
excess extra redundant spare surplus
excess surfeit
excess surplus
excessive extravagant exuberant
exchange interchange
exchange_premium premium
excise excise_tax
excise expunge
excitability irritability
excite stimulate
excited worked_up
excitement fervor
exclaim proclaim promulgate
exclaiming exclamation
exclude keep_out shut_out
exclusive scoop
exclusive sole
exclusive_right privilege
excruciating torturing
excursion expedition outing pleasure_trip
excursus parenthesis
excuse exempt let_off
excuse pardon
execution performance
executioner public_executioner
executive executive_director
executive_program supervisor supervisory_program
exemplify illustrate instance
exemption freedom
exemption granting_immunity immunity
exercise exercising physical_exercise physical_exertion workout
exercise exert
exercise practice practice_session
exercise practice practise
exercise_set set
exercising_weight free_weight weight
exert wield
exhaust tucker_out
exhausted fatigued played_out worn_out
exhausting tiring wearying
exhaustive thorough thoroughgoing
exhibition exposition
exhortation incitement
exist subsist
existent existing
existent real
existential experiential
existential_philosopher existentialist existentialist_philosopher
exit get_out
exit outlet way_out
expanding_upon expansion
expanse surface_area
expanse sweep
expect require
expectant gravid with_child
expectation outlook prospect
expedition hostile_expedition military_expedition
expel kick_out throw_out
expend spend
expenditure outlay spending
expense write_down
experiment experimentation
experiment try_out
experimental observational
expiration termination
explicit expressed
exploration geographic_expedition
exploratory_survey scouting
explore research
explosive volatile
expound set_forth
express express_mail
express utter
express_joy express_mirth laugh
expression face look
expression manifestation reflection
expression verbal_expression
expressive_style style
exquisite keen
extended lengthy prolonged
extension extension_service university_extension
extension propagation
extenuate mitigate
exterior outside
exterminate kill_off
extern medical_extern
external outside
extinguish snuff_out
extirpate root_out
extra spear_carrier
extra_time overtime
extract rip_out tear_out
extragalactic_nebula galaxy
extrapolate generalize infer
extreme extreme_point extremum
extreme utmost
extremum peak
exude ooze_out
exultant jubilant rejoicing triumphant
exultation rejoicing
eyepiece ocular
fabled legendary
fabric framework
fabulous mythic mythological
facade frontage
facade window_dressing
face_cloth flannel
facility installation
facility readiness
facsimile facsimile_machine
faction sect
factory manufacturing_plant mill
faculty mental_faculty
faculty staff
fade slice
fade wither
fag_end tail tail_end
fag_out tire tire_out wear_down wear_out wear_upon weary
fail miscarry
fail neglect
failure loser unsuccessful_person
faint pass_out swoon
faint swoon
fair reasonable
fair_game prey target
fair_sex woman
fairness loveliness
fairy_story fairy_tale fairytale
fairyland fantasy_world phantasy_world
faith organized_religion religion
faith religion religious_belief
fake faker fraud pseudo role_player sham
fake falsify misrepresent wangle
fake forge
fake imitation simulated
fake sham
fall tumble
fall_back fall_behind lag
fall_behind recede
fall_flat fall_through founder
false mistaken
falsity untruth
falter faltering hesitation
falter waver
famed famous illustrious notable noted
familiarity intimacy
family family_line folk sept
family family_unit
family household
family_relationship kinship relationship
fan sports_fan
fanatic fiend
fanciful imaginary
fancy fantasy illusion phantasy
fantastic howling marvelous rattling terrific tremendous wonderful wondrous
fantasy phantasy
farce farce_comedy
fare get_along
fare menu
fare transportation
farewell leave parting
farm_out subcontract
farm_worker field_hand fieldhand
farming_area farmland
farther further
fascinate intrigue
fascinated spellbound
fashion manner mode style way
fast_one trick
fasten fix secure
fat fatten fatten_out fatten_up flesh_out
fat_person fatty
fatal fateful
fateful foreboding portentous
father forefather
father male_parent
fathom penetrate
fatigue fatigue_duty
fatigue jade tire weary
fatigue weariness
faux_pas slip
favorable_position favourable_position superiority
favored favorite pet preferred
fearless unafraid
feasible practicable viable workable
feast fete
feature feature_article
feature feature_film
feature have
feb february
fecund fertile prolific
fecundity fruitfulness
federal federal_soldier union_soldier
fedora felt_hat stetson
feel feeling flavor look smell spirit tone
feel tactile_property
feign sham
felicity happiness
fellow_member member
female female_person
female_child girl little_girl
female_monarch queen queen_regnant
female_parent mother
fence fence_in
fence fencing
ferocious fierce furious
ferocity fierceness fury vehemence violence wildness
festive merry
fetching winning
fetid foul
feverish hectic
fictive pretended put_on sham
fiddle shirk shrink_from
fiddle violin
fiddle_with twiddle
field_general quarterback
field_general quarterback signal_caller
field_glass glass
fiendish infernal satanic unholy
fierce vehement
fifth fifth_part twenty_percent
fig figure
fight fight_back fight_down oppose
figure_out puzzle_out solve
figurine statuette
file file_cabinet filing_cabinet
file indian_file single_file
file register
fill fill_up
fill fill_up make_full
fill_again refill replenish
fill_in shade
filling pick
film flick motion_picture movie moving_picture picture_show
film photographic_film
filter filter_out separate_out
filter permeate sink_in
final net
final_result outcome result termination
financial fiscal
financial_obligation liability
financial_officer treasurer
fine ticket
fineness thinness
fipple_flute fipple_pipe recorder vertical_flute
fire firing
fire open_fire
fire_fighter fireman
fire_hook salamander stove_poker
fireman relief_pitcher
fireplace hearth open_fireplace
fireside hearth
firing firing_off
firing lighting
firm unfaltering unshakable unwavering
firmness resolution resolve
first_mate mate
first_step initiative opening_move
fish pisces
fisher fisherman
fishing_gear fishing_rig fishing_tackle tackle
fishmonger fishwife
fit paroxysm
fit primed set
fit tantrum
fitness physical_fitness
fitting meet
five little_phoebe quintet
fixed set
fixer influence_peddler
fixing fixture repair
fixture regular
fizzle fizzle_out peter_out taper_off
fizzle hiss hissing
flag signal_flag
flail lam thrash
flail thresh
flake_off peel
flannel gabardine tweed
flap flutter
flap fuss
flare flare_out
flash flashing
flashlight torch
flashy gaudy jazzy
flat level plane
flat_coat primer primer_coat priming priming_coat
flatten flatten_out
flautist flute_player
flavor relish savor tang
fleck patch
flee take_flight
fleet swift
fleeting fugitive momentary
fleshy overweight
flexible_joint hinge
flicker flutter quiver
flicker glint spark
flight flying
flight_attendant steward
flight_strip landing_strip strip
flimsy unconvincing
fling offer whirl
flint obdurate
flip impudent insolent
flip somersault somersaulting
flip toss
flirt toy
float swim
flock troop
flog lash lather slash strap whip
flood flood_lamp
flood overflow
flood_out overwhelm
floor flooring
floor story
floor_board floorboard
florid ruddy
florist florist_shop flower_store
flounce ruffle
flounder stagger
flourish fly_high prosper thrive
flourish thrive
flout jeer scoff
flout scoff
flow flow_rate
flow flowing
flow flux
flow stream
flower_bed flowerbed
fluorescent fluorescent_fixture
flush hot_flash
flush wealthy
flush_toilet lavatory
flushed rosy
fluster perturbation
flute transverse_flute
fly fly_ball
fly fly_front
fly fly_sheet tent_flap
fly wing
flying quick
flyway migration_route
foam form_bubbles froth
foam froth
focal_point focus
focal_ratio speed stop_number
fog haze
foible idiosyncrasy
fold fold_up turn_up
folk_singer minstrel
following next
folly foolishness
folly foolishness madness
folly foolishness stupidity
food intellectual_nourishment
food nutrient
food solid_food
food_grain grain
food_market grocery grocery_store market
food_product foodstuff
foodstuff grocery
fool fool_away fritter_away frivol_away
fool gull
fool motley_fool
foolhardy reckless
foot_race run
foot_soldier infantryman
foot_soldier subordinate underling
football football_game
football_tee tee
footbridge pedestrian_bridge
footing terms
footpath pathway
footstep pace step stride
foray_into raid
forbid foreclose forestall preclude prevent
forbidden taboo
force impel
force personnel
force strength
forecasting prediction
forego forgo precede
foreground highlight play_up spotlight
foreign_mission mission missionary_post missionary_station
foreigner outsider
foreknow foresee
forerunner herald predecessor
foresight prevision
forest timber
forest wood woods
forfeit give_up throw_overboard waive
forge hammer
fork pitchfork
fork ramification
form kind sort
form organise organize
form pattern
form word_form
formation geological_formation
formation shaping
former onetime
formidable redoubtable
forswear retract
fort fort_up
fort fortress
fort garrison
forte specialty strength strong_point
fortification munition
forty twoscore
forward send_on
forwarding promotion
foster further
fountain natural_spring outflow spring
fountainhead well
four foursome little_joe
fourfold quadruple
fourth fourth_part quarter
fox play_tricks trick
fragment shard
frail imperfect
frambesia yaws
frame frame_in
frame inning
framework model theoretical_account
france french_republic
frank postmark
frantic frenzied
fraudulent_scheme illegitimate_enterprise racket
freak lusus_naturae monster monstrosity
free free_people
free liberate loose release
free rid
free_pardon pardon
free_spirit freewheeler
free_state maryland
freedom_fighter rebel
freeway pike state_highway superhighway thruway
freeze stop_dead
freight freight_rate
freight_train rattler
freighter merchant_ship
french french_people
french_capital paris
french_person frenchman
frenzied manic
frequency relative_frequency
freshen_up refurbish
freshness glow
freshness novelty
fret lather sweat
friction_match lucifer match
friendly well_disposed
friendly_relationship friendship
frightened panicked terrified
frightened scared
frightful horrible horrifying
fringe outskirt
frizzle kink_up
frolic romp
front front_end
front_room living_room parlor sitting_room
frontier_settlement outpost
frost ice
frown glower
frown scowl
fruit yield
fruitless futile vain
fugitive runaway
fulfill satisfy
full full_moon
full_general general
full_treatment whole_caboodle whole_kit whole_shebang whole_works works
fullness richness
fumble grope
fumble muff
fun merriment
function map mathematical_function
function office role
function operate
function purpose role use
function serve
fund investment_company investment_firm investment_trust
fund monetary_fund
fund store
fundamental rudimentary
funds monetary_resource pecuniary_resource
funeral_director funeral_undertaker mortician undertaker
funny funny_remark funny_story good_story
furl roll_up
furlough lay_off
furnish provide render supply
furtive sneak stealthy
fuse primer priming
fusion merger unification
fuss mother
futile meaningless unavailing
future future_tense
fuzzed fuzzy
gabble jabber
gable gable_end gable_wall
gag jest joke laugh
gag muzzle
gage gauge
gain profit
gain win
gait pace
gal gallon
gallant squire
gallantry heroism valor
gallon imperial_gallon
gallows_tree gibbet
galvanic voltaic
gambler risk_taker
gang gang_up
gang mob pack
gang_fight rumble
gap opening
gap spread
gape yawn
garbage_heap junk_heap junk_pile refuse_heap rubbish_heap scrapheap trash_heap trash_pile
garden_truck green_goods green_groceries produce
garner granary
gas gaseous_state
gas_mileage gasoline_mileage mileage
gash slash slice
gasp pant
gate logic_gate
gather gathering
gather pull_together
gay homosexual
gay jolly jovial merry
gaze regard
gear gear_mechanism
gear gear_wheel geared_wheel
gear paraphernalia
gear power_train
gear_up prepare ready
gem jewel
gem treasure
gender grammatical_gender
gender sex
general superior_general
generalist renaissance_man
generalization induction inductive_reasoning
generalization stimulus_generalisation stimulus_generalization
generosity unselfishness
genetic transmissible
genetic_endowment heredity
genitive_case possessive possessive_case
genre literary_genre writing_style
genre music_genre musical_genre musical_style
gentile pagan
gentleman valet
geographic geographical
geographical_zone zone
geological_period period
geometric geometrical
geometrical_irregularity irregularity
geometrical_regularity regularity
georgia peach_state
germ seed source
german german_language high_german
gesticulate gesture motion
gesture motion
get_together meet
get_together meeting
ghana gold_coast
ghastly grim gruesome macabre
ghost specter
ghost touch trace
ghostlike ghostly spectral
giant hulk whale
giddiness vertigo
gift giving
gig lance spear
gigantic mammoth
giggle titter
gilded gilt gold golden
gin_mill public_house saloon
ginger_nut ginger_snap snap
girl girlfriend lady_friend
girl miss young_lady young_woman
girlish schoolgirlish
give_back refund repay
give_thanks thank
give_vent vent
given granted
given presumption
giving handsome
giving_up surrender yielding
glance glimpse
glare glower
glare public_eye spotlight
glass_over glaze
glasses spectacles
glassy glazed
gleam gleaming
gleam gleaming glimmer
glean harvest reap
gleeful jubilant
glimmer inkling
glinting glittering
glisten glitter sparkle
glistening shiny
glitter sparkle
global spherical
global world worldwide
glorious magnificent
glory halo
glow luminescence
glowering glum morose sullen
glue paste
glued pasted
glut gorge overeat overindulge pig_out satiate scarf_out
goad prod spur urging
god graven_image idol
godforsaken waste
golden_ager old_person oldster senior_citizen
golf golf_game
golf_hole hole
golf_links links
golf_player golfer
golf_tee tee
goner toast
good goodness
good_morning morning
good_will grace
good_word recommendation testimonial
goof goose jackass
goofing_off shirking soldiering
gop republican_party
gopher_state minnesota
gory sanguineous
gospel gospel_singing
gospel gospel_truth
gospel gospels
gossamer transparent
gout gouty_arthritis
govern regulate
governing government government_activity
government political_science politics
government_minister minister
governor regulator
gown nightdress
gown surgical_gown
grab snap_up
grace saving_grace
grade level
grade rank rate
grade_insignia stripe
graded ranked stratified
gradient slope
grading marking
graduated_table ordered_series scale
grain metric_grain
graining woodgraining
grammatic grammatical
grand one_thousand thousand yard
grand_turk sultan
grandeur nobility
grandma grandmother granny
granny granny_knot
granular gritty
graph graphic_symbol
graph graphical_record graphical_recording
graphic graphical
grapple grappling_hook grappling_iron
grapple grip
grappling wrestle wrestling
grappling wrestling
grasp hold_on
grasping greedy
grasping taking_hold
grass pasture
grassfire prairie_fire
grate grating
gratification satisfaction
gratify indulge
grating rasping
grave grave_accent
grave sculpture
grave sedate sober solemn
grave tomb
graveyard_watch middle_watch midwatch night_watch
gravity sobriety
gray grey
graybeard old_man
grazing_land pasture
greasy oily
greatcoat overcoat
greatest sterling superlative
greatness immensity
grecian greek hellenic
greece hellenic_republic
greek hellenic hellenic_language
green greenness
greenland kalaallit_nunaat
greens leafy_vegetable
greenwich_village village
grief sorrow
grill grille
grille radiator_grille
grim inexorable relentless stern
grin grinning smile smiling
grip handle
grip suitcase traveling_bag travelling_bag
groan moan
groove rut
gross_profit margin
gross_ton long_ton ton
ground reason
ground_ball grounder
groundless idle unwarranted
grounds yard
group grouping
group mathematical_group
group_meeting meeting
grove orchard plantation
growl growling
growl rumble
gruff hoarse husky
grumble grumbling murmur murmuring muttering
grumble grumbling rumble
grumble murmur mutter
grumble scold
guarantee vouch
guarantee warrant
guard safety safety_device
guard ward
guerrilla irregular
guess hazard venture
guess imagine reckon suppose think
guide lead
guide maneuver steer
guidepost signpost
guiding_light leading_light luminary notable
gulp gulping
gummy pasty sticky
gun gunman
gun gunman gunslinger hired_gun hit_man
gun_muzzle muzzle
gun_trigger trigger
gunfire gunshot
gush spout
gustatory_perception gustatory_sensation taste taste_perception taste_sensation
gutter sewer toilet
gutter trough
guttural guttural_consonant pharyngeal_consonant
guy guy_cable guy_rope guy_wire
guy jest_at laugh_at make_fun poke_fun ridicule roast
gym_mat mat
gym_shoe sneaker tennis_shoe
gymnastic_horse horse
gyrate reel spin spin_around
gyration revolution rotation
habitat home_ground
hack hack_writer literary_hack
hack hacker
hack machine_politician political_hack
hack_driver livery_driver taxidriver
hackneyed stock threadbare timeworn tired trite
haggle huckster
haggle wrangle
half_dozen six
hall hallway
hallmark stylemark trademark
halt stop
halter hempen_necktie
ham ham_actor
hamlet village
hamper shackle
hand handwriting script
hand hired_hand hired_man
hand pass_on turn_over
hand_truck truck
handclasp handshaking
handle manage
handle treat
handling manipulation
handling treatment
hands manpower men work_force
hang hang_up
hang_around linger loaf loiter lounge lurk mess_about mill_about mill_around tarry
hang_glide soar
hang_in hang_on persevere persist
hangout haunt repair resort stamping_ground
hapless miserable pathetic piteous pitiable poor
happening natural_event occurrence
harbor haven
hardship rigor severity
hardtack pilot_biscuit pilot_bread sea_biscuit ship_biscuit
hardworking industrious tireless
hardy sturdy
hare rabbit
harm hurt injury
harmonious symmetrical
harmony musical_harmony
harness tackle
harp mouth_harp mouth_organ
harry ravage
harshness rigor severity
harshness roughness
harshness scratchiness
harvest harvest_home
harvest harvest_time
hash_over rehash
haste hurry
haste hurry rush rushing
hasten hurry look_sharp
hasty precipitate
hat lid
hateful mean
haunt stalk
haunted obsessed preoccupied taken_up
haunting persistent
have have_got
have rich_person wealthy_person
have_on wear
hawaii hawaii_island
hawaiian_capital honolulu
hawk huckster peddle
hawk war_hawk
hawker peddler
hayfield meadow
hazard jeopardy peril risk
hazy misty
head_ache headache
head_covering veil
head_game illusion
head_teacher principal school_principal
head_trip trip
headline newspaper_headline
headmaster schoolmaster
headquarters military_headquarters
headstrong willful
heal mend
healer therapist
healing remedial therapeutic
heap pile stack
hearer listener
heart nerve
heart_rate pulse pulse_rate
heartbeat instant split_second twinkling wink
heat heat_up
heat high_temperature hotness
heat passion warmth
heat warmth
heated heated_up het_up
heating heating_plant heating_system
heave heaving
heave_up heft heft_up
heaven nirvana paradise
heaviness thickness
heaving panting
hebraic hebrew
heed paying_attention regard
heedless reckless
heedless unheeding
height stature
heir successor
hell_dust nose_drops thunder
helplessness weakness
hemangioma_simplex strawberry strawberry_mark
herald trumpeter
herd ruck
hereditary_pattern inheritance
heretic religious_outcast
heritage inheritance
heroic heroic_meter heroic_verse
herringbone herringbone_pattern
hesitancy hesitation
hesitate pause
hesitate waffle waver
heterosexual_person straight straight_person
hex witch
hideaway hideout
hideous horrid outrageous
hierarchy pecking_order power_structure
high_noon midday noon twelve_noon
high_quality superiority
high_school highschool senior_high
high_spot highlight
high_treason lese_majesty treason
higher_rank higher_status senior_status seniority
highroad trunk_road
hightail_it lam run run_away turn_tail
highway main_road
highwayman hijacker road_agent
hike raise salary_increase wage_hike wage_increase
hill mound
hillock knoll mound
hinder impede
hint jot mite speck
hint suggest
hint suggestion tint trace
histrionics theatrical theatrical_performance
hitch hobble limp
hitch rub
hitless scoreless
hive_away lay_in put_in salt_away stack_away stash_away store
hoarded_wealth treasure
hobby pursuit
hobby rocking_horse
hock rhine_wine
hodgepodge jumble patchwork
hog pig
hoi_polloi masses multitude people
hold keep maintain
hold take_hold
hold_off wait
hold_out resist stand_firm withstand
holding keeping retention
holding property
hole hole_out
holiday vacation
holiday_resort resort resort_hotel
holland the_netherlands
holler holler_out
holler hollow
holy_land palestine promised_land
holy_terror little_terror terror
home home_base home_plate plate
home_run homer
homeland mother_country motherland native_land
honest honorable
honor honour
honor honour laurels
honor honour purity
honor honour reward
honorable_mention mention
hood lens_hood
hood punk
hook rob soak
hookworm hookworm_disease
hoop ring
hoosier_state indiana
hop record_hop
hope promise
hopeful promising
horde host legion
horde swarm
horn saddle_horn
horse_barn stable
horse_fancier horseman
horse_opera western
horseback_rider horseman
hospital infirmary
hospital_attendant orderly
hospital_ward ward
hostelry inn
hostility ill_will
hot_toddy toddy
hotel_manager hotelman
hound hunt
house_painting painting
house_physician resident resident_physician
housekeeping housework
housing living_accommodations lodging
housing trapping
howl howling
howl wail
hubbub uproar
huddle huddle_together
huge immense vast
hugging kissing petting
hulk loom predominate tower
human_relationship relationship
humanism secular_humanism
humanist humanistic
humanity manhood
humble lowly
humeral_veil veil
humiliation mortification
humor wit
hunch hunch_forward hunch_over
hunch intuition suspicion
hundred one_hundred
hunger thirst
hunt hunt_down track_down
hunter hunting_watch
hunting search
hurdle vault
hurl hurtle lunge
hurler pitcher twirler
hurry travel_rapidly zip
hurrying scurrying
hurrying speed
hurt wounded
husband married_man
hush silence still
hush still stillness
hut shack shanty
hyperbolic inflated
hypnotize mesmerize
hypocrisy lip_service
hypocrite phony
hypothesis possibility theory
hysteria hysterical_neurosis
icebox refrigerator
icy wintry
idea thought
ideal paragon saint
identical indistinguishable
identical very
identification recognition
identify name
identity identity_element identity_operator
identity individuality personal_identity
identity_parade lineup police_lineup
ideology political_orientation political_theory
idiom idiomatic_expression phrasal_idiom phrase set_phrase
idiom parlance
idle laze slug
idle tick_over
idle_words wind
idol matinee_idol
ignition_interlock interlock
ignoramus know_nothing uneducated_person
ignorant illiterate
ill sick
illegitimate illegitimate_child love_child
illegitimate illicit outlaw
illinois prairie_state
illiterate illiterate_person
illness malady sickness
illuminate illumine light light_up
illusion semblance
image mental_image
image persona
image picture
image_orthicon orthicon
imagery imagination imaging mental_imagery
imagination resource resourcefulness
imagination vision
imaginative inventive
imbalance instability unbalance
imbibe soak_up sop_up suck_up
immaculate spotless
immature young
immediacy immediate_apprehension
immediacy instancy
immerse plunge
imminent impending
imp monkey rascal
imp pixie
impact shock
impair mar
impale transfix
impart pass_on
impatience restlessness
impede obstruct occlude
impel propel
imperative imperative_form imperative_mood jussive_mood
impersonal neutral
implication import significance
implicit_in inherent underlying
implike mischievous puckish
import importation
import meaning significance
important significant
important_person influential_person personage
importunity urgency urging
impose inflict
imposition infliction
impossible inconceivable unimaginable
impotence impotency
imprecation malediction
impression mental_picture picture
imprison jail jug lag remand
improbable unbelievable unconvincing
improbable unlikely
improvement melioration
improvised makeshift
impulse nerve_impulse nervous_impulse neural_impulse
impulse pulsation pulse
impulse urge
inappropriate unfitting
inaugural inaugural_address
inaugural inauguration
inaugural initiative maiden
inaugurate kick_off
inauguration startup
inborn_reflex innate_reflex instinctive_reflex physiological_reaction reflex reflex_action reflex_response unconditioned_reflex
incalculable untold
incarnation personification
incensed indignant outraged
incentive inducement
inception origin
incertain uncertain
incidence relative_incidence
incident incidental
incidental incidental_expense minor_expense
incipience incipiency
incite instigate
incitement provocation
incline ramp
incline slope
incline tend
inclose insert put_in stick_in
incompatibility mutual_exclusiveness repugnance
incompetent incompetent_person
incomprehensible inexplicable
inconvenience put_out trouble
inconvenience worriment
incorporate integrate
incorporate integrated unified
incorrect wrong
incredible unbelievable
incubus nightmare
incur obtain receive
incursion penetration
indecent untoward
indecision irresolution
indefatigable tireless
indefensible untenable
indefinable indescribable ineffable unspeakable untellable
independent sovereign
index index_number indicator
indian native_american
indiana robert_indiana
indicate point
indifference numbness
indifference unconcern
indigestion stomach_upset upset_stomach
indirect_request wish
individual mortal person someone soul
individual single
individualism individuality
individualism laissez_faire
individualist individualistic
individualized personalized
indolent lazy
induction initiation installation
industrial_enterprise industrialization
industrial_plant plant works
industry manufacture
inert neutral
inescapable unavoidable
inexperienced_person innocent
infamous notorious
infantile_paralysis polio
infection transmission
infectious infective
infective pathogenic
inferiority low_quality
inferiority lower_rank lower_status
inferiority unfavorable_position
infernal_region nether_region pit
infertile unfertile
infest overrun
infinite space
inflation pompousness
inflection modulation
inflection prosody
inflexible sturdy uncompromising
informant witness
information_superhighway superhighway
infrared infrared_frequency
inglorious shameful
inhabit live populate
inherent integral
inherent_aptitude instinct
inhibitory repressive
initiate originate
initiate pioneer
initiation trigger
injure wound
inking_pad pad stamp_pad
inlet intake
innocence naturalness
innocence purity whiteness
innovate introduce
innovation invention
inoculation vaccination
input input_signal
input stimulant stimulation stimulus
inquire wonder
inquiring questioning
inquiry interrogation query question
inquiry research
inscription lettering
inside interior
insight penetration
insight sixth_sense
insistence press pressure
insistent repetitive
instal install
installation installment
instant instantaneous
instant minute moment second
instigate prompt
instruct teach
instruction program_line
instruction teaching
instruction_manual instructions operating_instructions
instructor teacher
instrument legal_document legal_instrument official_document
instrument tool
instrumental subservient
instrumentalist musician player
instrumentality instrumentation
instrumentation orchestration
insulate isolate
insuperable insurmountable
insuperable unconquerable
insurance insurance_policy policy
insurance_premium premium
insured insured_person
insurrection rebellion revolt uprising
intact inviolate
intangible intangible_asset
integer whole_number
integrate mix
integrating integration
integrity unity
intellect intellectual
intellect reason understanding
intellectual rational
intelligence intelligence_agency intelligence_service
intelligence intelligence_information
intelligence news tidings word
intelligence_agent intelligence_officer operative secret_agent
intelligible understandable
intensify step_up
intensity intensity_level
intensity saturation vividness
intent purport
intentional knowing
interchange substitute
intercourse social_intercourse
interdependence mutuality
interdependent mutually_beneficial
interest involvement
interest sake
interface user_interface
interfere intervene step_in
interference intervention
interference noise
interfering meddling
interim lag
interior interior_department
interlace interlock
interlace intertwine lace twine
interlingual_rendition rendering translation version
interlock mesh
interlocking interwoven
interlocking mesh
intermediate medium
intermission interruption pause suspension
internal_representation mental_representation representation
international_mile land_mile mile stat_mi statute_mile
interne medical_intern
internet_site site web_site
interposition intervention
interpretation interpreting rendering rendition
interpretation rendering rendition
interpreter interpretive_program
interpreter representative
interrelation interrelationship
interrogation interrogative interrogative_sentence question
interrogative interrogative_mood
intersection intersection_point
interstate interstate_highway
intertwine tat
interval musical_interval
interval separation
interval time_interval
interweave weave
intimate private
intonation modulation pitch_contour
intrigue scheme
intrude trespass
invalidate quash void
invaluable priceless
inveigh rail
inventory stock
inventory stock_list
inventory take_stock
inverse opposite
inverted_comma quotation_mark quote
investigate look_into
investigating investigation
investigation probe
investigator research_worker researcher
investment investment_funds
involvement participation
ireland irish_republic
irish irish_gaelic
irish irish_people
irish irish_whiskey irish_whisky
irish_potato potato
irish_pound irish_punt punt
iron iron_out
iron smoothing_iron
ironic ironical
irrational irrational_number
irreverence violation
irrigate water
irritability temper
isolated stray
issuance issue
issue matter subject topic
issue publish
issue supply
italian_republic italy
italic italic_language
ithiel_town town
jab jabbing
jab poke
jabber mouth_off rabbit_on spout
jacket jacket_crown
jade jade_green
jade loose_woman
jaded wearied
jam mob pile throng
jan january
jangle jingle
japan japanese_archipelago japanese_islands
japanese_capital tokyo
jar jolt
jaw rattle_on yack_away yap_away
jeep landrover
jeer mockery scoff scoffing
jerk jerked_meat
jerk jerking jolt
jerk twitch
jerk yank
jest joke
jet jet_plane
jet sooty
jewel precious_stone
jeweler jewelry_maker
jewish_religion judaism
jimdandy jimhickey
jimmy lever prise prize pry
jive swing_music
jocose jocular
jog ramble ramble_on
jog square_up
joggle wiggle
joined united
joint roast
joker turkey
jolted shaken
jostle shove
jot jot_down
journalism news_media
journey journeying
journey travel
joust tilt
judge jurist justice
judgment judicial_decision
judgment mind
judicial_proceeding litigation
judicial_system judiciary
judicial_writ writ
juicy luscious lush voluptuous
juju voodoo
jumble mix_up
jumble muddle smother welter
jump leap
jump startle
jumpy rocky
juncture occasion
junk scrap
jurisdiction legal_power
jurisprudence law
jurisprudence legal_philosophy
jurist legal_expert
jury panel
justice justice_department
justice justness
justify vindicate
justness nicety rightness
jut_out project protrude stick_out
jutting projected relieved sticking sticking_out
juvenile juvenile_person
kansas sunflower_state
keenness sharpness
keep livelihood living sustenance
keep_down quash repress subdue subjugate
keep_on retain
keep_up prolong sustain
keepsake relic souvenir token
kept_up maintained
kettle kettle_hole
key key_out
key_signature signature
keystone_state pennsylvania
kick recoil
kill killing
killing violent_death
king male_monarch
kingdom realm
kit kit_out kit_up
kit outfit
knead massage
knee_bend squat squatting
knife stab
knife_thrust thrust
knit knit_stitch plain plain_stitch
knock knocking
knock strike_hard
knock_off liquidate
knocked_out stunned
knotted knotty
knowing wise_to
knowledgeable learned
korea korean_peninsula
lab laboratory research_lab research_laboratory science_lab science_laboratory
label mark tag
label recording_label
labeled tagged
labor labor_movement
labor labour proletariat working_class
labor labour toil
labor tug
labor_organizer organizer
laboratory testing_ground
laborer manual_laborer
labour labour_party
labyrinth maze
lacy netlike
lad sonny sonny_boy
laden ladened loaded
lady madam
lager lager_beer
lament lamentation wail
lampoon mockery parody takeoff
lance spear
land set_down
land soil
land_mass landmass
land_site site
land_tenure tenure
landing landing_place
landmark turning_point watershed
landowner property_owner
landscape landscape_painting
landscape_gardening landscaping
language linguistic_communication
language lyric words
language oral_communication speech speech_communication spoken_communication spoken_language voice_communication
languish pine_away
languor lethargy
lanky rangy
laotian_capital vientiane
lap lap_covering
lap lick
lapsed nonchurchgoing
lashing whipping
last live_on survive
lasting permanent
later posterior
lather soapsuds suds
latinian_language romance romance_language
latitude parallel
laugh laughter
launcher rocket_launcher
laundry washing
lavatory washbasin washbowl
lavender lilac
lavish plush
lavish shower
law natural_law
law_officer lawman peace_officer
lawn_tennis tennis
lay place position put set
lay put_down
lay_over superimpose
layer stratum
lazy_susan turntable
lead result
lead track trail
leaden weighted
leader loss_leader
leaders leadership
leading preeminent
leading star stellar
leaflet pamphlet
leak leak_out
leak leakage outflow
lean list
lean thin
leaning tilted tipped
learned_person pundit
learner scholar
learning scholarship
lease rent
leash tether
leash three trio troika
leave_office quit resign step_down
leave_out neglect omit
lecture lecturing
lecture public_lecture talk
lecture talking_to
ledge shelf
leech parasite sponge
leer sneer
left left_field leftfield
left left_over remaining
left left_wing
left_hander lefty southpaw
lefty southpaw
legal_age majority
legal_guardian trustee
legal_injury wrong
legal_opinion opinion
legal_proceeding proceeding proceedings
legal_tender tender
legion numerous
legislation statute_law
legislative_act statute
legislative_assembly legislative_body legislature
legitimate legitimize
legitimate logical
leisure leisure_time
lemon lemon_yellow
lend loan
lengthening perpetuation prolongation
lens lens_system
lesion wound
lesson moral
let_go release
let_loose let_out utter
let_loose loose
letter missive
letter_carrier mail_carrier mailman
letters_patent patent
level pull_down tear_down
level unwavering
level_best maximum utmost
levelheaded sound
lever lever_tumbler
lewd salacious
lexicon mental_lexicon vocabulary
liberation release
liberty shore_leave
library program_library subroutine_library
license permission permit
license permit
lick salt_lick
lieutenant police_lieutenant
life living
lifelike pictorial vivid
lift_out scoop scoop_out scoop_up
lifted upraised
light light_source
light_opera operetta
lighted lit
like the_like
likely probable
likeness semblance
likeness similitude
limbo oblivion
limit terminal_point
limitation restriction
limited_review review
limiting modification
limitless unlimited
line run_along
line_backer linebacker
line_drive liner
linear_perspective perspective
liner ocean_liner
lingual linguistic
linguist linguistic_scientist
linguistic_rule rule
linguistic_universal universal
lion social_lion
lip_rouge lipstick
liquid liquid_state
liquid swimming
liquidate pay_off
liquor pot_likker pot_liquor
lit literature
literal literal_error typographical_error
literary_pirate pirate
literate literate_person
lithe sinuous
little slight
little small
little_potato rosette russet_scab stem_canker
live_over relive
lively racy
living_dead zombie
living_quarters quarters
lizard lounge_lizard
load load_up
load loading
loathsome vile
lobscouse lobscuse
local local_anaesthetic local_anesthetic topical_anaesthetic topical_anesthetic
localisation_principle localization localization_principle
locality neighborhood neighbourhood vicinity
localization location
locate situate
located situated
location placement
lock lock_chamber
lock mesh
lodge_in occupy reside
loft pigeon_loft
lofty soaring
log logarithm
log lumber
logical_positivism positivism
lone solitary
long_dozen thirteen
longevity seniority
look looking looking_at
look_across overlook
look_back retrospect
look_for search seek
looking looking_for
looking sounding
lookout_man picket scout sentinel sentry
loot plunder
lope trot
lord master
lord noble
lore traditional_knowledge
loudspeaker loudspeaker_system speaker speaker_system speaker_unit
louisiana pelican_state
love_affair romance
love_story romance
low moo
lower lower_berth
lower_limit minimum
lower_oneself stoop
lowering sullen threatening
lowly secondary
loyal patriotic
lucifer morning_star phosphorus
lukewarm tepid
lull quiet
lump swelling
lunar_month lunation moon synodic_month
lunch luncheon
lunge lurch
lunge straight_thrust
lurch pitch
lurch pitching
lurch stagger stumble
lurid shocking
lurk skulk
lush profuse riotous
lush souse
luster lustre
luxurious opulent sumptuous
lyric lyric_poem
lyric lyrical
machine simple_machine
machinist mechanic shop_mechanic
mackinaw mackinaw_blanket
mackinaw mackinaw_boat
mackinaw mackinaw_coat
magazine magazine_publisher
magician wizard
magnolia_state mississippi
magpie pack_rat scavenger
maid maiden
maiden maiden_over
mail mail_service postal_service
mail_boat packet packet_boat
maimed wounded
maintain preserve
maintained retained
maintenance sustenance upkeep
maintenance upkeep
maintenance_man repairman service_man
majestic proud
major_planet planet
make shuffle shuffling
make_for wreak
make_happy make_merry make_whoopie racket revel
make_it pull_round pull_through survive
make_over refashion remake
maker manufacturer manufacturing_business
making qualification
malaise uneasiness
male male_person
male virile
maleness masculinity
malicious_mischief vandalism
malinger skulk
malingering skulking
man military_man military_personnel
mandatory required
maneuver play
maneuver tactic tactics
maneuver tactical_maneuver tactical_manoeuvre
mangled torn
mania manic_disorder
mania passion
manipulate pull_strings pull_wires
manner personal_manner
manor manor_house
manse mansion_house residence
manufacture manufacturing
manufacturer producer
manure muck
mar march
march marching
mare maria
margin security_deposit
marine nautical
marital married
mark marker marking
mark print
mark score
mark target
marked pronounced
market marketplace
market securities_industry
market_keeper shopkeeper storekeeper tradesman
market_place marketplace
marketing merchandising selling
maroon strand
marriage marriage_ceremony wedding
marriage married_couple
marriage matrimony spousal_relationship
marriage_offer marriage_proposal proposal
married_woman wife
marry splice wed
martial warlike
martyr sufferer
marvel wonder
mask masquerade masquerade_party
masking masking_piece
mass_meeting rally
mass_murder massacre slaughter
mass_spectrometer spectrometer
massachuset massachusetts
massacre mow_down slaughter
master overcome surmount
master superior victor
master_copy original
mat matted
mat matting
matching twin
mate teammate
math mathematics
mathematical_product product
mathematical_statistician statistician
maximal maximum
maximum upper_limit
maze snarl tangle
mean mean_value
meander thread wind
meandering wandering winding
meaning pregnant
meaning substance
means way
measure measure_out
measure measurement measuring
measure step
measure_up qualify
meat_house smokehouse
mechanical mechanically_skillful
mechanics mechanism
meddle tamper
meddling tampering
median median_value
medical_specialist specialist
medical_specialty medicine
medication medicinal_drug medicine
meditation speculation
medley potpourri
meek mild
meet sports_meeting
melancholy somber
melodic melodious
melodic_line melodic_phrase melody strain tune
melodic_theme musical_theme theme
melodious tuneful
melody tonal_pattern
melt melt_down
melt thaw unthaw
melt_off slim slim_down
memorial monument
memorial remembrance
memorial_tablet plaque
memory retention retentiveness
menace threat
mental_case neurotic
mental_hygiene psychotherapy
mental_quickness quickness
mental_retardation retardation slowness
mental_strain nervous_strain strain
mental_test mental_testing psychometric_test test
mental_unsoundness unbalance
mentality outlook
mention note observe remark
mention reference
mercantile_establishment outlet retail_store sales_outlet
merchandise product
merchandise trade
merge unify unite
merit virtue
mesh mesh_topology
mesh network
mess_around monkey_around muck_about muck_around potter tinker
metal metallic
metamorphose transmute
meter_reading reading
method method_acting
metro subway subway_system
mexican_valium rope
michigan wolverine_state
microphone mike
microscope_slide slide
microwave microwave_oven
microwave_radar radar
middle_west midwest
midst thick
midsummer summer_solstice
mile sea_mile
milieu surroundings
militant warlike
military_blockade siege
military_capability military_posture military_strength posture strength
military_control occupation
military_mission mission
military_officer officer
military_personnel soldiery troops
military_position position
military_post post
military_rank military_rating rating
military_recruit recruit
military_volunteer voluntary volunteer
militia reserves
mill mill_about
mill milling_machinery
mill_wheel millwheel
min min_dialect
min minute
mineral_vein vein
mingle unify
miniature toy
minimal minimum
minimize understate
minister parson pastor
ministration succor
minor_planet planetoid
miraculous providential
mirror_image reflection
misbehavior misdeed
misconstrue misunderstand
misdemeanor violation
miserable suffering
misery wretchedness
misguided mistaken
misinterpret misread
misinterpretation mistaking misunderstanding
mislay misplace
misogynist woman_hater
missile projectile
mission missionary_work
mist mist_over
mistake misunderstanding
mistress schoolmarm schoolmistress
miter miter_joint mitre_joint
mitigation moderation
mix premix
mob rout
mobile wandering
mobilize rally
mockery parody takeoff
mocking teasing
modal modal_auxiliary modal_verb
mode mood
model mold mould
model pattern
model simulation
modeled sculptural sculptured
modernism modernity
modernize overhaul
modesty reserve
modulation transition
modus_operandi routine
moisture wet
moment present_moment
monastic monk
monetary_standard standard
moneymaking remunerative
monkey tamper
monosyllabic_word monosyllable
monotone monotonous
monotony sameness
monument repository
moon_curser runner smuggler
mop mop_up wipe_up
mop mow
mop_up whip worst
moral_excellence virtue
morale team_spirit
more more_than
morning morning_time
morphology sound_structure syllable_structure word_structure
morse morse_code
mortar trench_mortar
moscow russian_capital
motif motive
motif theme
motion move movement
motion movement
motionless static still
motivating motivation
motivating motive
motivation motive need
motive motor
motto shibboleth slogan
mount mountain
mount wax
mountain_chain mountain_range range
mountain_pass notch pass
mourning_band weed
mouth speak talk
move movement
move travel
move_through pass_across pass_over pass_through transit
move_up rise
movement social_movement
mover moving_company public_mover removal_company removal_firm
moving_in occupancy occupation
moving_ridge wave
muck_up mud
muddy muddy_up
mudguard splash_guard
muffle stifle strangle
muffled muted softened
mule scuff
multiplication propagation
multiplication times
multitude throng
mum silent
mumble mutter
munition ordnance_store
murder mutilate
murmur murmur_vowel
murmur murmuring mutter muttering
muscle muscleman
music_hall vaudeville
musical musical_comedy musical_theater
musical_note note
musical_octave octave
musical_phrase phrase
musical_score score
muster muster_up
mute unspoken
muted subdued
mutual reciprocal
mutual_opposition polarity
myriad ten_thousand
mysterious mystic
mystery mystery_story whodunit
mystic mystical
mystic religious_mystic
nagging shrewish
nail_down narrow narrow_down peg_down pin_down
nail_down peg
naive_realism realism
name public_figure
nameless unknown
narrate recount
narrative story tale
narrow_down specialize
narrow_margin narrowness
nasal nasal_consonant
nasal pinched
national_leader statesman
national_socialism nazism
nationalism patriotism
natural_language tongue
natural_philosophy physics
natural_state wild
naturalism realism
nausea sickness
nauseated sick sickish
naval_forces navy
navel navel_point
navigate pilot
navigate voyage
navigation sailing
navigator sailing_master
navy_man sailor sailor_boy
navy_seal seal
nearsighted shortsighted
neat orderly
necktie tie
need want
needed required
needle phonograph_needle
negative veto
neglect negligence
neglected unheeded
negotiate talk_terms
negro_spiritual spiritual
neighborhood neighbourhood
neighborhood region
nerves nervousness
nest_egg savings
net sack_up
net_ton short_ton ton
network web
new novel
new_englander yankee
news news_program news_show
newsman reporter
newspaper paper
newspaper_publisher publisher
nicety nuance refinement shade subtlety
nickel nickel_note
night_club nightclub
nihilism nihilistic_delusion
noise racket
nominal nominal_phrase noun_phrase
nominal token tokenish
nominating_address nominating_speech nomination
nonfiction nonfictional_prose
north union
northerly northern
northerner yank yankee
nose_candy snow
notable remarkable
notation notational_system
note short_letter
notebook notebook_computer
notice notification
notice observance
notification presentment
notion whim
nourishment sustenance
nov november
novel refreshing
novelty trinket
nude nude_painting
nude nude_person
nude nude_sculpture nude_statue
nudge poke_at prod
nuisance pain
null void
number phone_number telephone_number
nurture raising rearing
nutrient nutritive
oath swearing
oatmeal rolled_oats
object physical_object
object_glass object_lens objective objective_lens
objection remonstrance
objectionable obnoxious
oblique oblique_case
obscure vague
observance observation watching
obsessed possessed
obstacle obstruction
occluded sorbed
occlusive plosive_consonant stop_consonant
occupancy tenancy
occupant resident
occupational_group vocation
ocean sea
ocean_trip voyage
oceanic_abyss trench
oct october
ocular optical visual
odor olfactory_perception olfactory_sensation smell
offence offense
offence offense offensive_activity
offence offensive
offer offering
offer proffer
office power
officer police_officer policeman
oil oil_color oil_colour
oil vegetable_oil
oil_rigger rigger
oil_tanker tank_ship tanker
oklahoma sooner_state
old_age years
old_dominion virginia
old_hand old_stager stager veteran warhorse
old_salt sea_dog seafarer seaman tar
olfactory_modality smell
olympic_games olympics
oncoming onset
one_shot round
one_thousand thousand
oneness unity
open open_air
open open_up
open unfastened
opera opera_house
operating_surgeon surgeon
operational usable useable
operations trading_operations
opinion popular_opinion public_opinion vox_populi
opinion sentiment thought
opinion_poll poll
opponent opposing
opponent opposite opposition
opposite opposite_word
opposite paired
opposition resistance
oppress persecute
oppression subjugation
optimal optimum
oral oral_exam oral_examination viva_voce
oral unwritten
oral_presentation public_speaking speaking
orange_red vermilion
orator public_speaker rhetorician
orb orbit revolve
ordain ordinate
order ordering
ordinance regulation
ordinary ordinary_bicycle
organizer personal_organiser personal_organizer
orient point
orientation predilection preference
original pilot
orthography writing_system
oscillation vibration
ounce troy_ounce
outburst tumultuous_disturbance
outdistance outstrip
outdo outstrip surpass
outer_space space
outfit rig
outing picnic
outlay spending
outline sketch
outmaneuver outsmart
output output_signal
output yield
outrage scandal
outrageous steep
outright unlimited
outsmart overreach
outstanding prominent salient striking
overestimate overestimation
overflow runoff
overhaul overtake
overnight_bag overnight_case overnighter
override overthrow
overriding paramount predominate
overthrow upset
overtone partial_tone
overture prelude
overturn turnover
own possess
owner proprietor
ownership possession
oxytetracycline oxytetracycline_hydrochloride
pace rate
pace stride tread
pacification peace_treaty
pacing tempo
package parcel
packaging promotion promotional_material publicity
packing_plant packinghouse
pact treaty
pad plod trudge
pagan pleasure_seeker
pagan_religion paganism
page_number paging
pain pain_sensation painful_sensation
painful sore
pains striving
paint pigment
painting picture
pair pair_off partner_off
pakistan west_pakistan
pale pallid wan
pale_yellow straw wheat
pallid wan
pamphlet tract
pan pan_off
pane paneling
pane window_glass
pang sting
panic scare
pap soft_diet spoon_food
paper theme
paperback paperback_book softback_book
parade troop
paradigm substitution_class
parameter parametric_quantity
paranoiac paranoid
paraphrase rephrase
parcel portion share
parcel tract
pare pare_down
part piece
part portion
parti_pris preconceived_idea preconceived_notion preconceived_opinion preconception
partial partial_derivative
participant player
participate take_part
particle subatomic_particle
particular particular_proposition
particular peculiar special
particular specific
partition partition_off
party political_party
party_whip whip
pass pass_by travel_by
pass passing
pass passing passing_game passing_play
pass walk
pass_over skip skip_over
passage transition
passenger rider
passion rage
passive passive_voice
passive peaceful
past past_tense
past past_times yesteryear
past preceding
pastelike pasty
pastime pursuit
pat rap tap
patch piece
patch plot
patch spell while
patchwork patchwork_quilt
path route
path track
pathetic pitiable pitiful
pathologic pathological
pathos poignancy
patrol police
patron sponsor supporter
patronize sponsor
pattern practice
patterned_advance progression
pavement sidewalk
payroll payroll_department
peace public_security
peaceable peaceful
peal pealing rolling
pectoral pectoral_medallion
peculiarity specialty
pedestal stand
peg pin
peg wooden_leg
pelt pepper
pelting rain
pen write
penalize punish
penalty punishment
pencil_eraser rubber rubber_eraser
pennant waft
per_centum percent percentage
percentage portion share
perception perceptual_experience
perch pole rod
perch rod
perch roost
percussion percussion_section rhythm_section
perfect perfect_tense perfective_tense
performance public_presentation
performer performing_artist
perfumed scented
perfunctory pro_forma
perilous precarious
period time_period
periodic periodical
persistence persistency tenacity
persistent relentless
personnel personnel_department personnel_office staff_office
perspective position view
perusal poring_over
perverse wayward
petition prayer
petition request
phase phase_angle
phase stage
philharmonic symphony symphony_orchestra
philippine_islands philippines
philosophic philosophical
phone speech_sound
phone telephone telephone_set
phonemics phonology
phonograph record_player
photo photograph
photography picture_taking
phrase_structure sentence_structure syntax
phraseology phrasing wording
physical_science physics
physiological_psychology psychophysiology
pianist piano_player
pick_off pluck pull_off
pickup pickup_truck
pictorial_representation picturing
pig pig_it
pig slovenly_person
pilgrim pilgrim_father
pill tablet
pilot pilot_film pilot_program
pin pin_number
pin_down trap
pinball pinball_game
pinpoint speck
pipe shriek shrill
pipe tobacco_pipe
pipe_fitter plumber
pirate pirate_ship
pirate sea_robber sea_rover
pistol shooting_iron side_arm
pit play_off
pit scar
pitch sales_pitch sales_talk
pitch sky toss
pitiless remorseless ruthless
pitiless unkind
pity shame
pivot pivot_man
pivot swivel
pizza pizza_pie
place property
place spot topographic_point
placid tranquil
plan program
plane planing_machine
plane skim
planet satellite
planetary terrestrial
plank plank_over
plank plunk plunk_down
planning preparation provision
plant plant_life
plantation_owner planter
plaster plaster_over stick_on
plastic pliant
platform political_platform political_program program
platform weapons_platform
play_false snow
play_out sap
playground resort_area vacation_spot
playground_slide slide sliding_board
pleased proud_of
plenitude plenty
plight predicament
plod plodding
plot secret_plan
plot_line storyline
plug spark_plug sparking_plug
plug stop_up
plumb plumb_bob plummet
plumbing plumbing_system
plummet plump
plunder sack
poem verse_form
poetic_rhythm prosody rhythmic_pattern
poetry verse
poignant touching
pole punt
police police_force
police_sergeant sergeant
police_squad squad
polish refine
polish smooth
politic smooth suave
political_leader politician
political_relation politics
political_sympathies politics
pommel pummel
pond pool
pony shot_glass
pooch pooch_out
pool syndicate
poor poor_people
poor_devil wretch
populace public
population universe
populous thickly_settled
pork pork_barrel
port port_wine
port_watcher portwatcher
portal portal_site
portentous prodigious
porterhouse porterhouse_steak
portrait portrayal
portugal portuguese_republic
positive positive_degree
posse posse_comitatus
possibility possible_action
possible potential
post station
postage_stamp stamp
postscript supplement
posture stance
pot stool throne toilet
potency potential potentiality
pounce swoop
pound ram ram_down
pound syrian_pound
pounding throbbing
pour swarm teem
pour_forth shed
powder pulverize
powdered powdery pulverized
power powerfulness
power_shovel shovel
practiced practised
practise rehearse
pragmatic pragmatic_sanction
prance sashay strut swagger
prance strut
prayer_beads rosary
preach prophesy
preacher preacher_man
preaching sermon
precaution safeguard
precedence priority
predominance predomination
preempt preemptive_bid
preferable preferred
preparation readiness
preparative preparatory
prerequisite requirement
present present_tense
preservation saving
press printing_press
press public_press
press urge
press_release release
pressing pressure
pressing urgent
pretence pretense
pretence pretense pretension
pretence pretext
pretense simulation
primary primary_coil primary_winding
primary primary_election
prime prime_quantity
primitive primitive_person
principal principal_sum
principal star
print publish
printing printing_process
prison prison_house
prison_term sentence
privacy secrecy
privy secluded
prize treasure value
prize_fight prizefight
pro professional
problem trouble
procedure process
procedure routine
proceeds take takings yield
process treat
process unconscious_process
processed refined
procrastinate stall
procure secure
product production
professional professional_person
proffer proposition suggestion
proficiency technique
proficient technical
profile visibility
profits win
profusion richness
prohibition prohibition_era
project projection
project task undertaking
projectile rocket
projection_screen screen
prone prostrate
proof test_copy trial_impression
prop prop_up shore_up
propagandist propagandistic
prophet seer
proportion ratio
proportional relative
proposal proposition
propose suggest
prosecuting_attorney prosecuting_officer prosecutor public_prosecutor
prosperous roaring thriving
protection protective_cover protective_covering
protection security
protection shelter
protest protestation
protestant protestant_church
prove turn_out
proverb saw
province responsibility
province state
provision proviso
provision supply
provisional tentative
prurient salacious
pry pry_bar wrecking_bar
psyche soul
psychiatrist shrink
psychological_science psychology
psychotic psychotic_person
public_assistance social_welfare welfare
public_discussion ventilation
public_square square
public_treasury trough
public_utility utility
public_violence riot
publication publishing
publisher publishing_company publishing_firm publishing_house
puke retch sick throw_up vomit vomit_up
pull pulling
pulley pulley_block
pulp pulp_magazine
pulsate pulse throb
punch puncher
punk punk_rocker
pup puppy
pupil student
purge purging
purple the_purple
purple violet
purse wrinkle
pursuit quest
push pushing
put_forward state submit
quake quiver
quake tremor
qualification reservation
quality timbre tone
quarrel row words wrangle
quarter_round thumb
quell squelch
questioning skeptical
quick speedy
quick_fix quickie
quick_study sponge
quiet repose serenity tranquility
quiet silence
quiet tranquility
quill quill_pen
quiver shaking trembling vibration
quiver vibration
rabbit_fever tularemia
race subspecies
racing_yacht yacht
rack wrack
rack_up score
racy robust
radial radial_tire
radiance shine
radiation radiation_sickness radiation_syndrome
radical revolutionary
radical ultra
radio radio_receiver radio_set receiving_set
raft raft_foundation
rag rag_week
rag shred tag tag_end
rage ramp storm
rail rail_in
rail railing
railroad railroad_line railway railway_line railway_system
railroad railroad_track railway
railroad_man railway_man trainman
railroad_siding siding
railroad_tie sleeper
railroad_train train
rally rallying
ram random_memory
ramble range roam rove stray swan vagabond wander
rampant rearing
range reach
rank social_rank social_station social_status
ransom ransom_money
rap strike tap
rapid speedy
rapid_climb rapid_growth zoom
rapport resonance
rascal rogue
rasp rasping
rasp wood_file
rat scab
ratify sign
rational rational_number
rattle rattling
raucous rowdy
ravel_out unravel
reach stretch
react respond
reaction response
reactivity responsiveness
readapt readjust
reader referee reviewer
reading reading_material
real real_number
realism reality
reality world
realization recognition
realize recognize
realize see understand
rear rearward
rearward reverse
reasonable sensible
reasoning thinking
reassign transfer
rebel rise_up
rebuff repulse snub
rebuff slight
rebuff snub
rebuild reconstruct
rebuke reprimand reproof
rebut refute
receipt reception
receipts revenue
receiver receiving_system
receiver recipient
receiver telephone_receiver
reception response
recipient recipient_role
reckoning tally
recollection remembrance
reconsideration rethink second_thought
reconstruct retrace
reconstruction reconstructive_memory
recorder recording_equipment recording_machine
recoup reimburse
recourse resort
recover regain retrieve
recreate revive vivify
recurrent repeated
red red_ink
reddish_blue violet
redemption salvation
redevelopment renovation
redress remedy
reek stink
reeking watery
reenforce reinforce
reenforcement reinforcement
reenforcement reinforcement support
reestablish reinstate
reexamine review
reference reference_book reference_work
reference reference_point
refined_sugar sugar
reflectance reflection_factor
reflecting_telescope reflector
refund repayment
regard respect
regard wish
register registry
regroup reorganize
regular veritable
regular_recurrence rhythm
regulation rule
rehabilitation renewal
reign sovereignty
rein rein_in
reinforce reward
reinforcement reinforcing_stimulus
reissue reprint
reiterate repeat restate
rejoin retort
related related_to
relation relative
relation telling
relay relay_race
relevance relevancy
reliance trust
religious spiritual
religious_order religious_sect sect
religious_rite rite
remain stay
remain stay_on
remainder remnant
remainder residual residue rest
remand send_back
remarkable singular
remember think_of
remote remote_control
remove take_away
rend rip rive
rendering rendition
rending ripping splitting
renovation restoration
rent tear
reorganize shake_up
repeal rescind
repeat repetition
repertory repertory_company
replace supersede supervene_upon supplant
replacement replacing
replacement substitute
replacement substitution switch
replication reproduction
report study written_report
repose rest
repository secretary
represent stand_for symbolize typify
reprieve respite
reprieve respite suspension
reprint separate
reproduction reproductive_memory
reputation repute
requisition requisition_form
requisition sequestration
reserve substitute
reside shack
resign vacate
resiny tarry
resolution resolve
resolved solved
resonance ringing sonority vibrancy
resonant resounding
respective several various
respite rest rest_period
respite time_out
resplendent splendid
responsible responsible_for
restoration return
result resultant_role
resume sketch survey
resurrect upraise
retail_merchant retailer
retaliate strike_back
retaliation revenge
retention retentiveness
retire withdraw
retract shrink_back
retribution vengeance
return tax_return
rev rpm
revealing telling telltale
revel revelry
revenue tax_income tax_revenue
revenue_enhancement tax
revered venerable
reverend sublime
reverie revery
reversal turn_around
reverse reverse_gear
revert turn_back
revetment stone_facing
revise revision
revision rewrite
revival revival_meeting
revolve rotate
reward wages
rhyme verse
rhythm speech_rhythm
rhythmic rhythmical
ribbon thread
ribbon typewriter_ribbon
rice_beer sake
rich rich_people
rickety shaky wobbly
riffle ripple
rigger rigger_brush
right right_field rightfield
right right_wing
rigor validity
rigorous strict
rinse rinse_off
rinse wash
riot scream
rip_up shred tear_up
ripple ruffle undulate
rise rising
rise_up surface
risky speculative
rite ritual
ritual_killing sacrifice
road route
roadside wayside
roar thunder
roast roasted
rock stone
rock sway
rocket rocket_engine
roll roller rolling_wave
roll roster
roman roman_letters roman_print roman_type
romance romanticism
romantic_movement romanticism
romp runaway
rooms suite
root root_word stem
rose_window rosette
rotary roundabout traffic_circle
rotary_motion rotation
rotor rotor_coil
rough rough_in rough_out
rough_water roughness
round round_off
rousing stirring
royal_family royal_house royal_line royalty
rub scratch
rubberlike rubbery
rubric statute_title title
ruck ruck_up
ruined undone
run streak
run tally
run trial
rundown summation summing_up
running running_game running_play
rupture snap tear
rush surge
russia russian_federation
russia soviet_russia
russia soviet_union ussr
rust rusty
rustle rustling whisper
rutabaga swede yellow_turnip
sable sable_brush
sabotage undermine
sacred_scripture scripture
sadness sorrow
sag sag_down
sail sweep
sailing soaring
sale sales_event
sales_booth stall
salesgirl saleslady
sallow sickly
sally sallying_forth
sally wisecrack
saloon sedan
salt table_salt
salute toast
salvage salve save
sample sample_distribution sampling
sampler sampling_station
sampler taste_tester
sand sandpaper
sash window_sash
sashay sidle
satiric satirical
sausage sausage_balloon
saw_logs saw_wood snore
say state tell
scamper scramble scurry
scamper scurry scuttle
scar scrape
scarf scarf_joint
scatter spread
scepticism skepticism
schematic schematic_drawing
scheme strategy
scheme system
scholar scholarly_person student
school schoolhouse
school schooling
school_text text text_edition
science scientific_discipline
science skill
scope setting
scope telescope
scorch sear
scorch sear singe
scorch singe
scot scotchman
scoundrel villain
scour scrub
scourge terror threat
scouring scrubbing
scout talent_scout
scout_group scout_troop troop
scramble scuffle
scrape scraping
scrape scratch
scratch scratch_up
scrawl scribble
scream screaming screech screeching shriek shrieking
scream yell
screech squawk
screechy squeaky
screen test
screen_out sieve sort
screw_thread thread
scrub scrub_up
scuffle shamble shuffle
sculptor statue_maker
sea_chantey shanty
seal seal_off
seal sealing_wax
sealing waterproofing
seaquake submarine_earthquake
sear shriveled withered
seasonal seasonal_worker
seat sit_down
seated sitting
sec second
secede splinter
second second_base
second_joint thigh
second_power square
secrecy silence
secretarial_assistant secretary
section segment
section subdivision
sector sphere
secure unafraid
security_guard watcher watchman
sedan sedan_chair
seed seeded_player
send send_out
sensation sense_datum sense_experience sense_impression
sensational stunning
sense sensory_faculty
sensibility sensitivity
sensual sultry
separated spaced
sept september
sequence succession
serial series
serial_music serialism
serial_publication series
serviette table_napkin
session sitting
set stage_set
setting stage_setting
settle settle_down
settlement small_town village
sew sew_together stitch
sex sex_activity sexual_activity sexual_practice
shade tint
shadowed shadowy
shaky shivering trembling
shallowness superficiality
shamble shuffling
shameful shocking
shave shaving
shaved shaven
shaving skimming
sheepman shepherd
shelter tax_shelter
shenanigan wile
shift switching
shift transformation transmutation
shin shin_bone
ship_building shipbuilding
shipping transport
shipshape trim
shipwreck wreck
shiver shudder
shiver tremble
shoe_lace shoelace shoestring
shoe_string shoestring
shooting shot
shop shop_class
shop store
shop workshop
shop_steward steward
short short_circuit
short shortstop
shot stroke
shoulder_strap strap
shouting yelling
show_window showcase
shred whit
shrink shrivel_up wither
shriveled withered
siamese siamese_connection
side_drum snare snare_drum
sidelong squint
sight vision visual_modality visual_sense
sign signal signaling
sign signed
sign subscribe
signature signature_tune theme_song
signature touch
significant substantial
signify stand_for
silent still
silver silvery
simple_mindedness simplicity
sin sinfulness wickedness
sin sinning
sinewy stringy
sinful ungodly
sinful wicked
singer vocalist
singular singular_form
singularity uniqueness
sink swallow_hole
sis sister
sit sit_around
site situation
skeet skeet_shooting
sketch vignette
skim skim_over
skirt_chaser wolf woman_chaser
slack_up slacken
slacken slow slow_down slow_up
slam sweep
slant weight
slap smack
slate ticket
slave_dealer slave_trader slaver
slavic slavic_language slavonic_language
sleep slumber
slender slim
slick slick_magazine
slide swoop
slide_down slump
slip steal
slivery splintery
slop spill splatter
slop splash
slot time_slot
slug swig
sluggish sulky
slum slum_area
smack thwack
small_beer triviality
small_fry squirt
smallpox variola_major
smart_aleck wise_guy wisenheimer
smitten soft_on taken_with
smitten stricken
smother suffocate
smother surround
smothered strangled
smothering suffocating
snake_god zombie
snap snap_bean
snap snarl
snappy whipping
snare trap
snatch snatch_up
sneaker stool_pigeon
snicker snigger
snicker snigger snort
snoop spy
snuff_user snuffer
soar soar_up soar_upwards surge
social societal
social_stratification stratification
social_unit unit
socialism socialist_economy
socialist socialistic
sod sward turf
soil territory
solid solid_state
solitary solitary_confinement
soprano treble
sore tender
sovereign supreme
spacing spatial_arrangement
span traverse
spanish spanish_people
spare spare_part
spare trim
spark sparkle
sparkling twinkle
spatial_property spatiality
spatter splatter splutter sputter sputtering
speak talk
speaking speech_production
spear spear_up
specialization specialty
specify stipulate
spectator spectator_pump
spectator viewer watcher witness
spectrographic_analysis spectroscopic_analysis spectroscopy spectrum_analysis
speculation venture
speed velocity
spell tour
spice spice_up
spider wanderer
spire steeple
spirit spirit_up
spiritual_domain spiritual_world unseen
spit spit_out
spiteful vindictive
splash sprinkle
splash stir
splice splicing
spoke wheel_spoke
spoon spoonful
sportsman sportswoman
sprawl straggle
sprawl urban_sprawl
sprawling straggling
spray spraying
spring springtime
spring take_form take_shape
spring_chicken young_person youth
sprue tropical_sprue
spy undercover_agent
squad team
square square_up
squat squatting
squirm twist worm wriggle writhe
squirm wiggle wriggle
stacked voluptuous
stage_manager stager
stair step
staircase stairway
stairs steps
stammer stutter
stamp stomp stump
stand_in sub substitute
standpoint viewpoint
start starting
start startle
starter starter_motor starting_motor
starvation starving
starved starving
state_trooper trooper
stay stay_put stick
staying_power toughness
steady sweetheart
stealing stealth
stealing thieving
steering_wheel wheel
step tread
stereo stereo_system stereophonic_system
stereo stereophonic
stereo stereoscopic_photograph stereoscopic_picture
stimulant stimulant_drug
stimulant stimulating
stirrup stirrup_iron
stock stock_certificate
stock_warrant warrant
stoic stoical
stoic unemotional_person
storage_room storeroom
storage_tank tank
storage_warehouse warehouse
storm tempest
strain stress
strain strive
straining torture twisting
straitlaced victorian
strange unusual
strangle throttle
street_lamp streetlight
streetcar trolley_car
stress tension
stretch stretch_along
stretch stretching
strike work_stoppage
string train
string twine
stringy wiry
stub ticket_stub
studio studio_apartment
study survey
study work
stuff thrust
stumble trip
style title
style trend vogue
subconscious subconscious_mind
subject theme topic
submarine undersea
subordinate subordinate_word
substantial substantive
suburb suburban_area
success winner
suck suction
suffer sustain
suffering woe
suffrage vote
suitable suited
sulfur sulphur
sum sum_total summation
sum sum_up summarize
sum_up summarize
super superintendent
superintend supervise
superlative superlative_degree
supersonic ultrasonic
superstition superstitious_notion
supplemental supplementary
surly ugly
surmise suspect
survey view
suspicious wary
swap switch
swarm teem
sway swing
sweep sweep_oar
swim swimming
swirl twiddle twirl whirl
swiss swiss_people
swiss_confederation switzerland
switch switch_over
symbol symbolic_representation
symmetric symmetrical
sympathy understanding
symphonic_music symphony
synagogue temple
synchronism synchrony
synthesis synthetic_thinking
synthesise synthesize
table tabular_array
tableau tableau_vivant
tabular_matter tabulation
tack wear_round
tackle undertake
tactile tactual
tag ticket
take use_up
take_advantage trespass
take_out unpack
take_over usurp
talk talking
talkative talky
tamper tamping_bar
tan tangent
tang tang_dynasty
tang zest
tangled tortuous
tank tank_car
tank_driver tanker
tap water_faucet water_tap
tap_house tavern
tape tape_measure
tape tape_recording
target target_area
taunt taunting
taut tight
tea_cart tea_trolley tea_wagon teacart
team team_up
teamster truck_driver
tears weeping
tease teasing
tee teeing_ground
telegram wire
telegraph telegraphy
telegraph_operator telegrapher
telepathy thought_transference
television television_system
television video
temper toughness
temporal temporal_role
temporary temporary_worker
ten_percent tenth tenth_part
tendency trend
tenement tenement_house
tennessee volunteer_state
tenor tenor_voice
terra_incognita unknown unknown_region
terry_cloth terrycloth
test trial
test trial trial_run
testament will
testimonial testimony
testimonial tribute
text textual_matter
thanksgiving thanksgiving_day
thatch thatched_roof
the_true truth
theater theatre
theological_system theology
thermal_resistor thermistor
thermocouple thermocouple_junction
thinking thought thought_process
third third_base
thoriated tittering
thoughtless unthinking
thrash thrash_about thresh thresh_about
thyroid thyroidal
tidewater tidewater_region
tie tie_beam
timely well_timed
tissue weave
toll_road turnpike
tool tool_around
top top_side upper_side
topple tumble
torment torture
torrent violent_stream
tortuous twisting voluminous winding
totalistic totalitarian
touch touching
towboat tower tug
trace tracing
trace vestige
trade trade_in
trample trampling
trample tread
transcription written_text
transfer transportation
transform transmute
transit transportation transportation_system
transmission transmitting
travel_to visit
traveler traveller
treasury treasury_obligations
treble triple
trichrome tricolor
trim trimming
trio triple
trip trip_up
triumph victory
trouble_shooter troubleshooter
truckle_bed trundle trundle_bed
true true_up
true_statement truth
tube tubing
tuition tuition_fee
tumor tumour
tumult uproar
tune tune_up
turbulence upheaval
turmoil upheaval
turn turning
turn twist
twine wrap
twirl whirl
twist twisting whirl
typewriting typing
typhus typhus_fever
ugliness wickedness
ulcer ulceration
unaccountable unexplainable
unanswered unrequited
uncanny weird
unconscious unconscious_mind
underline underscore
undershirt vest
undesirable unwanted
uneconomical wasteful
unemployed unemployed_people
unfair unjust
unfortunate unfortunate_person
unhurt unscathed
unification union
uninitiate uninitiated
unique unparalleled
unknown unknown_quantity
unlace untie
unlovely unpicturesque
unmated unpaired
unnecessary unneeded
unobtainable unprocurable
unpaid volunteer
unpaid_worker volunteer
unravel unscramble
unreflective unthinking
unsaid unspoken
unshaved unshaven
unsloped upright
untested untried
unwind wind_off
upbeat welfare
upheaval uplift
upper upper_berth
usable useable
useful utilitarian
usefulness utility
vacuum vacuum_cleaner
vantage_point viewpoint
variable variable_quantity
variable variable_star
variable varying
variety variety_show
velour velours
velvet velvety
vent ventilate
vent volcano
ventilating_system ventilation ventilation_system
veranda verandah
verge wand
vernal youthful
verse verse_line
verve vitality
vet veteran
vet veterinary veterinary_surgeon
veteran veteran_soldier
vibrant vivacious
victor winner
video video_recording
viewers viewing_audience
vigilance weather_eye
vile worthless
vision visual_sensation
visual_image visualization
vocal vocal_music
vocalize voice
volition will
volition willing
volleyball volleyball_game
vowel vowel_sound
wag waggle
wail whimper
wailful wailing
wait waiting
wake wake_island
walk walking
wallop whack
war warfare
war_advocacy warmongering
wash washing
washbasin washbowl
waste wasteland
watch watch_over
water water_supply
water_line watermark
water_parting watershed
waxen waxlike
weather_strip weather_stripping weatherstrip
wed wednesday
wedding wedding_ceremony
wedding wedding_party
wedge wedge_heel
week workweek
weltanschauung world_view
western western_sandwich
wheel wheel_around
whimper whine
whir whirring
whiskey whisky
whistle whistling
white white_person
white whiten
white whiteness
whizz_along zoom zoom_along
widow widow_woman
wildcat wildcat_well
will_power willpower
wilt wilt_disease
wind_generator windmill
winter wintertime
withholding withholding_tax
wolf wolf_down
wood_grain woodgrain
wool woolen
work_table worktable
working workings
working_man working_person workman
workings works
worsted worsted_yarn
wrap wrap_up
wrap wrapper
writing written_material
yank yankee
yap yelp
yard_measure yardstick
yawn yawning
yelp yelping
zero zero_point
zionism zionist_movement
zip zip_up
zombi_spirit zombie zombie_spirit
zoo zoological_garden
`;

/** A line is a word and, after a colon, words for kinds of it. */
export const kindsOfWords: string = `
aberration: deflection
ability: aptitude capability competence creativeness creativity faculty intelligence originality science skill
abnormality: aberration
abode: hearth home house
aborigine: filipino russian
absence: absenteeism default nonoccurrence
abstract: absolute right teacher
abstraction: absolute right teacher
abundance: plenitude plenty profusion richness wealth
abuse: cruelty persecution
academic: professor
accent: drawl
accessory: belt
accident: break coincidence crash injury
accomplishment: arrival attainment exploit feat liberation masterpiece pass recruitment release walk
account: biography bulletin communique dispatch newsletter
accouterment: belt
acculturation: cultivation rearing
accuracy: fidelity
accusation: allegation blame indictment recrimination
ache: headache
achievement: arrival attainment exploit feat liberation masterpiece pass recruitment release walk
acquiescence: concession
acquisition: inheritance moneymaking procurement purchase
acres: barony plantation
acting: hamming heroics pantomime portrayal roleplaying skit
actor: actress
actress: starlet
actuality: realism reality truth
addition: additive attachment
address: abode residence
adherence: ecclesiasticism traditionalism
adherent: unitarian
adjustment: readjustment tightening
administration: executive judiciary management
administrator: director executive hotelman manager
admirer: believer confederate enthusiast loyalist
admission: confession
admonition: lesson
adult: conservative elder host liberal man moderate oldster professional sophisticate stoic type woman
advance: adjustment conservation recovery refinement revival
advantage: favor gain good handicap lead privilege profit superiority
adventurer: mercenary swashbuckler
adversary: duelist enemy foe
adversity: catastrophe disaster distress nadir
advertisement: broadside commercial flyer
advertising: broadside commercial flyer
advice: admonition recommendation warning
advisor: counselor
advocacy: urging
advocate: admirer apologist democrat ideologist jansenist neutralist platonist protagonist representative republican secessionist secularist supporter
affront: indignity
age: antiquity
agency: organ
agenda: fare
agent: booker
agglomeration: bunch chunk clod clump cluster lump
aggressor: beast brute bully rapist roughneck rowdy ruffian wildcat
agitation: disturbance fuss perturbation upset
agony: throe
agreement: bargain conformity conspiracy deal
agriculture: gardening
aid: boost encouragement lift ministration recourse service succor support thanks
aim: idea will
aircraft: bogy
airplane: bomber fighter jet
alcohol: booze liquor spirits wine
alien: deportee import
alignment: bloc
allegation: grievance
allegiance: devotion
allocation: grant parcel rationing
allotment: grant parcel rationing
alternative: obverse
altitude: ceiling
ambiance: feel flavor spirit
ambiguity: amphibology loophole parisology
ambition: aspiration
american: alabaman alabamian californian floridian georgian louisianan northerner southerner texan tory virginian yank yankee
ammo: cartridge round shell
ammunition: cartridge round shell
amount: coverage decrement deficiency inadequacy margin number purse quantity receipts revenue
amusement: extravaganza show
analysis: dissection
ancestor: father forefather
ancestry: sept
angel: archangel
anger: rage
animal: captive
annihilation: vaporization
anniversary: birthday centennial
announcement: notice
annoyance: impatience
answer: feedback
antagonist: duelist enemy foe
antecedent: father forefather
anthropologist: archaeologist
anxiety: panic
apartment: penthouse rooms suite
apparatus: aerator burner centrifuge generator lighting pendulum telegraph
appearance: beauty blemish countenance decorativeness effect image impression manifestation perspective reappearance semblance stain ugliness visage
applicant: aspirant bidder claimant petitioner
application: technology
appointment: nomination
appraisal: assay check evaluation rating review valuation
appreciation: culture vogue
apprehension: appreciation comprehension grasping hold realization
approach: avenue closure
approval: acceptance adoption backing patronage
approximation: guess guessing
aptitude: instinct potentiality
area: bedground block center corner fireside hangout haunt middle open playground safety scene shrubbery territory
arena: kingdom preserve province realm responsibility
argument: con proof
armament: artillery gun launcher
armchair: fauteuil
armor: shield
arms: ammo ammunition armament bomb hardware
army: legion
arousal: awakening incitement stimulation
arrangement: array classification collusion formation ordering tableau
array: matrix table
arrival: advent attainment coming return
arrogance: condescension hubris
art: dance gem grotesque mosaic painting sculpture treasure
arthritis: gout
article: breakable editorial
artillery: battery cannon
artisan: bricklayer machinist mechanic plumber potter rigger roofer
artist: classic classicist decorator illustrator master musician painter romantic sculptor stylist symbolist
artistry: musicianship
arts: philosophy
ascendancy: despotism domination dominion mastery monopoly predominance predomination supremacy
assent: concession
assertion: affirmation claim contention denial testimony
assessment: assay check evaluation rating review valuation
asset: advantage forte resource specialty
assiduity: intentness
assist: boost encouragement lift ministration recourse service succor support thanks
assistance: boost encouragement lift ministration recourse service succor support thanks
assistant: accomplice aide attendant auxiliary deputy secretary subordinate underling
associate: ally colleague confrere friend mate member pardner participant partner teammate
association: affiliation club conference cooperative fellowship fraternisation gang institute league society syndicate
assortment: hodgepodge selection
assumption: basis conclusion condition constatation given groundwork presumption thesis
assurance: guarantee
astronomy: astrophysics
athlete: ballplayer gymnast letterman lifter pro professional sportsman sportswoman
athletics: gymnastics racing
atmosphere: feel flavor spirit
attack: bombing charge counterattack fire firing penetration strike
attacker: beast brute bully rapist roughneck rowdy ruffian wildcat
attainment: success
attempt: assault batting battle best bid contribution essay pains run striving struggle trial
attendant: bellhop courtier orderly squire
attention: heed incubation notice nursing regard treatment
attire: costume outfit
attitude: acceptance inclination irreverence mentality orientation outlook sprawling stance tendency
attorney: counsel prosecutor
attraction: travelogue
attribute: character characteristic cheerfulness ethos feature heritage personality property quality shape space state trait
audience: viewers
author: contributor dramatist gagwriter journalist lyricist novelist playwright poet tragedian
authorities: empire palace
authorship: drafting
auto: ambulance convertible jeep landrover sedan taxi
automobile: ambulance convertible jeep landrover sedan taxi
average: mean
award: citation medal pennant
awareness: feel sense
back: stern
bad: evil worse
badness: evil worse
bag: haversack knapsack pouch sack saddlebag
baggage: suitcase trunk
ball: baseball football marble
ballot: veto
ballplayer: batter fielder hitter hurler pitcher slugger
band: clique ingroup
bank: riverbank
bar: speakeasy
barbiturate: barbital
barrier: balustrade banister barricade breakwater dam fence fencing fender grating hurdle rail railing revetment
basin: birdbath
bathing: bath shower
batter: bunter
battle: assault combat duel joust scramble
beam: cantilever rafter rooftree timber
beast: captive
beat: pounding throbbing
beauty: glamor glory loveliness prettiness
bed: bunk flowerbed seedbed
bedding: blanket cover quilt
beginner: apprentice fledgling freshman newcomer rookie
beginning: birth emergence genesis inception incipience incipiency start threshold
behavior: offense
belt: conveyor
bench: pew
beneficiary: devisee legatee pensioner
benefit: interest sake
berry: blackberry currant strawberry
berth: academicianship apprenticeship bishopry chair legation professorship
betterment: adjustment conservation recovery refinement revival
beverage: alcohol chocolate coffee java milk tea
bid: commandment order
bidding: commandment order
bin: dustbin
biologist: geneticist
biology: morphology physiology
biscuit: hardtack
bishop: archbishop cardinal
bit: splinter
bivouac: hutment lager
black: ebony
blackness: ebony
blanket: afghan
blemish: blot scar
blessing: acceptance adoption backing patronage
block: anvil cake chock slab
blockade: siege
blot: blotch
blow: bang bash concussion jolt kick pounding punch smash thrust thwack uppercut
blue: navy
blunder: fumble slip
boast: braggadocio
boat: barge steamboat towboat
body: administration christendom college colony corps faculty jury leaders leadership membership public settlement university
bog: mire
boldness: audacity brazenness temerity
bomb: grenade
book: album catalog notebook pamphlet paperback
booth: tollhouse
booze: bitters brandy whiskey whisky
bottle: flask gourd jug
bottom: heel sole
boundary: border demarcation edge outline surface
bounds: border demarcation edge outline surface
box: chest coffin crate flat mailbox snuffbox
boy: lad schoolboy sonny
brake: brakes
brand: label
brandy: applejack
brass: bugle trumpet
bravery: fortitude gallantry heroism nerve valor
bread: cracker loaf toast
breadth: narrowness
break: dislocation eclipse
breaking: cracking
breath: inhalation
breathing: panting smoking snoring wheeze
brick: coping
bridge: footbridge
bridgehead: beachhead
brightness: brilliance brilliancy flash glare glitter luster radiance splendor
broker: stockbroker
brown: sepia
brush: clothesbrush sable toothbrush underbrush
bubble: foam froth
buff: amorist
bully: bullyboy muscleman
bunch: knot tuft
bundle: bale
burden: overload
bureau: organ
bureaucracy: pentagon
burglar: housebreaker
burglary: housebreaking
businessman: owner proprietor
button: bell doorbell
buying: shopping
calamity: tsunami
calculation: approximation conversion derivative differential estimate extrapolation integral
caliber: inferiority superiority
calibration: tuning
calibre: inferiority superiority
calm: aplomb serenity tranquility
calmness: aplomb serenity tranquility
calorimeter: bomb
calumny: epithet
camp: hutment lager
campaign: candidacy reform
cancellation: repeal
candidacy: stumping
candy: taffy toffee
canvas: tarpaulin
cap: mobcap skullcap
capability: capacity strength
capital: stock
captive: convict pow
captor: kidnapper
capture: arrest conquest
car: ambulance carriage convertible jeep landrover sedan taxi
care: incubation nursing treatment
career: specialization
carelessness: dereliction dodging
caretaker: concierge
carriage: buckboard buggy chariot troika
cart: oxcart
case: clip time
catastrophe: tsunami
category: form kind sex sort stamp
catholic: pope
cause: antecedent factor
cave: cavern
celebrant: reveller
celebration: merrymaking
celebrity: luminary notable personality
celerity: instancy
centrifuge: ultracentrifuge
ceremony: funeral induction initiation opening wedding
certainty: assurance certitude confidence inevitability reliance surety trust
certification: accreditation
chair: armchair chaise wheelchair
challenge: confrontation daring defiance
chamber: bombproof furnace
chance: hearing
channel: gutter trough
character: texture
characteristic: aspect badge facet hallmark peculiarity streak stylemark trademark
characterization: portrait portrayal
charge: accusation
charlatan: quack
charm: hex incantation
chart: profile
chemistry: geochemistry
chief: administrator secretary
child: babe baby infant orphan stepchild urchin
childhood: boyhood
chinese: min
chip: splinter
choice: ballot decision election favorite sampling vote voting willing
chord: sforzando
choreography: ballet
chorus: choir
christian: arianist catholic protestant quaker tractarian
christianity: catholicism protestantism
church: abbey cathedral protestant
churchgoer: parishioner
circle: clique ingroup
circuit: bridge
circumstance: case event
circumstances: misfortune
citizen: civilian elector freeman voter
citrus: citron lemon orange
claim: allegation
clairvoyance: foreknowledge
clan: family folks
clarity: distinctness translucence unambiguity
class: sex stamp
classification: indexing reclassification stratification
clause: rider
claw: anchor
cleaner: detergent soap
cleaning: bathing purging purification sanitation scouring scrubbing sweeping washup
cleansing: bathing purging purification sanitation scouring scrubbing sweeping washup
clearness: unambiguity
clergyman: acolyte churchman cleric minister parson pastor preacher priest shepherd
client: buyer patron reader shopper
cliff: crag precipice
clique: faction
clothing: accessory accouterment attire blue clothes dress garb garment gray headgear uniform
cloud: cumulus
club: fraternity sorority
clue: sign
clump: knot tuft
cluster: knot tuft
clutch: embrace embracing
clutches: embrace embracing
coalition: bloc
coat: greatcoat jacket mackinaw overcoat paint patina
coating: paint patina
code: morse
coefficient: reflectance weighting
coffeepot: percolator
cognizance: feel sense
cohesion: continuity
cohesiveness: continuity
coin: cent dime nickel penny
cold: chill coolness
collage: photomontage
collapse: debacle
collegian: undergraduate
colony: outpost
color: complexion shade tint
combat: banging beating duel encounter fistfight gunplay scuffle shock skirmish
comeback: sassing
comedian: clown joker
comedy: farce melodrama slapstick
comfort: convenience relief
coming: closure
command: commandment order
comment: barb cliche commonplace jibe mention reference sally
commerce: business importation marketing merchandising payment selling trade trading traffic
commercialism: business importation marketing merchandising payment selling trade trading traffic
commission: board jury subcommittee
commitment: devotion
committee: board jury subcommittee
commodity: drygoods entrant export import merchandise product staple
commoner: layman nobody worker
commonwealth: ally reich
commotion: ado bustle flurry storm tempest tumult turmoil uproar
communicating: discussion examination exhortation mail objection remonstrance theater theatre transmission
community: crossroads hamlet neighborhood parish settlement village
companion: date playmate
comparison: analogy contrast
compartment: boot box cab cabin cell cockpit locker stall
compass: confines expanse gamut horizon palette spectrum sweep
compatriot: countryman
compensation: redress reimbursement
competence: proficiency
competition: game match race tournament
competitor: champ champion comer foe king
complaint: lamentation wail
completeness: entirety fullness totality
completion: graduation
complex: syndrome
complexion: pallor
complexity: tapestry
compliance: keeping
compliment: flattery
component: detail item member point remainder residue rest subpart substance unit
comportment: dignity
composer: songwriter
composite: syndrome
composition: structure
composure: aplomb serenity tranquility
compounding: blending consolidation integration mixing
compulsive: perfectionist
computation: approximation conversion derivative differential estimate extrapolation integral
comrade: date playmate
concentration: titer
concept: abstract abstraction attribute category conceptuality dimension division hypothesis notion regulation rule theory whole
conception: abstract abstraction attribute category conceptuality dimension division hypothesis notion regulation rule theory whole
conceptuality: perception
conceptualization: approach framing
concern: affair affairs matter
concession: franchise
condemnation: censure
conduct: impropriety manner manners offense propriety
conference: majors symposium
confidant: confidante repository
configuration: convexity lobularity narrowing topography
confirmation: certification reenforcement
conflict: combat fight fighting insurrection rebellion revolt strife uprising warfare
conformity: justness keeping nicety
confusion: bewilderment bluster chaos distraction haze puzzlement
congestion: hyperemia
congratulations: compliment paean recommendation superlative
congregation: flock
connection: cohesion cohesiveness interconnectedness involvement relatedness relevance relevancy
consciousness: awareness ego feel self sense sensibility
consequence: reward wages
conservative: capitalist reactionary traditionalist
consideration: contemplation deliberation justification musing reflection
consistency: porosity solidity viscosity
consolidation: centralization incorporation merger
constant: parameter
constituent: accessory addition crystal ingredient
construction: assembly clause complement phrase predicator shipbuilding
consultant: counselor
consumer: client customer drinker
consumption: drinking eating feeding suck swallow
contact: placement
contemplation: meditation retrospect
contest: game match race tournament
contestant: athlete competitor loser opponent player rival winner
continuance: lengthening perpetuation prolongation repetition
continuation: lengthening perpetuation prolongation repetition
contour: convexity lobularity narrowing topography
contract: concession insurance lease
contradiction: dialectic paradox
contraption: gadgetry
contrivance: gadgetry
control: authority potency
convenience: availability
convention: mores
conversation: exchange talk talking
cooperation: allegiance collaboration commitment compliance compromise concurrence conformity
copy: duplication facsimile imitation miniature modification
cord: bowstring clothesline string thread
core: cadre
corps: rotc
correction: amendment remedy retribution
correspondence: conformity
corridor: hall hallway
cost: expense payment price ransom terms
couch: daybed divan
count: census complement
countenance: expression face look
counter: bar
counting: census
country: ally homeland kingdom motherland reich
courage: fortitude gallantry heroism nerve valor
courier: bearer conveyor herald
course: stream workshop
cover: afghan blind
cowboy: vaquero
cowhand: vaquero
cowpuncher: vaquero
crack: volcano
craft: aircraft carpentry drafting plumbing pottery typography vessel
creation: art classic innovation invention original product representation
creativeness: cleverness fecundity imagination innovation invention
creativity: cleverness fecundity imagination innovation invention
creator: architect artist crafter craftsman designer developer fantasist farmer inventor maker producer
creature: captive
credit: memorial
credo: testament
creed: dogma incarnation tenet testament
crime: attempt fraud misdemeanor perpetration treason violation
crisis: crossroads depression emergency exigency
criterion: baseline norm scale yardstick
critic: reviewer
criticism: carping knock reproof
crowd: army mob phalanx swarm
crusade: candidacy reform
cultivation: agriculture farming husbandry
culture: letters
cure: salve
curio: showpiece
curiosity: interest
currency: cash
current: torrent
curse: imprecation malediction
custodian: caretaker janitor
custom: habit rite ritual
customer: buyer patron reader shopper
cynic: detractor
dam: weir
damage: deformation distortion
dancer: chorine
dancing: choreography
danger: vulnerability
daring: audacity brazenness temerity
dark: blackness blackout
darkness: blackness blackout
darling: chosen
date: birthday
datum: statistic
day: date eve morrow today tomorrow yesterday
daylight: afternoon evening
daytime: afternoon evening
dead: slain
dealer: draper fishmonger fishwife mercer
death: passing
debt: loan principal
decade: fifties nineties sixties twenties
deceased: zombie
decedent: zombie
decency: modesty
decision: appointment move
declamation: harangue philippic
declaration: assertion dictum pronouncement protestation
decline: neglect wreck
decoration: decor
decorativeness: finish finishing
decrease: sinking waning
decree: ban prohibition
defeat: slaughter
defender: bodyguard champion custodian escort guard lawman
defiance: insubordination
deficiency: absence deficit scarcity shortage
definition: redefinition
degradation: demoralization
degree: caliber calibre depth elevation extent extreme height high intensity moderation quality
deity: goddess saint
delay: disruption extension interruption lag procrastination
delicacy: jelly tidbit
delineation: portrait portrayal
deliverance: redemption salvation
demand: insistence requisition ultimatum
demeanor: impropriety manner manners propriety
demolition: annihilation ravage
demon: incubus
demonstration: exhibition performance
denial: negative refusal
denunciation: curse damnation philippic
departure: boarding disappearance discrepancy dispatch parting shipment takeoff variant
dependence: reliance
dependency: reliance
deposit: dregs
depression: dejection
depth: profundity shallowness superficiality
derision: mockery scoffing
descent: sinking slide
description: characterization delineation specification
design: configuration constellation layout planning snare
designation: nickname
desire: greed hunger thirst
desk: escritoire
desolation: blight ruin
desperate: goner
despoiler: pirate
destiny: doom inevitable
destruction: annihilation holocaust kill liquidation obliteration ravage sabotage vandalism
detail: minutia regard respect
detective: plainclothesman
deterioration: desolation
determination: identification localization persistence persistency tenacity validation
deterrent: obstacle
development: broadening progress
deviation: discrepancy variant
devil: incubus
devilment: vandalism
devotee: amorist
diam: caliber
diameter: caliber
dictum: directive
difference: disagreement discrepancy inequality variant
differentiation: contradistinction
difficulty: deterrent pitfall trouble
dimension: breadth character characteristic feature height length thickness thinness width
din: ado bustle flurry
dinner: banquet feast
diplomat: ambassador
direction: bearing trend
disadvantage: defect limitation
disappearance: fadeout
disapprobation: censure
disapproval: condemnation criticism disapprobation
disarray: bewilderment distraction haze puzzlement
disaster: tsunami
discharge: eruption explosion
disciple: unitarian
discipline: architecture arts engineering science technology theology
disclosure: discovery
discomfort: hangover inconvenience malaise
discourse: context
discovery: breakthrough detection determination finding rediscovery
discrimination: appreciation differentiation distinction
discussion: debate deliberation negotiation talk talks
disease: goitre malignancy rheumatism
disgrace: humiliation reproach
dish: pizza salad soup sushi viand
dishonor: discredit disgrace disrepute shame
disloyalty: treachery
disorder: ailment complaint fantods sprue
disparagement: calumny
dispersal: spraying
displacement: amplitude
disposition: aloneness blood calm calmness composure equanimity lending morale perfectionism tolerance unwillingness willingness
dispute: argument contention controversy quarrel row wrangle
disruption: interposition
dissemination: circulation propagation
distance: mileage nearness span wavelength yardage
distinction: contradistinction
distinctness: definition focus legibility
distress: anguish
distribution: sample
distributor: retailer wholesaler
district: enclave jurisdiction protectorate
disturbance: trouble
ditch: trench
divinity: goddess saint
division: bout component element factor ingredient inning middle
doctor: extern interne quack specialist surgeon vet
doctrine: credo creed egalitarianism formalism humanism imitation literalism nationalism nihilism secularism teaching
document: ballot certificate charter confession letter missive patent platform report resolution source
dodging: malingering shirking skulking
domain: empire kingdom preserve province realm responsibility
dominance: despotism domination dominion mastery monopoly predominance predomination supremacy
domination: monopolization
donor: contributor philanthropist
dose: pill
doubt: disbelief distrust indecision irresolution skepticism suspense suspicion
draft: check
drawing: diagram sketch
dream: nightmare reverie
dress: costume gown outfit pinafore sari
drink: draught
drinker: sipper
driver: taxidriver
drop: droplet
drover: shepherd
drug: medication medicine stimulant
dryness: drought
dullard: lunkhead
duplication: counterpart
durability: persistence
duration: clocking span
duty: assignment chore job keeping prerequisite requirement role task
dweller: american earthman european northerner occidental occupant resident villager westerner
dwelling: hearth house
dyeing: staining
dying: grave
dynasty: tudor
earnings: dividend found
earthquake: seaquake tremor
eating: chomp
eccentric: crackpot
economy: industrialism
education: course enlightenment experience learning scholarship
educator: academic instructor lecturer principal teacher
effectiveness: efficacy
efficiency: economy
ejection: belch belching vomiting
elasticity: bounce give resilience
election: primary reelection
elector: constituent
electrode: anode cathode
elegance: breeding brilliance dash delicacy flair grandeur splendor
element: accessory addition crystal ingredient point
elite: aristocracy cream nobility
emanation: discharge radiation
embankment: rampart
emblem: badge flag
emergence: rise
emission: discharge radiation
emotionalism: passion sentimentality
emotionality: passion sentimentality
empiricism: experimentalism positivism
employee: barkeep bartender clerk trainman workman
employer: boss
employment: booking coaching sailing services
emptiness: hollowness vacancy vacuum
enclosure: cage chamber dock packing pen
encouragement: cheering fostering incitement shouting spur urging
end: close destination dying endpoint expiration goal last limit tail termination tip
endeavor: batting battle best bid contribution essay pains racket run striving struggle trial
ending: abolition abortion adjournment breakup completion destruction discontinuance kill killing liquidation overthrow retirement shutdown suffix
endowment: flair knack
endurance: tolerance toughness
enemy: besieger
energy: athleticism
enforcement: implementation imposition infliction
engagement: assault combat
engine: generator
engineer: surveyor
english: american
englishman: whig
enlargement: distension extension magnification stretching
enlightenment: sophistication
enough: fill
enrollee: pupil student
enterprise: business collective racket
entertainer: humorist performer
entertainment: extravaganza show
enthusiast: balletomane fan fanatic
entirety: works
entrance: door doorway encroachment gateway hatchway intrusion invasion portal
entranceway: door doorway gateway hatchway portal
environment: arena circumstance context domain habitat medium milieu orbit parts setting sphere surroundings
environs: habitat medium parts setting
episode: drama
epoch: age
equal: associate contemporary successor townsman
equality: balance
equanimity: aplomb serenity tranquility
equilibrium: balance
equipment: apparatus paraphernalia recorder satellite setup
equivalent: counterpart substitute
era: age
error: blunder folly lapse miscalculation omission slip stupidity
escape: exodus
essay: paper
essential: need
establishment: academy company religion
estate: barony plantation
esteem: stature
estimate: guess guessing
ethics: conscience hedonism
european: dane finn frenchman german greek italian pole scot scotchman swede
evacuation: drain drainage
evaluation: mark pricing reevaluation score
event: act happening miracle occurrence
evidence: argument clue identification proof record statement symptom testimonial track
examination: autopsy checkup comparison inspection necropsy quiz scan study survey testing
example: epitome exception microcosm original paradigm precedent prototype sample specimen
excellence: magnificence wonderfulness
exclaiming: dickens ejaculation
exclamation: dickens ejaculation
execution: crucifixion mechanics mechanism
executioner: headsman
exemption: impunity
exercise: application bodybuilding exploitation misuse
exercising: bodybuilding
exertion: difficulty exercise exercising straining workout
exhibition: rodeo
existence: actuality coexistence eternity life possibility preexistence presence
expanse: acreage
expansion: distension extension magnification stretching
expectation: anticipation expectancy misgiving possibility promise
expedition: crusade
expenditure: cost
expense: overhead
experience: life living reality reliving reminder
experiment: test testing trial
experimentation: test testing trial
explanation: accounting definition derivation interpreting justification key rationale rationalization reason rendering theory
exploit: hit rally stunt
exploitation: commercialization
exposition: philosophizing
expression: outburst spark sparkle
extent: compass coverage depth expanse frontage limit range reach scope
exterior: open
extreme: apex
extremum: apex
face: spark sparkle
facility: repository station transportation zoo
fact: detail index indicator particular truth
factor: parameter point
factory: foundry
faculty: intellect retention retentiveness volition will
failure: defeat downfall licking miss
faith: christianity paganism
falsity: contradiction lie misrepresentation scheme
family: couple marriage
fanfare: bluster bravado
fantasy: fairyland
farewell: adieu adios afternoon morning
farm: dairy ranch vineyard
farmer: dairyman grower planter rancher
farming: gardening
fascism: nazism
fashion: signature wise
fate: doom inevitable
fatigue: exhaustion eyestrain
fault: blunder folly lapse miscalculation omission slip stupidity
favorite: chosen
feat: hit rally stunt
feature: aspect badge facet peculiarity
fee: commission toll tuition
feed: cud slop
feeding: chomp
feeling: hunch intuition suspicion
fellow: date playmate
female: girl woman
fence: hedge
fencing: hedge
fender: mudguard
ferocity: savageness
festivity: merrymaking
fiat: ban prohibition
fibrosis: myelofibrosis
fiction: fantasy novel story
field: campus grounds lawn yard
fielder: infielder outfielder
fiend: incubus
fierceness: savageness
fight: assault banging beating combat duel encounter fistfight gunplay scuffle shock skirmish
fighter: boxer gladiator interceptor kamikaze skirmisher victor wrestler
fighting: banging beating duel encounter fistfight gunplay scuffle shock skirmish
figuring: approximation conversion derivative differential estimate extrapolation integral
file: column
film: documentary musical
finance: financing investment
finding: identification localization validation verdict
fire: barrage bonfire burst campfire grassfire salvo volley
firearm: autoloader pistol rifle shotgun
firework: firecracker
firing: barrage burst salvo volley
firm: corporation dealer publisher
firmness: determination stubbornness willpower
fitness: qualification
fixing: maintenance quickie reconstruction restoration upkeep
flag: banner colors
flap: coattail fly
flash: gleam gleaming glimmer glint lightning spark
flask: canteen
fleck: splinter
fledgling: recruit
floor: attic basement cellar loft
flow: airflow current flux runoff rush seepage surge
flowing: airflow current flux runoff rush seepage surge
foam: lather soapsuds spume suds
foe: besieger
fold: flock
follower: adherent buff cultist devotee disciple janissary lover planet
following: faithful
folly: absurdity
food: beverage feed nourishment provisions sustenance
fool: buffoon clown jackass
foolishness: absurdity
force: pressure
forecasting: forecast horoscope prophecy
foreigner: deportee import
forerunner: predecessor
forest: grove
form: brand genre genus ilk make model species stem type
formation: flank flight line rear
formulation: approach framing
fortification: breastwork castle intrenchment stockade
foundation: basis charity
fragment: bit chip fleck scrap scraping shaving
freedom: impunity independence liberty
frequency: incidence infrared
freshman: recruit
freshness: crispness
friend: buddy companion comrade confidant crony fellow girlfriend
friendship: companionship fellowship
froth: lather soapsuds spume suds
fruitfulness: productivity
fun: comedy pun
function: operator polynomial
fund: budget savings
funds: treasury
funeral: burial
furniture: bedstead bookcase buffet bureau cabinet dresser lamp table wardrobe
future: tomorrow
gadget: gadgetry
gain: profitability
gallows: gibbet
gambling: wager
game: cards doubleheader
gap: crack hole rent rift tear
garb: costume outfit
garden: grove orchard
gardening: landscaping
garment: diaper laundry robe scarf shirt skirt suit sweater swimsuit trousers veil vest weeds
gate: tailgate tollgate turnpike
gender: neuter
generalization: principle
generosity: unselfishness
gentleman: don
geology: mineralogy
gesture: flourish jab jabbing nod shrug
gift: bequest contribution donation dowry flair knack legacy present prize
ginmill: speakeasy
girl: belle flapper maiden schoolgirl
giving: bestowal donation
glass: tumbler wineglass
goal: aim destination intent intention object objective purpose
god: goddess saint
going: boarding disappearance dispatch parting shipment takeoff
golfer: hacker
good: virtue
goodness: benefit better optimum welfare
gossip: grapevine rumor scandal
government: empire legislation palace
grain: barley granule rice
grandparent: grandfather grandma grandmother granny
grant: award awarding subsidy
graph: eeg
greeting: afternoon hello morning reception
grip: embrace embracing hilt knob
grocery: supermarket
ground: cape forest island landmass mainland peninsula plain
grounder: chopper roller
grounds: backyard dooryard proof symptom track
group: accumulation aggregation arrangement collection edition masses people population subgroup swarm system
grouping: accumulation aggregation arrangement classification collection edition masses people phrasing population subgroup swarm system
grownup: conservative elder host liberal man moderate oldster professional sophisticate stoic type woman
guard: doorman porter watchman
guardian: bodyguard champion custodian escort guard lawman
guilt: complicity criminality
gully: arroyo draw
gun: cannon firearm
gutter: chute
gymnast: tumbler
gymnastics: acrobatics tumbling
gyration: roll
hamper: irons
hand: drover fieldhand
handle: hilt knob
handling: fielding unloading
handwriting: longhand stenography
hardship: catastrophe disaster distress nadir
harm: bruise contusion deformation distortion frostbite hemorrhage wound
haste: scamper suddenness
hat: boater bonnet fedora stetson
haul: tow
headache: burden encumbrance
headgear: cap hat turban
heading: headline title
healer: chiropractor electrotherapist naprapath naturopath
heap: deluge flood stack
heartbeat: pounding throbbing
heater: stove
hedge: windbreak
helper: accomplice aide attendant auxiliary deputy donor secretary sponsor subordinate uncle underling
herb: sage
herd: remuda
heritage: background birthright
hiding: mask masking stealth
highway: bypass freeway highroad pike superhighway thruway
hill: embankment hillock knoll mound
hillock: anthill
history: biography
hit: bunt grounder plunker
hitter: bunter
hold: embrace embracing
holding: storage
hole: keyhole leak loophole perforation rathole vent
holiday: honeymoon picnic
home: hearth house
homicide: murder shooting
honesty: candour incorruptibility integrity truthfulness
honor: citation esteem fame glory medal pennant reputation repute respect
honour: citation esteem fame glory medal pennant reputation repute respect
hoop: tire
horse: buck
horseman: jockey
hospital: creche
host: hostess
hotel: hostelry inn resort
hour: bedtime dawn dawning daybreak dusk midday midnight nightfall noon sundown twilight
house: boardinghouse cabin corporation cottage dealer farmhouse manse publisher residence soddy
housing: abode apartment dwelling home quarters
humiliation: abasement abjection
humor: cartoon fun gag irony jest joke sarcasm satire
humorist: punster satirist
hunch: heart
hunger: starvation
hunter: trapper
hunting: ducking exploration foraging scouring
hurler: southpaw
hurry: suddenness
hurt: bruise contusion frostbite hemorrhage wound
husbandry: gardening
hypertrophy: splenomegaly
hypothesis: assumption conjecture framework model speculation
icebox: cooler
ideal: criterion exemplar jimdandy jimhickey paragon standard
idealist: romantic
identification: diagnosing diagnosis
ideology: communism conservatism democracy fascism liberalism progressivism radicalism socialism utopianism
idler: laggard loon
idol: joss
ignorance: inexperience
illness: ague collapse disease
illumination: dark darkness lighting
illusion: phantom
illustration: fig figure
image: visualization
imagery: dream evocation picturing vision
imagination: dream evocation fancy fantasy picturing vision
imaging: dream evocation picturing vision
imitation: fake mimesis sham
immunity: exemption freedom
impact: blow
impairment: deformation distortion
impinging: collision flick impact touch
implement: brush flail rod snuffer stick tool utensil
implementation: instrumentation means way
importance: accent emphasis greatness primacy prominence significance urgency
imposition: regimentation
impotence: helplessness weakness
impotency: helplessness weakness
impression: hunch intuition suspicion
impurity: contamination pollution taint
inability: stupidity
inaction: halt stagnation
inadequacy: deficit scarcity shortage
inception: cause overture prelude
incident: scene
inclination: bent call dislike sympathy
incline: bank canyonside declivity hillside mountainside
income: earnings proceeds profit profits takings yield
indecision: hesitation
independence: autonomy liberty
indication: clue evidence forerunner hint manifestation symptom trace vestige
individualism: peculiarity singularity uniqueness
individuality: peculiarity singularity uniqueness
industry: industrialization
inequality: nonequivalence
inertia: indolence passivity
infection: bilharziasis sore
inference: analogy implication
infidelity: disloyalty
infielder: catcher shortstop
infirmary: creche
inflection: intonation paradigm stress
infliction: regimentation
influence: exposure force manipulation
ingredient: point
ingroup: faction
inhabitant: american earthman european northerner occidental occupant resident villager westerner
inhalation: gasp
injury: bruise concussion contusion frostbite hemorrhage mutilation wound
inlet: cove
innovation: contrivance
inquiry: experiment experimentation investigation poll
insanity: madness unreason
inscription: epitaph
inside: midst thick
inspection: checkout
inspiration: germ
installation: repository station transportation zoo
instance: clip exception precedent sample specimen time
instant: climax pinpoint
institution: academy company religion
instruction: course formula prescription
instructor: demonstrator governess missionary tutor
instrument: analyzer weapon whip
instrumentalist: flautist pianist piper singer soloist trumpeter violinist vocalist
instrumentation: arms container device equipment implement means medium munition system transport
insurrection: mutiny
intake: drinking eating feeding suck swallow
integration: centralization incorporation merger
integrity: completeness
intellectual: egghead genius scholar seer skeptic student subjectivist theorist thinker
intelligence: brain breadth genius intellect keenness mentality sharpness wit
intensification: exacerbation
intensity: emphasis ferocity fierceness severity vehemence violence wildness
intent: idea will
intention: idea will
interaction: contact interchange interplay
interchange: dealings
intercourse: communion
interest: behalf concern
interference: complication frustration prevention
interior: midst thick
intermediary: interpreter
interruption: dislocation eclipse interposition
intersection: vertex
interval: cycle interim interlude pause period round
intonation: drone monotone singsong
introduction: preamble preface
intruder: invader prowler stranger
intuition: heart immediacy
invention: contrivance
investigating: analysis count counting examination research scrutiny search
investigation: analysis count counting examination research scrutiny search
investigator: coroner detective experimenter
investment: venture
investor: depositor stockholder
involvement: intervention
ion: anion
irresolution: hesitation
irritation: impatience
ism: credo creed egalitarianism formalism humanism imitation literalism nationalism nihilism secularism teaching
isolation: anomie estrangement insularity insulation loneliness privacy secrecy solitude
italian: roman sicilian
jail: lockup
jar: vase
jewel: diamond pearl ruby
jeweler: goldsmith
job: berth career craft employment profession sport trade vocation
john: closet
journalist: columnist correspondent newspaperman
journey: circuit excursion odyssey outing pilgrimage ride tour trip voyage
journeying: circuit excursion odyssey outing pilgrimage ride tour trip voyage
judge: appraiser critic magistrate ordinary
judgment: adjudication conclusion decision estimate evaluation justice rating
junction: crossroad interchange intersection
juncture: climax crisis landmark milestone
justice: fairness
justification: cause
keeping: hands
kettle: teakettle
kickoff: birth incipience incipiency threshold
kid: orphan urchin
kill: homicide slaughter suffocation suicide
killer: executioner murderer
killing: homicide slaughter suffocation suicide
kind: brand genre genus ilk make model species type
kinship: brotherhood rapport
kitchen: kitchenette
knife: bayonet dagger
knob: doorhandle doorknob
knoll: anthill
knot: bow
knowledge: ability attitude equivalent inability information lexicon mind process psyche vocabulary
labor: effort exertion hackwork plodding
laborer: hand logger longshoreman miner porter
lack: absence shortage
laggard: straggler
lake: lagoon pond pool reservoir
lamp: candle lantern streetlight
land: bottomland sod sward turf
landmass: continent subcontinent
landowner: landlord squire
language: barrage charm conversation discussion monologue tongue words
laugh: chuckle giggle horselaugh
laughter: chuckle giggle horselaugh
laurels: citation esteem fame glory medal pennant reputation repute respect
lavatory: closet
law: constitution prohibition
lawman: constable deputy lieutenant marshal patrolman policeman sergeant sheriff
lawyer: counsel prosecutor
layer: backing crust interlayer stratum
leader: chief chieftain commander employer guide hero politician superior ubermensch
leaders: rome
leadership: helm rome
league: majors
learning: conditioning memorization study
leave: furlough pass
leaving: boarding disappearance dispatch parting shipment takeoff
legislation: enactment
legislator: congressman senator
legislature: congress parliament senate
leisure: holiday vacation vacationing
length: brevity diam diameter permanence radius shortness
lens: eyepiece monocle
lesion: ulcer ulceration
lessening: sinking waning
letter: alpha beta consonant gamma initial invitation
lettering: epitaph
level: caliber calibre depth extreme high intensity moderation quality
lever: trigger
liberal: whig
liberation: manumission
libertine: adulterer
liberty: discretion license
licking: slaughter
lie: tale
light: blinker headlight searchlight torch
likelihood: odds
likeness: resemblance
limit: maximum utmost verge
line: rank row
lineage: sept
lineman: guard tackle
linguist: grammarian
liquor: bitters brandy whiskey whisky
list: bibliography calendar catalog catalogue checklist flag inventory numbering roll roster schedule
litigant: defendant
livelihood: comforts maintenance subsistence
load: overload
loading: overload
locality: scenery
location: fingering here juxtaposition orientation planting point region whereabouts
lock: padlock
lodging: abode apartment dwelling home quarters
longhand: italic
look: glance glimpse observance observation scrutiny sightseeing spark sparkle stare watching
looking: glance glimpse observance observation scrutiny sightseeing stare watching
lore: folklore
lot: deluge flood
lover: amorist beau darling dear favorite girlfriend honey sweetheart
loyalty: nationalism patriotism
lucidity: unambiguity
luck: misfortune
luggage: suitcase trunk
luminosity: glow
lump: bloat edema
machine: assembly computer machinery motor phonograph
magic: juju
magnet: electromagnet paramagnet
magnificence: expansiveness majesty
magnitude: amount bulk dimension extent intensity multiplicity order proportion size volume
maid: chambermaid
maker: author cobbler ironworker jeweler manufacturer producer watchmaker wigmaker
makeup: eyeshadow lipstick mascara
malady: ague collapse disease
male: bloke boy chap cuss fella fellow lad man
malevolency: meanness
management: administration disenfranchisement disposal guidance mismanagement supervision treatment
manifestation: epiphany
manner: comportment mien rudeness signature wise
manse: castle manor palace
manservant: butler valet
manual: instructions
manufacture: industrialization
manufacturing: formation
map: chart
marble: shooter
mark: milestone postmark trademark
market: monopoly
marketing: bootlegging retail retailing sale vending
marketplace: grocery monopoly
marking: cross milestone patch postmark shading trademark
marksman: rifleman sniper
marriage: intermarriage
mass: deluge flood
masses: audience following laity
match: diving
matrimony: intermarriage
matter: area
meal: breakfast dinner lunch luncheon snack supper tea
meaning: connotation implication intent moral nuance overtone sense significance subtlety undercurrent
means: instrument road salvation tool wings
measure: interval precaution probability safeguard volume
measurement: densitometry observation surveying thermometry
measuring: densitometry observation surveying thermometry
meat: beef bird mutton pemmican pork sausage
mechanics: dynamics
medication: cure dose metrazol prescription remedy
medicine: biomedicine cure dose metrazol pharmacy prescription remedy
medium: album cinema film vehicle
meeting: appointment conclave conference congress convention engagement visit
melody: leitmotiv
member: brother
membrane: drumhead
memory: recognition recollection
mention: allusion
merchandise: cargo freight inventory release shipment stock
merchandising: bootlegging retail retailing sale vending
merchant: dealer grocer retailer shopkeeper storekeeper trader tradesman vendor
mercy: compassion
merrymaking: revel revelry
messenger: bearer conveyor herald
meteor: meteorite
meteorite: micrometeorite
meter: voltmeter
method: technique
mien: dignity
migration: emigration immigration
mill: foundry
mind: unconscious
minor: orphan urchin
mint: deluge flood
minute: instant twinkling wink
misanthrope: misogynist
misbehavior: devilment irregularity mischief shenanigan
mischief: vandalism
misconception: fancy illusion mistake phantasy
misdeed: devilment irregularity mischief shenanigan
misery: suffering woe
misfortune: adversity calamity catastrophe disaster hardship pity tragedy
misinterpretation: misconstruction
misrepresentation: subterfuge
miss: belle flapper maiden
missile: arrow bullet shot slug
missive: invitation
mistake: blunder folly lapse miscalculation omission slip stupidity
mistaking: misconstruction
misunderstanding: misconstruction
mixture: dough premix
mobility: maneuverability restlessness
mobilization: conscription equipping
mode: signature wise
modification: tightening
modifier: adjective
moment: climax instant pinpoint twinkling wink
monarch: king
money: appropriation fund
month: lunation
monument: gravestone plaque
morality: conscience good hedonism righteousness rightness
morals: conscience hedonism
morphology: anatomy
motion: bend flourish nod shrug stroke travel wave whirl
motivation: ethics impulse morality morals urge
motive: ethics impulse morality morals urge
motor: engine
motorcar: ambulance convertible jeep landrover sedan taxi
mound: anthill
movie: documentary musical
munition: ammo ammunition armament bomb hardware
murder: bloodshed thuggee
murderer: assassin gunman gunslinger
music: ballet chopin harmony melody opus overture popularism refrain section serialism tune
musician: composer conductor flautist pianist piper singer soloist trumpeter violinist vocalist
musing: meditation retrospect
mutant: freak monstrosity
nail: brad
name: brand designation misnomer signature title
narrative: fairytale
nation: ally british english french irish reich spanish swiss
national: citizen compatriot patriot
nationalism: americanism
native: filipino russian
naturalness: spontaneity
nearness: proximity
necessity: need urgency
necktie: bolo
need: deficiency lack necessity want
negative: nay
neglect: omission
negligence: dereliction dodging
negotiation: bargaining diplomacy
neighborhood: scenery
neighbourhood: scenery
neurotic: psychopath
newcomer: recruit
news: account reporting
nightclub: dive honkytonk
noisemaker: horn
noncom: corporal sergeant
nonfiction: article
nonsense: absurdity cant
norm: mean
note: jot memorandum
notion: hunch intuition suspicion
nourishment: delicacy dish meal
nozzle: showerhead
number: bulk coordinate count integer majority minority prime quota square
nutrient: beverage feed nourishment provisions sustenance
objection: dissent protest protestation
obligation: keeping prerequisite requirement
obliteration: vaporization
obscurity: anonymity limbo nowhere oblivion
observance: monitoring
observation: monitoring
observer: hearer listener spectator viewer watcher witness
obstacle: barrier roadblock
obstruction: barrier obstacle
occasion: celebration ceremony climax crisis landmark milestone
occlusion: thrombosis
occupant: colonial inmate suburbanite
occupation: berth career craft employment profession sport trade vocation
odor: fragrance perfume scent
offence: counteroffensive
offender: aggressor attacker culprit evildoer malfeasant reprobate sinner
offense: affront rebuff slight
offensive: counteroffensive
offer: proposal special
offering: proposal special
office: headquarters organ
officer: aide commander noncom
official: appointee beadle diplomat judge officer prosecutor referee
offspring: baby child grandchild
oldster: graybeard
onrush: bombing charge counterattack fire firing penetration strike
onslaught: bombing charge counterattack fire firing penetration strike
opening: crack hole rent rift tear
operator: driver telegrapher
opinion: eyes guess judgment preconception speculation surmise
opponent: duelist enemy foe
opportunity: hearing
opposition: antithesis contradiction contrary contrast opposite polarity reverse
opus: divertimento fantasia medley quintet serenade sextet song suite trio
orbit: kingdom preserve province realm responsibility
orchestra: symphony
ordering: grading layout series
organism: animal beast creature individual mortal mutant person plant someone soul
organizer: coordinator
orientation: ideology perspective reorientation view wavelength
origin: cradle derivation provenance
originality: freshness novelty
ornament: decor
orthodoxy: traditionalism
orthography: spelling
oscillation: ripple
outbreak: epidemic
outburst: salvo
outcast: heretic
outcome: consequence denouement worst
outcry: bellow catcall clamoring holler hollering hoot roar scream screaming screech shouting shriek shrieking yelling
outlay: expenditure
outlet: marketplace shop store
outline: profile silhouette
outlook: anticipation expectancy misgiving possibility promise
outset: birth incipience incipiency threshold
outside: open
oven: broiler
owner: householder
ownership: holding proprietorship retention
package: bundle sheaf
pain: ache agony burn sting suffering torment
painter: impressionist watercolorist
painting: landscape miniature monochrome nude watercolor
pane: windowpane
panel: paneling
papers: ballot certificate charter confession patent platform report resolution source
paraphernalia: rig
parcel: bundle sheaf
parent: father mother
participant: groom sharer
participation: intervention
particle: ion micelle
partition: wall
partner: husband wife
party: dance dinner gop reception reunion social
passageway: aisle areaway corridor tunnel
passenger: commuter
passing: aerial
past: bygone history
pastime: hobby
patch: bed garden pinpoint speck
path: footpath lane pathway
patient: inmate
patriotism: americanism
patron: operagoer regular
pattern: careerism cooperation custom fashion ritual slavery strand symbolism transvestitism usage
pause: blackout delay faltering halftime intermission lapse lull respite wait
pavement: curbside
pay: found
peak: maximum minimum
peculiarity: foible idiosyncrasy
pedigree: sept
peer: associate contemporary successor townsman
pen: corral quill
penalty: chastisement imprisonment retribution
penetration: infiltration invasion raid
penutian: yokuts
percentage: allocation allotment allowance cut ration slice stake
perfection: polish refinement
performance: concert histrionics interpretation pianism premiere recital rendering rendition routine
performer: actor comedian dancer instrumentalist magician monologist musician player twirler
periodical: issue journal
periodicity: rhythm
permanence: durability immortality
permission: consent dispensation leave
permit: dispensation
persecution: oppression
persona: hero heroine villain
personality: identity
personification: embodiment incarnation
personnel: hands manpower men military police soldiery staff troops
perspective: weltanschauung
petition: application demand
phantom: ghost specter
phase: apogee chapter culmination
philosopher: existentialist moralist realist stoic
phonograph: jukebox
photo: closeup frame longshot snapshot still
photograph: closeup frame longshot snapshot still
photography: filming
physician: extern interne quack specialist surgeon vet
physicist: biophysicist
physics: astronomy crystallography electronics mechanics thermodynamics
pick: favorite
picture: collage inset landscape miniature monochrome nude sonogram watercolor
picturing: photography
piece: beam fragment shard snip
piety: religiousness
pile: deluge flood stack
pill: capsule
pillow: bolster
pilot: wingman
pin: stickpin
pinball: pachinko
pink: coral
pipe: manifold
pistol: revolver
pitch: bass fastball knuckleball tenor tone
pitcher: southpaw
place: birthplace crest grave heights junction rendezvous tomb zone
placement: alignment composing composition spacing
plain: flat steppe
plan: agenda budget configuration constellation layout project regime schedule snare
plane: bomber fighter jet
planner: strategist
planning: programming
plant: factory mill
plasticity: flexibility
plate: disk
platform: bandstand dais deck landing pier pulpit rostrum scaffold turntable wharf
play: musical
playacting: hamming heroics pantomime portrayal roleplaying skit
player: ballplayer flautist golfer pianist piper singer soloist trumpeter violinist vocalist
playing: catching golfing pitching
plenty: deluge flood
plot: bed conspiracy garden intrigue
poem: ballad epic haiku rhyme sonnet verse
point: corner intercept intersection midair origin place position root source spot
police: posse
policeman: detective inspector trooper
policy: activism zionism
politician: candidate communist demagogue democrat governor legislator mayor republican socialist statesman
pond: millpond
pool: millpond
porch: veranda verandah
port: harbor
portrayal: persona role
position: landmark left polls post right site stand
possession: holding property retention
possibility: chance opportunity potential potentiality
post: fort garrison outpost
postulate: assumption premise
posture: sprawling stance
pot: coffeepot kettle
potential: prospect
potentiality: perfectibility prospect
potpourri: hodgepodge selection
pouch: pocket
poverty: want
power: control disposal effectiveness influence jurisdiction potency sway
powerfulness: control disposal effectiveness influence jurisdiction potency sway
practice: careerism cooperation custom fashion rehearsal ritual scrimmage slavery symbolism transvestitism usage
praise: compliment paean recommendation superlative
prayer: benediction invocation
preacher: evangelist gospeler
preaching: kerygma
prediction: projection prophecy
premise: condition thesis
preparation: makeready planning priming
presence: occurrence
present: now today tonight
presentation: exhibition performance
preservation: conservation
press: magazine newspaper
prevalence: currency
priest: bishop confessor primate vicar
principal: headmaster schoolmaster
principle: ethic pillar
printing: publication
prisoner: convict pow
privacy: confidentiality
privy: closet
prize: scholarship
probability: likelihood
problem: riddle
procedure: calculation computation fingerprinting indirection routine stiffening
proceeding: hearing litigation suit
proceedings: hearing litigation suit
process: calculation computation fingerprinting indirection routine stiffening
procreation: miscegenation multiplication propagation
produce: vegetable
product: book cargo film freight fruit inspiration inventory magazine movie output release shipment stock work
production: making
profanity: blasphemy curse expletive oath swearing
profession: businessmen engineering
professional: attorney craftsman critic educator lawyer librarian practitioner publisher
profit: dividend profitability
profits: dividend
profusion: greenness
program: agenda budget project regime schedule
progress: career leapfrog
project: adventure cinch endeavor enterprise escapade marathon picnic venture
projectile: arrow bullet shot slug
prominence: spotlight
promise: pinning
promotion: advertisement advertising ballyhoo preferment
pronoun: demonstrative
pronouncement: directive
proof: confirmation verification
proponent: admirer apologist democrat ideologist jansenist neutralist platonist protagonist representative republican secessionist secularist supporter
proportion: percent percentage
proposal: advice counterproposal hypothesis proposition suggestion
proposition: hint lemma postulate theorem
propriety: decency decorum modesty reserve
prose: nonfiction
prosody: intonation stress
prospect: anticipation expectancy misgiving possibility promise
protagonist: believer confederate enthusiast loyalist
protestant: anabaptist anglican baptist nonconformist presbyterian
province: commonwealth
provision: feeding irrigation issuance logistics refueling stocking
provocation: taunt
prowess: musicianship
psyche: unconscious
psychology: psychophysiology
publication: book collection magazine periodical reissue reprint
publicity: advertisement advertising ballyhoo
publisher: newspaper
pull: haul tug
pulling: haul tug
pulse: pounding throbbing
punch: jab
puncher: vaquero
punishment: chastisement imprisonment
pupil: collegian overachiever seminarian underachiever
purchase: buying
purging: abreaction catharsis
purple: violet
purpose: idea will
push: pressing
pushing: pressing
quake: seaquake tremor
quantity: abundance interval probability volume
quarrel: altercation bickering fracas squabble
quarter: ghetto
quarters: dormitory lodgings
question: problem
questioner: inquisitor interviewer
questioning: inquiry query question
race: campaign
radiance: gleam gleaming luster polish
railroad: metro rail subway
railway: metro rail siding subway
range: confines expanse gamut horizon palette spectrum sweep
rank: first fourth grade last level ninth twentieth
rapidity: instancy
rate: cps flow flux frequency gait mph pace rpm spacing speed tempo velocity
rating: mark pricing reevaluation score
ratio: efficiency frequency magnitude proportionality turnover
reach: confines expanse gamut horizon palette spectrum sweep
reactionary: bourbon
reactivity: excitability
readiness: ready
reading: perusal
realization: objectification
rear: rearward
reasoning: analysis inference prediction synthesis
rebel: mutineer
rebellion: mutiny
receiver: radio
receptacle: hive hopper tray
recipient: assignee beneficiary borrower dependent heir protege
reckoning: approximation conversion derivative differential estimate extrapolation integral
recognition: identity
recollection: mind
reconstruction: rebuilding
record: account file history memorabilia
recording: chromatogram
red: crimson
reduction: depletion depreciation discount mitigation
reference: allusion
reflection: meditation retrospect
reflector: mirror
reflex: belch belching flatus gulping shiver vomiting yawn
refrigerator: cooler
regime: empire palace
region: air bottom county distance exterior heaven inside interior layer maria outside paradise side top
regularity: orderliness periodicity uniformity
regulation: guidepost limitation restriction
regulator: aperture faucet thermostat
reimbursement: allowance
rejection: abandonment avoidance
relatedness: bearing
relationship: romance
relative: ancestor antecedent cousin descendant descendent offspring partner spouse
release: manumission
relevance: applicability pertinence
relevancy: applicability pertinence
reliability: reproducibility
relief: reprieve respite
religion: christianity church cult judaism paganism sect
remainder: remnant
remark: barb cliche commonplace jibe mention reference sally
remedy: salve
removal: abstraction elimination evacuation skimming withdrawal
remuneration: found
repair: maintenance quickie reconstruction restoration upkeep
repairman: handyman mechanic troubleshooter
repeat: recurrence
repetition: recurrence renewal
replacement: displacement
replacing: displacement
reply: comeback feedback retort
report: anecdote gossip recital
repose: leisure
repository: museum repertory storage storehouse
representative: agent alderman delegate spokesman
reproach: blame rap
reprobate: wretch
reproof: castigation reproach
reputation: name
repute: name
request: appeal application demand invitation prayer questioning wish
requirement: need
rescue: redemption salvation
research: experiment experimentation investigation microscopy poll
researcher: experimenter
residence: home parsonage
resident: colonial inmate suburbanite
residue: remnant
resolve: determination stubbornness willpower
resource: aid assistance livelihood resourcefulness
respect: stature
response: reflex
responsibility: keeping prerequisite requirement
responsiveness: excitability
rest: leisure remnant
restatement: demythologization
restaurant: cafe cafeteria coffeehouse grill lunchroom steakhouse
restoration: rehabilitation renewal
restraint: confinement inhibition
retaliation: reprisal vengeance
retention: recollection remembrance storage
retentiveness: recollection remembrance
retort: sassing
revel: debauch
revelation: discovery
revelry: debauch
revenge: reprisal vengeance
reverend: acolyte churchman cleric minister parson pastor preacher priest shepherd
revision: qualification
revival: renaissance
revolt: mutiny
revolver: colt
rhyme: doggerel
richness: greenness
rider: horseman
ridge: dune ledge reef
rifle: carbine
right: access due privilege
righteousness: honesty justice piety rectitude
rise: mount
rite: orgy wedding
ritual: communion wedding
rival: champ champion comer foe king
road: driveway highway roadway shortcut thoroughfare
robbery: holdup
robe: bathrobe
rock: boulder bowlder calculus pebble
rocket: missile
rod: baton pole ramrod wand
role: hero heroine stead villain
roll: lineup
root: cradle derivation provenance
roster: lineup
roughneck: bullyboy muscleman
roughness: harshness scratchiness
route: beat direction driveway flyway highway orbit roadway shortcut thoroughfare
routine: groove rut
row: altercation bickering fracas squabble
rowdy: bullyboy muscleman
rudeness: abruptness contempt curtness insolence
ruffian: bullyboy muscleman
rule: guidepost limitation mores restriction
ruler: basileus caliph lord master monarch sovereign sultan
rumpus: ado bustle flurry
run: rbi
running: dash rushing
rush: onrush scamper
rushing: scamper
sable: rigger
sacrament: penance
safety: invulnerability security
sailor: seafarer seaman
sake: behalf
salary: found
saloon: speakeasy
sameness: equality similarity
sample: coupon
satellite: sputnik
saving: redemption salvation
scale: index
scarcity: paucity
scarf: kerchief
scene: darkness locale shadow
scenery: backdrop landscape
schedule: fare timetable
scheme: dodge plot
scholar: generalist graduate historian humanist philosopher pundit reader scholastic theologian
science: linguistics math mathematics psychology
scientist: biologist chemist geologist investigator linguist physicist psychologist researcher
scope: confines expanse gamut horizon palette spectrum sweep
scorn: sneer
scoundrel: hound rascal rogue
scrap: splinter
screen: curtain drape drapery shutter
script: dialogue libretto scenario screenplay
scrutiny: autopsy checkup comparison inspection necropsy scan study survey testing
sculpture: carving statue
seafarer: boatswain
seaman: boatswain
search: exploration foraging scouring
season: autumn fall preseason spring springtime summer winter wintertime
second: instant twinkling wink
secrecy: confidentiality
secretary: receptionist undersecretary
section: chapter clause episode introduction passage spot
security: insurance
sediment: dregs
seer: soothsayer
segment: straightaway subsection
seizure: arrest conquest
selection: ballot decision election sampling vote voting willing
selfishness: opportunism
selling: bootlegging retail retailing sale vending
semblance: disguise pretence verisimilitude
sending: transmission transmitting
sensation: odor smell sound taste threshold
sensitivity: reactivity responsiveness
sentence: interrogation interrogative
sentiment: eyes judgment preconception
separation: discontinuity isolation severalty
sept: dynasty homefolk
sequence: pelting
series: chain course cycle hierarchy progression sequence succession train
sermon: kerygma
servant: lackey manservant
session: tutorial
set: core interval pair
setting: showcase
settlement: outpost
settler: homesteader pioneer
setup: aerator burner centrifuge generator lighting pendulum telegraph
severity: seriousness
sex: conception mating procreation relation
shackle: irons
shade: shadow
shallowness: glibness
shame: humiliation reproach
shape: convexity lobularity narrowing topography
share: allocation allotment allowance cut ration slice stake
sheaf: bale
sheath: holster
shed: woodshed
sheet: worksheet
shelf: bookshelf mantel
shell: shrapnel
shelter: birdhouse doghouse dugout haven hut shack shanty tent
shenanigan: vandalism
shield: shielding
shift: advance amplitude betterment conversion improvement transition weakening
ship: hulk shipwreck steamship
shipping: freight trucking
shoe: clodhopper sandal sneaker
shooting: countershot firing gunfire gunshot potshot
shop: bazaar commissary drugstore florist haberdashery pharmacy
shopkeeper: florist
shore: coast seacoast
shot: ball countershot firing gunfire gunshot potshot
shout: bellow catcall clamoring holler hollering hoot roar scream screaming screech shouting shriek shrieking yelling
show: circus demonstration display fair presentation showing
shutdown: layoff
sickness: ague collapse disease
side: bedside
sight: spectacle
sign: poster signpost
signal: beam indicator input recording symbol
signaling: beam indicator input recording symbol
significance: meaningfulness
silence: hush quietness speechlessness stillness
sill: windowsill
similarity: analogue approximation likeness parallel parallelism similitude sort
similitude: resemblance
singer: contralto minstrel soprano
singing: humming
sink: washbasin washbowl
site: cemetery encampment fairway graveyard premises tee
situation: challenge complication environment equilibrium exclusion rejection shoes thing
size: circumference smallness
skeptic: pessimist
skill: craftsmanship horsemanship marksmanship salesmanship soldiering
slab: tablet tile
slavic: russian ukrainian
sleep: sleeping
sleeper: dreamer sleepwalker
sleeve: shirtsleeve
slide: landslide
slope: bank canyonside declivity hillside mountainside slant
slugger: bunter
slumber: sleeping
smell: fragrance perfume scent
smoothness: polish slick
sociability: camaraderie
socialist: commie communist
sociality: sociability
society: civilization culture fraternity sorority
sofa: daybed divan
soldier: cavalryman infantryman orderly pistoleer redcoat rifleman trooper
soldiery: cavalry
song: ballad dirge ditty lullaby
sophistication: disillusionment
soprano: coloratura
sort: brand genre genus ilk make model species type
sound: music noise ring voice
source: cradle derivation fountainhead provenance
south: alabama
southerner: confederate
sovereign: king
spacing: concentration density distance distribution
spatiality: asymmetry configuration contour shape symmetry
speaker: lecturer orator questioner rhetorician storyteller witness
speaking: whisper
specialist: decorator designer diagnostician gynecologist pathologist psychiatrist
spectator: moviegoer onlooker theatregoer
speech: charm conversation discussion impromptu inaugural lecture monologue preaching sermon words
speed: airspeed haste hurry hypervelocity
spell: fascination
spending: expenditure
sphere: kingdom preserve province realm responsibility
spire: pinnacle
spirit: psyche soul
spirits: bitters brandy whiskey whisky
sponsor: backer patronne
sport: gymnastics racing
spot: birthplace crest grave heights junction rendezvous tomb zone
spouse: husband wife
spread: diffusion dispersion
stack: haystack
stadium: ballpark
staff: crutch
stage: apogee chapter culmination elevation extent height
staircase: stairs steps
stairs: ladder
stairway: stairs steps
stall: tollhouse
standard: baseline norm scale yardstick
standing: dishonor honor honour importance laurels obscurity prestige prominence
standpoint: angle slant
stare: contemplation gaze glare
start: birth dawn incipience incipiency menarche onset opener threshold
station: depot substation terminal
stationery: letterhead
statistic: average deviation norm
stay: sojourn
stead: behalf
stealing: robbery rustling
steel: cutlass
steeple: pinnacle
step: precaution safeguard
steps: ladder
stick: bow staff
stone: boulder bowlder calculus gravestone pebble
storage: granary railhead warehouse
store: bazaar commissary drugstore florist haberdashery pharmacy
storehouse: granary railhead warehouse
storekeeper: florist
storeroom: pantry
story: allegory fairytale legend myth parable whodunit
strangeness: eccentricity quirk
stranger: outsider
strap: crupper rein
strategy: dodge plot
stream: brook creek river rivulet
street: alley alleyway boulevard
strength: endurance firepower firmness might robustness
stretch: outreach
strike: walkout
string: contrabass fiddle violin
strip: tape
struggle: combat duel fight fighting insurrection joust rebellion revolt scramble strife uprising warfare
stubbornness: intransigence
student: collegian generalist graduate historian humanist overachiever philosopher pundit reader scholastic seminarian theologian underachiever
stuff: etcetera
stupid: lunkhead
stupidity: denseness
style: bathos device headlinese journalese poetry signature vein wise
subject: keynote question
subjugation: captivity repression slavery
submission: filing obedience
substitute: successor
success: conquest coup triumph victory winning
succession: parade pelting streak
sufferer: diabetic invalid neurotic patient
suffering: throe
suffocation: strangulation
suggestion: hint inkling
suitability: convenience fitness
sum: coverage purse receipts revenue
summary: abridgment outline resume rundown summation survey
superficiality: glibness
superior: abbot supervisor
superiority: fineness
supernaturalism: magic
supervisor: boss chief counselor foreman oyabun stager superintendent
supplement: appendix
supplier: caterer distributor purveyor
supply: reservoir
support: adherence advocacy approval blessing reassurance sponsorship
supporter: believer confederate enthusiast loyalist
surface: exterior heavens inside interface outside screen skin
surge: onrush
surroundings: habitat medium parts setting
survival: subsistence
susceptibility: capacity liability reactivity
suspicion: heart
sustenance: delicacy dish meal
swallow: draught gulp sip swig
swelling: bloat edema
swimming: dive plunge
switch: button commutator
sword: cutlass
symbol: award crown emblem honor honour laurels mantle mark marking symbolism token
symmetry: regularity
system: assemblage economy labyrinth machinery maze network subsystem syntax
systematization: codification
table: booth counter desk worktable
tablet: slate
tact: diplomacy
tale: fairytale
talent: flair knack
talk: chatter dialogue
talking: chatter dialogue
talks: bargaining diplomacy
tally: rbi
task: adventure cinch endeavor enterprise escapade marathon picnic venture
taste: flavor sweetness
tavern: saloon
teacher: demonstrator governess missionary tutor
teaching: lecturing lesson schooling
tears: sniveling wailing
technology: engineering
telegram: cable
telephone: call
temperament: aloneness blood calm calmness composure equanimity morale perfectionism tolerance unwillingness willingness
temperature: cold coldness heat hotness warmth
temptation: bait
tendency: bent call dislike sympathy
tending: incubation nursing treatment
tense: future
tent: cabana marquee
tenure: presidency
term: session tenure
territory: enclave jurisdiction protectorate
testimony: affidavit declaration
text: letter lyric missive words
texture: roughness smoothness
theme: keynote question
theologian: doctor
theology: hermeneutics
theory: assumption conjecture framework model speculation
therapist: chiropractor electrotherapist naprapath naturopath
thermodynamics: thermostatics
thermometer: pyrometer thermocouple thermopile
thermostat: cryostat
thicket: underbrush
thief: bandit burglar despoiler ghoul pirate robber rustler safebreaker
thieving: robbery rustling
thinking: consideration explanation reasoning
thoroughfare: street
throng: hive horde host ruck
throw: pitch slinging toss
tie: bolo
timbre: register sonority vibrancy
timepiece: clock sundial timer watch
timing: presentness punctuality timeliness
toilet: closet
tongue: cassite
tool: hoe plow
top: rooftop
topic: area keynote question
tormentor: cuss gadfly
torpor: lethargy
totality: works
touchstone: baseline norm scale yardstick
toweling: terrycloth
tower: silo spire steeple
town: hometown
toy: balloon doll slingshot swing
track: steps trail
trade: carpentry drafting plumbing pottery typography
trader: draper fishmonger fishwife mercer
tradesman: florist
tradition: habit
tragedy: tsunami
train: streamliner
training: practice retraining
trance: fascination
transaction: affairs commerce commercialism deal operations
transfer: bringing carry delivery
transformation: advance betterment conversion improvement transition weakening
transgression: crime depravity evil sin sinning wickedness
translation: displacement shift
transmission: channel dissemination forwarding modulation
transmitting: forwarding
transmutation: advance betterment conversion improvement transition weakening
transport: vehicle
transportation: bringing carry delivery
trap: entanglement net web
travel: advance commutation commuting crossing descent entrance flow flowing journey journeying progression spread translation
treasure: fortune
treatment: dealing massage
trip: errand
tripod: easel
triumph: independence landslide romp runaway win
troops: cavalry
trough: chute
troupe: circus
trousers: breeches corduroys slacks
truck: pickup
trumpeter: bugler
truthfulness: sincerity veracity
try: batting battle best bid contribution essay pains run striving struggle trial
tube: barrel capillary catheter column pipe
tubing: barrel capillary catheter column pipe
tuft: wisp
tumble: flip somersault somersaulting
tune: leitmotiv
turn: diversion swerve
turning: diversion swerve
two: pair
type: version
unawareness: unselfconsciousness
uncertainty: disbelief distrust doubt indecision indefinity irresolution skepticism suspense suspicion
undergraduate: senior
underside: heel sole
understanding: appreciation bargain comprehension conspiracy deal grasping hold realization
undertaking: adventure cinch endeavor enterprise escapade marathon picnic venture
unfortunate: captive desperate mourner outcast prisoner sufferer survivor victim
unity: completeness
unselfishness: altruism
untruth: contradiction lie misrepresentation scheme
unwillingness: hesitation
upheaval: ferment fermentation unrest
uprising: mutiny
uptake: drinking eating feeding suck swallow
urchin: ragamuffin
urgency: hurry press
usage: application exploitation habit misuse rite ritual
use: application exploitation misuse
usefulness: detergency function instrumentality purpose use
uselessness: futility
user: consumer wearer
utility: detergency function instrumentality purpose use
utilization: application exploitation misuse
vacation: honeymoon picnic
valley: gully hollow
valuation: mark pricing reevaluation score
value: cost gnp importance price toll
variable: vector
variation: departure deviation difference substitution switch tide
variety: hodgepodge selection
vase: urn
vault: charnel
vegetable: greens rhubarb
vegetation: brush forest garden shrubbery thicket wood woods
vehicle: craft rocket
velocity: airspeed hypervelocity
vendor: hawker huckster peddler
venture: campaign crusade danger risk
verb: infinitive
verse: doggerel
verve: spark sparkle
vessel: boat ship yacht
vibration: tremor
vicinity: scenery
victim: chump fool martyr prey sucker target wretch
victor: conqueror
victory: independence landslide romp runaway win
view: background foreground glimpse tableau weltanschauung
viewer: moviegoer onlooker theatregoer
viewpoint: angle slant
vigor: athleticism
villain: hound rascal rogue
violence: riot savageness
visage: expression face look
vision: eyesight prevision retrovision
visitor: caller guest
vista: background foreground glimpse tableau
vitality: spark sparkle
vocalist: contralto minstrel soprano
vocation: specialization
voltmeter: millivoltmeter
vote: election referendum veto
voter: constituent
voting: veto
voyage: sail
wage: found
wager: parimutuel
wagon: cart
wait: extension
waiter: waitress
walk: march marching shuffling
wall: gable
want: absence shortage
wardrobe: armoire
warning: caution caveat lesson threat
warrior: guerrilla
wash: bathing laundering washup
washing: bathing laundering washup
washup: bath shower
watch: midwatch
watcher: moviegoer onlooker theatregoer
watching: monitoring
watchman: patroller picket portwatcher scout sentinel sentry
water: bay estuary gulf inlet lake ocean sea stream waterfall waterway
wave: ripple surf swash swell tsunami
way: instrument road salvation signature tool wings wise
wealth: affluence richness
weapon: gun knife lance missile projectile spear steel sword
weariness: exhaustion eyestrain
weekday: friday monday saturday thursday tuesday wednesday
weeping: sniveling wailing
weight: barbell dumbbell heaviness weightlessness
welfare: interest sake
wetness: humidity moisture wet
wheel: cartwheel gear
whip: quirt scourge
whiskey: bourbon
whisky: bourbon
white: bleach ivory pearl
whiteness: bleach ivory pearl
whole: complex composite compound
width: narrowness
wife: housewife matron
wildness: savageness
willingness: readiness
willpower: nerves
window: skylight
wine: vermouth vintage
wisdom: profundity statesmanship
wit: cartoon fun gag irony jest joke sarcasm satire
witness: moviegoer onlooker theatregoer
woman: beauty bluestocking coquette girl girlfriend lady madam mantrap matriarch miss mistress nurse widow wife
wood: grove
woods: grove
word: form monosyllable opposite synonym term terminology
worker: assistant collector employee help helper servant volunteer
workman: laborer mover
workout: bodybuilding
works: factory mill
worktable: workbench
worry: burden encumbrance
worship: prayer
worth: merit value virtue
worthlessness: shucks
wound: bite scratch
wrangle: altercation bickering fracas squabble
wretchedness: suffering woe
writ: certiorari mandamus warrant
writer: contributor dramatist gagwriter journalist lyricist novelist playwright poet tragedian
writing: adaptation diary document drafting essay inscription journal lettering literature manuscript papers paragraph section
yard: backyard dooryard
yellow: amber gold lemon
yesteryear: bygone history
youngster: orphan urchin
youth: blade
zone: island
`;
