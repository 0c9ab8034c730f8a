import { vars } from '../theme/contract.css.ts'
import { bareList, readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const zone = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space(2)} ${space(3)}`,
  minBlockSize: space(24),
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.fine} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  textAlign: 'center',
  selectors: {
    '&[data-over]': {
      background: vars.color.accentSoft,
      borderStyle: 'solid',
      borderColor: vars.color.accent,
    },
    '&:has(:focus-visible)': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: edge.strong,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.error.base },
    '&:has(:disabled)': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
    },
  },
})

/** Visually hidden, but focusable and read by screen readers; its label is visible. */
export const input = component({ ...readOnlyAloud })

export const sign = component({ display: 'flex', color: vars.color.textMuted })
export const drop = component({ ...type('m'), overflowWrap: 'anywhere' })

export const choose = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  paddingInline: space(4),
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingCase,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, borderColor: vars.color.text },
    [`${zone}:has(:disabled) &`]: {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
})

export const files = component({ ...bareList, display: 'grid', marginBlockStart: space(1) })

export const file = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space(2),
  minBlockSize: vars.size.row,
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})

export const fileName = component({ overflowWrap: 'anywhere' })
export const fileSize = component({
  ...type('s'),
  ...tabular,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
