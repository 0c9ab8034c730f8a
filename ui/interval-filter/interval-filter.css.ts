import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

const thumbSize = '24px'
const forced = '(forced-colors: active)'

export const filter = component({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  selectors: { '&[data-long]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const field = component({ display: 'grid', gap: space(1), minInlineSize: 0 })

export const input = component({
  ...tabular,
  selectors: {
    '&:not(:only-child)': { paddingInlineEnd: '44px' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
})

export const unit = component({
  ...type('s'),
  paddingInlineEnd: space(2),
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

/** Keeps the slider's place, and draws its line until the thumbs are there. Without script there is no slider. */
export const rail = component({
  position: 'relative',
  blockSize: `max(${vars.size.touch}, ${thumbSize})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - 2px)',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: vars.color.border,
    },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [forced]: { selectors: { '&::before': { background: 'GrayText' } } },
  },
})

export const slider = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

export const track = component({ position: 'relative', flex: '1 1 auto', blockSize: '4px' })

export const range = component({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: { '&[data-disabled]': { background: 'transparent' } },
  '@media': { [forced]: { background: 'Highlight' } },
})

export const thumb = component({
  display: 'block',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  selectors: {
    '&:hover:not([data-disabled])': { background: vars.color.accentSoft },
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-passed]': { pointerEvents: 'none' },
    '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'inherit' },
  },
})
