import { style } from '@vanilla-extract/css'
import { extent, media, space, vars } from '@tradecounter/ui/theme'

const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const

export const hero = style({
  padding: `${space(8)} ${space(6)}`,
  borderRadius: vars.radius.l,
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
})

export const categories = style({
  ...bareList,
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${extent.cardOnPhone}), 1fr))`,
  '@media': {
    [media('tablet')]: {
      gap: space(3),
      gridTemplateColumns: `repeat(auto-fill, minmax(${extent.cardOnStart}, 1fr))`,
    },
  },
})

/** One row that scrolls sideways where it does not fit. */
export const shelf = style({
  ...bareList,
  display: 'grid',
  gap: space(4),
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${extent.cardInRow}, 1fr)`,
  overflowX: 'auto',
  paddingBlockEnd: space(2),
})
