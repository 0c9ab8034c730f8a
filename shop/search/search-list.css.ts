import { style } from '@vanilla-extract/css'
import { edge, extent, media, space, vars } from '@tradecounter/ui/theme'

/** Rail of 264 px and the list; below 1024 px the list alone, with the filters in a panel. */
export const frame = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media('desktop')]: { gridTemplateColumns: `${extent.rail} minmax(0, 1fr)` } },
})

/** Without script there is no panel: the rail is then above the list on small screens too. */
export const rail = style({
  display: 'none',
  '@media': { [media('desktop')]: { display: 'block' }, '(scripting: none)': { display: 'block' } },
})

export const narrowOnly = style({
  '@media': { [media('desktop')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
})

/** On a phone the chips have their own line, below the buttons. */
export const chips = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  order: 1,
  '@media': { [media('desktop')]: { flex: '1 1 0', order: 0 } },
})

/** At the end of the line. On a phone it shrinks beside the filter button and does not wrap. */
export const sorting = style({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'end',
  minInlineSize: 0,
  '@media': { [media('desktop')]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
})

/** Without script there is a submit button. */
export const listForm = style({
  minInlineSize: 0,
  '@media': {
    '(scripting: none)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) },
  },
})

export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(3) })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: space(2),
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
})

/** Near matches are separate from the hits above them. */
export const nearMatches = style({
  paddingBlockStart: space(4),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
})

/** Rows below the first screen are laid out when they come near, with a place kept for them. */
export const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${extent.hitRowOnPhone}`,
  '@media': {
    [media('tablet')]: { containIntrinsicBlockSize: `auto ${extent.hitRowOnTablet}` },
    [media('desktop')]: { containIntrinsicBlockSize: `auto ${extent.hitRow}` },
  },
})

export const categories = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${extent.cardOnPhone}), 1fr))`,
  '@media': {
    [media('tablet')]: { gridTemplateColumns: `repeat(auto-fill, minmax(${extent.cardOnStart}, 1fr))` },
  },
})
