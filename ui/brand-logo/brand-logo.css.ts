import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { media } from '../theme/media.ts'
import { fixed } from '../theme/sizes.ts'

export const logo = component({
  display: 'block',
  flex: 'none',
  blockSize: fixed(7.5),
  inlineSize: 'auto',
  maxInlineSize: '100%',
  overflow: 'visible',
  '@media': { [media('tablet')]: { blockSize: fixed(9) } },
})

export const word = component({
  fill: 'currentColor',
  fontFamily: vars.font.heading,
  fontKerning: 'normal',
  letterSpacing: 0,
})

export const ink = component({ fill: 'currentColor', stroke: 'none' })
export const inkLine = component({ fill: 'none', stroke: 'currentColor' })
export const signal = component({ fill: vars.color.signal, stroke: 'none' })
export const signalLine = component({ fill: 'none', stroke: vars.color.signal })
