import { along, byPair, family, packOf } from '../family.ts'
import { words } from '../words.ts'

const clothing = 'workwear/clothing'
const feetAndHands = 'workwear/footwear-and-gloves'
const protection = 'workwear/protection'
const sizes = along('size', ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'])

/** What the fitter wears, and what keeps eyes, ears and hands whole. */
export const workwear = [
  family({
    key: 'work-jacket', prefix: 96, category: clothing, series: 'AJ', brands: ['Skyddra', 'Vinterö'],
    name: words('Arbetsjacka', 'Työtakki', 'Arbeidsjakke', 'Arbejdsjakke', 'Work jacket'),
    plural: words('Arbetsjackor', 'Työtakit', 'Arbeidsjakker', 'Arbejdsjakker', 'Work jackets'),
    about: words(
      'Slitstark jacka med förstärkta armbågar, bröstficka för telefon och förlängd rygg. Tål industritvätt.',
      'Kestävä takki vahvistetuilla kyynärpäillä, puhelintaskulla ja pidennetyllä selällä. Teollisuuspesun kestävä.',
      'Slitesterk jakke med forsterkede albuer, brystlomme for telefon og forlenget rygg. Tåler industrivask.',
      'Slidstærk jakke med forstærkede albuer, brystlomme til telefon og forlænget ryg. Tåler industrivask.',
      'Hard-wearing jacket with reinforced elbows, phone pocket and long back. Stands industrial washing.',
      'Slitesterk jakke med forsterka olbogar, brystlomme for telefon og forlengd rygg. Toler industrivask.',
    ),
    choices: { fabric: ['polyester-cotton', 'softshell', 'fleece'], lined: ['yes', 'no'] }, rows: sizes, cross: { colour: ['black', 'navy', 'grey', 'red', 'green'] },
    variants: [4, 10], weight: 1.5, warrantyYears: 1, picture: ['size', 'colour'], price: () => 790,
  }),
  family({
    key: 'work-trousers', prefix: 97, category: clothing, series: 'AB', brands: ['Skyddra', 'Vinterö'],
    name: words('Arbetsbyxa', 'Työhousut', 'Arbeidsbukse', 'Arbejdsbukser', 'Work trousers'),
    plural: words('Arbetsbyxor', 'Työhousut', 'Arbeidsbukser', 'Arbejdsbukser', 'Work trousers'),
    about: words(
      'Hantverksbyxa med hölsterfickor, knäfickor i två höjder och stretch i grenen. Sömmar med tre nålar.',
      'Käsityöläisen housut riipputaskuilla, kaksiasentoisilla polvitaskuilla ja joustavalla haaralla. Kolmoistikkaukset.',
      'Håndverksbukse med hylsterlommer, knelommer i to høyder og stretch i skrittet. Tre nåls sømmer.',
      'Håndværkerbukser med hængelommer, knælommer i to højder og stræk i skridtet. Trenålssyninger.',
      'Craftsman trousers with holster pockets, knee pockets in two heights and a stretch gusset. Triple-stitched seams.',
      'Handverksbukse med hylsterlommer, knelommer i to høgder og stretch i skrittet. Trenåls saumar.',
    ),
    choices: { fabric: ['polyester-cotton', 'stretch', 'cotton'], holster: ['yes', 'no'] }, rows: along('size', ['C44', 'C46', 'C48', 'C50', 'C52', 'C54', 'C56', 'C58', 'C60']),
    cross: { colour: ['black', 'navy', 'grey', 'white'] }, variants: [4, 10], weight: 1.5, warrantyYears: 1, picture: ['size', 'colour'], price: () => 690,
  }),
  family({
    key: 'hi-vis-vest', prefix: 98, category: clothing, series: 'VV', brands: ['Skyddra', 'Vinterö'],
    name: words('Varselväst', 'Huomioliivi', 'Varselvest', 'Advarselsvest', 'Hi-vis vest', 'Varselvest'),
    plural: words('Varselvästar', 'Huomioliivit', 'Varselvester', 'Advarselsveste', 'Hi-vis vests', 'Varselvestar'),
    about: words(
      'Varselväst med reflexband runt liv och över axlar enligt EN ISO 20471. Öppnas med kardborre.',
      'Huomioliivi heijastinnauhoin vartalon ympäri ja olkapäillä, EN ISO 20471. Tarrakiinnitys.',
      'Varselvest med refleks rundt livet og over skuldrene etter EN ISO 20471. Lukkes med borrelås.',
      'Advarselsvest med refleks om livet og over skuldrene efter EN ISO 20471. Lukkes med velcro.',
      'Hi-vis vest with reflective bands round the waist and over the shoulders to EN ISO 20471. Hook-and-loop closing.',
      'Varselvest med refleks rundt livet og over skuldrene etter EN ISO 20471. Vert lukka med borrelås.',
    ),
    choices: { 'visibility-class': ['2', '3'], fabric: ['polyester', 'mesh'] }, rows: sizes, cross: { colour: ['hi-vis-yellow', 'hi-vis-orange'] },
    variants: [3, 8], warrantyYears: 1, picture: ['size', 'colour'], price: () => 120,
  }),
  family({
    key: 't-shirt', prefix: 99, category: clothing, series: 'TS', brands: ['Skyddra', 'Vinterö'],
    name: words('T-shirt', 'T-paita', 'T-skjorte', 'T-shirt', 'T-shirt', 'T-skjorte'),
    plural: words('T-shirtar', 'T-paidat', 'T-skjorter', 'T-shirts', 'T-shirts'),
    about: words(
      'T-shirt i kammad bomull med förstärkt hals, håller formen i tvätten. Gott om plats för tryck och brodyr.',
      'Kammattua puuvillaa, vahvistettu kaula-aukko, säilyttää muotonsa pesussa. Tilaa painatukselle ja brodeeraukselle.',
      'T-skjorte i kjemmet bomull med forsterket hals, holder formen i vask. God plass til trykk og brodering.',
      'T-shirt i kæmmet bomuld med forstærket hals, holder formen i vask. God plads til tryk og broderi.',
      'T-shirt in combed cotton with reinforced neck, keeps its shape in the wash. Plenty of room for print and embroidery.',
      'T-skjorte i kjemma bomull med forsterka hals, held forma i vask. God plass til trykk og brodering.',
    ),
    choices: { fabric: ['cotton', 'polyester'], fit: ['regular', 'women'] }, rows: sizes, cross: { colour: ['black', 'navy', 'white', 'grey', 'red', 'blue'] },
    variants: [4, 12], weight: 1.5, warrantyYears: 1, picture: ['size', 'colour'], price: () => 99,
  }),
  family({
    key: 'safety-shoe', prefix: 89, category: feetAndHands, series: 'SK', brands: ['Skyddra', 'Stegra'],
    name: words('Skyddssko', 'Turvakenkä', 'Vernesko', 'Sikkerhedssko', 'Safety shoe'),
    plural: words('Skyddsskor', 'Turvakengät', 'Vernesko', 'Sikkerhedssko', 'Safety shoes'),
    about: words(
      'Lätt skyddssko med tåhätta av komposit och mjukt spiktrampskydd. Sulan greppar på blöta golv.',
      'Kevyt turvakenkä komposiittikärjellä ja joustavalla naulaanastumissuojalla. Pitävä pohja märällä.',
      'Lett vernesko med tåhette av kompositt og mykt spikertrampvern. Sålen griper på våte gulv.',
      'Let sikkerhedssko med tåkappe af komposit og blødt sømværn. Sålen griber på våde gulve.',
      'Light safety shoe with composite toe cap and flexible penetration protection. The sole grips wet floors.',
      'Lett vernesko med tåhette av kompositt og mjukt spikartrampvern. Solen grip på våte golv.',
    ),
    pack: byPair, choices: { 'safety-class': ['S1P', 'S3', 'S5'], closing: ['laces', 'dial'] },
    rows: along('size', ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48']), cross: { colour: ['black', 'grey', 'brown'] },
    variants: [4, 11], weight: 1.5, warrantyYears: 1, picture: ['size', 'colour'], price: (of) => 980 + of('size') * 0,
  }),
  family({
    key: 'work-glove', prefix: 88, category: feetAndHands, series: 'HA', brands: ['Skyddra', 'Grepp'],
    name: words('Arbetshandske', 'Työkäsine', 'Arbeidshanske', 'Arbejdshandske', 'Work glove'),
    plural: words('Arbetshandskar', 'Työkäsineet', 'Arbeidshansker', 'Arbejdshandsker', 'Work gloves', 'Arbeidshanskar'),
    about: words(
      'Tunn monteringshandske med doppad handflata som ger grepp och känsel. Fungerar på pekskärm.',
      'Ohut asennuskäsine kastellulla kämmenellä, hyvä pito ja tuntuma. Toimii kosketusnäytöllä.',
      'Tynn monteringshanske med dyppet håndflate som gir grep og følelse. Virker på berøringsskjerm.',
      'Tynd montagehandske med dyppet håndflade, der giver greb og føling. Virker på touchskærm.',
      'Thin assembly glove with a dipped palm for grip and feel. Works on touch screens.',
      'Tynn monteringshanske med dyppa handflate som gjev grep og kjensle. Verkar på peikeskjerm.',
    ),
    pack: { ...byPair, volume: 12 }, choices: { coating: ['nitrile', 'pu', 'leather'], 'cut-class': ['A', 'B', 'C', 'D'] },
    rows: along('size', ['6', '7', '8', '9', '10', '11', '12']), cross: { colour: ['black', 'grey', 'yellow'] }, variants: [3, 7],
    warrantyYears: 1, picture: ['size', 'colour'], price: () => 42,
  }),
  family({
    key: 'safety-helmet', prefix: 87, category: protection, series: 'SH', brands: ['Skyddra', 'Tolmar'],
    name: words('Skyddshjälm', 'Suojakypärä', 'Vernehjelm', 'Sikkerhedshjelm', 'Safety helmet'),
    plural: words('Skyddshjälmar', 'Suojakypärät', 'Vernehjelmer', 'Sikkerhedshjelme', 'Safety helmets', 'Vernehjelmar'),
    about: words(
      'Skyddshjälm med ratt i nacken, ventilation och fäste för hörselkåpor. Godkänd enligt EN 397.',
      'Suojakypärä niskasäädöllä, tuuletuksella ja kuulosuojainkiinnikkeellä. EN 397.',
      'Vernehjelm med ratt i nakken, ventilasjon og feste for hørselsvern. Godkjent etter EN 397.',
      'Sikkerhedshjelm med drejeknap i nakken, ventilation og beslag til høreværn. Godkendt efter EN 397.',
      'Safety helmet with a neck dial, vents and slots for ear defenders. Approved to EN 397.',
      'Vernehjelm med ratt i nakken, ventilasjon og feste for høyrselsvern. Godkjend etter EN 397.',
    ),
    choices: { vented: ['yes', 'no'], 'chin-strap': ['yes', 'no'] }, rows: along('size', ['52–61', '54–66']), cross: { colour: ['white', 'yellow', 'orange', 'red', 'blue', 'green'] },
    fixed: { material: 'abs' }, warrantyYears: 5, picture: ['size', 'colour'], price: () => 260,
  }),
  family({
    key: 'safety-glasses', prefix: 86, category: protection, series: 'SG', brands: ['Skyddra', 'Ljusna'],
    name: words('Skyddsglasögon', 'Suojalasit', 'Vernebriller', 'Beskyttelsesbriller', 'Safety glasses'),
    plural: words('Skyddsglasögon', 'Suojalasit', 'Vernebriller', 'Beskyttelsesbriller', 'Safety glasses'),
    about: words(
      'Lätta skyddsglasögon med böjliga skalmar och lins mot repor och imma. EN 166, klass F.',
      'Kevyet suojalasit taipuisin sangoin, naarmuuntumaton ja huurtumaton linssi. EN 166, luokka F.',
      'Lette vernebriller med bøyelige stenger og linse mot riper og dugg. EN 166, klasse F.',
      'Lette beskyttelsesbriller med bøjelige stænger og linse mod ridser og dug. EN 166, klasse F.',
      'Light safety glasses with flexible arms and a lens against scratches and fog. EN 166, class F.',
      'Lette vernebriller med bøyelege stenger og linse mot riper og dogg. EN 166, klasse F.',
    ),
    pack: packOf(5), choices: { frame: ['slim', 'wide'], 'fog-coat': ['yes', 'no'] }, rows: along('lens', ['clear', 'grey', 'yellow', 'mirror']), cross: { colour: ['black', 'blue', 'orange'] },
    warrantyYears: 1, picture: ['lens', 'colour'], price: () => 75,
  }),
]
