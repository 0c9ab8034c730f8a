import { vars } from '../theme/contract.css.ts'
import { bareList, display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

const wide = containerFrom(560)

export const figure = component({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  '@media': { print: { breakInside: 'avoid' } },
})

export const title = component({ ...display, ...type('m'), textTransform: vars.font.headingCase })

export const empty = component({
  ...type('m'),
  padding: space(8),
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  textAlign: 'center',
})

export const legend = component({
  ...bareList,
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
})

export const entry = component({ display: 'inline-flex', alignItems: 'center', gap: space(2) })

export const sign = component({
  flex: 'none',
  inlineSize: fixed(6),
  blockSize: fixed(3),
  overflow: 'visible',
})

/** Tick labels at the left, names below; the plot takes the rest. */
export const plot = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${extent.chart} auto`,
  columnGap: space(2),
  rowGap: space(2),
  paddingBlockStart: space(2),
})

export const ticks = component({
  ...type('xs'),
  ...tabular,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

/** Without height, so that the text is centred on its line. */
export const tick = component({ display: 'flex', alignItems: 'center', justifyContent: 'end', blockSize: 0 })

export const picture = component({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' })

export const rule = component({ stroke: vars.color.border, strokeWidth: 1 })
export const zero = component({ stroke: vars.color.borderStrong, strokeWidth: 1 })

const names = {
  ...type('xs'),
  gridColumn: 2,
  inlineSize: '100%',
  blockSize: '1lh',
  overflow: 'hidden',
  color: vars.color.textMuted,
} as const

export const wideNames = component({
  ...names,
  display: 'none',
  '@container': { [wide]: { display: 'block' } },
})

export const narrowNames = component({ ...names, '@container': { [wide]: { display: 'none' } } })

export const name = component({
  display: 'block',
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="start"]': { textAlign: 'start' },
    '&[data-align="end"]': { textAlign: 'end' },
  },
})

/** Nothing can be opened in print: the table is printed below the chart. */
export const details = component({
  ...type('s'),
  '@media': {
    print: { selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } } },
  },
})

export const summary = component({
  inlineSize: 'fit-content',
  minBlockSize: target.least,
  color: vars.color.link,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})

export const scroll = component({
  overflow: 'auto',
  maxBlockSize: extent.chartTable,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  marginBlockStart: space(2),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const table = component({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 })

const headed = {
  position: 'sticky',
  insetBlockStart: 0,
  padding: `${space(1)} ${space(3)}`,
  background: vars.color.surfaceSunken,
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
} as const

export const head = component({ ...headed, textAlign: 'start' })
export const headNumeric = component({ ...headed, textAlign: 'end' })

const celled = {
  padding: `${space(1)} ${space(3)}`,
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
} as const

export const cell = component({ ...celled, textAlign: 'start', overflowWrap: 'anywhere' })
export const cellNumeric = component({ ...celled, ...tabular, textAlign: 'end', whiteSpace: 'nowrap' })
