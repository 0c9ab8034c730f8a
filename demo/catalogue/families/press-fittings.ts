import { along, family, packOf } from '../family.ts'
import { translations } from '../translations.ts'

const press = 'fittings/press-fittings'
const pressSizes = along('diameter', [12, 15, 18, 22, 28, 35, 42, 54])
const pressMaterials = ['copper', 'galvanised', 'stainless']

/** Pressed joints between pipes. */
export const pressFittings = [
  family({
    key: 'press-elbow',
    prefix: 18,
    category: press,
    series: 'PV',
    brands: ['Rostra', 'Kallvik'],
    name: translations('Pressvinkel', 'Puristuskulma', 'Pressbend', 'Pressvinkel', 'Press elbow'),
    plural: translations('Pressvinklar', 'Puristuskulmat', 'Pressbend', 'Pressvinkler', 'Press elbows'),
    about: translations(
      'Vinkel med O-ring i båda ändar. Opressad skarv läcker synligt vid provtryckning och missas inte.',
      'Kulmaosa, jossa O-rengas molemmissa päissä. Puristamaton liitos vuotaa näkyvästi painekokeessa.',
      'Bend med O-ring i begge ender. Upresset skjøt lekker synlig ved trykkprøving og blir ikke oversett.',
      'Vinkel med O-ring i begge ender. En upresset samling lækker synligt ved trykprøvning.',
      'Elbow with an O-ring at both ends. A joint left unpressed leaks visibly during the pressure test.',
      'Bend med O-ring i begge endar. Upressa skøyt lek synleg ved trykkprøving og vert ikkje oversedd.',
    ),
    pack: packOf(5),
    choices: { material: pressMaterials, angle: ['90', '45'] },
    rows: pressSizes,
    fixed: { pn: '16' },
    picture: ['diameter', 'material', 'angle'],
    price: (of) => 14 + of('diameter') ** 1.5 * 0.55,
  }),
  family({
    key: 'press-tee',
    prefix: 19,
    category: press,
    series: 'PT',
    brands: ['Rostra', 'Kallvik'],
    name: translations(
      'Press-T-rör',
      'Puristus-T-haara',
      'Press-T-rør',
      'Press-T-stykke',
      'Press tee',
      'Press-T-røyr',
    ),
    plural: translations(
      'Press-T-rör',
      'Puristus-T-haarat',
      'Press-T-rør',
      'Press-T-stykker',
      'Press tees',
      'Press-T-røyr',
    ),
    about: translations(
      'Avgrening med tre lika muffar för rör av koppar, stål eller rostfritt. Tätning av EPDM för upp till 110 °C.',
      'Haaroitusosa, kolme samankokoista muhvia kupari-, teräs- tai RST-putkelle. EPDM-tiiviste 110 °C:seen asti.',
      'Avgrening med tre like muffer for rør av kobber, stål eller rustfritt. Pakning av EPDM for opptil 110 °C.',
      'Afgrening med tre ens muffer til rør af kobber, stål eller rustfrit. EPDM-pakning op til 110 °C.',
      'Branch with three equal sockets for copper, steel or stainless pipe. EPDM seals up to 110 °C.',
      'Avgreining med tre like muffer for røyr av kopar, stål eller rustfritt. Pakning av EPDM for opptil 110 °C.',
    ),
    pack: packOf(5),
    choices: { material: pressMaterials },
    rows: pressSizes,
    fixed: { pn: '16', temperature: 110 },
    picture: ['diameter', 'material'],
    price: (of) => 20 + of('diameter') ** 1.5 * 0.8,
  }),
  family({
    key: 'press-coupling',
    prefix: 20,
    category: press,
    series: 'PM',
    brands: ['Rostra', 'Sotaro'],
    name: translations('Pressmuff', 'Puristusmuhvi', 'Pressmuffe', 'Pressmuffe', 'Press coupling'),
    plural: translations('Pressmuffar', 'Puristusmuhvit', 'Pressmuffer', 'Pressmuffer', 'Press couplings'),
    about: translations(
      'Rak skarv mellan två rör, pressas på sekunder. Stopp i mitten ger rätt instick.',
      'Suora liitos kahden putken väliin, puristetaan sekunneissa. Keskivaste varmistaa oikean työntösyvyyden.',
      'Rett skjøt mellom to rør, presses på sekunder. Stopp i midten gir riktig innstikk.',
      'Lige samling mellem to rør, presses på sekunder. Stop i midten giver rigtig indstikslængde.',
      'Straight joint between two pipes, pressed in seconds. A stop in the middle gives the right insertion depth.',
      'Rett skøyt mellom to røyr, vert pressa på sekund. Stopp i midten gjev rett innstikk.',
    ),
    pack: packOf(10),
    choices: { material: pressMaterials },
    rows: pressSizes,
    fixed: { pn: '16' },
    picture: ['diameter', 'material'],
    price: (of) => 9 + of('diameter') ** 1.5 * 0.4,
  }),
]
