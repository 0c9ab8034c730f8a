import { style, styleVariants } from '@vanilla-extract/css'
import { edge, media, space, target, vars } from '@tradecounter/ui/theme'

/** Without script the button cannot open the list, which is shown instead. */
const noScript = '(scripting: none)'

export const nav = style({
  paddingBlockStart: space(6),
  '@media': {
    print: { display: 'none' },
    // As much as `main` has below a long page.
    [media('desktop')]: { paddingBlockEnd: space(6) },
  },
})

export const toggle = style({
  '@media': { [media('desktop')]: { display: 'none' }, [noScript]: { display: 'none' } },
})

const groups = style({ gap: space(4), paddingBlockStart: space(4) })
const shown = { display: 'grid' } as const
const beside = {
  '@media': {
    [media('desktop')]: { ...shown, paddingBlockStart: 0 },
    [noScript]: { ...shown, paddingBlockStart: 0 },
  },
} as const
export const panel = styleVariants({
  open: [groups, shown, beside],
  closed: [groups, { display: 'none' }, beside],
})

export const heading = style({
  margin: 0,
  paddingBlockEnd: space(1),
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** The current page is marked at its start, like an open category in the menu. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.finger,
  paddingInlineStart: space(3),
  borderInlineStart: `${edge.mark} solid ${vars.color.border}`,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&[aria-current]': { fontWeight: vars.font.weightStrong, borderInlineStartColor: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
})
