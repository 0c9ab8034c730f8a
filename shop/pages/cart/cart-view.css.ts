import { style } from '@vanilla-extract/css'
import { edge, media, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const listLine = style([line, { paddingBlock: space(3) }])

/** Stays in sight beside a long list, below the header that sticks. */
export const summary = style({
  alignSelf: 'start',
  '@media': { [media('desktop')]: { position: 'sticky', insetBlockStart: space(24) } },
})

/** What can be done with all of it, in one row; what became of that stands below, as wide as the lines. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
/** Below the middle of what says that there is nothing. */
export const toolsOfNone = style([tools, { justifyContent: 'center' }])
export const toolsAnswer = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  order: 1,
  selectors: { '&:empty': { display: 'none' } },
})

/** A quiet button's words stand in line with what is above and below, on whichever side it comes to lie. */
export const flush = style({ marginInline: `calc(-1 * ${space(4)})` })
/** The same for a small one. */
export const flushSmall = style({ marginInline: `calc(-1 * ${space(3)})` })
