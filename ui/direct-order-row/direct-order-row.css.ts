import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { roomFrom } from '../theme/media.ts'
import { fixed, grown } from '../theme/sizes.ts'

export const room = component({ containerType: 'inline-size' })

/** Number and quantity beside each other always: they are typed as one. The button goes below where room is short. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(${fixed(24)}, ${grown(30)})`,
  alignItems: 'start',
  gap: space(2),
  '@container': { [roomFrom(440)]: { gridTemplateColumns: `minmax(0, 1fr) ${grown(30)} max-content` } },
})

/** Level with the fields, below the height of their labels. */
export const add = component({
  ...type('s'),
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': {
    [roomFrom(440)]: { gridColumn: 'auto', paddingBlockStart: `calc(1lh + ${space(1)})` },
  },
})
