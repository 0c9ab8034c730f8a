import { along, byLength, family, packOf } from '../family.ts'
import { words } from '../words.ts'

const cable = 'electrical/cable-and-conduit'
const material = 'electrical/installation-material'
const light = 'electrical/lighting'

/** Cable, what it runs in, what it ends in, and light. */
export const electrical = [
  family({
    key: 'installation-cable', prefix: 90, category: cable, series: 'EK', brands: ['Elvara', 'Norvent'],
    name: words('Installationskabel', 'Asennuskaapeli', 'Installasjonskabel', 'Installationskabel', 'Installation cable'),
    plural: words('Installationskablar', 'Asennuskaapelit', 'Installasjonskabler', 'Installationskabler', 'Installation cables', 'Installasjonskablar'),
    about: words(
      'Halogenfri installationskabel för fast förläggning inomhus och ute på vägg. Lätt att skala, brandklass Dca.',
      'Halogeeniton asennuskaapeli kiinteään asennukseen sisälle ja ulkoseinään. Helppo kuoria, paloluokka Dca.',
      'Halogenfri installasjonskabel for fast forlegging inne og ute på vegg. Lett å avmantle, brannklasse Dca.',
      'Halogenfri installationskabel til fast oplægning inde og ude på væg. Let at afisolere, brandklasse Dca.',
      'Halogen-free cable for fixed installation indoors and on outside walls. Easy to strip, fire class Dca.',
      'Halogenfri installasjonskabel for fast forlegging inne og ute på vegg. Lett å avmantle, brannklasse Dca.',
    ),
    pack: byLength('pipe-length'), choices: { 'pipe-length': [25, 50, 100], colour: ['white', 'grey', 'black'] },
    rows: [['3', 1.5], ['3', 2.5], ['4', 1.5], ['5', 1.5], ['5', 2.5], ['5', 4], ['5', 6], ['5', 10]].map(([cores = '', area = 0]) => ({ cores, area })),
    fixed: { voltage: '500', 'halogen-free': 'yes' }, picture: ['cores', 'area', 'colour'], price: (of) => 3 + of('cores') * of('area') * 1.15,
  }),
  family({
    key: 'conduit', prefix: 91, category: cable, series: 'VP', brands: ['Elvara', 'Bergflex'],
    name: words('Flexrör', 'Taipuisa asennusputki', 'Trekkerør', 'Flexrør', 'Flexible conduit', 'Trekkerøyr'),
    plural: words('Installationsrör', 'Asennusputket', 'Trekkerør', 'Installationsrør', 'Conduits', 'Trekkerøyr'),
    about: words(
      'Korrugerat rör med dragtråd för ingjutning och väggar. Låg friktion gör kablarna lätta att dra.',
      'Aallotettu putki vetolangalla valuun ja seiniin. Pieni kitka helpottaa vetoa.',
      'Korrugert rør med trekketråd for innstøping og vegger. Lav friksjon gjør kablene lette å trekke.',
      'Korrugeret rør med træktråd til indstøbning og vægge. Lav friktion gør kablerne lette at trække.',
      'Corrugated conduit with draw wire for casting in and for walls. Low friction makes pulling easy.',
      'Korrugert røyr med trekketråd for innstøyping og vegger. Låg friksjon gjer kablane lette å trekkje.',
    ),
    pack: byLength('pipe-length'), choices: { 'pipe-length': [25, 50, 100], colour: ['grey', 'black', 'orange'] }, rows: along('diameter', [16, 20, 25, 32, 40, 50]),
    fixed: { material: 'pp', 'halogen-free': 'yes' }, picture: ['diameter', 'colour'], price: (of) => 2.5 + of('diameter') * 0.28,
  }),
  family({
    key: 'junction-box', prefix: 92, category: material, series: 'KD', brands: ['Elvara'],
    name: words('Kopplingsdosa', 'Jakorasia', 'Koblingsboks', 'Samledåse', 'Junction box', 'Koplingsboks'),
    plural: words('Kopplingsdosor', 'Jakorasiat', 'Koblingsbokser', 'Samledåser', 'Junction boxes', 'Koplingsboksar'),
    about: words(
      'Kapslad dosa med mjuka införingar som tätar kring kabeln. Locket skruvas ett kvarts varv.',
      'Koteloitu rasia pehmein läpiviennein. Kansi lukittuu neljänneskierroksella.',
      'Kapslet boks med myke innføringer som tetter rundt kabelen. Lokket låses en kvart omdreining.',
      'Kapslet dåse med bløde indføringer, der tætner om kablet. Låget låses med en kvart omdrejning.',
      'Enclosed box with soft entries that seal round the cable. The lid locks with a quarter turn.',
      'Kapsla boks med mjuke innføringar som tettar rundt kabelen. Lokket vert låst med ei kvart omdreiing.',
    ),
    pack: packOf(5), choices: { ip: ['IP55', 'IP65', 'IP67'], connections: ['6', '8', '10'] }, rows: along('width', [65, 80, 100, 150, 190]), cross: { colour: ['white', 'grey', 'black'] },
    fixed: { material: 'abs' }, picture: ['width', 'colour'], price: (of) => 18 + of('width') * 0.75,
  }),
  family({
    key: 'socket-outlet', prefix: 93, category: material, series: 'VU', brands: ['Elvara', 'Ljusna'],
    name: words('Vägguttag', 'Pistorasia', 'Stikkontakt', 'Stikkontakt', 'Socket outlet'),
    plural: words('Vägguttag', 'Pistorasiat', 'Stikkontakter', 'Stikkontakter', 'Socket outlets', 'Stikkontaktar'),
    about: words(
      'Jordat vägguttag med petskydd och skruvlösa anslutningar. Ram och täckplatta i samma kulör.',
      'Maadoitettu pistorasia lapsisuojalla ja ruuvittomilla liittimillä. Kehys ja keskiö samaa sävyä.',
      'Jordet stikkontakt med barnevern og skrufrie tilkoblinger. Ramme og deksel i samme farge.',
      'Stikkontakt med jord, børnesikring og skrueløse tilslutninger. Ramme og dæksel i samme farve.',
      'Earthed socket with shutters and screwless terminals. Frame and cover in the same colour.',
      'Jorda stikkontakt med barnevern og skrufrie tilkoplingar. Ramme og deksel i same farge.',
    ),
    choices: { mounting: ['flush', 'surface'], ip: ['IP21', 'IP44'] }, rows: along('outlets', ['1', '2', '3']), cross: { colour: ['white', 'black', 'aluminium', 'cream'] },
    fixed: { voltage: '230', current: '16' }, picture: ['outlets', 'colour'], price: (of) => 48 + of('outlets') * 38,
  }),
  family({
    key: 'circuit-breaker', prefix: 94, category: material, series: 'DB', brands: ['Elvara', 'Hydrel'],
    name: words('Dvärgbrytare', 'Johdonsuojakatkaisija', 'Automatsikring', 'Automatsikring', 'Circuit breaker'),
    plural: words('Dvärgbrytare', 'Johdonsuojakatkaisijat', 'Automatsikringer', 'Automatsikringer', 'Circuit breakers', 'Automatsikringar'),
    about: words(
      'Dvärgbrytare för DIN-skena med tydligt läge och plats för märkning. Brytförmåga 10 kA.',
      'DIN-kiskoon asennettava johdonsuoja, selkeä asentonäyttö ja merkintätila. Katkaisukyky 10 kA.',
      'Automatsikring for DIN-skinne med tydelig stilling og plass til merking. Bryteevne 10 kA.',
      'Automatsikring til DIN-skinne med tydelig stilling og plads til mærkning. Brydeevne 10 kA.',
      'Circuit breaker for DIN rail with a clear position and room for marking. Breaking capacity 10 kA.',
      'Automatsikring for DIN-skjene med tydeleg stilling og plass til merking. Brytevne 10 kA.',
    ),
    choices: { curve: ['B', 'C', 'D'], poles: ['1P', '2P', '3P', '4P'] }, rows: along('current', ['6', '10', '13', '16', '20', '25', '32', '40', '63']),
    fixed: { voltage: '400' }, picture: ['current', 'curve', 'poles'], price: (of) => 60 + of('poles') * 75 + of('current') * 1.5,
  }),
  family({
    key: 'led-luminaire', prefix: 95, category: light, series: 'LA', brands: ['Elvara', 'Ljusna'],
    name: words('LED-armatur', 'LED-valaisin', 'LED-armatur', 'LED-armatur', 'LED luminaire'),
    plural: words('LED-armaturer', 'LED-valaisimet', 'LED-armaturer', 'LED-armaturer', 'LED luminaires', 'LED-armaturar'),
    about: words(
      'Tät industriarmatur med opal kupa och snabbkoppling för överkoppling. Flimmerfri, lång livslängd.',
      'Tiivis teollisuusvalaisin opaalikuvulla ja pikaliittimellä. Välkkymätön, pitkä käyttöikä.',
      'Tett industriarmatur med opal kuppel og hurtigkobling for gjennomgang. Flimmerfri, lang levetid.',
      'Tæt industriarmatur med opal skærm og hurtigtilslutning til sløjfning. Flimmerfri, lang levetid.',
      'Sealed industrial luminaire with opal cover and quick connector for through wiring. Flicker free, long life.',
      'Tett industriarmatur med opal kuppel og hurtigkopling for gjennomgang. Flimmerfri, lang levetid.',
    ),
    choices: { ip: ['IP44', 'IP65', 'IP66'], 'colour-temperature': ['3000', '4000'], dimmable: ['yes', 'no'] },
    rows: [{ length: 600, power: 18, lumen: 2300 }, { length: 1200, power: 28, lumen: 3900 }, { length: 1200, power: 38, lumen: 5200 }, { length: 1500, power: 48, lumen: 6800 }],
    fixed: { voltage: '230' }, warrantyYears: 5, picture: ['length', 'colour-temperature'], price: (of) => 260 + of('lumen') * 0.13,
  }),
]
