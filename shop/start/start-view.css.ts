import { style } from '@vanilla-extract/css'
import { extent, fixed, media, space, vars } from '@tradecounter/ui/theme'

const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const

/** The brand's background; from a tablet on also its drawing, on the side without text. */
export const hero = style({
  padding: `${space(8)} min(${space(6)}, ${fixed(6)})`,
  borderRadius: vars.radius.l,
  background: vars.color.hero,
  color: vars.color.heroText,
  vars: {
    [vars.color.accent]: vars.color.heroAction,
    [vars.color.accentHover]:
      `color-mix(in srgb, ${vars.color.heroAction} 88%, ${vars.color.heroActionText})`,
    [vars.color.accentText]: vars.color.heroActionText,
    [vars.color.focus]: vars.color.heroText,
  },
  '@media': {
    [media('tablet')]: {
      background: `${vars.shape.heroArt}, ${vars.color.hero}`,
      paddingBlock: space(12),
      paddingInline: `${space(8)} 38%`,
    },
  },
})

export const categories = style({
  ...bareList,
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${extent.cardOnPhone}), 1fr))`,
  '@media': {
    [media('tablet')]: {
      gap: space(3),
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.shape.tileRoom}, 1fr))`,
    },
  },
})

/** One row that scrolls horizontally if it does not fit. */
export const productRow = style({
  ...bareList,
  display: 'grid',
  gap: space(4),
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${extent.cardInRow}, 1fr)`,
  overflowX: 'auto',
  paddingBlockEnd: space(2),
})
