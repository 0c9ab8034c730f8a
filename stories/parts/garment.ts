import type { GarmentView } from '@tradecounter/ui/configuration-form'

const side = (shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke="darkslategray" stroke-width="1" stroke-linejoin="round"><path d="M36 8h28l20 9 10 52-11 3-7-32v52H24V40l-7 32-11-3 10-52z" fill="darkorange"/><path d="M24 66h52v6H24zM24 78h52v6H24z" fill="gainsboro"/>${shapes}</svg>`,
  )}`

/** Front and back of a work jacket, with all printable areas. */
export const jacketViews: readonly GarmentView[] = [
  {
    id: 'front',
    label: 'Front',
    imageUrl: side('<path d="M50 12v80M36 8l14 8 14-8" fill="none"/>'),
    places: [
      { field: 'logoId', x: 28, y: 26, width: 16, height: 14 },
      { field: 'textEmbroidery', x: 54, y: 28, width: 20, height: 8 },
    ],
  },
  {
    id: 'back',
    label: 'Back',
    imageUrl: side('<path d="M36 8q14 8 28 0" fill="none"/>'),
    places: [
      { field: 'garmentText', x: 40, y: 14, width: 20, height: 5 },
      { field: 'textPrint', x: 28, y: 24, width: 44, height: 34 },
    ],
  },
]
