import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

const square = `max(${vars.size.control}, ${vars.size.touch})`

export const search = component({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: vars.size.search,
})

/** Doubled, so that it overrides the field's own padding. */
export const input = component({
  selectors: {
    '&&': {
      paddingInlineEnd: `calc(${square} * 2)`,
      paddingInlineStart: space(4),
      appearance: 'none',
      textOverflow: 'ellipsis',
    },
  },
})

export const buttons = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
})

const inside = {
  inlineSize: square,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.m,
} as const

export const clear = component({
  ...inside,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: `-${edge.band}`, boxShadow: 'none' },
  },
})

export const submit = component({
  ...inside,
  color: vars.color.accentText,
  background: vars.color.accent,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  border: `${edge.hair} solid transparent`,
  selectors: { '&:hover': { background: vars.color.accentHover } },
})
