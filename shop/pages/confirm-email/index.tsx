import { UseLink } from '@tradecounter/shop/account'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = () => <UseLink use="email" />

/** `/confirm-email`: the target of the link that confirms a new e-mail address (ACC-11). */
export default /* @__PURE__ */ definePage(page, {
  title: 'links.email-title',
  description: 'links.email-meta',
  translations: ['links', 'account'],
  View,
})
