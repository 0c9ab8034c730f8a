import type { ProductConfiguration } from '@tradecounter/api/contract'

/** The options of work trousers: a leg length, knee pads, a print and a name. */
export const configuration: ProductConfiguration = {
  labels: {
    title: 'Välj för {0}',
    finishing: 'Tryck och brodyr',
    addPrint: 'Tryck på ryggen',
    addEmbroidery: 'Brodyr på bröstet',
    textPrint: 'Text på trycket',
    textEmbroidery: 'Text på brodyren',
    garmentText: 'Namn i kragen',
    logo: 'Logotyp',
    noLogo: 'Utan logotyp',
    noChoice: 'Inget tillval',
    textHint: 'Högst {0} tecken.',
    preview: 'Så blir det',
    missingChoice: 'Välj ett alternativ.',
    missingText: 'Skriv texten eller ta bort valet.',
    quantity: '{0} per artikel',
  },
  currency: 'SEK',
  unit: 'st',
  configurations: [
    {
      optionId: 'leg',
      name: 'Benlängd',
      description: '',
      quantity: 1,
      required: true,
      options: [{ productId: 'long', name: 'Lång', description: '' }],
    },
    {
      optionId: 'pads',
      name: 'Knäskydd',
      description: '',
      quantity: 2,
      required: false,
      options: [{ productId: 'soft', name: 'Mjuka', description: '' }],
    },
  ],
  offer: {
    print: true,
    embroidery: false,
    garmentText: true,
    prices: {},
    logoRequired: false,
    logos: [],
    views: [
      {
        id: 'back',
        label: 'Baksida',
        imageUrl: '/pictures/garment-back.svg',
        ink: 'dark',
        places: [{ field: 'textPrint', x: 30, y: 30, width: 40, height: 20 }],
      },
    ],
  },
}
