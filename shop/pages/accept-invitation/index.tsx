import { UseLink } from '@tradecounter/shop/account'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = () => <UseLink use="attachment" />

/** `/accept-invitation`: lets a user act for a further customer, by a link whose token is in the fragment (ACC-11). */
export default /* @__PURE__ */ definePage(page, {
  title: 'links.attachment-title',
  description: 'links.attachment-meta',
  translations: ['links', 'account'],
  View,
})
