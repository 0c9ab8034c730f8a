import type { Choices } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  checkChoices,
  type ConfiguredLine,
  isRequired,
  parseChoices,
  serialiseChoices,
  type ChoiceProblem,
} from './rules.ts'
import { pricesOfChoices, noOptionPrices, type OptionPrices } from './option-prices.ts'
import { findConfigurationSet, findConfigurationSets, findLogos, findOptionPrices } from './store.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { PriceVisibility } from '../articles/find-articles.ts'
import type { Caller } from '../../platform/services.ts'

export {
  finishings,
  noOptionPrices,
  optionAmount,
  type OptionPrice,
  type OptionPrices,
  optionsTotal,
} from './option-prices.ts'
export {
  noChoices,
  parseChoices,
  serialiseChoices,
  type ChoiceProblem,
  type ConfigurationSet,
} from './rules.ts'
export { readConfigurationSets } from './store.ts'
export { chosenOptionsFor, type ChosenOptionsView } from './view.ts'

/** The choices of a line today: why they are not allowed, and their prices. */
interface LineOptions {
  problem: ChoiceProblem | null
  /** Prices of the choices, also when the caller may not see them. */
  prices: OptionPrices
}

const nothing: LineOptions = { problem: null, prices: noOptionPrices }

const findLogoIds = async (queries: Queries, { customerId }: Caller, isOffered: boolean): Promise<string[]> =>
  isOffered && customerId !== '' ? (await findLogos(queries, customerId)).map(({ id }) => id) : []

const problemMessages: Record<ChoiceProblem['code'], string> = {
  configurationRequired: 'The article needs a choice first.',
  configurationInvalid: 'The article does not offer this choice.',
}

/** 400 for choices that do not fit. `field` is the path of the choices in the request; by default they are its root. */
const choiceError = (problem: ChoiceProblem, field?: string): ApiError =>
  new ApiError(400, problem.code, problemMessages[problem.code], {
    field: field ?? problem.field,
    ...(field === undefined ? {} : { more: { choice: problem.field } }),
  })

/**
 * The choices of a line as the database keeps them. Errors: 400 when a required choice is missing or a choice is not
 * offered (VAR-13); `field` as in `choiceError`.
 */
export async function configurationOf(
  queries: Queries,
  caller: Caller,
  productId: number,
  choices: Choices,
  field?: string,
): Promise<string> {
  const set = await findConfigurationSet(queries, productId)
  const problem = checkChoices(set, await findLogoIds(queries, caller, set?.logo === true), choices)
  if (problem !== null) throw choiceError(problem, field)
  return serialiseChoices(choices)
}

/**
 * Checks a line's choices against the article that replaces the line's article. The line's logo counts as offered.
 * Errors: 400.
 */
export async function checkSuccessorChoices(
  queries: Queries,
  productId: number,
  configuration: string,
): Promise<void> {
  const choices = parseChoices(configuration)
  const logos = choices.logoId === '' ? [] : [choices.logoId]
  const problem = checkChoices(await findConfigurationSet(queries, productId), logos, choices)
  if (problem !== null) throw choiceError(problem)
}

/** Of these products those that can be configured, and whether they must be. */
export async function findConfigurableProducts(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, 'optional' | 'required'>> {
  const sets = await findConfigurationSets(queries, productIds)
  return new Map(
    [...sets].map(([productId, { set }]) => [productId, isRequired(set) ? 'required' : 'optional']),
  )
}

/** Reads the choices of many lines with a fixed number of statements. */
export async function lineOptionsFor(
  queries: Queries,
  caller: Caller,
  { terms }: PriceVisibility,
  lines: readonly ConfiguredLine[],
): Promise<(line: ConfiguredLine) => LineOptions> {
  const sets = await findConfigurationSets(
    queries,
    lines.map(({ productId }) => productId),
  )
  if (sets.size === 0 && lines.every(({ configuration }) => configuration === '{}')) return () => nothing
  const known = [...sets.values()]
  const logos = await findLogoIds(
    queries,
    caller,
    known.some(({ set }) => set.logo),
  )
  const pricesOf = await findOptionPrices(
    queries,
    terms?.priceGroup ?? null,
    known.map(({ setId }) => setId),
  )
  return ({ productId, configuration }) => {
    const configured = sets.get(productId)
    const choices = parseChoices(configuration)
    return {
      problem: checkChoices(configured?.set ?? null, logos, choices),
      prices:
        configured === undefined ? noOptionPrices : pricesOfChoices(choices, pricesOf(configured.setId)),
    }
  }
}
