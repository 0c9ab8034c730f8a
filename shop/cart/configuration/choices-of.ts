import type { Choices } from '@tradecounter/api/contract'
import type { ConfigurationValue } from '@tradecounter/ui/configuration-form'

/**
 * The form's choices as the add's payload (spec §3 "Cart add payload"). Texts of deselected options are left out.
 */
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
