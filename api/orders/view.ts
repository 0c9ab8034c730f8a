import * as v from 'valibot'
import { chosenSchema, type Chosen } from '../contract/index.ts'

const chosenListSchema = v.array(chosenSchema)

/** The chosen options of an order line. Older orders have no option prices. */
export const chosenOptionsOf = (
  { configuration }: { configuration: string },
  hidesPrices: boolean,
): Chosen[] =>
  v.parse(chosenListSchema, JSON.parse(configuration)).map(({ name, value, price }) => ({
    name,
    value,
    ...(hidesPrices || price === undefined ? {} : { price }),
  }))
