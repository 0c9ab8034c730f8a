import type { Choices } from '../../contract/index.ts'
import { divideHalfUp, sumOf } from '../articles/price.ts'

/**
 * The price of an option in the minor unit, in addition to the article's: per order unit (`piece`), or once per order
 * line (`line`), such as a set-up charge.
 */
export interface OptionPrice {
  amount: number
  per: 'piece' | 'line'
}

/** Option prices of one price group by `optionKey`. Options without a price are free. */
export type OptionPrices = ReadonlyMap<string, OptionPrice>

/** No option has a price, or the reader may not see prices. */
export const noOptionPrices: OptionPrices = new Map()

/** Finishings of an article besides its options; a finishing has no choices. */
export const finishings = ['logo', 'print', 'embroidery', 'garmentText'] as const
export type Finishing = (typeof finishings)[number]

/** The key of a choice of an option, or of a finishing. */
export const optionKey = (option: string, choice = ''): string => JSON.stringify([option, choice])

/** Whether a finishing is chosen. */
const isChosen: Readonly<Record<Finishing, (choices: Choices) => boolean>> = {
  logo: ({ logoId }) => logoId !== '',
  print: ({ print }) => print !== '',
  embroidery: ({ embroidery }) => embroidery !== '',
  garmentText: ({ garmentText }) => garmentText !== '',
}

/** The prices of the choices by key, without free ones. */
export function pricesOfChoices(choices: Choices, prices: OptionPrices): OptionPrices {
  if (prices.size === 0) return noOptionPrices
  const keys = [
    ...Object.entries(choices.itemConfigurations).map(([option, choice]) => optionKey(option, choice)),
    ...finishings
      .filter((finishing) => isChosen[finishing](choices))
      .map((finishing) => optionKey(finishing)),
  ]
  return new Map(
    keys.flatMap((key) => {
      const price = prices.get(key)
      return price === undefined ? [] : [[key, price] as const]
    }),
  )
}

/** The amount of one option on a line, rounded half up. `quantity` is an integer of the article's precision. */
export const optionAmount = (
  { amount, per }: OptionPrice,
  quantity: number,
  decimalPrecision: number,
): number =>
  per === 'line'
    ? amount
    : Number(divideHalfUp(BigInt(amount) * BigInt(quantity), 10n ** BigInt(decimalPrecision)))

/**
 * The amount of all options of a line. Each option is rounded on its own, so that the amounts shown add up to the
 * line's total.
 */
export const optionsTotal = (prices: OptionPrices, quantity: number, decimalPrecision: number): number =>
  sumOf([...prices.values()].map((price) => optionAmount(price, quantity, decimalPrecision)))
