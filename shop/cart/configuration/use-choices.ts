import { useState } from 'react'
import type { Choices, ProductConfiguration } from '@tradecounter/api/contract'
import { emptyConfiguration, type ConfigurationValue } from '@tradecounter/ui/configuration-form'

/** Earlier choices as form values, as far as they are still available. */
export function valueOf(
  { itemConfigurations, print, textPrint, embroidery, textEmbroidery, logoId, garmentText }: Choices,
  { configurations, offer }: ProductConfiguration,
): ConfigurationValue {
  const isOffered = ([option, choice]: [string, string]): boolean =>
    configurations.some(
      ({ optionId, options }) => optionId === option && options.some(({ productId }) => productId === choice),
    )
  return {
    itemConfigurations: Object.fromEntries(Object.entries(itemConfigurations).filter(isOffered)),
    print: offer.print && print !== '',
    textPrint: offer.print ? textPrint : '',
    embroidery: offer.embroidery && embroidery !== '',
    textEmbroidery: offer.embroidery ? textEmbroidery : '',
    logoId: offer.logos.some((logo) => logo.logoId === logoId) ? logoId : '',
    garmentText: offer.garmentText ? garmentText : '',
  }
}

/** The form's values: the earlier choices until something changes. */
export function useChoices(data: ProductConfiguration | null | undefined, chosen: Choices | undefined) {
  const [changed, setChanged] = useState<ConfigurationValue | null>(null)
  const before = data && chosen ? valueOf(chosen, data) : emptyConfiguration
  return [changed ?? before, setChanged] as const
}
