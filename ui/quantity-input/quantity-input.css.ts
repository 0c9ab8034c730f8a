import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge, typedLetters } from '../theme/sizes.ts'

/** Width of a number of digits. In em, because the width of `ch` changes when a font file arrives. */
const digits = (count: number): string => `${count * 0.625}em`

export const quantity = component({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  gap: space(1),
  maxInlineSize: '100%',
})

/** Narrow, so that a message does not push its neighbours away. */
export const message = component({ maxInlineSize: '26ch' })

export const group = component({
  display: 'inline-flex',
  alignItems: 'stretch',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: `max(${vars.size.control}, calc(${vars.size.touch} + ${fixed(0.5)}))`,
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.text },
    '&:has(input:focus-visible)': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: `-${edge.hair}`,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.error.base,
      boxShadow: `inset 0 0 0 ${edge.hair} ${vars.color.error.base}`,
    },
    '&:has(input:disabled)': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  },
  '@media': { print: { borderColor: 'transparent' } },
})

export const step = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(calc(${vars.size.control} - ${fixed(1.5)}), ${vars.size.touch})`,
  color: vars.color.text,
  borderRadius: `calc(${vars.radius.m} - ${fixed(0.25)})`,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.accentSoft },
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.border, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `-${edge.strong}`, boxShadow: 'none' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': {
      selectors: { '&:disabled, &[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
})

export const middle = component({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'baseline',
})

export const input = component({
  inlineSize: digits(4),
  minInlineSize: 0,
  flex: 'auto',
  fieldSizing: 'content',
  minBlockSize: '100%',
  maxInlineSize: digits(8),
  background: 'transparent',
  border: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightStrong,
  paddingInline: space(1),
  selectors: {
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:only-child': { textAlign: 'center' },
    '&:disabled': { color: vars.color.textMuted, opacity: 1 },
  },
  '@supports': { '(field-sizing: content)': { inlineSize: 'auto', minInlineSize: digits(4) } },
  '@media': { '(pointer: coarse)': { fontSize: `max(${typedLetters}, ${vars.text.m.size})` } },
})

export const unit = component({
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  paddingInlineEnd: space(1),
  whiteSpace: 'nowrap',
  maxInlineSize: digits(9),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** Not wider than the field: a sentence below it wraps. */
export const hint = component({
  inlineSize: 0,
  minInlineSize: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.font.weightRegular,
})
