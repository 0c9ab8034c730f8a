import { along, byLength, family } from '../family.ts'
import { words } from '../translations.ts'

const cable = 'electrical/cable-and-conduit'

/** Cable and what it runs in. */
export const cableFamilies = [
  family({
    key: 'installation-cable',
    prefix: 90,
    category: cable,
    series: 'EK',
    brands: ['Elvara', 'Norvent'],
    name: words(
      'Installationskabel',
      'Asennuskaapeli',
      'Installasjonskabel',
      'Installationskabel',
      'Installation cable',
    ),
    plural: words(
      'Installationskablar',
      'Asennuskaapelit',
      'Installasjonskabler',
      'Installationskabler',
      'Installation cables',
      'Installasjonskablar',
    ),
    about: words(
      'Halogenfri installationskabel för fast förläggning inomhus och ute på vägg. Lätt att skala, brandklass Dca.',
      'Halogeeniton asennuskaapeli kiinteään asennukseen sisälle ja ulkoseinään. Helppo kuoria, paloluokka Dca.',
      'Halogenfri installasjonskabel for fast forlegging inne og ute på vegg. Lett å avmantle, brannklasse Dca.',
      'Halogenfri installationskabel til fast oplægning inde og ude på væg. Let at afisolere, brandklasse Dca.',
      'Halogen-free cable for fixed installation indoors and on outside walls. Easy to strip, fire class Dca.',
      'Halogenfri installasjonskabel for fast forlegging inne og ute på vegg. Lett å avmantle, brannklasse Dca.',
    ),
    pack: byLength('pipe-length'),
    choices: { 'pipe-length': [25, 50, 100], colour: ['white', 'grey', 'black'] },
    rows: [
      ['3', 1.5],
      ['3', 2.5],
      ['4', 1.5],
      ['5', 1.5],
      ['5', 2.5],
      ['5', 4],
      ['5', 6],
      ['5', 10],
    ].map(([cores = '', area = 0]) => ({ cores, area })),
    fixed: { voltage: '500', 'halogen-free': 'yes' },
    picture: ['cores', 'area', 'colour'],
    price: (of) => 3 + of('cores') * of('area') * 1.15,
  }),
  family({
    key: 'conduit',
    prefix: 91,
    category: cable,
    series: 'VP',
    brands: ['Elvara', 'Bergflex'],
    name: words('Flexrör', 'Taipuisa asennusputki', 'Trekkerør', 'Flexrør', 'Flexible conduit', 'Trekkerøyr'),
    plural: words(
      'Installationsrör',
      'Asennusputket',
      'Trekkerør',
      'Installationsrør',
      'Conduits',
      'Trekkerøyr',
    ),
    about: words(
      'Korrugerat rör med dragtråd för ingjutning och väggar. Låg friktion gör kablarna lätta att dra.',
      'Aallotettu putki vetolangalla valuun ja seiniin. Pieni kitka helpottaa vetoa.',
      'Korrugert rør med trekketråd for innstøping og vegger. Lav friksjon gjør kablene lette å trekke.',
      'Korrugeret rør med træktråd til indstøbning og vægge. Lav friktion gør kablerne lette at trække.',
      'Corrugated conduit with draw wire for casting in and for walls. Low friction makes pulling easy.',
      'Korrugert røyr med trekketråd for innstøyping og vegger. Låg friksjon gjer kablane lette å trekkje.',
    ),
    pack: byLength('pipe-length'),
    choices: { 'pipe-length': [25, 50, 100], colour: ['grey', 'black', 'orange'] },
    rows: along('diameter', [16, 20, 25, 32, 40, 50]),
    fixed: { material: 'pp', 'halogen-free': 'yes' },
    picture: ['diameter', 'colour'],
    price: (of) => 2.5 + of('diameter') * 0.28,
  }),
]
