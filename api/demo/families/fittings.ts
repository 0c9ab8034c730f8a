import { along, family, packOf, threaded } from '../family.ts'
import { words } from '../words.ts'

const press = 'fittings/press-fittings'
const screwed = 'fittings/threaded-fittings'
const pressSizes = along('diameter', [12, 15, 18, 22, 28, 35, 42, 54])
const pressMaterials = ['copper', 'galvanised', 'stainless']

/** Joints between pipes, pressed and screwed, and manifolds. */
export const fittings = [
  family({
    key: 'press-elbow', prefix: 18, category: press, series: 'PV', brands: ['Rostra', 'Kallvik'],
    name: words('Pressvinkel', 'Puristuskulma', 'Pressbend', 'Pressvinkel', 'Press elbow'),
    plural: words('Pressvinklar', 'Puristuskulmat', 'Pressbend', 'Pressvinkler', 'Press elbows'),
    about: words(
      'Vinkel med O-ring i båda ändar. Opressad skarv läcker synligt vid provtryckning och missas inte.',
      'Kulmaosa, jossa O-rengas molemmissa päissä. Puristamaton liitos vuotaa näkyvästi painekokeessa.',
      'Bend med O-ring i begge ender. Upresset skjøt lekker synlig ved trykkprøving og blir ikke oversett.',
      'Vinkel med O-ring i begge ender. En upresset samling lækker synligt ved trykprøvning.',
      'Elbow with an O-ring at both ends. A joint left unpressed leaks visibly during the pressure test.',
      'Bend med O-ring i begge endar. Upressa skøyt lek synleg ved trykkprøving og vert ikkje oversedd.',
    ),
    pack: packOf(5), choices: { material: pressMaterials, angle: ['90', '45'] }, rows: pressSizes, fixed: { pn: '16' },
    picture: ['diameter', 'material', 'angle'], price: (of) => 14 + of('diameter') ** 1.5 * 0.55,
  }),
  family({
    key: 'press-tee', prefix: 19, category: press, series: 'PT', brands: ['Rostra', 'Kallvik'],
    name: words('Press-T-rör', 'Puristus-T-haara', 'Press-T-rør', 'Press-T-stykke', 'Press tee', 'Press-T-røyr'),
    plural: words('Press-T-rör', 'Puristus-T-haarat', 'Press-T-rør', 'Press-T-stykker', 'Press tees', 'Press-T-røyr'),
    about: words(
      'Avgrening med tre lika muffar för rör av koppar, stål eller rostfritt. Tätning av EPDM för upp till 110 °C.',
      'Haaroitusosa, kolme samankokoista muhvia kupari-, teräs- tai RST-putkelle. EPDM-tiiviste 110 °C:seen asti.',
      'Avgrening med tre like muffer for rør av kobber, stål eller rustfritt. Pakning av EPDM for opptil 110 °C.',
      'Afgrening med tre ens muffer til rør af kobber, stål eller rustfrit. EPDM-pakning op til 110 °C.',
      'Branch with three equal sockets for copper, steel or stainless pipe. EPDM seals up to 110 °C.',
      'Avgreining med tre like muffer for røyr av kopar, stål eller rustfritt. Pakning av EPDM for opptil 110 °C.',
    ),
    pack: packOf(5), choices: { material: pressMaterials }, rows: pressSizes, fixed: { pn: '16', temperature: 110 },
    picture: ['diameter', 'material'], price: (of) => 20 + of('diameter') ** 1.5 * 0.8,
  }),
  family({
    key: 'press-coupling', prefix: 20, category: press, series: 'PM', brands: ['Rostra', 'Sotaro'],
    name: words('Pressmuff', 'Puristusmuhvi', 'Pressmuffe', 'Pressmuffe', 'Press coupling'),
    plural: words('Pressmuffar', 'Puristusmuhvit', 'Pressmuffer', 'Pressmuffer', 'Press couplings'),
    about: words(
      'Rak skarv mellan två rör, pressas på sekunder. Stopp i mitten ger rätt instick.',
      'Suora liitos kahden putken väliin, puristetaan sekunneissa. Keskivaste varmistaa oikean työntösyvyyden.',
      'Rett skjøt mellom to rør, presses på sekunder. Stopp i midten gir riktig innstikk.',
      'Lige samling mellem to rør, presses på sekunder. Stop i midten giver rigtig indstikslængde.',
      'Straight joint between two pipes, pressed in seconds. A stop in the middle gives the right insertion depth.',
      'Rett skøyt mellom to røyr, vert pressa på sekund. Stopp i midten gjev rett innstikk.',
    ),
    pack: packOf(10), choices: { material: pressMaterials }, rows: pressSizes, fixed: { pn: '16' },
    picture: ['diameter', 'material'], price: (of) => 9 + of('diameter') ** 1.5 * 0.4,
  }),
  family({
    key: 'compression-coupling', prefix: 21, category: screwed, series: 'KR', brands: ['Kallvik', 'Vattna'],
    name: words('Klämringskoppling', 'Puserrusliitin', 'Klemringskobling', 'Klemringskobling', 'Compression coupling', 'Klemringskopling'),
    plural: words('Klämringskopplingar', 'Puserrusliittimet', 'Klemringskoblinger', 'Klemringskoblinger', 'Compression couplings', 'Klemringskoplingar'),
    about: words(
      'Skruvkoppling med klämring för koppar- och PEX-rör. Monteras med två nycklar och kan tas isär igen.',
      'Puserrusrenkaallinen kierreliitin kupari- ja PEX-putkelle. Asennetaan kahdella avaimella, avattavissa.',
      'Skrukobling med klemring for kobber- og PEX-rør. Monteres med to nøkler og kan tas fra hverandre igjen.',
      'Skruekobling med klemring til kobber- og PEX-rør. Monteres med to nøgler og kan skilles igen.',
      'Screwed coupling with an olive for copper and PEX pipe. Needs two spanners and can be taken apart again.',
      'Skrukopling med klemring for kopar- og PEX-røyr. Vert montert med to nyklar og kan takast frå kvarandre.',
    ),
    pack: packOf(2), choices: { surface: ['plain', 'chromed'] }, rows: along('diameter', [8, 10, 12, 15, 18, 22, 28]),
    fixed: { material: 'brass', pn: '10' }, picture: ['diameter', 'surface'], price: (of) => 16 + of('diameter') * 2.4,
  }),
  family({
    key: 'nipple', prefix: 22, category: screwed, series: 'NP', brands: ['Vattna', 'Kallvik'],
    name: words('Sexkantnippel', 'Kaksoisnippa', 'Sekskantnippel', 'Nippelrør sekskant', 'Hexagon nipple'),
    plural: words('Nipplar', 'Nipat', 'Nipler', 'Nipler', 'Nipples', 'Niplar'),
    about: words(
      'Nippel med utvändig gänga i båda ändar och sexkant för nyckel. Avzinkningshärdig för tappvatten.',
      'Nippa ulkokierteillä molemmissa päissä ja kuusiokannalla. Sinkkikadon kestävä käyttövesiin.',
      'Nippel med utvendig gjenge i begge ender og sekskant for nøkkel. Avsinkningsbestandig for tappevann.',
      'Nippel med udvendigt gevind i begge ender og sekskant til nøgle. Afzinkningsbestandig til brugsvand.',
      'Nipple with male threads at both ends and a hexagon for the spanner. Dezincification resistant for tap water.',
      'Nippel med utvendig gjenge i begge endar og sekskant for nykel. Avsinkingsfast for tappevatn.',
    ),
    pack: packOf(10), choices: { material: ['dzr-brass', 'stainless', 'galvanised'] }, rows: threaded, fixed: { pn: '16' },
    picture: ['dn', 'material'], price: (of) => 8 + of('dn') ** 1.4 * 0.5,
  }),
  family({
    key: 'thread-elbow', prefix: 23, category: screwed, series: 'GV', brands: ['Vattna', 'Sotaro'],
    name: words('Gängad vinkel', 'Kierrekulma', 'Gjenget bend', 'Gevindvinkel', 'Threaded elbow', 'Gjenga bend'),
    plural: words('Gängade vinklar', 'Kierrekulmat', 'Gjengede bend', 'Gevindvinkler', 'Threaded elbows', 'Gjenga bend'),
    about: words(
      'Vinkel 90° med invändig rörgänga för lin eller tätningstejp. Gjuten med kraftig kant som tål rörtången.',
      'Kulma 90° sisäkierteillä, tiivistetään pellavalla tai teipillä. Valettu vahva reuna kestää putkipihdit.',
      'Bend 90° med innvendig rørgjenge for lin eller tape. Støpt med kraftig kant som tåler rørtangen.',
      'Vinkel 90° med indvendigt rørgevind til hør eller tape. Støbt med kraftig kant, der tåler rørtangen.',
      'Elbow 90° with female pipe threads for hemp or tape. Cast with a strong bead that stands up to the wrench.',
      'Bend 90° med innvendig røyrgjenge for lin eller tape. Støypt med kraftig kant som toler røyrtonga.',
    ),
    pack: packOf(5), choices: { material: ['galvanised', 'brass', 'black-iron'] }, rows: threaded, fixed: { pn: '25' },
    picture: ['dn', 'material'], price: (of) => 12 + of('dn') ** 1.5 * 0.45,
  }),
  family({
    key: 'manifold', prefix: 17, category: 'fittings/manifolds', series: 'FD', brands: ['Bergflex', 'Vattna'],
    name: words('Fördelare', 'Jakotukki', 'Fordelerstokk', 'Fordelerrør', 'Manifold', 'Fordelarstokk'),
    plural: words('Fördelare', 'Jakotukit', 'Fordelerstokker', 'Fordelerrør', 'Manifolds', 'Fordelarstokkar'),
    about: words(
      'Fördelare för tappvatten eller golvvärme med eurokonusanslutning. Varje krets stängs av för sig.',
      'Jakotukki käyttövedelle tai lattialämmitykseen, eurokonusliitännät. Jokainen piiri suljettavissa erikseen.',
      'Fordeler for tappevann eller gulvvarme med eurokonus. Hver krets stenges for seg.',
      'Fordeler til brugsvand eller gulvvarme med eurokonus. Hver kreds lukkes for sig.',
      'Manifold for tap water or underfloor heating with Eurocone outlets. Each circuit shuts off on its own.',
      'Fordelar for tappevatn eller golvvarme med eurokonus. Kvar krins vert stengd for seg.',
    ),
    choices: { material: ['brass', 'stainless'], thread: ['G 3/4', 'G 1'] },
    rows: along('connections', ['2', '3', '4', '5', '6', '8', '10', '12']), fixed: { pressure: 6 }, warrantyYears: 5,
    picture: ['connections', 'material'], price: (of) => 180 + of('connections') * 145,
  }),
]
