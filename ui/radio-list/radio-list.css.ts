import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { grown, edge } from '../theme/sizes.ts'

export const group = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  minInlineSize: 0,
})

export const legend = component({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
  marginBlockEnd: space(1),
})

export const star = component({ color: vars.color.error.base, marginInlineStart: '0.2em' })

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  padding: space(2),
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { background: vars.color.surfaceSunken },
    '&:has(:checked)': { background: vars.color.accentSoft, color: vars.color.text },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
})

export const line = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const dot = component({
  appearance: 'none',
  flex: 'none',
  inlineSize: grown(4.5),
  blockSize: grown(4.5),
  background: vars.color.surfaceRaised,
  border: `${edge.fine} solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  cursor: 'inherit',
  transitionProperty: 'border-width, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:checked': { border: `${edge.dot} solid ${vars.color.accent}` },
    '&:disabled': { borderColor: vars.color.border },
    '&:disabled:checked': { borderColor: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked': { borderColor: 'Highlight' }, '&:disabled': { borderColor: 'GrayText' } },
    },
  },
})

export const text = component({ overflowWrap: 'anywhere' })

export const description = component({
  display: 'block',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: vars.color.textMuted,
})
