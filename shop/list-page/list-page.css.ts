import { style, styleVariants } from '@vanilla-extract/css'
import { extent, media, space } from '@tradecounter/ui/theme'

/** Without script the button cannot open the filters, which are shown instead. */
const noScript = '(scripting: none)'
const screenOnly = { '@media': { print: { display: 'none' } } } as const

export const tools = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3), rowGap: space(4) },
])
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })
export const search = style({
  flex: `1 1 ${extent.cardOnStart}`,
  minInlineSize: 0,
  maxInlineSize: extent.choiceWide,
})
export const toggle = style({
  '@media': { [media('tablet')]: { display: 'none' }, [noScript]: { display: 'none' } },
})

const group = style({
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(3),
  inlineSize: '100%',
  '@media': { [media('tablet')]: { display: 'flex' }, [noScript]: { display: 'flex' } },
})
export const filters = styleVariants({
  open: [group, { display: 'flex' }],
  closed: [group, { display: 'none' }],
})

const moreGroup = style([group, { display: 'flex' }])
export const more = styleVariants({
  open: [moreGroup],
  closed: [moreGroup, { '@media': { '(scripting: enabled)': { display: 'none' } } }],
})

/** A filter with one value. */
export const choice = style({ flex: `0 1 ${extent.cardInRow}`, minInlineSize: 0 })
/** Two fields for days side by side, and a button. */
export const days = style({
  flex: `1 1 ${extent.monthBeside}`,
  minInlineSize: 0,
  maxInlineSize: extent.choiceWide,
})

/** Checkboxes of a filter with several values. */
export const choices = style({ display: 'grid', gap: space(1), minInlineSize: extent.cardInRow })
export const scripted = style({ '@media': { [noScript]: { display: 'none' } } })
export const unscripted = style({ display: 'none', '@media': { [noScript]: { display: 'inline' } } })
/** A part without content takes no space. */
export const notPrinted = style([screenOnly, { selectors: { '&:empty': { display: 'none' } } }])

export const onlyPrinted = style({ display: 'none', '@media': { print: { display: 'block' } } })
