import type { CartLine } from '@tradecounter/api/contract'
import type { chosenDetails } from './option-prices.ts'

type LineDetail = ReturnType<typeof chosenDetails>[number]

/** The details of a line: its `chosen` options, then note and goods mark if present. */
export const lineDetails = (
  chosen: readonly LineDetail[],
  { note, goodsMark }: Pick<CartLine, 'note' | 'goodsMark'>,
  names: { note: string; goodsMark: string },
): LineDetail[] => [
  ...chosen,
  ...(note === '' ? [] : [{ name: names.note, value: note }]),
  ...(goodsMark === '' ? [] : [{ name: names.goodsMark, value: goodsMark }]),
]
