import { along, family } from '../family.ts'
import { words } from '../words.ts'

const pipeTools = 'tools/pipe-tools'
const power = 'tools/power-tools'
const hand = 'tools/hand-tools'

/** What the fitter carries, and what can be hired for the job. */
export const tools = [
  family({
    key: 'pipe-wrench', prefix: 50, category: pipeTools, series: 'RT', brands: ['Tolmar', 'Grepp'],
    name: words('Rörtång', 'Putkipihdit', 'Rørtang', 'Rørtang', 'Pipe wrench', 'Røyrtong'),
    plural: words('Rörtänger', 'Putkipihdit', 'Rørtenger', 'Rørtænger', 'Pipe wrenches', 'Røyrtenger'),
    about: words(
      'Svensk rörtång av smitt stål med härdade tänder och snabbjusterande mutter. Biter i runda och kantiga ämnen.',
      'Taottu teräksinen putkipihti karkaistuilla hampailla ja pikasäätömutterilla. Pitää pyöreästä ja kulmikkaasta.',
      'Svensk rørtang av smidd stål med herdede tenner og hurtigjusterende mutter. Griper runde og kantede emner.',
      'Svensk rørtang af smedet stål med hærdede tænder og hurtigjusterende møtrik. Griber runde og kantede emner.',
      'Swedish-pattern wrench of forged steel with hardened teeth and a fast-setting nut. Bites round and square stock.',
      'Svensk røyrtong av smidd stål med herda tenner og hurtigjusterande mutter. Grip runde og kanta emne.',
    ),
    choices: { jaw: ['45', '90', 'S'], surface: ['red', 'chromed'] },
    rows: [{ length: 245, opening: 35 }, { length: 320, opening: 42 }, { length: 420, opening: 60 }, { length: 560, opening: 78 }, { length: 700, opening: 110 }],
    fixed: { material: 'steel' }, warrantyYears: 10, picture: ['length', 'surface'], price: (of) => 160 + of('length') * 1.4,
  }),
  family({
    key: 'pipe-cutter', prefix: 51, category: pipeTools, series: 'RA', brands: ['Tolmar', 'Grepp'],
    name: words('Röravskärare', 'Putkileikkuri', 'Rørkutter', 'Rørskærer', 'Pipe cutter', 'Røyrkuttar'),
    plural: words('Röravskärare', 'Putkileikkurit', 'Rørkuttere', 'Rørskærere', 'Pipe cutters', 'Røyrkuttarar'),
    about: words(
      'Röravskärare med rullar som styr rakt och skärhjul av specialstål. Reservhjul sitter i vredet.',
      'Putkileikkuri suoraan ohjaavilla rullilla ja erikoisteräksisellä leikkuupyörällä. Varapyörä kahvassa.',
      'Rørkutter med ruller som styrer rett og skjærehjul av spesialstål. Reservehjul i vrideren.',
      'Rørskærer med ruller, der styrer lige, og skærehjul af specialstål. Reservehjul i grebet.',
      'Pipe cutter with rollers that track straight and a special-steel wheel. Spare wheel in the knob.',
      'Røyrkuttar med rullar som styrer rett og skjerehjul av spesialstål. Reservehjul i vridaren.',
    ),
    choices: { 'cuts': ['copper', 'stainless', 'pex'], telescopic: ['yes', 'no'] }, rows: along('diameter', [16, 28, 32, 42, 54, 67]),
    cross: { colour: ['red', 'blue'] }, warrantyYears: 5, picture: ['diameter', 'colour'], price: (of) => 120 + of('diameter') * 8.5,
  }),
  family({
    key: 'press-machine', prefix: 52, category: pipeTools, series: 'PM', brands: ['Tolmar', 'Rostra'],
    name: words('Pressmaskin', 'Puristuskone', 'Pressmaskin', 'Pressmaskine', 'Press machine'),
    plural: words('Pressmaskiner', 'Puristuskoneet', 'Pressmaskiner', 'Pressmaskiner', 'Press machines', 'Pressmaskinar'),
    about: words(
      'Batteridriven pressmaskin för pressdelar av metall och flerskiktsrör. Pressar färdigt av sig själv och vrids 350°.',
      'Akkukäyttöinen puristuskone metalli- ja komposiittiosille. Puristaa loppuun itse, pää kääntyy 350°.',
      'Batteridrevet pressmaskin for pressdeler av metall og flerlagsrør. Presser ferdig av seg selv, hodet dreies 350°.',
      'Batteridreven pressmaskine til pressfittings af metal og flerlagsrør. Presser færdig af sig selv, hovedet drejer 350°.',
      'Battery press machine for metal and multilayer press fittings. Completes the cycle itself; the head turns 350°.',
      'Batteridriven pressmaskin for pressdelar av metall og fleirlagsrøyr. Pressar ferdig av seg sjølv, hovudet kan dreiast 350°.',
    ),
    choices: { force: [15, 19, 24, 32], case: ['yes', 'no'] }, rows: along('voltage', ['12', '18', '36']), cross: { colour: ['red', 'blue', 'yellow'] },
    variants: [1, 3], warrantyYears: 3, rental: true, picture: ['voltage', 'colour'], price: (of) => 7800 + of('force') * 240 + of('voltage') * 60,
  }),
  family({
    key: 'drill-driver', prefix: 53, category: power, series: 'SB', brands: ['Tolmar', 'Elvara'],
    name: words('Skruvdragare', 'Ruuvinväännin', 'Drill', 'Bore-/skruemaskine', 'Drill driver', 'Drill'),
    plural: words('Skruvdragare', 'Ruuvinvääntimet', 'Driller', 'Boreskruemaskiner', 'Drill drivers', 'Drillar'),
    about: words(
      'Kompakt skruvdragare med kolborstfri motor, metallchuck och arbetslampa. Två växlar och elektronisk broms.',
      'Kompakti hiiliharjaton ruuvinväännin metalli-istukalla ja työvalolla. Kaksi vaihdetta ja elektroninen jarru.',
      'Kompakt drill med børsteløs motor, metallchuck og arbeidslys. To gir og elektronisk brems.',
      'Kompakt maskine med kulfri motor, metalpatron og arbejdslys. To gear og elektronisk bremse.',
      'Compact drill driver with brushless motor, metal chuck and work light. Two gears and an electronic brake.',
      'Kompakt drill med børstelaus motor, metallchuck og arbeidslys. To gir og elektronisk brems.',
    ),
    choices: { torque: [36, 55, 80, 120], battery: ['yes', 'no'] }, rows: along('voltage', ['12', '18', '36']), cross: { colour: ['blue', 'yellow', 'green'] },
    variants: [1, 3], warrantyYears: 3, rental: true, picture: ['voltage', 'colour'], price: (of) => 700 + of('torque') * 14 + of('voltage') * 25,
  }),
  family({
    key: 'angle-grinder', prefix: 54, category: power, series: 'VS', brands: ['Tolmar', 'Elvara'],
    name: words('Vinkelslip', 'Kulmahiomakone', 'Vinkelsliper', 'Vinkelsliber', 'Angle grinder', 'Vinkelslipar'),
    plural: words('Vinkelslipar', 'Kulmahiomakoneet', 'Vinkelslipere', 'Vinkelslibere', 'Angle grinders', 'Vinkelsliparar'),
    about: words(
      'Vinkelslip med mjukstart, återstartsskydd och sprängskydd som ställs utan verktyg. Vibrationsdämpat stödhandtag.',
      'Kulmahiomakone pehmeäkäynnistyksellä, uudelleenkäynnistyssuojalla ja työkaluitta säädettävällä suojuksella.',
      'Vinkelsliper med mykstart, gjenstartsvern og verktøyfritt justerbart vern. Vibrasjonsdempet støttehåndtak.',
      'Vinkelsliber med blødstart, genstartssikring og skærm, der justeres uden værktøj. Vibrationsdæmpet støttegreb.',
      'Angle grinder with soft start, restart protection and a tool-free guard. Vibration-damped side handle.',
      'Vinkelslipar med mjukstart, gjenstartvern og verktøyfritt justerbart vern. Vibrasjonsdempa støttehandtak.',
    ),
    choices: { power: [720, 900, 1400, 2200], 'variable-speed': ['yes', 'no'] }, rows: along('diameter', [115, 125, 150, 230]), cross: { colour: ['blue', 'red', 'green'] },
    fixed: { voltage: '230' }, variants: [1, 3], warrantyYears: 3, rental: true, picture: ['diameter', 'colour'], price: (of) => 420 + of('power') * 0.75 + of('diameter') * 2,
  }),
  family({
    key: 'spirit-level', prefix: 55, category: hand, series: 'VP', brands: ['Grepp', 'Tolmar'],
    name: words('Vattenpass', 'Vesivaaka', 'Vater', 'Vaterpas', 'Spirit level', 'Vater'),
    plural: words('Vattenpass', 'Vesivaa’at', 'Vatre', 'Vaterpas', 'Spirit levels', 'Vatrar'),
    about: words(
      'Vattenpass av strängpressad aluminium med frästa mätytor. Libellerna är ingjutna och ger 0,5 mm/m.',
      'Alumiiniprofiilinen vesivaaka jyrsityillä mittapinnoilla. Valetut libellit, tarkkuus 0,5 mm/m.',
      'Vater av ekstrudert aluminium med freste måleflater. Libellene er innstøpt og gir 0,5 mm/m.',
      'Vaterpas af ekstruderet aluminium med fræsede måleflader. Libellerne er indstøbt, nøjagtighed 0,5 mm/m.',
      'Level of extruded aluminium with milled faces. The vials are cast in and read to 0.5 mm/m.',
      'Vater av ekstrudert aluminium med freste måleflater. Libellane er innstøypte og gjev 0,5 mm/m.',
    ),
    choices: { magnetic: ['yes', 'no'], vials: ['2', '3'] }, rows: along('length', [400, 600, 800, 1000, 1200, 1800]), cross: { colour: ['yellow', 'red', 'grey'] },
    fixed: { material: 'aluminium' }, warrantyYears: 10, picture: ['length', 'colour'], price: (of) => 130 + of('length') * 0.42,
  }),
]
