import { style } from '@vanilla-extract/css'
import { extent, media, space } from '@tradecounter/ui/theme'

export const list = style({ display: 'grid', gap: space(2), margin: 0, paddingInlineStart: space(5) })

/** Cards of equal size side by side, as many as fit. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${extent.cardOnPhone}), 1fr))`,
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${extent.cardInRow}, 1fr))`,
    },
  },
})
