import { sites, type Choices, type Chosen, type ProductConfiguration } from '../../contract/index.ts'
import { type ConfiguredLine, parseChoices, type ConfigurationSet } from './rules.ts'
import {
  finishings,
  noOptionPrices,
  optionKey,
  type Finishing,
  type OptionPrice,
  type OptionPrices,
} from './option-prices.ts'
import { type ConfiguredProduct, findConfigurationSets, findLogos, findOptionPrices } from './store.ts'
import { translationsFor } from '../../sites/service.ts'
import type { Queries } from '../../platform/database/index.ts'
import { priceVisibilityOf } from '../articles/find-articles.ts'
import { pictureUrl } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'
import { textsFor } from '../texts.ts'
import { unitName } from '../units/service.ts'

/** The answer's price of a choice; absent when it is free. */
const priced = (price: OptionPrice | undefined): { price?: OptionPrice } =>
  price === undefined ? {} : { price }

/** Option prices of a set that the caller may see. */
async function pricesOf(db: Queries, caller: Caller, setId: string): Promise<OptionPrices> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  if (terms === null || hidesPrices) return noOptionPrices
  return (await findOptionPrices(db, terms.priceGroup, [setId]))(setId)
}

/**
 * The choices that an article offers, in the caller's language, with prices. Sides without a picture show the
 * article's.
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
  const name = await textsFor(db, caller.language, 'name', [...owners, `unit:${article.unit}`])
  const description = await textsFor(db, caller.language, 'description', owners)
  const {
    front,
    back,
    print: _print,
    embroidery: _embroidery,
    ...labels
  } = translationsFor(caller.language).configuration
  const logos = set.logo && caller.customerId !== '' ? await findLogos(db, caller.customerId) : []
  return {
    labels,
    currency: sites[caller.site].currency,
    unit: name(`unit:${article.unit}`, unitName(article.unit, caller.language)),
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

/** The chosen options of a line in the reader's language, with the given prices. */
export type ChosenOptionsView = (line: ConfiguredLine, prices?: OptionPrices) => Chosen[]

type Entries = [option: string, choice: string][]

/** Chosen options in the order of the set; options that it no longer has come last. */
function inOrder(chosen: Choices['itemConfigurations'], set: ConfigurationSet | undefined): Entries {
  const places = new Map(set?.options.map(({ optionId }, place) => [optionId, place]))
  const placeOf = (option: string): number => places.get(option) ?? places.size
  return Object.entries(chosen).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

/** Reads the texts of the choices of the caller's lines. */
export async function chosenOptionsFor(
  db: Queries,
  caller: Caller,
  lines: readonly ConfiguredLine[],
): Promise<ChosenOptionsView> {
  const chosen = lines.filter(({ configuration }) => configuration !== '{}')
  if (chosen.length === 0) return () => []
  const known = chosen.map(({ configuration }) => parseChoices(configuration))
  const sets = await findConfigurationSets(
    db,
    chosen.map(({ productId }) => productId),
  )
  const text = await textsFor(
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
  const logos = caller.customerId === '' ? [] : await findLogos(db, caller.customerId)
  return ({ productId, configuration }, prices = noOptionPrices) => {
    if (configuration === '{}') return []
    const { itemConfigurations, ...texts } = parseChoices(configuration)
    const values: Readonly<Record<Finishing, string>> = {
      logo: logos.find(({ id }) => id === texts.logoId)?.name ?? texts.logoId,
      print: texts.textPrint,
      embroidery: texts.textEmbroidery,
      garmentText: texts.garmentText,
    }
    return [
      ...inOrder(itemConfigurations, sets.get(productId)?.set).map(([option, choice]) => ({
        name: text(`option:${option}`, option),
        value: text(`choice:${choice}`, choice),
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
