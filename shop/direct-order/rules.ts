import type { DirectOrderItem, DirectOrderList } from '@tradecounter/api/contract'
import type { TranslationKey, Translator } from '@tradecounter/shop/core'
import { showQuantity } from '@tradecounter/ui/quantity-input'

/** Shorter beginnings mean too many articles. */
export const shortestTyped = 3
/** Rest of the keys before suggestions are asked for, in milliseconds. */
export const typingRest = 250
/** How long the pointer rests on the header's way to the direct order before it opens (spec §9). */
export const hoverRest = 1500

const errorKeys: Readonly<Record<string, TranslationKey>> = {
  notFound: 'direct-order.error-notFound',
  choose: 'direct-order.error-choose',
  notBuyable: 'direct-order.error-notBuyable',
  noPrice: 'direct-order.error-noPrice',
}
const listKeys: Readonly<Record<string, TranslationKey>> = {
  linesWithErrors: 'direct-order.list-linesWithErrors',
  listFull: 'direct-order.list-listFull',
  quantitiesRaised: 'direct-order.note-quantitiesRaised',
  articlesReplaced: 'direct-order.note-articlesReplaced',
  notAllInStock: 'direct-order.note-notAllInStock',
}

const known = (keys: Readonly<Record<string, TranslationKey>>, code: string, t: Translator): string => {
  const key = keys[code]
  return key === undefined ? code : t(key)
}

/** A quantity as it is written: at most three decimals, and none that say nothing. */
export const shown = (quantity: number): string => showQuantity(Number(quantity.toFixed(3)), 0)

function warningText(code: string, item: DirectOrderItem, t: Translator): string {
  switch (code) {
    case 'replaced':
      return t('direct-order.warning-replaced', item.replacedNumber)
    case 'quantityRaised':
      return t(
        'direct-order.warning-quantityRaised',
        shown(item.askedQuantity),
        shown(item.unitVolume),
        item.unit,
      )
    case 'notInStock':
      return t('direct-order.warning-notInStock')
    case 'partlyInStock':
      return t('direct-order.warning-partlyInStock')
    default:
      return code
  }
}

/** The items as the grid takes them: codes of the server in the reader's language. */
export const gridItems = (list: DirectOrderList, t: Translator) =>
  list.items.map((item) => ({
    ...item,
    lineItemData: {
      ...item.lineItemData,
      errors: item.lineItemData.errors.map((code) => known(errorKeys, code, t)),
      warnings: item.lineItemData.warnings.map((code) => warningText(code, item, t)),
    },
    duplicateProducts: item.duplicateProducts.map(({ variantNumber, name }) => ({
      variantNumber,
      // Variants of one product have one name; their numbers tell them apart.
      name: `${variantNumber} ${name}`,
    })),
  }))

/** What is said of the list as a whole, below the form (spec §8). */
export const gridErrorModel = (list: DirectOrderList, t: Translator) => ({
  errors: list.errorModel.errors.map((code) => known(listKeys, code, t)),
  warningNotes: list.errorModel.warningNotes.map((code) => known(listKeys, code, t)),
})

/** What an item is called where there is no room for more. */
export const nameOf = ({ name, displayVariantNumber }: DirectOrderItem): string =>
  name === '' ? displayVariantNumber : name

/** Labels of the grid. */
export const gridLabels = (t: Translator) => ({
  articleNumber: t('direct-order.article-number'),
  quantity: t('direct-order.quantity'),
  add: t('direct-order.add'),
  busy: t('direct-order.adding'),
  suggestions: t('direct-order.suggestions'),
  articleNumberRequired: t('direct-order.article-number-required'),
  articleNumberInvalidLength: t('direct-order.article-number-invalid-length'),
  quantityRequired: t('direct-order.quantity-required'),
  quantityIsNotNumber: t('direct-order.quantity-not-number'),
  quantityInvalid: t('direct-order.quantity-invalid'),
  number: t('direct-order.article-number'),
  name: t('direct-order.name'),
  customNumber: t('direct-order.custom-number'),
  actions: t('direct-order.actions'),
  quantityOf: (name: string) => t('direct-order.quantity-of', name),
  remove: (name: string) => t('direct-order.remove', name),
  chooseProduct: t('direct-order.choose-product'),
  choose: t('direct-order.choose'),
  repeated: t('direct-order.repeated'),
  error: t('common.severity.error'),
  warning: t('common.severity.warning'),
})
