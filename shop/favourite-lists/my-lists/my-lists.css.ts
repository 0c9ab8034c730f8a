import { style } from '@vanilla-extract/css'
import { grown, media, space } from '@tradecounter/ui/theme'

/** Picture and name of an article. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: `${space(10)} minmax(0, 1fr)`,
  columnGap: space(3),
  alignItems: 'start',
  // A name beside its picture, also in a table of many columns.
  minInlineSize: space(48),
})
export const picture = style({ inlineSize: space(10), blockSize: space(10) })

/** A column of a table is not narrower than its field, or its words. */
export const quantity = style({ minInlineSize: space(36) })
export const stock = style({ minInlineSize: space(36) })

/** Number, quantity and button; below each other on a phone. */
export const addFields = style({
  display: 'grid',
  gap: space(3),
  alignItems: 'start',
  maxInlineSize: grown(144),
  '@media': {
    [media('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
export const form = style({ margin: 0 })
