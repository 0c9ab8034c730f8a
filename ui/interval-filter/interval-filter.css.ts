import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

const thumbSize = fixed(6)
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
    '&:not(:only-child)': { paddingInlineEnd: target.finger },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
})

export const unit = component({
  ...type('s'),
  paddingInlineEnd: space(2),
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

/** Reserves the slider's space, and draws its track until the thumbs have loaded. Hidden without script. */
export const rail = component({
  position: 'relative',
  blockSize: `max(${vars.size.touch}, ${thumbSize})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(50% - ${fixed(0.5)})`,
      blockSize: fixed(1),
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

export const track = component({ position: 'relative', flex: '1 1 auto', blockSize: fixed(1) })

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
  border: `${edge.strong} solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  selectors: {
    '&:hover:not([data-disabled])': { background: vars.color.accentSoft },
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `${edge.strong} solid ${vars.color.focus}`, outlineOffset: edge.strong },
    '&[data-passed]': { pointerEvents: 'none' },
    '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'inherit' },
  },
})
