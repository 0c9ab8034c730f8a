import { along, family, threaded } from '../family.ts'
import { words } from '../words.ts'

const radiators = 'heating/radiators'
const control = 'heating/heat-control'
const pumps = 'heating/pumps-and-vessels'
const outputs = [
  [400, 310], [600, 465], [800, 620], [1000, 775], [1200, 930], [1400, 1085], [1600, 1240], [2000, 1550],
] as const

/** What gives heat to a room, steers it and moves it. */
export const heating = [
  family({
    key: 'radiator', prefix: 60, category: radiators, series: 'PR', brands: ['Varmic', 'Tuulema'],
    name: words('Panelradiator', 'Paneelipatteri', 'Panelradiator', 'Panelradiator', 'Panel radiator'),
    plural: words('Panelradiatorer', 'Paneelipatterit', 'Panelradiatorer', 'Panelradiatorer', 'Panel radiators', 'Panelradiatorar'),
    about: words(
      'Panelradiator av kallvalsat stål med konvektionsplåt, galler och sidogavlar. Väggfästen och luftskruv ingår.',
      'Kylmävalssattu teräspaneelipatteri konvektiolevyllä, ritilällä ja päädyillä. Kannakkeet ja ilmaruuvi sisältyvät.',
      'Panelradiator av kaldvalset stål med konveksjonsplate, rist og endestykker. Veggfester og lufteskrue følger med.',
      'Panelradiator af koldvalset stål med konvektionsplade, rist og sider. Vægbeslag og luftskrue medfølger.',
      'Panel radiator of cold-rolled steel with convector fins, grille and side covers. Wall brackets and air vent included.',
      'Panelradiator av kaldvalsa stål med konveksjonsplate, rist og endestykke. Veggfeste og lufteskrue følgjer med.',
    ),
    choices: { height: [300, 500, 600], 'radiator-type': ['C11', 'C21', 'C22', 'C33'] },
    rows: outputs.map(([length, output]) => ({ length, 'heat-output': output })), fixed: { colour: 'white', pressure: 10, thread: 'G 1/2' },
    variants: [3, 6], warrantyYears: 10, picture: ['length', 'height'], price: (of) => 340 + of('length') * of('height') * 0.0024,
  }),
  family({
    key: 'towel-radiator', prefix: 61, category: radiators, series: 'HT', brands: ['Varmic', 'Ljusna'],
    name: words('Handdukstork', 'Pyyhekuivain', 'Håndkletørker', 'Håndklædetørrer', 'Towel radiator', 'Handkletørkar'),
    plural: words('Handdukstorkar', 'Pyyhekuivaimet', 'Håndkletørkere', 'Håndklædetørrere', 'Towel radiators', 'Handkletørkarar'),
    about: words(
      'Handdukstork med raka rör för el eller vatten, med timer och strömbrytare. Kan vändas för höger- eller vänstermontage.',
      'Suoraputkinen pyyhekuivain sähköllä tai vedellä, ajastin ja kytkin. Asennus oikealle tai vasemmalle.',
      'Håndkletørker med rette rør for el eller vann, med tidsur og bryter. Kan snus for høyre eller venstre montering.',
      'Håndklædetørrer med lige rør til el eller vand, med timer og afbryder. Kan vendes til højre eller venstre.',
      'Towel radiator with straight rails for electricity or water, with timer and switch. Can be turned for either side.',
      'Handkletørkar med rette røyr for straum eller vatn, med tidsur og brytar. Kan snuast for høgre eller venstre montering.',
    ),
    choices: { width: [400, 500, 600], ip: ['IP44', 'IP55'] },
    rows: [{ height: 600, power: 60 }, { height: 800, power: 80 }, { height: 1000, power: 110 }, { height: 1400, power: 150 }],
    cross: { surface: ['chrome', 'white', 'matt-black'] }, fixed: { voltage: '230' }, warrantyYears: 5, picture: ['height', 'surface'],
    price: (of) => 900 + of('height') * 1.9,
  }),
  family({
    key: 'radiator-thermostat', prefix: 62, category: control, series: 'RT', brands: ['Varmic', 'Hydrel'],
    name: words('Radiatortermostat', 'Patteritermostaatti', 'Radiatortermostat', 'Radiatortermostat', 'Radiator thermostat'),
    plural: words('Radiatortermostater', 'Patteritermostaatit', 'Radiatortermostater', 'Radiatortermostater', 'Radiator thermostats', 'Radiatortermostatar'),
    about: words(
      'Vätskefylld termostat med tydlig skala och spärrbart intervall. Passar de flesta ventiler med M30 eller snäppfattning.',
      'Nestetäytteinen termostaatti selkeällä asteikolla ja rajattavalla alueella. Sopii useimpiin M30- ja pikaliittimiin.',
      'Væskefylt termostat med tydelig skala og sperrbart område. Passer de fleste ventiler med M30 eller klikkfeste.',
      'Væskefyldt termostat med tydelig skala og begrænsbart område. Passer til de fleste ventiler med M30 eller klik.',
      'Liquid-filled thermostat with a clear scale and lockable range. Fits most valves with M30 or snap connection.',
      'Væskefylt termostat med tydeleg skala og sperrbart område. Passar dei fleste ventilar med M30 eller klikkfeste.',
    ),
    choices: { connection: ['M30x1.5', 'snap'], sensor: ['built-in', 'remote'] }, rows: along('temperature', [26, 28]),
    cross: { colour: ['white', 'chrome', 'matt-black'] }, picture: ['colour', 'temperature'], price: (of) => 165 + of('temperature') * 2,
  }),
  family({
    key: 'room-thermostat', prefix: 63, category: control, series: 'RX', brands: ['Varmic', 'Elvara'],
    name: words('Rumstermostat', 'Huonetermostaatti', 'Romtermostat', 'Rumtermostat', 'Room thermostat'),
    plural: words('Rumstermostater', 'Huonetermostaatit', 'Romtermostater', 'Rumtermostater', 'Room thermostats', 'Romtermostatar'),
    about: words(
      'Rumstermostat för golvvärme med display och veckoprogram. Golvgivare ingår.',
      'Huonetermostaatti lattialämmitykseen, näyttö ja viikko-ohjelma. Lattia-anturi sisältyy.',
      'Romtermostat for gulvvarme med display og ukeprogram. Gulvføler følger med.',
      'Rumtermostat til gulvvarme med display og ugeprogram. Gulvføler medfølger.',
      'Room thermostat for underfloor heating with display and weekly programme. Floor sensor included.',
      'Romtermostat for golvvarme med display og vekeprogram. Golvfølar følgjer med.',
    ),
    choices: { wireless: ['yes', 'no'], ip: ['IP21', 'IP30'] }, rows: along('current', ['10', '16']),
    cross: { colour: ['white', 'black', 'grey'] }, fixed: { voltage: '230' }, picture: ['colour', 'current'],
    price: (of) => 690 + of('current') * 18,
  }),
  family({
    key: 'circulation-pump', prefix: 64, category: pumps, series: 'CP', brands: ['Hydrel', 'Varmic'],
    name: words('Cirkulationspump', 'Kiertovesipumppu', 'Sirkulasjonspumpe', 'Cirkulationspumpe', 'Circulation pump'),
    plural: words('Cirkulationspumpar', 'Kiertovesipumput', 'Sirkulasjonspumper', 'Cirkulationspumper', 'Circulation pumps'),
    about: words(
      'Våt pump med permanentmagnetmotor som anpassar sig efter behovet. Display visar flöde, effekt och fel.',
      'Märkämoottoripumppu kestomagneettimoottorilla mukautuu tarpeeseen. Näytössä virtaama, teho ja viat.',
      'Våtløper med permanentmagnetmotor som tilpasser seg behovet. Displayet viser mengde, effekt og feil.',
      'Vådløber med permanentmagnetmotor, der tilpasser sig behovet. Display viser flow, effekt og fejl.',
      'Wet-rotor pump with a permanent-magnet motor that follows demand. The display shows flow, power and faults.',
      'Våtløpar med permanentmagnetmotor som tilpassar seg behovet. Displayet viser mengd, effekt og feil.',
    ),
    choices: { 'build-length': ['130', '180'], material: ['cast-iron', 'stainless'] },
    rows: [{ dn: '15', head: 4, power: 18 }, { dn: '20', head: 4, power: 22 }, { dn: '25', head: 4, power: 25 }, { dn: '25', head: 6, power: 45 }, { dn: '32', head: 6, power: 50 }, { dn: '32', head: 8, power: 80 }],
    fixed: { voltage: '230', ip: 'IP44', pn: '10' }, warrantyYears: 5, picture: ['dn', 'material'], price: (of) => 1400 + of('power') * 28,
  }),
  family({
    key: 'expansion-vessel', prefix: 65, category: pumps, series: 'EX', brands: ['Varmic', 'Pannova'],
    name: words('Expansionskärl', 'Paisunta-astia', 'Ekspansjonskar', 'Ekspansionsbeholder', 'Expansion vessel', 'Ekspansjonskar'),
    plural: words('Expansionskärl', 'Paisunta-astiat', 'Ekspansjonskar', 'Ekspansionsbeholdere', 'Expansion vessels', 'Ekspansjonskar'),
    about: words(
      'Slutet membrankärl som tar upp vattnets utvidgning. Förtrycket justeras genom luftventilen.',
      'Suljettu kalvopaisunta-astia ottaa vastaan veden lämpölaajenemisen. Esipaine säädetään ilmaventtiilistä.',
      'Lukket membrankar som tar opp vannets utvidelse. Fortrykket justeres gjennom luftventilen.',
      'Lukket membranbeholder, der optager vandets udvidelse. Fortrykket justeres gennem luftventilen.',
      'Sealed diaphragm vessel that takes up the expansion of the water. Adjust the pre-charge through the air valve.',
      'Lukka membrankar som tek opp utvidinga av vatnet. Fortrykket kan justerast gjennom luftventilen.',
    ),
    choices: { pressure: [3, 6, 10], colour: ['red', 'white'] }, rows: along('volume', [8, 12, 18, 25, 35, 50, 80, 140]), fixed: { thread: threaded[2]?.['thread'] ?? '' },
    warrantyYears: 5, picture: ['volume', 'colour'], price: (of) => 260 + of('volume') * 14,
  }),
]
