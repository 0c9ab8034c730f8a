import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { grown, edge } from '../theme/sizes.ts'

export const price = component({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
})

/** The number and its unit on one line of fixed height. */
export const line = component({
  display: 'inline-flex',
  alignItems: 'baseline',
  whiteSpace: 'nowrap',
  minBlockSize: '1lh',
})

export const figures = component({ display: 'inline-flex', alignItems: 'baseline', gap: '0.3em' })

export const sizes = componentVariants({
  s: { fontSize: vars.text.m.size, lineHeight: 1.3, minInlineSize: grown(18) },
  m: { fontSize: vars.text.l.size, lineHeight: 1.25, minInlineSize: grown(22) },
  // On a page it starts a line instead of ending a column.
  l: {
    fontSize: vars.text.xl.size,
    lineHeight: vars.text.xl.line,
    minInlineSize: grown(24),
    alignItems: 'flex-start',
    textAlign: 'start',
  },
})

export const amount = component({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
})

export const campaign = component({ color: vars.color.error.base })

export const unit = component({
  fontSize: vars.text.s.size,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

export const ordinary = component({
  fontSize: vars.text.s.size,
  lineHeight: 1.3,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})

export const note = component({ fontSize: vars.text.s.size, color: vars.color.textMuted })

/** Placeholder in the size of the number that is loading. */
export const pending = component({
  alignSelf: 'center',
  inlineSize: '4em',
  blockSize: '0.72em',
  background: `color-mix(in srgb, ${vars.color.surfaceSunken}, ${vars.color.border})`,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.s,
})
