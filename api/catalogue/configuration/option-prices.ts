import type { Choices } from '../../contract/index.ts'
import { divideHalfUp, sumOf } from '../articles/money.ts'

/**
 * What an option costs beside its article, in the minor unit: for each order unit of the line (`piece`), or once for the
 * whole order line (`line`), as for a tool that is set up.
 */
export interface OptionPrice {
  amount: number
  per: 'piece' | 'line'
}

/** Prices of options in one price group, by what is chosen (`optionKey`). What has none costs nothing. */
export type OptionPrices = ReadonlyMap<string, OptionPrice>

/** Nothing that is chosen costs anything, or its reader may not see what it costs. */
export const noOptionPrices: OptionPrices = new Map()

/** What is put on an article beside its options; each has one choice alone, which has no name. */
export const finishings = ['logo', 'print', 'embroidery', 'garmentText'] as const
export type Finishing = (typeof finishings)[number]

/** Names a choice of an option, or a finishing, under which its price is found. */
export const optionKey = (option: string, choice = ''): string => JSON.stringify([option, choice])

/** Whether a finishing is chosen, by its field of the payload. */
const isChosen: Readonly<Record<Finishing, (choices: Choices) => boolean>> = {
  logo: ({ logoId }) => logoId !== '',
  print: ({ print }) => print !== '',
  embroidery: ({ embroidery }) => embroidery !== '',
  garmentText: ({ garmentText }) => garmentText !== '',
}

/** The prices of what is chosen, by their keys; what costs nothing is not in it. */
export function chosenPrices(choices: Choices, prices: OptionPrices): OptionPrices {
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

/** What one option costs on a line of this quantity, an integer of the article's precision; rounded half up once. */
export const optionAmount = (
  { amount, per }: OptionPrice,
  quantity: number,
  decimalPrecision: number,
): number =>
  per === 'line'
    ? amount
    : Number(divideHalfUp(BigInt(amount) * BigInt(quantity), 10n ** BigInt(decimalPrecision)))

/**
 * What the options of a line cost together. A line's total is its article's amount and these: each is rounded half up
 * once, and what is shown of them adds up.
 */
export const optionsTotal = (prices: OptionPrices, quantity: number, decimalPrecision: number): number =>
  sumOf([...prices.values()].map((price) => optionAmount(price, quantity, decimalPrecision)))
