import { along, byLength, family } from '../family.ts'
import { words } from '../words.ts'

const waste = 'drainage/waste-pipe'
const drains = 'drainage/drains-and-traps'
const indoor = along('diameter', [32, 40, 50, 75, 110])

/** Waste pipe in the house and in the ground, drains and traps. */
export const drainage = [
  family({
    key: 'ground-pipe', prefix: 24, category: waste, series: 'MA', brands: ['Drenova', 'Hydrel'],
    name: words('Markavloppsrör', 'Maaviemäriputki', 'Grunnavløpsrør', 'Kloakrør', 'Underground drain pipe', 'Grunnavløpsrøyr'),
    plural: words('Markavloppsrör', 'Maaviemäriputket', 'Grunnavløpsrør', 'Kloakrør', 'Underground drain pipes', 'Grunnavløpsrøyr'),
    about: words(
      'Rödbrunt avloppsrör med fast muff och gummiring för självfall i mark. Tål trafiklast vid rätt återfyllning.',
      'Punaruskea muhvillinen viemäriputki kumirenkaalla maahan. Kestää liikennekuorman oikein täytettynä.',
      'Rødbrunt avløpsrør med fast muffe og gummiring for selvfall i grunn. Tåler trafikklast ved riktig gjenfylling.',
      'Rødbrunt afløbsrør med fast muffe og gummiring til gravitation i jord. Tåler trafiklast ved korrekt tilfyldning.',
      'Red-brown drain pipe with fixed socket and rubber ring for gravity drainage in the ground. Takes traffic load when well bedded.',
      'Raudbrunt avløpsrøyr med fast muffe og gummiring for sjølvfall i grunn. Toler trafikklast ved rett attfylling.',
    ),
    pack: byLength('pipe-length'), choices: { 'pipe-length': [1, 3, 6], material: ['pvc', 'pp'], stiffness: ['SN4', 'SN8'] },
    rows: along('diameter', [110, 160, 200, 250, 315]), picture: ['diameter', 'material'], price: (of) => of('diameter') ** 1.4 * 0.085,
  }),
  family({
    key: 'waste-pipe', prefix: 25, category: waste, series: 'IA', brands: ['Drenova', 'Bergflex'],
    name: words('Inomhusavloppsrör', 'Sisäviemäriputki', 'Innendørs avløpsrør', 'Indendørs afløbsrør', 'Indoor waste pipe', 'Innandørs avløpsrøyr'),
    plural: words('Inomhusavloppsrör', 'Sisäviemäriputket', 'Avløpsrør', 'Afløbsrør', 'Waste pipes', 'Avløpsrøyr'),
    about: words(
      'Avloppsrör av polypropen med muff, tål hett vatten och kemikalier från hushållet. Ljuddämpat utförande finns.',
      'Muhvillinen polypropeeniviemäriputki kestää kuuman veden ja kotitalouskemikaalit. Myös äänieristettynä.',
      'Avløpsrør av polypropylen med muffe, tåler varmt vann og husholdningskjemikalier. Finnes også lyddempet.',
      'Afløbsrør af polypropylen med muffe, tåler varmt vand og husholdningskemikalier. Fås også lyddæmpet.',
      'Polypropylene waste pipe with socket, takes hot water and household chemicals. Also as a silent pipe.',
      'Avløpsrøyr av polypropylen med muffe, toler varmt vatn og hushaldskjemikaliar. Finst òg lyddempa.',
    ),
    pack: byLength('pipe-length'), choices: { 'pipe-length': [1, 2, 3], colour: ['grey', 'white'], silent: ['no', 'yes'] }, rows: indoor,
    fixed: { material: 'pp', temperature: 95 }, picture: ['diameter', 'colour'], price: (of) => 8 + of('diameter') * 0.75,
  }),
  family({
    key: 'waste-bend', prefix: 26, category: waste, series: 'AB', brands: ['Drenova', 'Bergflex'],
    name: words('Avloppsböj', 'Viemärikulma', 'Avløpsbend', 'Afløbsbøjning', 'Waste bend'),
    plural: words('Avloppsböjar', 'Viemärikulmat', 'Avløpsbend', 'Afløbsbøjninger', 'Waste bends'),
    about: words(
      'Böj med muff och fabriksmonterad tätningsring. Smörj och tryck ihop, inget lim behövs.',
      'Muhvillinen kulma, tehdasasennettu tiiviste. Voitele ja työnnä kiinni, liimaa ei tarvita.',
      'Bend med muffe og fabrikkmontert tetningsring. Smør og skyv sammen, lim er ikke nødvendig.',
      'Bøjning med muffe og fabriksmonteret tætningsring. Smør og skub sammen, lim er unødvendig.',
      'Bend with socket and factory-fitted sealing ring. Grease and push together, no glue needed.',
      'Bend med muffe og fabrikkmontert tettingsring. Smør og skyv saman, lim er ikkje naudsynt.',
    ),
    choices: { angle: ['15', '30', '45', '88'], colour: ['grey', 'white', 'brick-red'] }, rows: indoor, fixed: { material: 'pp' },
    picture: ['diameter', 'angle', 'colour'], price: (of) => 9 + of('diameter') * 0.5,
  }),
  family({
    key: 'waste-branch', prefix: 27, category: waste, series: 'AG', brands: ['Drenova', 'Bergflex'],
    name: words('Avloppsgrenrör', 'Viemärihaara', 'Avløpsgrenrør', 'Afløbsgrenrør', 'Waste branch', 'Avløpsgreinrøyr'),
    plural: words('Avloppsgrenrör', 'Viemärihaarat', 'Avløpsgrenrør', 'Afløbsgrenrør', 'Waste branches', 'Avløpsgreinrøyr'),
    about: words(
      'Grenrör för anslutning av sidoledning med rätt fallvinkel. Muffar med tätningsring i tre ändar.',
      'Haarayhde sivujohdon liittämiseen oikealla kaadolla. Muhvit ja tiivisteet.',
      'Grenrør for tilkobling av sideledning med riktig fallvinkel. Muffer med tetningsring.',
      'Grenrør til tilslutning af sideledning med korrekt faldvinkel. Muffer med tætningsring.',
      'Branch for joining a side line at the right angle of fall. Sockets with sealing rings.',
      'Greinrøyr for tilkopling av sideleidning med rett fallvinkel. Muffer med tettingsring.',
    ),
    choices: { angle: ['45', '88'], colour: ['grey', 'white', 'brick-red'] }, rows: indoor, fixed: { material: 'pp' },
    picture: ['diameter', 'angle', 'colour'], price: (of) => 14 + of('diameter') * 0.8,
  }),
  family({
    key: 'floor-drain', prefix: 28, category: drains, series: 'GB', brands: ['Drenova', 'Sotaro'],
    name: words('Golvbrunn', 'Lattiakaivo', 'Sluk', 'Gulvafløb', 'Floor drain'),
    plural: words('Golvbrunnar', 'Lattiakaivot', 'Sluk', 'Gulvafløb', 'Floor drains'),
    about: words(
      'Golvbrunn med klämring för tätskikt och uttagbart vattenlås. Sidoutlopp eller bottenutlopp.',
      'Lattiakaivo vedeneristeen kiristysrenkaalla ja irrotettavalla vesilukolla. Sivu- tai pohjalähtö.',
      'Sluk med klemring for membran og uttakbar vannlås. Sideutløp eller bunnutløp.',
      'Gulvafløb med klemring til vådrumsmembran og udtagelig vandlås. Sideudløb eller bundudløb.',
      'Floor drain with a clamping ring for the membrane and a removable trap. Side or bottom outlet.',
      'Sluk med klemring for membran og uttakbar vasslås. Sideutløp eller botnutløp.',
    ),
    choices: { outlet: ['side', 'bottom'], material: ['pp', 'stainless', 'cast-iron'] }, rows: along('diameter', [50, 75, 110]),
    cross: { grate: ['square', 'round'] }, fixed: { flow: 48 }, warrantyYears: 10, picture: ['diameter', 'material', 'grate'],
    price: (of) => 260 + of('diameter') * 4,
  }),
  family({
    key: 'bottle-trap', prefix: 29, category: drains, series: 'VL', brands: ['Drenova', 'Ljusna'],
    name: words('Vattenlås', 'Vesilukko', 'Vannlås', 'Vandlås', 'Bottle trap', 'Vasslås'),
    plural: words('Vattenlås', 'Vesilukot', 'Vannlåser', 'Vandlåse', 'Bottle traps', 'Vasslåsar'),
    about: words(
      'Vattenlås för tvättställ och disklåda, ställbart i höjd. Koppen skruvas av för hand vid rensning.',
      'Vesilukko pesu- ja tiskialtaaseen, korkeussäätö. Kuppi avataan käsin puhdistusta varten.',
      'Vannlås for servant og oppvaskkum, justerbar i høyden. Koppen skrus av for hånd ved rensing.',
      'Vandlås til håndvask og køkkenvask, justerbar i højden. Koppen skrues af med hånden ved rensning.',
      'Bottle trap for basins and sinks, adjustable in height. The cup unscrews by hand for cleaning.',
      'Vasslås for servant og oppvaskkum, justerbar i høgda. Koppen kan skruast av for hand ved reinsing.',
    ),
    choices: { thread: ['G 1 1/4', 'G 1 1/2'], outlet: ['wall', 'floor'] }, rows: along('diameter', [32, 40, 50]),
    cross: { surface: ['white', 'chrome', 'matt-black'] }, picture: ['diameter', 'surface'], price: (of) => 55 + of('diameter') * 4,
  }),
]
