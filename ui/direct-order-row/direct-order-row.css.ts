import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const room = component({ containerType: 'inline-size' })

/** Number and quantity beside each other always: they are typed as one. The button goes below where room is short. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, 7.5rem)',
  alignItems: 'start',
  gap: space(2),
  '@container': { '(min-width: 440px)': { gridTemplateColumns: 'minmax(0, 1fr) 7.5rem max-content' } },
})

/** Level with the fields, below the height of their labels. */
export const add = component({
  ...type('s'),
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': {
    '(min-width: 440px)': { gridColumn: 'auto', paddingBlockStart: `calc(1lh + ${space(1)})` },
  },
})
