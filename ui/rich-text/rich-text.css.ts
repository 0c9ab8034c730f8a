import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const base = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  overflowWrap: 'anywhere',
})

const sized = componentVariants({ s: type('s'), m: type('m') })

export const sizes = { s: `${base} ${sized.s}`, m: `${base} ${sized.m}` }

export const heading = component({ margin: 0, fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' })
export const paragraph = component({ margin: 0, overflowWrap: 'anywhere' })

export const list = component({
  margin: 0,
  paddingInlineStart: '1.4em',
  display: 'grid',
  gap: space(1),
})
export const bullets = component({ listStyle: 'disc' })
export const numbers = component({ listStyle: 'decimal' })

export const picture = component({
  maxInlineSize: '100%',
  blockSize: 'auto',
  justifySelf: 'start',
  borderRadius: vars.radius.s,
})
