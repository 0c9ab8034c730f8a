import type { DirectOrderItem, DirectOrderList } from '@tradecounter/api/contract'
import type { TranslationKey, Translator } from '@tradecounter/shop/core'
import { showQuantity } from '@tradecounter/ui/quantity-input'

/** Name of the direct order among lists, for statistics. */
export const directOrderListName = 'directorder'

/** Shorter beginnings mean too many articles. */
export const shortestTyped = 3
/** Milliseconds of pause in typing before suggestions are requested. */
export const typingDelay = 250
/** Milliseconds of hovering before the direct order opens (spec §9). */
export const hoverDelay = 1500

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

/** A formatted quantity: at most three decimals, without trailing zeros. */
export const formatQuantity = (quantity: number): string => showQuantity(Number(quantity.toFixed(3)), 0)

function warningText(code: string, item: DirectOrderItem, t: Translator): string {
  switch (code) {
    case 'replaced':
      return t('direct-order.warning-replaced', item.replacedNumber)
    case 'quantityRaised':
      return t(
        'direct-order.warning-quantityRaised',
        formatQuantity(item.askedQuantity),
        formatQuantity(item.unitVolume),
        item.unit,
      )
    case 'quantityLowered':
      return t('direct-order.warning-quantityLowered', formatQuantity(item.askedQuantity))
    case 'notInStock':
      return t('direct-order.warning-notInStock')
    case 'partlyInStock':
      return t('direct-order.warning-partlyInStock')
    default:
      return code
  }
}

/** The items as props of the grid: the server's codes as texts. */
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
      // Variants of one product share a name; their numbers distinguish them.
      name: `${variantNumber} ${name}`,
    })),
  }))

/** Messages about the whole list, below the form (spec §8). */
export const gridErrorModel = (list: DirectOrderList, t: Translator) => ({
  errors: list.errorModel.errors.map((code) => known(listKeys, code, t)),
  warningNotes: list.errorModel.warningNotes.map((code) => known(listKeys, code, t)),
})

/** A short name of an item. */
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
  quantityAmbiguous: t('direct-order.quantity-ambiguous'),
  number: t('direct-order.article-number'),
  name: t('direct-order.name'),
  customNumber: t('direct-order.custom-number'),
  picture: t('direct-order.picture'),
  actions: t('direct-order.actions'),
  numberOf: (number: string) => t('direct-order.number-of', number),
  editNumber: (number: string) => t('direct-order.number-edit', number),
  near: t('quick-search.did-you-mean'),
  quantityOf: (name: string) => t('direct-order.quantity-of', name),
  remove: (name: string) => t('direct-order.remove', name),
  chooseProduct: t('direct-order.choose-product'),
  choose: t('direct-order.choose'),
  repeated: t('direct-order.repeated'),
  error: t('common.severity.error'),
  warning: t('common.severity.warning'),
})
