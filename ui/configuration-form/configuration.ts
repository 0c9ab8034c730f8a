import type { GarmentView } from './placement.ts'

/** One thing to choose about an article, as its answer gives it (spec §3, configuration). */
export interface Configuration {
  /** Under which the choice travels. */
  optionId: string
  /** What is chosen. */
  name: string
  /** Said of it; may be empty. */
  description: string
  /** How many of the chosen product go with one of the article. */
  quantity: number
  /** Whether the article can be added without it. */
  required: boolean
  /** The products to choose from. */
  options: readonly {
    productId: string
    name: string
    description: string
    imageUrl?: string
    /** What it costs beside the article, with what that is for: "+89,00 kr/pcs". Absent where it costs nothing. */
    price?: string
  }[]
}

/** What can be put on the garment, and what must be. */
export interface FinishingOffer {
  /** Whether a text can be printed. */
  print: boolean
  /** Whether a text can be embroidered. */
  embroidery: boolean
  /** Whether a name can be put into the garment. */
  garmentText: boolean
  /** The customer's own logos. */
  logos: readonly { logoId: string; name: string; imageUrl: string }[]
  /** Whether it is not sold without a logo. */
  logoRequired: boolean
  /** What each costs beside the article, written as an option's price. Those that cost nothing are absent. */
  prices?: { readonly [finishing in 'print' | 'embroidery' | 'garmentText' | 'logo']?: string }
  /** Sides of the garment, to show what is written where it will stand. Without them there is no preview. */
  views?: readonly GarmentView[]
}

/** What is chosen, in the words of the cart's add payload (spec §3). */
export interface ConfigurationValue {
  /** The chosen `productId` by `optionId`. */
  itemConfigurations: Readonly<Record<string, string>>
  /** Whether it is printed; its text is `textPrint`. */
  print: boolean
  /** Whether it is embroidered; its text is `textEmbroidery`. */
  embroidery: boolean
  /** What is printed. */
  textPrint: string
  /** What is embroidered. */
  textEmbroidery: string
  /** Empty: no logo. */
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

/** A field of the form: a configuration by its id, or one of the finishing's own. */
export type ConfigurationField = `option:${string}` | 'textPrint' | 'textEmbroidery' | 'logoId'

const without = (text: string): boolean => text.trim() === ''

/**
 * The fields that keep the article out of the cart, in the order of the form (VAR-13): a required configuration
 * without one of its own products, a logo that must be there, print or embroidery without its text.
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
