import type { Chosen, Choices, OptionPrice, ProductConfiguration } from '@tradecounter/api/contract'
import type { Format, Translator } from '@tradecounter/shop/core'

/** What formatting a price needs: article, currency and order unit. */
interface Saying {
  format: Format
  t: Translator
  currency: string
  unit: string
}

/** Formatted surcharge of an option: `+89,00 kr/st`. */
export function optionPriceText({ amount, per }: OptionPrice, { format, t, currency, unit }: Saying): string {
  const money = format.money(amount, currency)
  return per === 'line' ? t('cart.option-line', money) : t('cart.option-piece', money, unit)
}

/** The choices of a line, with their prices if visible. */
export const chosenDetails = (
  configuration: readonly Chosen[],
  saying: Saying,
): { name: string; value: string; price?: string }[] =>
  configuration.map(({ name, value, price }) => ({
    name,
    value,
    ...(price === undefined ? {} : { price: optionPriceText(price, saying) }),
  }))

/** The description of a line's picture, if there is one. */
export const pictureDetails = (
  { extraImageInformation: value }: { extraImageInformation: string },
  t: Translator,
): { name: string; value: string }[] => (value === '' ? [] : [{ name: t('cart.picture-shows'), value }])

/** The prices of the current choices. */
function chosenPrices({ configurations, offer }: ProductConfiguration, choices: Choices): OptionPrice[] {
  const { prices } = offer
  return [
    ...configurations.map(({ optionId, options }) => {
      const chosen = choices.itemConfigurations[optionId]
      return options.find(({ productId }) => productId === chosen)?.price
    }),
    choices.logoId === '' ? undefined : prices.logo,
    choices.print === '' ? undefined : prices.print,
    choices.embroidery === '' ? undefined : prices.embroidery,
    choices.garmentText === '' ? undefined : prices.garmentText,
  ].filter((price) => price !== undefined)
}

/** Whether any option has a price. */
export const hasOptionPrices = ({ configurations, offer }: ProductConfiguration): boolean =>
  Object.keys(offer.prices).length > 0 ||
  configurations.some(({ options }) => options.some(({ price }) => price !== undefined))

/**
 * Total price of the choices for a quantity in order units, in minor units, each rounded half up once as on the
 * server.
 */
export const optionsSum = (
  configuration: ProductConfiguration,
  choices: Choices,
  quantity: number,
): number => {
  // Quantities have at most three decimals.
  const thousandths = Math.round(quantity * 1000)
  return chosenPrices(configuration, choices).reduce(
    (sum, { amount, per }) =>
      sum + (per === 'line' ? amount : Math.floor((amount * thousandths + 500) / 1000)),
    0,
  )
}
