import { vars } from '../theme/contract.css.ts'
import { pointsOn } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerBelow } from '../theme/media.ts'
import { edge } from '../theme/sizes.ts'

const side = `max(${vars.size.control}, ${vars.size.touch})`
const narrow = containerBelow(480)

export const nav = component({
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
})

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space(1),
  fontVariantNumeric: 'tabular-nums',
})

export const page = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: side,
  minBlockSize: side,
  paddingInline: space(1),
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.m,
  color: vars.color.link,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&[aria-current="page"]': {
      background: vars.color.accent,
      color: vars.color.accentText,
      fontWeight: vars.font.weightStrong,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
  },
})

export const gap = component({ minInlineSize: space(4), textAlign: 'center', color: vars.color.textMuted })

/** Neighbours are hidden on a phone. */
export const spare = component({ '@container': { [narrow]: { display: 'none' } } })

export const end = component({ color: vars.color.textMuted, cursor: 'not-allowed' })

export const arrow = component({ ...pointsOn, display: 'flex' })
