import { createVar, style } from '@vanilla-extract/css'
import { extent, space, vars } from '@tradecounter/ui/theme'

/** Limits the price of an agreement: in a row its line would take the space of the article's name. */
const agreementWidth = createVar()

/** The customer's price above that of an order agreement, at the end of a row. */
export const prices = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space(1),
  textAlign: 'end',
  vars: { [agreementWidth]: extent.priceColumn },
})
/** On a page they start a line. */
export const pricesOnPage = style([
  prices,
  { alignItems: 'flex-start', textAlign: 'start', vars: { [agreementWidth]: 'none' } },
])

export const agreement = style({
  maxInlineSize: agreementWidth,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
})
