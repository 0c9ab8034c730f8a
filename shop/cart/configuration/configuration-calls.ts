import type { Choices, ProductConfiguration } from '@tradecounter/api/contract'
import { CallError, useAnswer, useCall } from '@tradecounter/shop/core'
import type { ConfigurationValue } from '@tradecounter/ui/configuration-form'

const configurationAddress = (code: string): string =>
  `/api/product/${encodeURIComponent(code)}/configuration`

/** What can be chosen about an article; null when nothing can, which the server says by 404 (spec §7). */
export function useConfiguration(code: string) {
  const { get } = useCall()
  return useAnswer<ProductConfiguration | null, unknown>(
    configurationAddress(code),
    async (address: string) => {
      try {
        return await get<ProductConfiguration>(address)
      } catch (reason) {
        if (reason instanceof CallError && reason.status === 404) return null
        throw reason
      }
    },
  )
}

/** What the form holds as the add sends it (spec §3 "Cart add payload"). Texts of choices taken back are left out. */
export const choicesOf = (value: ConfigurationValue): Choices => ({
  itemConfigurations: Object.fromEntries(
    Object.entries(value.itemConfigurations).filter(([, choice]) => choice !== ''),
  ),
  print: value.print ? 'yes' : '',
  textPrint: value.print ? value.textPrint.trim() : '',
  embroidery: value.embroidery ? 'yes' : '',
  textEmbroidery: value.embroidery ? value.textEmbroidery.trim() : '',
  logoId: value.logoId,
  garmentText: value.garmentText.trim(),
})
