import type { Choices } from '../../contract/index.ts'
import { choiceProblem, readChoices, type ChoiceProblem } from './rules.ts'
import { chosenPrices, noOptionPrices, type OptionPrices } from './option-prices.ts'
import { configurationSetOf, configurationSetsOf, logosOf, optionPricesOf } from './store.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { PriceVisibility } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'

/** What is to be known of the choices of a line today: whether they can still be made, and their true prices. */
export interface LineChoices {
  problem: ChoiceProblem | null
  /** Of what is chosen, whoever may see it. */
  prices: OptionPrices
}

const nothing: LineChoices = { problem: null, prices: noOptionPrices }

const ownLogos = async (queries: Queries, { customerId }: Caller, isOffered: boolean): Promise<string[]> =>
  isOffered && customerId !== '' ? (await logosOf(queries, customerId)).map(({ id }) => id) : []

/** What keeps choices from being made about an article of a product, null when nothing does (VAR-13). */
export async function choiceProblemOf(
  queries: Queries,
  caller: Caller,
  productId: number,
  choices: Choices,
): Promise<ChoiceProblem | null> {
  const set = await configurationSetOf(queries, productId)
  return choiceProblem(set, await ownLogos(queries, caller, set?.logo === true), choices)
}

/** A line as far as its choices depend on it. `configuration` is written by `writeChoices`. */
export interface ChosenLine {
  productId: number
  configuration: string
}

/** Choices of many lines at once, read with as few statements as there are kinds of facts. */
export async function lineChoicesFor(
  queries: Queries,
  caller: Caller,
  { terms }: PriceVisibility,
  lines: readonly ChosenLine[],
): Promise<(line: ChosenLine) => LineChoices> {
  const sets = await configurationSetsOf(
    queries,
    lines.map(({ productId }) => productId),
  )
  if (sets.size === 0 && lines.every(({ configuration }) => configuration === '{}')) return () => nothing
  const known = [...sets.values()]
  const logos = await ownLogos(
    queries,
    caller,
    known.some(({ set }) => set.logo),
  )
  const pricesOf = await optionPricesOf(
    queries,
    terms?.priceGroup ?? null,
    known.map(({ setId }) => setId),
  )
  return ({ productId, configuration }) => {
    const configured = sets.get(productId)
    const choices = readChoices(configuration)
    return {
      problem: choiceProblem(configured?.set ?? null, logos, choices),
      prices: configured === undefined ? noOptionPrices : chosenPrices(choices, pricesOf(configured.setId)),
    }
  }
}
