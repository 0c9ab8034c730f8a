import { style } from '@vanilla-extract/css'
import { media, space, vars } from '@tradecounter/ui/theme'

/** Cards need script for "show more"; without it the table shows all variants. */
const noScript = '(scripting: none)'
const gone = { display: 'none' } as const

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(3),
  '@media': { [noScript]: gone },
})

const shown = { display: 'block' } as const
export const table = style({ ...gone, '@media': { [media('tablet')]: shown, [noScript]: shown } })

export const cards = style({ '@media': { [media('tablet')]: gone, [noScript]: gone } })

/** A price and its conversions, right-aligned in a cell and on a card. */
export const money = style({ textAlign: 'end' })

/** A document whose reader has chosen a warehouse (`ssr/server/pages/document/head-script.ts`). */
export const withWarehouse = 'html[data-warehouse] &'

/** Stock with its date, and below it that of a chosen warehouse. */
export const threeLines = `3 * ${vars.text.s.size} * ${vars.text.s.line}`

/** Stock, and that of a chosen warehouse: reserves the height of both where they may wrap. */
export const stocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  alignContent: 'flex-start',
  selectors: { [withWarehouse]: { minBlockSize: `calc(${threeLines})` } },
  '@media': { [media('desktop')]: { selectors: { [withWarehouse]: { minBlockSize: 0 } } } },
})
