import type { ImportItem, OptionPriceRow } from '../items.ts'
import { childOf, childrenOf, rawOf, textOf, type Element } from './element.ts'
import { readPrices, type PriceContext } from './prices.ts'

/** All values that a configuration step offers. */
const valuesIn = (element: Element | undefined): Element[] =>
  element?.children.flatMap((child) => (child.name === 'FT_VALUE' ? [child] : valuesIn(child))) ?? []

/** The priced choices of a step: the step itself, and the values of its feature. */
function pricedIn(step: Element): Array<{ choice: string; at: Element; blocks: Element[] }> {
  const values = valuesIn(childOf(step, 'CONFIG_FEATURE')).map((at) => {
    const info = childOf(at, 'CONFIG_INFO')
    return {
      choice: textOf(info, 'CONFIG_CODE') || textOf(at, 'VALUE_IDREF', 'VALUE_SIMPLE'),
      at,
      blocks: childrenOf(info, 'PRODUCT_PRICE_DETAILS'),
    }
  })
  const own = { choice: '', at: step, blocks: childrenOf(step, 'PRODUCT_PRICE_DETAILS') }
  return [own, ...values].filter(({ blocks }) => blocks.length > 0)
}

/**
 * The option prices of an article, from the steps of its configuration (BMEcat 2005). The format has no prices per
 * line: the basis of a price in the catalogue stays.
 */
export function* optionPriceItems(
  article: Element,
  code: string,
  context: PriceContext,
): Generator<ImportItem> {
  for (const step of childrenOf(childOf(article, 'PRODUCT_CONFIG_DETAILS'), 'CONFIG_STEP')) {
    const option = textOf(step, 'STEP_ID')
    for (const { choice, at, blocks } of pricedIn(step)) {
      const raw = `${code} ${rawOf(at)}`
      const refused = (field: string, reason: string): ImportItem => ({
        kind: 'refused',
        refusal: { line: at.line, field, reason, raw },
        code: null,
      })
      const read = readPrices(blocks, 1, context, 'free')
      if (read === null) continue
      if (read.pricePer > 1) {
        yield refused('PRICE_AMOUNT', 'is finer than the currency')
        continue
      }
      if (option === '') {
        yield refused('STEP_ID', 'is missing')
        continue
      }
      if (Object.values(read.volumePrices).some((steps) => steps.length > 0))
        context.notes.addUnsupported('price of an option from a quantity on', at.line)
      const prices: OptionPriceRow['prices'] = Object.fromEntries(
        Object.entries(read.prices).flatMap(([group, price]) => (price ? [[group, price.amount]] : [])),
      )
      if (Object.keys(prices).length === 0) continue
      yield { kind: 'option-price', line: at.line, of: { article: code }, option, choice, prices, raw }
    }
  }
}
