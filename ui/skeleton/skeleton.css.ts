import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { grown, edge } from '../theme/sizes.ts'

export const skeleton = component({
  display: 'block',
  inlineSize: '100%',
  background: `color-mix(in srgb, ${vars.color.surfaceSunken}, ${vars.color.border})`,
  borderRadius: vars.radius.s,
  // Visible as an outline in forced colours.
  border: `${edge.hair} solid transparent`,
})

export const lines = component({ display: 'grid', inlineSize: '100%' })

const line = (size: string, height: string) => ({
  blockSize: `calc(${size} * 0.72)`,
  // The bar and its margins are together as high as the line of text that it stands for.
  marginBlock: `calc((${size} * ${height} - ${size} * 0.72) / 2)`,
})

export const shapes = componentVariants({
  text: {
    ...line(vars.text.m.size, vars.text.m.line),
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  },
  title: { ...line(vars.text.xl.size, vars.text.xl.line), inlineSize: '46%' },
  picture: { aspectRatio: '1', borderRadius: vars.radius.m },
  button: {
    blockSize: `max(${vars.size.control}, ${vars.size.touch})`,
    inlineSize: grown(32),
    maxInlineSize: '100%',
    borderRadius: vars.radius.m,
  },
  row: { blockSize: `calc(${vars.size.row} - ${space(2)})`, marginBlock: space(1) },
})
