import { component } from '../theme/rules.ts'
import { unseen } from '../theme/sizes.ts'

export const hidden = component({
  position: 'absolute',
  inlineSize: unseen,
  blockSize: unseen,
  margin: `-${unseen}`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
