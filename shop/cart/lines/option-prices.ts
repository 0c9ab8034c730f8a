import type { Chosen, Choices, OptionPrice, ProductConfiguration } from '@tradecounter/api/contract'
import type { Format, Translator } from '@tradecounter/shop/core'

/** How prices are said: of what, in which currency, for which order unit. */
interface Saying {
  format: Format
  t: Translator
  currency: string
  unit: string
}

/** What an option costs, as it is read: `+89,00 kr/st`. */
export function optionPriceText({ amount, per }: OptionPrice, { format, t, currency, unit }: Saying): string {
  const money = format.money(amount, currency)
  return per === 'line' ? t('cart.option-line', money) : t('cart.option-piece', money, unit)
}

/** What was chosen about a line, with what it costs where that may be seen. */
export const chosenDetails = (
  configuration: readonly Chosen[],
  saying: Saying,
): { name: string; value: string; price?: string }[] =>
  configuration.map(({ name, value, price }) => ({
    name,
    value,
    ...(price === undefined ? {} : { price: optionPriceText(price, saying) }),
  }))

/** The prices of what is chosen. */
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

/** Whether anything that can be chosen costs something. */
export const hasOptionPrices = ({ configurations, offer }: ProductConfiguration): boolean =>
  Object.keys(offer.prices).length > 0 ||
  configurations.some(({ options }) => options.some(({ price }) => price !== undefined))

/** What the choices cost for so many order units, in the minor unit, each rounded half up once as the server does. */
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
