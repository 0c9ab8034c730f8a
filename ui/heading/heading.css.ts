import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'

export const heading = component({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingCase,
  textWrap: 'balance',
})

export const sizes = componentVariants({
  s: { fontSize: vars.text.m.size, lineHeight: vars.text.l.line },
  m: { fontSize: vars.text.l.size, lineHeight: vars.text.l.line },
  l: { fontSize: vars.text.xl.size, lineHeight: vars.text.xl.line },
  xl: {
    fontSize: vars.text.xl.size,
    lineHeight: vars.text.xl.line,
    '@media': {
      'screen and (min-width: 769px)': { fontSize: vars.text.xxl.size, lineHeight: vars.text.xxl.line },
    },
  },
})
