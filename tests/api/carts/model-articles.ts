import type { Cart } from '../../../api/contract/index.ts'

/** The articles of the model, one of them in two configurations: number, precision, pack and choices. */
export const packs = {
  VALVE: { article: 'VALVE', id: 1, scale: 1, volume: 1, chosen: {} },
  PIPE: { article: 'PIPE', id: 2, scale: 10, volume: 25, chosen: {} },
  SCREW: { article: 'SCREW', id: 3, scale: 1, volume: 250, chosen: {} },
  LONG: { article: 'TROUSERS', id: 11, scale: 1, volume: 1, chosen: { leg: 'long' } },
  PADDED: { article: 'TROUSERS', id: 11, scale: 1, volume: 1, chosen: { leg: 'long', pads: 'soft' } },
}
export type Code = keyof typeof packs
export const codes: readonly Code[] = ['VALVE', 'PIPE', 'SCREW', 'LONG', 'PADDED']

/** Options of the model with a price: per piece, or per line. */
export type PricedOption = 'long' | 'soft'
export const optionPrices: Readonly<
  Record<PricedOption, { option: string; per: 'piece' | 'line'; amount: number }>
> = {
  long: { option: 'leg', per: 'piece', amount: 69_50 },
  soft: { option: 'pads', per: 'line', amount: 45_00 },
}

/** The model's code of a cart line. */
export const codeOf = ({ variantNbr, choices }: Cart['lines'][number]): Code => {
  const chosen = JSON.stringify(Object.entries(choices.itemConfigurations).toSorted())
  const code = codes.find(
    (each) =>
      packs[each].article === variantNbr && JSON.stringify(Object.entries(packs[each].chosen)) === chosen,
  )
  if (code === undefined) throw new Error(`Nobody has added ${variantNbr} ${chosen}.`)
  return code
}

/** Whole packs for a quantity, in the article's integers. */
export const packed = (code: Code, asked: number): number => {
  const { scale, volume } = packs[code]
  return Math.ceil(Math.round(asked * scale) / volume) * volume
}
