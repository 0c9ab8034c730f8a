import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'

export const link = component({
  borderRadius: vars.radius.s,
  overflowWrap: 'break-word',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
    '&[aria-current="page"]': { fontWeight: vars.font.weightStrong, textDecorationLine: 'none' },
  },
})

export const tones = componentVariants({
  default: { color: vars.color.link, textDecorationLine: 'underline' },
  quiet: { color: 'inherit', textDecorationLine: 'none' },
  inverse: { color: 'inherit', textDecorationLine: 'underline' },
})

export const external = component({ verticalAlign: '-0.1em' })
