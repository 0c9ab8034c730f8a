import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${fixed(1)})` } })

/** As wide as its content, which a calendar with presets needs; otherwise like `Popover`. */
export const surface = component({
  ...type('m'),
  zIndex: vars.layer.overlay,
  // The width of the scrollbar is part of 100vw.
  maxInlineSize: `calc(100vw - ${fixed(8)})`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ease-out`,
  ':focus': { outline: 'none' },
})
