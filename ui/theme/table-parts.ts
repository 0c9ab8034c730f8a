import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { readOnlyAloud, type } from './fragments.ts'
import { space } from './space.ts'
import { edge } from './sizes.ts'

/** A column's header text. */
const columnHead: StyleRule = {
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
}

/** A table head that stays visible while the rows scroll. */
export const stickyHead: StyleRule = {
  ...columnHead,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.surfaceSunken,
  selectors: { '&[aria-sort]': { color: vars.color.text } },
  '@media': { print: { position: 'static' } },
}

/** A cell in the block layout, without the browser's table cell styles. */
export const stackedCell: StyleRule = { padding: 0, minInlineSize: 0, overflowWrap: 'anywhere' }

/**
 * The parts of a table whose rows are blocks in a narrow container; the same markup in both. `condition` is
 * the container query from which it is a table.
 */
export const stackedTable = (
  condition: string,
): Record<'area' | 'table' | 'header' | 'head' | 'body', StyleRule> => ({
  area: { containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  table: {
    ...type('m'),
    display: 'block',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '@container': { [condition]: { display: 'table' } },
  },
  header: {
    ...readOnlyAloud,
    '@container': {
      [condition]: {
        position: 'static',
        display: 'table-header-group',
        clipPath: 'none',
        overflow: 'visible',
      },
    },
  },
  head: { ...columnHead, ...type('s'), padding: `${space(1)} ${space(3)}` },
  body: { display: 'grid', '@container': { [condition]: { display: 'table-row-group' } } },
})
