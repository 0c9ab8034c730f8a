import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

export const link = component({
  borderRadius: vars.radius.s,
  overflowWrap: 'break-word',
  textDecorationThickness: edge.hair,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: edge.strong },
    '&[aria-current="page"]': { fontWeight: vars.font.weightStrong, textDecorationLine: 'none' },
  },
})

export const tones = componentVariants({
  default: { color: vars.color.link, textDecorationLine: 'underline' },
  quiet: { color: 'inherit', textDecorationLine: 'none' },
  inverse: { color: 'inherit', textDecorationLine: 'underline' },
})

export const external = component({ verticalAlign: '-0.1em' })
