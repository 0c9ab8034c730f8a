import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${fixed(1)})` } })

export const menu = component({
  ...type('m'),
  zIndex: vars.layer.overlay,
  minInlineSize: `calc(${vars.size.panel} * 0.42)`,
  maxInlineSize: `min(calc(100vw - ${space(4)}), ${vars.size.panel})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space(1),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ease-out`,
})

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: vars.size.row,
  paddingBlock: space(1),
  paddingInline: space(3),
  borderRadius: vars.radius.s,
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: `${edge.strong} solid transparent`,
  outlineOffset: `-${edge.strong}`,
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      outlineColor: vars.color.focus,
    },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[aria-current]': { fontWeight: vars.font.weightStrong },
  },
})

export const mark = component({ flex: 'none', marginInlineStart: 'auto', display: 'inline-flex' })
