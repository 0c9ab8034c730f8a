import type { myPagesCalls, AccountSettings, OrderSummary } from '@tradecounter/api/contract'
import { useAnswer, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the open orders by status and the latest orders. */
export const orderSummaryAddress = '/api/my-pages/order-summary'

export const useOrderSummary = () => useAnswer<OrderSummary>(orderSummaryAddress)

/** Address and SWR key of what the user has chosen for itself and for new orders. */
export const accountSettingsAddress = '/api/my-pages/my-account/settings'

export const useAccountSettings = () => useAnswer<AccountSettings>(accountSettingsAddress)

/** Saves what the user chooses; answers it as saved. */
export const saveAccountSettings = postOf<typeof myPagesCalls.saveAccountSettings>(
  '/api/my-pages/my-account/savesettings',
)
