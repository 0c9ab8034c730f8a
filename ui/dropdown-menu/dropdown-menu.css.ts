import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const menu = component({
  ...type('m'),
  zIndex: vars.layer.overlay,
  minInlineSize: '200px',
  maxInlineSize: `calc(100vw - ${space(4)})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space(1),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ease-out`,
})

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: vars.size.row,
  paddingInline: space(3),
  borderRadius: vars.radius.s,
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      outlineColor: vars.color.focus,
    },
    '&[aria-current]': { fontWeight: vars.font.weightStrong },
  },
})

export const mark = component({ marginInlineStart: 'auto', display: 'inline-flex' })
