import { style } from '@vanilla-extract/css'
import { edge, extent, media, space, vars } from '@tradecounter/ui/theme'
import { threeLines, withWarehouse } from './variants/variant-list.css.ts'

/** The article number, emphasised. */
export const numberText = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
})

/** The box with article, price, stock and, in full width, the add button: the only box of the facts. */
export const buyRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

/** The selected size or colour. */
export const label = style({
  margin: 0,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  fontWeight: vars.font.weightStrong,
  '::first-letter': { textTransform: 'uppercase' },
})

const priceSpace = `${vars.text.xl.size} * ${vars.text.xl.line} + ${vars.text.s.size} * ${vars.text.s.line}`
/** Height of the ordinary price above a campaign price. */
const ordinaryPriceSpace = `1.3 * ${vars.text.s.size}`
/** Beside the price on a phone, the stock of a chosen warehouse takes two lines. */
const stockOnPhone = `4 * ${vars.text.s.size} * ${vars.text.s.line}`

/** The space of a price, and of the stock beside it with its first delivery day and that of a chosen warehouse. */
const priceArea = (price: string) => ({
  minBlockSize: `max(${price}, ${threeLines})`,
  selectors: { [withWarehouse]: { minBlockSize: `max(${price}, ${stockOnPhone})` } },
  '@media': {
    [media('tablet')]: { selectors: { [withWarehouse]: { minBlockSize: `max(${price}, ${threeLines})` } } },
  },
})

/** Price and stock on one line. Nothing moves when they load. */
const known = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, max-content)',
  justifyContent: 'space-between',
  alignItems: 'start',
  columnGap: space(4),
})
export const knownFacts = style([known, priceArea(priceSpace)])
/** In a campaign the ordinary price is above. */
export const knownInCampaign = style([known, priceArea(`${priceSpace} + ${ordinaryPriceSpace}`)])

/** Aligns the text of quiet buttons with the text above, not their padding. */
export const flush = style({ marginInlineStart: `calc(-1 * ${space(4)})` })

/** As wide as its content. */
export const choice = style({ maxInlineSize: extent.choice })

/** Reserves the space of texts that come with the price. */
export const reserved = style({ visibility: 'hidden' })
