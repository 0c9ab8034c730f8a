import { registrationAddress } from '@tradecounter/shop/become-a-customer'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'
import { BecomeACustomerView } from './become-a-customer-view.tsx'

/**
 * `/become-a-customer/customer-account-application` (BECOME-1): the application of a company. The server renders the empty form; what the
 * browser has begun is fetched by the browser, so that all visitors share one page.
 */
export const becomeACustomerPage: PageDefinition<'become-a-customer'> = {
  id: 'become-a-customer',
  translations: ['become-a-customer'],
  needs: () => [registrationAddress],
  access: 'everyone',
  head: ({ query }, _answers, context) => ({
    title: pageTitle(translatorOf(context)('become-a-customer.title'), context),
    description: translatorOf(context)('become-a-customer.meta', context.siteName),
    canonicalPath: '/become-a-customer/customer-account-application',
    noindex: query !== '',
  }),
  View: BecomeACustomerView,
}
