import { vars } from '../theme/contract.css.ts'
import { pointsOn, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerBelow } from '../theme/media.ts'

const narrow = containerBelow(560)

export const nav = component({ containerType: 'inline-size', '@media': { print: { display: 'none' } } })

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ...type('s'),
  color: vars.color.textMuted,
})

export const item = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  '@container': {
    // A narrow container shows one link: the parent, with a back arrow.
    [narrow]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } },
  },
})

/** A page at the top level has no parent link. */
export const alone = component({
  '@container': { [narrow]: { selectors: { '&&&&': { display: 'flex' } } } },
})

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  minBlockSize: `max(${vars.size.touch}, ${space(7)})`,
  borderRadius: vars.radius.s,
  textDecorationLine: 'none',
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.link, textDecorationLine: 'underline' } },
})

export const current = component({ color: vars.color.text, overflowWrap: 'anywhere' })

export const separator = component({
  ...pointsOn,
  display: 'flex',
  marginInline: space(1),
  color: vars.color.borderStrong,
  '@container': { [narrow]: { display: 'none' } },
})

export const back = component({
  ...pointsOn,
  display: 'none',
  '@container': { [narrow]: { display: 'flex', marginInlineEnd: space(1) } },
})
