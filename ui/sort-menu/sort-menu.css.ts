import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

export const menu = component({ ...type('s'), display: 'inline-flex', alignItems: 'center', gap: space(2) })

export const label = component({ color: vars.color.textMuted, whiteSpace: 'nowrap' })

export const box = component({ position: 'relative', display: 'inline-flex' })

export const select = component({
  appearance: 'none',
  minBlockSize: vars.size.control,
  maxInlineSize: '240px',
  paddingInlineStart: space(3),
  paddingInlineEnd: space(8),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  fontWeight: vars.font.weightStrong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', fontSize: '1rem' } },
})

export const arrow = component({
  position: 'absolute',
  insetInlineEnd: space(2),
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
})
