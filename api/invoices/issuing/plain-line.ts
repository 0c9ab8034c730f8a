/** A line that names no article: interest, or an open document on a statement. */
export const plainLine = {
  orderPosition: 0,
  shipmentNumber: '',
  creditedPosition: 0,
  variantId: 0,
  variantCode: '',
  ownNumber: '',
  ean: '',
  quantity: 1,
  decimalPrecision: 0,
  unit: 'st',
  pricePer: 1,
  discountThousandths: 0,
  vatCategory: 'E',
  vatThousandths: 0,
  goodsMark: '',
} as const
