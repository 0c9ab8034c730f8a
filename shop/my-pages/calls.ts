import type { accountCalls, myPagesCalls } from '@tradecounter/api/contract'
import { addressOfCall, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the open orders by status and the latest orders. */
export const orderSummaryAddress = addressOfCall<typeof myPagesCalls.orderSummary>(
  '/api/my-pages/order-summary',
)

/** Address and SWR key of what the user has chosen for itself and for new orders. */
export const accountSettingsAddress = addressOfCall<typeof myPagesCalls.accountSettings>(
  '/api/my-pages/my-account/settings',
)

/** Saves what the user chooses; answers it as saved. */
export const saveAccountSettings = postOf<typeof myPagesCalls.saveAccountSettings>(
  '/api/my-pages/my-account/savesettings',
)

/** Address and SWR key of the browsers in which the user gets notifications. */
export const pushBrowsersAddress = addressOfCall<typeof accountCalls.pushBrowsers>('/api/user/pushbrowsers')

/** Sends notifications to this browser from now on; answers the browsers of the user. */
export const subscribePush = postOf<typeof accountCalls.subscribePush>('/api/user/subscribepush')

/** Sends no more notifications to a browser; answers those that are left. */
export const endPush = postOf<typeof accountCalls.endPush>('/api/user/endpush')

/** Address and SWR key of the news of the site. */
export const newsAddress = addressOfCall<typeof myPagesCalls.news>('/api/my-pages/my-account/news')
