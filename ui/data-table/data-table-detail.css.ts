import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'
import { space } from '../theme/space.ts'
import { tableBase } from './data-table.css.ts'

export const detailRow = component({
  display: 'block',
  '@container': { [tableBase]: { display: 'table-row' } },
})

export const detail = component({
  display: 'block',
  padding: space(4),
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  '@container': {
    [tableBase]: {
      display: 'table-cell',
      borderRadius: 0,
      borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
      selectors: { [`${detailRow}:last-child > &`]: { borderBlockEnd: 'none' } },
    },
  },
})
