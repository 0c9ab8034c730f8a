import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge, typedLetters } from '../theme/sizes.ts'

export const field = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  minInlineSize: 0,
  alignContent: 'start',
})

export const label = component({
  justifySelf: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
})

export const star = component({ color: vars.color.error.base, marginInlineStart: '0.2em' })

export const hint = component({
  overflowWrap: 'anywhere',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: vars.color.textMuted,
})

export const message = component({
  display: 'flex',
  gap: space(1),
  overflowWrap: 'anywhere',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: vars.color.error.base,
})

/** Keeps the icon on the first line of a long message. */
export const messageIcon = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

/** The box of an input or select. */
export const control = component({
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  paddingBlock: space(1),
  paddingInline: space(3),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  fontSize: vars.text.m.size,
  transitionProperty: 'border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:focus-visible': { outlineOffset: `-${edge.hair}`, borderColor: vars.color.focus, boxShadow: 'none' },
    // A shadow, not a thicker border, so that the text does not move.
    '&[aria-invalid="true"]': {
      borderColor: vars.color.error.base,
      boxShadow: `inset 0 0 0 ${edge.hair} ${vars.color.error.base}`,
    },
    '&:disabled': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      // Safari dims disabled text additionally.
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // iOS zooms into a focused field with text below 16 px.
    '(pointer: coarse)': { fontSize: `max(${typedLetters}, ${vars.text.m.size})` },
    '(forced-colors: active)': {
      selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

/** A control with an icon or a button at its end. */
export const frame = component({ position: 'relative', display: 'grid', alignItems: 'center' })

export const frameEnd = component({
  position: 'absolute',
  insetInlineEnd: fixed(0.75),
  insetBlock: fixed(0.75),
  display: 'flex',
  alignItems: 'center',
})
