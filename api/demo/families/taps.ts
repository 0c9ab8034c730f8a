import { along, family } from '../family.ts'
import { words } from '../words.ts'

const mixers = 'taps/mixers'
const showers = 'taps/showers'
const ware = 'taps/sanitary-ware'
const finishes = ['chrome', 'matt-black', 'brushed-steel', 'brushed-brass']

/** Mixers, showers, outdoor taps and porcelain. */
export const taps = [
  family({
    key: 'basin-mixer', prefix: 82, category: mixers, series: 'TB', brands: ['Ljusna', 'Tuulema'],
    name: words('Tvättställsblandare', 'Pesuallashana', 'Servantbatteri', 'Håndvaskarmatur', 'Basin mixer'),
    plural: words('Tvättställsblandare', 'Pesuallashanat', 'Servantbatterier', 'Håndvaskarmaturer', 'Basin mixers', 'Servantbatteri'),
    about: words(
      'Ettgreppsblandare med mjukstängande keramisk tätning och energisparläge. Flödet begränsas utan att komforten försvinner.',
      'Yksiotehana pehmeästi sulkeutuvalla keraamisella säätöosalla ja energiansäästöasennolla.',
      'Ettgrepsbatteri med mykstengende keramisk tetning og energisparestilling. Lav vannmengde uten tap av komfort.',
      'Etgrebsarmatur med bløddluk, keramisk kartusche og energisparestilling. Lavt forbrug uden tab af komfort.',
      'Single-lever mixer with a soft-closing ceramic cartridge and an energy-saving position. Less water, same comfort.',
      'Eittgrepsbatteri med mjuktstengjande keramisk tetting og energisparestilling. Lita vassmengd utan tap av komfort.',
    ),
    choices: { 'waste': ['yes', 'no'], flow: [5, 6, 8] }, rows: along('surface', finishes), cross: { spout: [110, 150, 220] },
    fixed: { pressure: 10, approved: 'yes' }, warrantyYears: 10, picture: ['surface', 'spout'],
    price: (of) => 980 + of('spout') * 3.5,
  }),
  family({
    key: 'kitchen-mixer', prefix: 83, category: mixers, series: 'KB', brands: ['Ljusna', 'Tuulema'],
    name: words('Köksblandare', 'Keittiöhana', 'Kjøkkenbatteri', 'Køkkenarmatur', 'Kitchen mixer'),
    plural: words('Köksblandare', 'Keittiöhanat', 'Kjøkkenbatterier', 'Køkkenarmaturer', 'Kitchen mixers', 'Kjøkkenbatteri'),
    about: words(
      'Köksblandare med hög svängbar pip, spärr för svängradien och keramisk tätning. Finns med diskmaskinsavstängning.',
      'Keittiöhana korkealla kääntyvällä juoksuputkella ja keraamisella säätöosalla. Saatavana pesukoneventtiilillä.',
      'Kjøkkenbatteri med høy svingbar tut og keramisk tetning. Leveres også med avstengning for oppvaskmaskin.',
      'Køkkenarmatur med høj svingbar tud og keramisk kartusche. Fås med afspærring til opvaskemaskine.',
      'Kitchen mixer with a high swivel spout and ceramic cartridge. Available with a dishwasher shut-off.',
      'Kjøkkenbatteri med høg svingbar tut og keramisk tetting. Vert òg levert med avstenging for oppvaskmaskin.',
    ),
    choices: { dishwasher: ['yes', 'no'], flow: [8, 9, 12] }, rows: along('surface', finishes), cross: { spout: [200, 230] },
    fixed: { pressure: 10, approved: 'yes' }, warrantyYears: 10, picture: ['surface', 'spout'],
    price: (of) => 1290 + of('spout') * 3,
  }),
  family({
    key: 'shower-mixer', prefix: 84, category: mixers, series: 'DB', brands: ['Ljusna', 'Vattna'],
    name: words('Duschblandare', 'Suihkuhana', 'Dusjbatteri', 'Brusearmatur', 'Shower mixer'),
    plural: words('Duschblandare', 'Suihkuhanat', 'Dusjbatterier', 'Brusearmaturer', 'Shower mixers', 'Dusjbatteri'),
    about: words(
      'Termostatblandare för vägg med skållningsskydd vid 38 °C. Temperaturen hålls även när trycket varierar.',
      'Termostaattihana seinään, palamissuoja 38 °C. Lämpötila pysyy, vaikka paine vaihtelee.',
      'Termostatbatteri for vegg med skoldesperre ved 38 °C. Holder temperaturen også når trykket varierer.',
      'Termostatarmatur til væg med skoldningssikring ved 38 °C. Holder temperaturen, selv når trykket svinger.',
      'Wall-mounted thermostatic mixer with a 38 °C safety stop. Keeps its temperature when the pressure changes.',
      'Termostatbatteri for vegg med skoldesperre ved 38 °C. Held temperaturen òg når trykket varierer.',
    ),
    choices: { outlet: ['up', 'down'], flow: [9, 12, 16] }, rows: along('surface', finishes), cross: { centres: ['40', '150', '160'] },
    fixed: { pressure: 10, approved: 'yes' }, warrantyYears: 10, picture: ['surface', 'centres'],
    price: (of) => 1450 + of('centres') * 2,
  }),
  family({
    key: 'shower-set', prefix: 85, category: showers, series: 'DS', brands: ['Ljusna', 'Tuulema'],
    name: words('Duschset', 'Suihkusetti', 'Dusjsett', 'Brusesæt', 'Shower set'),
    plural: words('Duschset', 'Suihkusetit', 'Dusjsett', 'Brusesæt', 'Shower sets'),
    about: words(
      'Stång, slang och handdusch med tre strålar. Fästena täcker gamla hål i kaklet.',
      'Tanko, letku ja kolmen suihkun käsisuihku. Kiinnikkeet peittävät vanhat reiät.',
      'Stang, slange og hånddusj med tre stråler. Festene dekker gamle hull i flisene.',
      'Stang, slange og håndbruser med tre stråler. Beslagene dækker gamle huller i fliserne.',
      'Rail, hose and hand shower with three sprays. The brackets cover old holes in the tiles.',
      'Stong, slange og handdusj med tre strålar. Festa dekkjer gamle hol i flisene.',
    ),
    choices: { flow: [7.5, 9, 12] }, rows: along('surface', finishes), cross: { length: [600, 900] },
    fixed: { approved: 'yes' }, warrantyYears: 5, picture: ['surface', 'length'], price: (of) => 320 + of('length') * 0.55,
  }),
  family({
    key: 'outdoor-tap', prefix: 81, category: showers, series: 'VU', brands: ['Vattna', 'Kallvik'],
    name: words('Vattenutkastare', 'Ulkovesiposti', 'Utekran', 'Udendørs vandhane', 'Outdoor tap'),
    plural: words('Vattenutkastare', 'Ulkovesipostit', 'Utekraner', 'Udendørs vandhaner', 'Outdoor taps'),
    about: words(
      'Frostsäker utkastare som tömmer sig själv och stänger inne i den varma väggen. Med backventil och slangkoppling.',
      'Jäätymätön vesiposti tyhjenee itsestään ja sulkeutuu lämpimässä seinässä. Takaiskuventtiili ja letkuliitin.',
      'Frostsikker utekran som tømmer seg selv og stenger inne i den varme veggen. Med tilbakeslagsventil og slangekobling.',
      'Frostsikker hane, der tømmer sig selv og lukker inde i den varme væg. Med kontraventil og slangekobling.',
      'Frost-proof tap that drains itself and shuts inside the warm wall. With check valve and hose connector.',
      'Frostsikker utekran som tømer seg sjølv og stengjer inne i den varme veggen. Med tilbakeslagsventil og slangekopling.',
    ),
    choices: { thread: ['G 1/2', 'G 3/4'], handle: ['wheel', 'key'] }, rows: along('length', [150, 200, 250, 300, 400, 500]),
    fixed: { material: 'brass', surface: 'chrome', pressure: 10 }, warrantyYears: 5, picture: ['length', 'handle'],
    price: (of) => 390 + of('length') * 0.9,
  }),
  family({
    key: 'washbasin', prefix: 80, category: ware, series: 'TS', brands: ['Tuulema', 'Ljusna'],
    name: words('Tvättställ', 'Pesuallas', 'Servant', 'Håndvask', 'Washbasin'),
    plural: words('Tvättställ', 'Pesualtaat', 'Servanter', 'Håndvaske', 'Washbasins', 'Servantar'),
    about: words(
      'Tvättställ av glaserat porslin för bult eller konsol. Släta ytor som är lätta att hålla rena.',
      'Lasitettu posliinipesuallas pultti- tai kannakekiinnitykseen. Sileät, helposti puhdistettavat pinnat.',
      'Servant av glasert porselen for bolt eller konsoll. Glatte flater som er lette å holde rene.',
      'Håndvask af glaseret porcelæn til bolte eller konsol. Glatte flader, der er lette at holde rene.',
      'Glazed porcelain washbasin for bolts or brackets. Smooth surfaces that are easy to keep clean.',
      'Servant av glasert porselen for bolt eller konsoll. Glatte flater som er lette å halde reine.',
    ),
    choices: { 'tap-hole': ['yes', 'no'], colour: ['white', 'matt-black'] }, rows: along('width', [400, 500, 550, 600, 700]),
    fixed: { material: 'porcelain' }, warrantyYears: 10, picture: ['width', 'colour'], price: (of) => 420 + of('width') * 1.6,
  }),
  family({
    key: 'toilet', prefix: 79, category: ware, series: 'WC', brands: ['Tuulema', 'Ljusna'],
    name: words('WC-stol', 'WC-istuin', 'Toalett', 'Toilet', 'Toilet'),
    plural: words('WC-stolar', 'WC-istuimet', 'Toaletter', 'Toiletter', 'Toilets', 'Toalett'),
    about: words(
      'Golvstående WC-stol utan spolkant med dubbelspolning. Dolt vattenlås ger slät utsida.',
      'Lattiamallinen huuhtelukaulukseton WC-istuin kaksoishuuhtelulla. Piilovesilukko ja sileä ulkopinta.',
      'Gulvstående toalett uten spylekant med dobbeltspyling. Skjult vannlås gir glatt utside.',
      'Gulvstående toilet uden skyllekant med dobbeltskyl. Skjult vandlås giver glat yderside.',
      'Floor-standing rimless toilet with dual flush. The hidden trap leaves a smooth outside.',
      'Golvståande toalett utan spylekant med dobbelspyling. Skjult vasslås gjev glatt utside.',
    ),
    choices: { seat: ['soft-close', 'standard'], outlet: ['s-trap', 'p-trap'] }, rows: along('height', [400, 420, 450, 480]),
    cross: { colour: ['white', 'matt-black'] }, fixed: { material: 'porcelain', flush: 4 }, variants: [2, 4], warrantyYears: 10,
    picture: ['height', 'colour'], price: (of) => 2100 + of('height') * 2.5,
  }),
]
