import { style } from '@vanilla-extract/css'
import { edge, extent, grown, space, vars } from '@tradecounter/ui/theme'
import { threeLines, withWarehouse } from './variants/variant-list.css.ts'

/** The article number: what the eye looks for first. */
export const numberText = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
})

/** Price and stock with the add beside them: the one box of the facts. */
export const buyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

const stockRoom = `${space(2)} + 2 * ${vars.text.s.size} * ${vars.text.s.line}`
const priceRoom = `${vars.text.xl.size} * ${vars.text.xl.line}`
/** Of the ordinary price above that of a campaign. */
const ordinaryRoom = `1.3 * ${vars.text.s.size}`
const wholeRoom = `${priceRoom} + ${space(2)} + ${threeLines}`

/** Price and stock, as high as they are with the first day, so that nothing moves when they come. */
export const known = style({
  // Whether the add stands beside it is settled by this width, not by what stands in it: nothing wraps when prices come.
  flex: `1 1 ${grown(56)}`,
  minInlineSize: 0,
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  minBlockSize: `calc(${priceRoom} + ${stockRoom})`,
  selectors: { [withWarehouse]: { minBlockSize: `calc(${wholeRoom})` } },
})
/** In a campaign the ordinary price stands above. */
export const knownInCampaign = style([
  known,
  {
    minBlockSize: `calc(${priceRoom} + ${ordinaryRoom} + ${stockRoom})`,
    selectors: { [withWarehouse]: { minBlockSize: `calc(${wholeRoom} + ${ordinaryRoom})` } },
  },
])

/** Aligns the text of quiet buttons with the text above, not their padding. */
export const flush = style({ marginInlineStart: `calc(-1 * ${space(4)})` })

/** As wide as what stands in it asks for. */
export const choice = style({ maxInlineSize: extent.choice })

/** Reserves the space of texts that come with the price. */
export const reserved = style({ visibility: 'hidden' })
