import type { GarmentView } from './placement.ts'

/** One option of an article to choose (spec §3, configuration). */
export interface Configuration {
  /** Key of the choice in the request. */
  optionId: string
  /** Name of the option. */
  name: string
  /** Description; may be empty. */
  description: string
  /** Quantity of the chosen product per article. */
  quantity: number
  /** Whether the article can be added without it. */
  required: boolean
  /** The products to choose from. */
  options: readonly {
    productId: string
    name: string
    description: string
    imageUrl?: string
    /** Surcharge with its unit: "+89,00 kr/pcs". Absent if it costs nothing. */
    price?: string
  }[]
}

/** The finishing options of a garment, and which of them are required. */
export interface FinishingOffer {
  /** Whether a text can be printed. */
  print: boolean
  /** Whether a text can be embroidered. */
  embroidery: boolean
  /** Whether a name can be put into the garment. */
  garmentText: boolean
  /** The customer's own logos. */
  logos: readonly { logoId: string; name: string; imageUrl: string }[]
  /** Whether a logo is required. */
  logoRequired: boolean
  /** Surcharge of each, formatted like an option's price. Those without a surcharge are absent. */
  prices?: { readonly [finishing in 'print' | 'embroidery' | 'garmentText' | 'logo']?: string }
  /** Sides of the garment, for the preview. Without them no preview is shown. */
  views?: readonly GarmentView[]
}

/** The choices, named as in the cart's add payload (spec §3). */
export interface ConfigurationValue {
  /** The chosen `productId` by `optionId`. */
  itemConfigurations: Readonly<Record<string, string>>
  /** Whether it is printed, with `textPrint`. */
  print: boolean
  /** Whether it is embroidered, with `textEmbroidery`. */
  embroidery: boolean
  /** Text to print. */
  textPrint: string
  /** Text to embroider. */
  textEmbroidery: string
  /** Empty for no logo. */
  logoId: string
  /** The name in the garment; may be empty. */
  garmentText: string
}

/** Nothing chosen yet. */
export const emptyConfiguration: ConfigurationValue = {
  itemConfigurations: {},
  print: false,
  embroidery: false,
  textPrint: '',
  textEmbroidery: '',
  logoId: '',
  garmentText: '',
}

/** A field of the form: a configuration by its id, or one of the finishing options. */
export type ConfigurationField = `option:${string}` | 'textPrint' | 'textEmbroidery' | 'logoId'

const without = (text: string): boolean => text.trim() === ''

/**
 * The missing fields that prevent adding to the cart, in the order of the form (VAR-13): a required configuration
 * without a valid choice, a required logo, print or embroidery without text.
 */
export function missingChoices(
  configurations: readonly Configuration[],
  offer: FinishingOffer,
  value: ConfigurationValue,
): ConfigurationField[] {
  const open = configurations
    .filter(({ optionId, required, options }) => {
      const chosen = value.itemConfigurations[optionId]
      return required && !options.some(({ productId }) => productId === chosen)
    })
    .map(({ optionId }): ConfigurationField => `option:${optionId}`)
  const logo = offer.logos.some(({ logoId }) => logoId === value.logoId)
  if (offer.logoRequired && offer.logos.length > 0 && !logo) open.push('logoId')
  if (offer.print && value.print && without(value.textPrint)) open.push('textPrint')
  if (offer.embroidery && value.embroidery && without(value.textEmbroidery)) open.push('textEmbroidery')
  return open
}
