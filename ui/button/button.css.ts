import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

const pressed = '&:active:not([aria-disabled="true"], :disabled)'
const hovered = '&:hover:not([aria-disabled="true"], :disabled)'

export const button = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  maxInlineSize: '100%',
  minInlineSize: vars.size.touch,
  // Transparent: the border becomes visible in forced colours.
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.m,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingCase,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': {
    // Buttons are not printed.
    print: { display: 'none' },
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

const disabled = {
  background: vars.color.surfaceSunken,
  borderColor: vars.color.border,
  color: vars.color.textMuted,
}

export const tones = componentVariants({
  accent: {
    background: vars.color.accent,
    color: vars.color.accentText,
    selectors: {
      [hovered]: { background: vars.color.accentHover },
      [pressed]: { background: `color-mix(in srgb, ${vars.color.accentHover} 90%, ${vars.color.text})` },
      '&:disabled': disabled,
    },
  },
  neutral: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      [hovered]: { background: vars.color.surfaceSunken, borderColor: vars.color.text },
      [pressed]: { background: vars.color.accentSoft },
      '&:disabled': disabled,
    },
  },
  quiet: {
    color: vars.color.link,
    selectors: {
      [hovered]: { background: vars.color.accentSoft },
      [pressed]: { background: `color-mix(in srgb, ${vars.color.accentSoft} 85%, ${vars.color.accent})` },
      '&:disabled': { color: vars.color.textMuted },
    },
  },
  danger: {
    background: vars.color.error.base,
    color: vars.color.textInverse,
    selectors: {
      [hovered]: { background: vars.color.error.text },
      [pressed]: { background: `color-mix(in srgb, ${vars.color.error.text} 90%, ${vars.color.text})` },
      '&:disabled': disabled,
    },
  },
  /** On the brand's header and footer: takes the colour of the surrounding text. */
  inherit: {
    color: 'inherit',
    selectors: {
      [hovered]: { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
      [pressed]: { background: 'color-mix(in srgb, currentColor 20%, transparent)' },
      '&:disabled': { opacity: 0.6 },
    },
  },
})

/** Difference in height between a size and the brand's control height. */
const step = space(2)

export const sizes = componentVariants({
  s: {
    minBlockSize: `max(calc(${vars.size.control} - ${step}), ${vars.size.touch})`,
    paddingInline: space(3),
    fontSize: vars.text.s.size,
  },
  m: {
    minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
    paddingInline: space(4),
    paddingBlock: space(1),
    fontSize: vars.text.m.size,
  },
  l: {
    minBlockSize: `max(calc(${vars.size.control} + ${step}), ${vars.size.touch})`,
    paddingInline: space(6),
    paddingBlock: space(1),
    fontSize: `calc((${vars.text.m.size} + ${vars.text.l.size}) / 2)`,
  },
})

export const wide = component({ inlineSize: '100%' })

export const content = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

/** A long word breaks inside the button instead of overflowing it. */
export const label = component({ minInlineSize: 0, overflowWrap: 'break-word' })

export const busy = component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
