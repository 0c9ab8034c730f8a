import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const container = component({ containerType: 'inline-size', minInlineSize: 0 })

export const banner = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space(3),
  rowGap: space(2),
  alignItems: 'start',
  padding: `${space(3)} ${space(4)}`,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
})

const severity = (tone: { base: string; soft: string }) => ({
  background: tone.soft,
  borderColor: `color-mix(in srgb, ${tone.base} 40%, ${tone.soft})`,
})

export const severities = componentVariants({
  success: severity(vars.color.success),
  error: severity(vars.color.error),
  warning: severity(vars.color.warning),
  info: severity(vars.color.info),
  attention: severity(vars.color.attention),
})

export const icon = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const icons = componentVariants({
  success: { color: vars.color.success.base },
  error: { color: vars.color.error.base },
  warning: { color: vars.color.warning.base },
  info: { color: vars.color.info.base },
  attention: { color: vars.color.attention.base },
})

/** One slim line: small text, and the action beside it at any width. */
export const slim = component({
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  alignItems: 'center',
  paddingBlock: space(2),
})

export const title = component({ fontWeight: vars.font.weightStrong })

export const body = component({ minInlineSize: 0, overflowWrap: 'break-word' })

export const action = component({
  gridColumn: '2 / -1',
  selectors: { [`${slim} > &`]: { gridColumn: '3', gridRow: '1' } },
  '@container': { [containerFrom(560)]: { gridColumn: '3', gridRow: '1', alignSelf: 'center' } },
})

export const close = component({
  gridColumn: '3',
  gridRow: '1',
  marginBlock: `calc((1lh - max(${fixed(7)}, ${vars.size.touch})) / 2)`,
  marginInlineEnd: `calc(${space(1)} * -1)`,
  inlineSize: `max(${fixed(7)}, ${vars.size.touch})`,
  blockSize: `max(${fixed(7)}, ${vars.size.touch})`,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.s,
  selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' } },
  '@container': { [containerFrom(560)]: { selectors: { [`${action} ~ &`]: { gridColumn: '4' } } } },
})
