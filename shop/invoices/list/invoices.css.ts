import { style } from '@vanilla-extract/css'
import { edge, extent, media, space, vars } from '@tradecounter/ui/theme'

/**
 * The sums, and beside or below them the ageing and the credit: the list of invoices follows within the first screen of
 * a phone.
 */
export const balance = style({
  display: 'grid',
  gap: space(3),
  '@media': { [media('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

/** Key figures beside each other, two in a row on phones. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${extent.cardOnPhone}), 1fr))`,
  alignContent: 'start',
  gap: space(3),
})

/** One row for each age, and one for the credit. */
export const ages = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
})
export const age = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(max-content, 1fr)',
  alignItems: 'baseline',
  gap: space(3),
  paddingBlock: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
/** Below each other at the end of the rows. */
export const ageAmount = style({ justifySelf: 'end' })
