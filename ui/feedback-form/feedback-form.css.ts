import { vars } from '../theme/contract.css.ts'
import { display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed } from '../theme/sizes.ts'

export const form = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })
export const intro = component({ ...type('m'), margin: 0, overflowWrap: 'anywhere' })
export const send = component({ display: 'flex', justifyContent: 'flex-end' })

/** As high as the form that it replaces, so that the dialog does not change its size. */
export const thanks = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(2),
  minBlockSize: extent.thanks,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(12),
  blockSize: fixed(12),
  background: vars.color.success.soft,
  color: vars.color.success.base,
  borderRadius: vars.radius.full,
})

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  textTransform: vars.font.headingCase,
})

export const text = component({ ...type('m'), margin: 0, color: vars.color.textMuted })
