import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

export const tile = component({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(1),
  minInlineSize: 0,
  blockSize: '100%',
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.borderStrong },
    '&:has(a:focus-visible)': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: edge.strong,
    },
  },
})

export const label = component({
  ...type('s'),
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

/** The whole tile is clickable and has the focus ring. */
export const link = component({
  color: vars.color.link,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})

export const value = component({
  ...display,
  ...type('xl'),
  // An amount stays on one line in a narrow tile too.
  fontSize: `clamp(${vars.text.s.size}, 12cqi, ${vars.text.xl.size})`,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(1),
  overflowWrap: 'anywhere',
})

export const unit = component({
  ...type('s'),
  fontFamily: vars.font.body,
  fontWeight: vars.font.weightRegular,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
})

export const foot = component({
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

export const change = component({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed(0.5),
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
})

export const deltaTones = componentVariants({
  good: { color: vars.color.success.base },
  bad: { color: vars.color.error.base },
  neutral: { color: vars.color.text },
})

export const loading = component({ display: 'block', inlineSize: grown(28), maxInlineSize: '100%' })
