import type { Insertable } from 'kysely'
import type { ConfigurationSet, OptionPrice, Database } from '@tradecounter/api/seed'
import { garmentBackAddress } from '../pictures/picture-folder.ts'
import { priceStep } from './product.ts'
import { textRows, type Text } from './texts.ts'
import { priceGroups } from './markets.ts'
import { translations, type Translations } from './translations.ts'

const none = {
  options: [],
  print: false,
  embroidery: false,
  garmentText: false,
  logo: false,
  logoRequired: false,
  views: [],
} satisfies ConfigurationSet

/** A garment seen from both sides: logo and embroidery at the chest, print on the back, the name in the collar. */
const sides = (ink: 'dark' | 'light'): ConfigurationSet['views'] => [
  {
    id: 'front',
    imageUrl: '',
    ink,
    places: [
      { field: 'logoId', x: 33, y: 33, width: 13, height: 11 },
      { field: 'textEmbroidery', x: 53, y: 35, width: 16, height: 7 },
    ],
  },
  {
    id: 'back',
    imageUrl: garmentBackAddress,
    ink: 'dark',
    places: [
      { field: 'garmentText', x: 42, y: 20, width: 16, height: 5 },
      { field: 'textPrint', x: 32, y: 32, width: 36, height: 30 },
    ],
  },
]

/** Configuration sets by id. */
export const configurationSets: Readonly<Record<string, ConfigurationSet>> = {
  garment: { ...none, print: true, embroidery: true, garmentText: true, logo: true, views: sides('light') },
  jacket: {
    ...none,
    options: [{ optionId: 'id-pocket', quantity: 1, required: false, choices: ['id-chest', 'id-sleeve'] }],
    print: true,
    embroidery: true,
    garmentText: true,
    logo: true,
    views: sides('light'),
  },
  trousers: {
    ...none,
    options: [
      {
        optionId: 'leg-length',
        quantity: 1,
        required: true,
        choices: ['leg-short', 'leg-regular', 'leg-long'],
      },
      { optionId: 'knee-pads', quantity: 2, required: false, choices: ['knee-level-1', 'knee-level-2'] },
    ],
  },
  pipe: {
    ...none,
    options: [{ optionId: 'cut', quantity: 1, required: false, choices: ['cut-half', 'cut-one-metre'] }],
  },
}

/** Swedish list price of an option in öre, for each piece or once for the line. */
type ListPrice = readonly [option: string, choice: string, amount: number, per: OptionPrice['per']]

const finishingPrices: readonly ListPrice[] = [
  ['print', '', 89_00, 'piece'],
  ['embroidery', '', 119_00, 'piece'],
  ['garmentText', '', 29_00, 'piece'],
  // The embroidery file is made once for all garments of a line.
  ['logo', '', 690_00, 'line'],
]

/** Prices of options by the id of the set; options without an entry cost nothing extra. */
const listPrices: Readonly<Record<keyof typeof configurationSets, readonly ListPrice[]>> = {
  garment: finishingPrices,
  jacket: [
    ['id-pocket', 'id-chest', 39_00, 'piece'],
    ['id-pocket', 'id-sleeve', 49_00, 'piece'],
    ...finishingPrices,
  ],
  trousers: [
    ['leg-length', 'leg-short', 69_00, 'piece'],
    ['leg-length', 'leg-long', 69_00, 'piece'],
    ['knee-pads', 'knee-level-1', 139_00, 'piece'],
    ['knee-pads', 'knee-level-2', 189_00, 'piece'],
  ],
  pipe: [
    ['cut', 'cut-half', 95_00, 'line'],
    ['cut', 'cut-one-metre', 145_00, 'line'],
  ],
}

/** Prices of all options in every price group. */
export const optionPriceRows = (): Insertable<Database['optionPrices']>[] =>
  Object.entries(listPrices).flatMap(([setId, prices]) =>
    prices.flatMap(([option, choice, amount, per]) =>
      priceGroups.map(({ id, factor }) => ({
        setId,
        priceGroup: id,
        option,
        choice,
        amount: priceStep(Math.round(amount * factor)),
        per,
      })),
    ),
  )

/** Configuration sets by family. */
export const configuredFamilies: Readonly<Record<string, keyof typeof configurationSets>> = {
  'work-jacket': 'jacket',
  'work-trousers': 'trousers',
  't-shirt': 'garment',
  'hi-vis-vest': 'garment',
  'copper-pipe': 'pipe',
}

/** Names of options and choices, each with a description. */
const named: Readonly<Record<string, readonly [Translations, Translations?]>> = {
  'option:id-pocket': [
    translations('ID-ficka', 'Henkilökorttitasku', 'ID-lomme', 'ID-lomme', 'ID card pocket'),
  ],
  'choice:id-chest': [translations('På bröstet', 'Rinnassa', 'På brystet', 'På brystet', 'On the chest')],
  'choice:id-sleeve': [translations('På ärmen', 'Hihassa', 'På ermet', 'På ærmet', 'On the sleeve')],
  'option:leg-length': [
    translations('Benlängd', 'Lahkeen pituus', 'Beinlengde', 'Benlængde', 'Leg length', 'Beinlengd'),
    translations(
      'Byxan läggs upp innan den skickas.',
      'Housut lyhennetään ennen lähetystä.',
      'Buksen legges opp før den sendes.',
      'Bukserne lægges op, før de sendes.',
      'The trousers are hemmed before they are sent.',
      'Buksa blir lagd opp før ho blir send.',
    ),
  ],
  'choice:leg-short': [
    translations('Kort, 76 cm', 'Lyhyt, 76 cm', 'Kort, 76 cm', 'Kort, 76 cm', 'Short, 76 cm'),
  ],
  'choice:leg-regular': [
    translations('Normal, 82 cm', 'Normaali, 82 cm', 'Normal, 82 cm', 'Normal, 82 cm', 'Regular, 82 cm'),
  ],
  'choice:leg-long': [
    translations('Lång, 88 cm', 'Pitkä, 88 cm', 'Lang, 88 cm', 'Lang, 88 cm', 'Long, 88 cm'),
  ],
  'option:knee-pads': [
    translations('Knäskydd', 'Polvisuojat', 'Knebeskyttere', 'Knæpuder', 'Knee pads', 'Knevern'),
  ],
  'choice:knee-level-1': [
    translations(
      'Nivå 1, plana golv',
      'Taso 1, tasaiset lattiat',
      'Nivå 1, jevne gulv',
      'Niveau 1, jævne gulve',
      'Level 1, even floors',
      'Nivå 1, jamne golv',
    ),
  ],
  'choice:knee-level-2': [
    translations(
      'Nivå 2, ojämn mark',
      'Taso 2, epätasainen maa',
      'Nivå 2, ujevn mark',
      'Niveau 2, ujævn jord',
      'Level 2, rough ground',
      'Nivå 2, ujamn mark',
    ),
  ],
  'option:cut': [
    translations('Kapning', 'Katkaisu', 'Kapping', 'Tilskæring', 'Cutting', 'Kapping'),
    translations(
      'Alla längder i raden kapas lika.',
      'Kaikki rivin pituudet katkaistaan samalla tavalla.',
      'Alle lengder på linjen kappes likt.',
      'Alle længder på linjen skæres ens.',
      'All lengths of the line are cut alike.',
      'Alle lengdene på linja blir kappa likt.',
    ),
  ],
  'choice:cut-half': [
    translations(
      'Kapas på mitten',
      'Katkaistaan puoliksi',
      'Kappes på midten',
      'Skæres over på midten',
      'Cut in half',
      'Kappa på midten',
    ),
  ],
  'choice:cut-one-metre': [
    translations(
      'Kapas i enmetersbitar',
      'Katkaistaan metrin paloiksi',
      'Kappes i biter på én meter',
      'Skæres i stykker à én meter',
      'Cut into one-metre pieces',
      'Kappa i bitar på éin meter',
    ),
  ],
}

/** Texts of all configuration sets. */
export const configurationTexts = (): Text[] =>
  Object.entries(named).flatMap(([owner, [name, description]]) => [
    ...textRows(owner, 'name', name),
    ...(description === undefined ? [] : textRows(owner, 'description', description)),
  ])
