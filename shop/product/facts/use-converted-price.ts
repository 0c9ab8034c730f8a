import { useFormat, useTranslations } from '@tradecounter/shop/core'
import type { ConvertedPrice } from './conversion.ts'

/** Formats converted prices of a currency: “ca 0,75 kr” where rounded. */
export function useConvertedPrice(currency: string): (price: ConvertedPrice) => string {
  const t = useTranslations()
  const format = useFormat()
  return ({ amount, isRounded }) => {
    const written = format.money(amount, currency)
    return isRounded ? t('product.about', written) : written
  }
}
