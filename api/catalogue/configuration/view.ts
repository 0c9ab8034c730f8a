import { sites, type Choices, type Chosen, type ProductConfiguration } from '../../contract/index.ts'
import { readChoices, type ConfigurationSet } from './rules.ts'
import {
  finishings,
  noOptionPrices,
  optionKey,
  type Finishing,
  type OptionPrice,
  type OptionPrices,
} from './option-prices.ts'
import { translationsFor } from '../../sites/translations/translations.ts'
import { configurationSetsOf, logosOf, optionPricesOf, type ConfiguredProduct } from './store.ts'
import type { Queries } from '../../platform/database/index.ts'
import { pictureUrl, priceVisibilityOf } from '../articles/view.ts'
import type { ChosenLine } from './service.ts'
import type { Caller } from '../../platform/services.ts'
import { wordsFor } from '../texts.ts'

/** What something that is chosen costs, as the contract says it: nothing is said where it costs nothing. */
const priced = (price: OptionPrice | undefined): { price?: OptionPrice } =>
  price === undefined ? {} : { price }

/** What options of a set cost the caller, as far as it may be seen. */
async function pricesOf(db: Queries, caller: Caller, setId: string): Promise<OptionPrices> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  if (terms === null || hidesPrices) return noOptionPrices
  return (await optionPricesOf(db, terms.priceGroup, [setId]))(setId)
}

/**
 * What can be chosen about an article, in the reader's words, with what it costs. `article.picture` shows the sides that
 * have none of their own.
 */
export async function showConfiguration(
  db: Queries,
  caller: Caller,
  { setId, set }: ConfiguredProduct,
  article: { picture: string; unit: string },
): Promise<ProductConfiguration> {
  const prices = await pricesOf(db, caller, setId)
  const owners = set.options.flatMap(({ optionId, choices }) => [
    `option:${optionId}`,
    ...choices.map((choice) => `choice:${choice}`),
  ])
  const name = await wordsFor(db, caller.language, 'name', [...owners, `unit:${article.unit}`])
  const description = await wordsFor(db, caller.language, 'description', owners)
  const {
    front,
    back,
    print: _print,
    embroidery: _embroidery,
    ...labels
  } = translationsFor(caller.language).configuration
  const logos = set.logo && caller.customerId !== '' ? await logosOf(db, caller.customerId) : []
  return {
    labels,
    currency: sites[caller.site].currency,
    unit: name(`unit:${article.unit}`, article.unit),
    configurations: set.options.map(({ optionId, quantity, required, choices }) => ({
      optionId,
      name: name(`option:${optionId}`, optionId),
      description: description(`option:${optionId}`, ''),
      quantity,
      required,
      options: choices.map((choice) => ({
        productId: choice,
        name: name(`choice:${choice}`, choice),
        description: description(`choice:${choice}`, ''),
        ...priced(prices.get(optionKey(optionId, choice))),
      })),
    })),
    offer: {
      print: set.print,
      embroidery: set.embroidery,
      garmentText: set.garmentText,
      prices: Object.fromEntries(
        finishings.flatMap((finishing) => {
          const price = prices.get(optionKey(finishing))
          return price === undefined ? [] : [[finishing, price]]
        }),
      ),
      logoRequired: set.logoRequired && logos.length > 0,
      logos: logos.map(({ id, name: logoName, imageUrl }) => ({ logoId: id, name: logoName, imageUrl })),
      views: set.views.map(({ id, imageUrl, ink, places }) => ({
        id,
        label: { front, back }[id],
        imageUrl: imageUrl === '' ? pictureUrl(article.picture) : imageUrl,
        ink,
        places,
      })),
    },
  }
}

/** What was chosen about a line, as its reader reads it, with the prices that are handed in. */
export type ChosenWords = (line: ChosenLine, prices?: OptionPrices) => Chosen[]

type Entries = [option: string, choice: string][]

/** Chosen options as the set lists them; one that it lists no longer comes last. */
function inOrder(chosen: Choices['itemConfigurations'], set: ConfigurationSet | undefined): Entries {
  const places = new Map(set?.options.map(({ optionId }, place) => [optionId, place]))
  const placeOf = (option: string): number => places.get(option) ?? places.size
  return Object.entries(chosen).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

/** Words for the choices of some lines. Only the caller's own lines are asked for, so all their logos are its own. */
export async function chosenWordsFor(
  db: Queries,
  caller: Caller,
  lines: readonly ChosenLine[],
): Promise<ChosenWords> {
  const chosen = lines.filter(({ configuration }) => configuration !== '{}')
  if (chosen.length === 0) return () => []
  const known = chosen.map(({ configuration }) => readChoices(configuration))
  const sets = await configurationSetsOf(
    db,
    chosen.map(({ productId }) => productId),
  )
  const word = await wordsFor(
    db,
    caller.language,
    'name',
    known.flatMap(({ itemConfigurations }) =>
      Object.entries(itemConfigurations).flatMap(([option, choice]) => [
        `option:${option}`,
        `choice:${choice}`,
      ]),
    ),
  )
  const labels = translationsFor(caller.language).configuration
  const logos = caller.customerId === '' ? [] : await logosOf(db, caller.customerId)
  return ({ productId, configuration }, prices = noOptionPrices) => {
    if (configuration === '{}') return []
    const { itemConfigurations, ...texts } = readChoices(configuration)
    const values: Readonly<Record<Finishing, string>> = {
      logo: logos.find(({ id }) => id === texts.logoId)?.name ?? texts.logoId,
      print: texts.textPrint,
      embroidery: texts.textEmbroidery,
      garmentText: texts.garmentText,
    }
    return [
      ...inOrder(itemConfigurations, sets.get(productId)?.set).map(([option, choice]) => ({
        name: word(`option:${option}`, option),
        value: word(`choice:${choice}`, choice),
        ...priced(prices.get(optionKey(option, choice))),
      })),
      ...finishings
        .filter((finishing) => values[finishing] !== '')
        .map((finishing) => ({
          name: labels[finishing],
          value: values[finishing],
          ...priced(prices.get(optionKey(finishing))),
        })),
    ]
  }
}
