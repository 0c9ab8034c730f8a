import { formatOf, type Format } from '../format/format.ts'
import { useShop } from '../context/shop-provider.tsx'
import { translatorOf, type Translator } from './translator.ts'

/** The translator of this page: `t('search.title', phrase)`, `t.count('search.hits', 12)`. */
export const useTranslations = (): Translator => translatorOf(useShop())

/** The formats of this page: `format.money(123450)`. */
export const useFormat = (): Format => formatOf(useShop())
