import { style } from '@vanilla-extract/css'
import { extent, grown, space } from '@tradecounter/ui/theme'

/** Fields of a form are no wider than what is typed into them. */
export const form = style({ maxInlineSize: grown(144) })

/** Key figures side by side, as many as fit. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${extent.statTile}, 1fr))`,
  gap: space(3),
})

/** Browsers break a date at its hyphens. */
export const unbroken = style({ whiteSpace: 'nowrap' })

/** The channels of an event, one below the other where they do not fit. */
export const channels = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) })
