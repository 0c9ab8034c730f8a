import { family } from '../family.ts'
import { translations } from '../translations.ts'

const radiators = 'heating/radiators'
const outputs = [
  [400, 310],
  [600, 465],
  [800, 620],
  [1000, 775],
  [1200, 930],
  [1400, 1085],
  [1600, 1240],
  [2000, 1550],
] as const

/** Radiators and heating. */
export const radiatorFamilies = [
  family({
    key: 'radiator',
    prefix: 60,
    category: radiators,
    series: 'PR',
    brands: ['Varmic', 'Tuulema'],
    name: translations('Panelradiator', 'Paneelipatteri', 'Panelradiator', 'Panelradiator', 'Panel radiator'),
    plural: translations(
      'Panelradiatorer',
      'Paneelipatterit',
      'Panelradiatorer',
      'Panelradiatorer',
      'Panel radiators',
      'Panelradiatorar',
    ),
    about: translations(
      'Panelradiator av kallvalsat stål med konvektionsplåt, galler och sidogavlar. Väggfästen och luftskruv ingår.',
      'Kylmävalssattu teräspaneelipatteri konvektiolevyllä, ritilällä ja päädyillä. Kannakkeet ja ilmaruuvi sisältyvät.',
      'Panelradiator av kaldvalset stål med konveksjonsplate, rist og endestykker. Veggfester og lufteskrue følger med.',
      'Panelradiator af koldvalset stål med konvektionsplade, rist og sider. Vægbeslag og luftskrue medfølger.',
      'Panel radiator of cold-rolled steel with convector fins, grille and side covers. Wall brackets and air vent included.',
      'Panelradiator av kaldvalsa stål med konveksjonsplate, rist og endestykke. Veggfeste og lufteskrue følgjer med.',
    ),
    choices: { height: [300, 500, 600], 'radiator-type': ['C11', 'C21', 'C22', 'C33'] },
    rows: outputs.map(([length, output]) => ({ length, 'heat-output': output })),
    fixed: { colour: 'white', pressure: 10, thread: 'G 1/2' },
    variants: [3, 6],
    warrantyYears: 10,
    picture: ['length', 'height'],
    price: (of) => 340 + of('length') * of('height') * 0.0024,
  }),
  family({
    key: 'towel-radiator',
    prefix: 61,
    category: radiators,
    series: 'HT',
    brands: ['Varmic', 'Ljusna'],
    name: translations(
      'Handdukstork',
      'Pyyhekuivain',
      'Håndkletørker',
      'Håndklædetørrer',
      'Towel radiator',
      'Handkletørkar',
    ),
    plural: translations(
      'Handdukstorkar',
      'Pyyhekuivaimet',
      'Håndkletørkere',
      'Håndklædetørrere',
      'Towel radiators',
      'Handkletørkarar',
    ),
    about: translations(
      'Handdukstork med raka rör för el eller vatten, med timer och strömbrytare. Kan vändas för höger- eller vänstermontage.',
      'Suoraputkinen pyyhekuivain sähköllä tai vedellä, ajastin ja kytkin. Asennus oikealle tai vasemmalle.',
      'Håndkletørker med rette rør for el eller vann, med tidsur og bryter. Kan snus for høyre eller venstre montering.',
      'Håndklædetørrer med lige rør til el eller vand, med timer og afbryder. Kan vendes til højre eller venstre.',
      'Towel radiator with straight rails for electricity or water, with timer and switch. Can be turned for either side.',
      'Handkletørkar med rette røyr for straum eller vatn, med tidsur og brytar. Kan snuast for høgre eller venstre montering.',
    ),
    choices: { width: [400, 500, 600], ip: ['IP44', 'IP55'] },
    rows: [
      { height: 600, power: 60 },
      { height: 800, power: 80 },
      { height: 1000, power: 110 },
      { height: 1400, power: 150 },
    ],
    cross: { surface: ['chrome', 'white', 'matt-black'] },
    fixed: { voltage: '230' },
    warrantyYears: 5,
    picture: ['height', 'surface'],
    price: (of) => 900 + of('height') * 1.9,
  }),
]
