import type { DirectOrderItem } from '@tradecounter/ui/direct-order-grid'

/** Texts of the direct order in English. */
export const directOrderLabels = {
  articleNumber: 'Article number',
  quantity: 'Quantity',
  add: 'Add',
  busy: 'The line is being added',
  articleNumberRequired: 'Write an article number.',
  articleNumberInvalidLength: 'An article number has 2 to 25 characters.',
  quantityRequired: 'Write a quantity.',
  quantityIsNotNumber: 'Write the quantity as a number.',
  quantityAmbiguous: 'The quantity can be read in two ways. Write for example 1200 or 1,2.',
  quantityInvalid: 'The quantity must be 1 to 100 000.',
  number: 'Article number',
  name: 'Article',
  customNumber: 'Your no',
  picture: 'Picture',
  actions: 'Actions',
  numberOf: (number: string) => `Item number for ${number}`,
  editNumber: (number: string) => `Change item number ${number}`,
  near: 'Did you mean',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  chooseProduct: 'The number belongs to several articles',
  choose: 'Choose one',
  error: 'Error',
  warning: 'Warning',
  repeated: 'The article is on more than one line.',
}

/** A line without messages, with the given changes. */
export const directOrderItem = (itemId: string, more: Partial<DirectOrderItem> = {}): DirectOrderItem => ({
  itemId,
  name: 'Ball valve, brass, full bore, lever handle',
  displayVariantNumber: `40123 ${itemId}`,
  variantNumber: `40123${itemId}`,
  quantity: 10,
  lineItemData: { errors: [], warnings: [] },
  duplicateProducts: [],
  ...more,
})

/** Lines in each state. */
export const directOrderItems: DirectOrderItem[] = [
  directOrderItem('01'),
  directOrderItem('02', {
    name: 'Copper pipe, straight, 15 × 1,0 mm',
    quantity: 1250,
    lineItemData: {
      errors: [],
      warnings: ['Sold in lengths of 5 m.'],
      customerSpecificVariantNumber: 'KV-15',
    },
  }),
  directOrderItem('03', {
    name: 'Kitchen tap, single lever',
    quantity: 2,
    lineItemData: { errors: ['The article can no longer be ordered.'], warnings: [] },
  }),
  directOrderItem('04', {
    name: '',
    displayVariantNumber: 'DN15',
    variantNumber: 'DN15',
    duplicateProducts: [
      { variantNumber: '4012315', name: '4012315 Elbow, brass, 15 mm' },
      { variantNumber: '4012415', name: '4012415 Tee, brass, 15 mm' },
    ],
  }),
]
