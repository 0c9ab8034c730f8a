import type { Cart } from '../../../api/contract/index.ts'

/**
 * The articles of the model, one of them in two configurations: number, the integers that quantities and packs are
 * counted in, and what is chosen.
 */
export const packs = {
  VALVE: { article: 'VALVE', id: 1, scale: 1, volume: 1, chosen: {} },
  PIPE: { article: 'PIPE', id: 2, scale: 10, volume: 25, chosen: {} },
  SCREW: { article: 'SCREW', id: 3, scale: 1, volume: 250, chosen: {} },
  LONG: { article: 'TROUSERS', id: 11, scale: 1, volume: 1, chosen: { leg: 'long' } },
  PADDED: { article: 'TROUSERS', id: 11, scale: 1, volume: 1, chosen: { leg: 'long', pads: 'soft' } },
}
export type Code = keyof typeof packs
export const codes: readonly Code[] = ['VALVE', 'PIPE', 'SCREW', 'LONG', 'PADDED']

/** Options of the model that cost something: so much a piece, so much a line. */
export type PricedOption = 'long' | 'soft'
export const optionPrices: Readonly<
  Record<PricedOption, { option: string; per: 'piece' | 'line'; amount: number }>
> = {
  long: { option: 'leg', per: 'piece', amount: 69_50 },
  soft: { option: 'pads', per: 'line', amount: 45_00 },
}

/** What of the model a line of the cart is. */
export const codeOf = ({ variantNbr, choices }: Cart['lines'][number]): Code => {
  const chosen = JSON.stringify(Object.entries(choices.itemConfigurations).toSorted())
  const code = codes.find(
    (each) =>
      packs[each].article === variantNbr && JSON.stringify(Object.entries(packs[each].chosen)) === chosen,
  )
  if (code === undefined) throw new Error(`Nobody has added ${variantNbr} ${chosen}.`)
  return code
}

/** Whole packs that hold what is asked for, in the article's integers. */
export const packed = (code: Code, asked: number): number => {
  const { scale, volume } = packs[code]
  return Math.ceil(Math.round(asked * scale) / volume) * volume
}
