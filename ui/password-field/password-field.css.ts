import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

const buttonSize = `max(${vars.size.control}, ${vars.size.touch})`

/** Keeps the text clear of the button. Doubled, so that it overrides the field's own padding. */
export const input = component({
  selectors: { '&&': { paddingInlineEnd: `calc(${buttonSize} + ${space(1)})` } },
  '::-ms-reveal': { display: 'none' },
})

export const toggle = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: buttonSize,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: `-${edge.band}`, boxShadow: 'none' },
  },
})
