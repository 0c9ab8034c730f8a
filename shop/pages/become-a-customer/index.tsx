import { registrationAddress } from '@tradecounter/shop/become-a-customer'
import { pageTitle, translatorOf } from '@tradecounter/shop/core'
import { BecomeACustomerView as View } from '@tradecounter/shop/become-a-customer/application'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/**
 * `/become-a-customer/customer-account-application` (BECOME-1): the application of a company. The server renders the
 * empty form; what the browser has begun is fetched by the browser, so that all visitors share one page.
 */
export default /* @__PURE__ */ definePage(page, {
  translations: ['become-a-customer'],
  answer: () => registrationAddress,
  head: ({ query }, _answers, context) => ({
    title: pageTitle(translatorOf(context)('become-a-customer.title'), context),
    description: translatorOf(context)('become-a-customer.meta', context.siteName),
    canonicalPath: '/become-a-customer/customer-account-application',
    noindex: query !== '',
  }),
  View,
})
