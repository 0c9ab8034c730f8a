import { SetPasswordView as View } from '@tradecounter/shop/account/set-password'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/**
 * `/set-password`: the target of a one-time link, with its token in the fragment, which is never sent to a server.
 */
export default /* @__PURE__ */ definePage(page, {
  title: 'password.title',
  description: 'password.meta',
  translations: ['password', 'account'],
  View,
})
