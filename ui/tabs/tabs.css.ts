import { vars } from '../theme/contract.css.ts'
import { bareButton, tabular, type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const list = component({
  // Holds what is only read aloud, which would widen the page otherwise.
  position: 'relative',
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -${edge.hair} 0 ${vars.color.border}`,
})

const active = '&[aria-selected="true"], &[aria-current="page"]'

export const tab = component({
  ...bareButton,
  ...type('m'),
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  paddingInline: space(3),
  // All tabs reserve the space of the selected tab's mark, so that nothing moves.
  borderBlockEnd: `${edge.mark} solid transparent`,
  borderBlockStart: `${edge.mark} solid transparent`,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transitionProperty: 'color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { color: vars.color.text, borderBlockEndColor: vars.color.borderStrong },
    // Inside, because the row of tabs clips what overflows its edge.
    '&:focus-visible': { outlineOffset: `-${edge.mark}`, boxShadow: 'none' },
    [active]: {
      color: vars.color.text,
      fontWeight: vars.font.weightStrong,
      borderBlockEndColor: vars.color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [active]: { borderBlockEndColor: 'Highlight' } },
    },
  },
})

/** As wide as its text in bold, selected or not. */
export const text = component({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-text)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.font.weightStrong,
    },
  },
})

const count = {
  ...type('xs'),
  ...tabular,
  minInlineSize: '1.6em',
  paddingInline: space(1),
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weightStrong,
  textAlign: 'center',
} as const

export const counts = componentVariants({
  default: { ...count, background: vars.color.surfaceSunken, color: vars.color.text },
  error: { ...count, background: vars.color.error.soft, color: vars.color.error.text },
})

export const panel = component({
  paddingBlock: space(4),
  selectors: { '&[hidden]': { display: 'none' } },
})
