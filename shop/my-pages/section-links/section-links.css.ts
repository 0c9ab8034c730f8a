import { style } from '@vanilla-extract/css'
import { edge, space, target, vars } from '@tradecounter/ui/theme'

/** Sections in one line; on a phone long names wrap. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
})

/** The current section is marked like an open category in the menu. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.finger,
  borderBlock: `${edge.mark} solid transparent`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&[aria-current]': { fontWeight: vars.font.weightStrong, borderBlockEndColor: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
