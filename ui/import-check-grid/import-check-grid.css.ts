import { vars } from '../theme/contract.css.ts'
import { bareList, readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { stackedCell, stackedTable } from '../theme/table-parts.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

const tableBase = containerFrom(720)

const parts = stackedTable(tableBase)

export const area = component({ ...parts.area, gap: space(3) })

export const tabs = component({ ...bareList, display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const tab = component({
  ...type('s'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: `max(${fixed(8)}, ${vars.size.touch})`,
  paddingInline: space(3),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const tabCount = component({ fontWeight: vars.font.weightStrong })

/** Blocks in a narrow container, table rows in a wide one; the same markup in both. */
export const table = component(parts.table)

export const caption = component({ ...readOnlyAloud })

export const header = component(parts.header)

export const head = component({
  ...parts.head,
  borderBlockEnd: `${edge.hair} solid ${vars.color.borderStrong}`,
})

export const headNumeric = component({ selectors: { '&&': { textAlign: 'end' } } })

export const body = component(parts.body)

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"line raw quantity" ". outcome amount" ". article article"',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(3),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@container': { [tableBase]: { display: 'table-row' } },
})

const inTable = { display: 'table-cell', padding: space(3), verticalAlign: 'top' } as const

export const line = component({
  ...tabular,
  gridArea: 'line',
  padding: 0,
  minInlineSize: '1.9em',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%' } },
})

/** The row of the file, unchanged. */
export const raw = component({
  ...tabular,
  ...stackedCell,
  gridArea: 'raw',
  '@container': { [tableBase]: { ...inTable, inlineSize: '26%' } },
})

export const rawText = component({
  ...type('s'),
  whiteSpace: 'pre-wrap',
  // A row of an uploaded file can be very long; its beginning identifies it.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})

export const outcome = component({
  gridArea: 'outcome',
  padding: 0,
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%', whiteSpace: 'nowrap' } },
})

export const article = component({
  ...stackedCell,
  gridArea: 'article',
  '@container': { [tableBase]: { ...inTable } },
})

export const quantity = component({
  ...tabular,
  gridArea: 'quantity',
  padding: 0,
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%' } },
})

/** A picture with the texts of its article beside it. */
export const pictured = component({ display: 'flex', gap: space(3), alignItems: 'flex-start' })
export const picture = component({ flex: 'none', inlineSize: fixed(12), blockSize: fixed(12) })

export const amount = component({
  ...tabular,
  gridArea: 'amount',
  padding: 0,
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%' } },
})
export const unitPrice = component({
  ...type('s'),
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  overflowWrap: 'anywhere',
})
export const code = component({ ...tabular, fontWeight: vars.font.weightStrong })
export const note = component({
  ...type('s'),
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
export const choice = component({ maxInlineSize: extent.choiceWide, marginBlockStart: space(2) })
export const configure = component({ marginBlockStart: space(2) })
export const none = component({ margin: 0, paddingBlock: space(4), color: vars.color.textMuted })

const face = (tone: { soft: string; text: string }) => ({ background: tone.soft, color: tone.text })

export const chip = component({
  ...type('s'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  paddingInline: space(2),
  paddingBlock: fixed(0.5),
  borderRadius: vars.radius.s,
  border: `${edge.hair} solid transparent`,
  fontWeight: vars.font.weightStrong,
})

export const chips = componentVariants({
  ok: face(vars.color.success),
  changed: face(vars.color.info),
  replaced: face(vars.color.info),
  choose: face(vars.color.warning),
  configure: face(vars.color.warning),
  notFound: face(vars.color.error),
  notBuyable: face(vars.color.error),
  invalid: face(vars.color.error),
  skipped: face(vars.color.info),
  hidden: face(vars.color.warning),
})
