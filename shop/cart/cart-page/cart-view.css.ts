import { style } from '@vanilla-extract/css'
import { edge, media, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

/** Sticky beside a long list, below the sticky header. */
export const summary = style({
  alignSelf: 'start',
  '@media': { [media('desktop')]: { position: 'sticky', insetBlockStart: space(24) } },
})

/** Actions of the whole cart, in one row; their results are below, as wide as the lines. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
/** Centred below the empty state. */
export const toolsOfNone = style([tools, { justifyContent: 'center' }])
export const toolsAnswer = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  order: 1,
  selectors: { '&:empty': { display: 'none' } },
})

/** Aligns a quiet button's text with the content above and below. */
export const flush = style({ marginInline: `calc(-1 * ${space(4)})` })
/** The same for a small button. */
export const flushSmall = style({ marginInline: `calc(-1 * ${space(3)})` })
