import { formatOf, type Format } from '../format/format.ts'
import { useShop } from '../context/shop-context.tsx'
import { wordsOf, type Words } from './translate.ts'

/** The words of this page: `t('search.title', phrase)`, `t.count('search.hits', 12)`. */
export const useWords = (): Words => wordsOf(useShop())

/** The formats of this page: `format.money(123450)`. */
export const useFormat = (): Format => formatOf(useShop())
