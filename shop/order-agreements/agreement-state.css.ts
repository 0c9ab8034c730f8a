import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

/** Icon and text on one line. */
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  whiteSpace: 'nowrap',
  // The baseline would be the lower edge of the icon.
  verticalAlign: 'middle',
})
