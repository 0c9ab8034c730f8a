import type { Agreement } from '@tradecounter/api/contract'

/** Articles and quantities that a call-off has put into the cart. */
export const addsOf = (
  { lines }: Pick<Agreement, 'lines'>,
  called: readonly { position: number; quantity: number }[],
): { article: string; quantity: number }[] =>
  called.flatMap(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position)
    return line === undefined ? [] : [{ article: line.variantNbr, quantity }]
  })
