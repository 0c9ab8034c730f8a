/** For programs that fill the database with data of their own, such as the demo. */
export { demoUserId } from './accounts/demo-users.ts'
export { hashPassword, type PasswordCost } from './accounts/passwords/password-hash.ts'
export type { WriteContext } from './platform/database/write-context.ts'
export { lineTotal, sumOf } from './catalogue/articles/price.ts'
export type { OptionPrice } from './catalogue/configuration/option-prices.ts'
export type { ConfigurationSet } from './catalogue/configuration/rules.ts'
export { readTexts } from './catalogue/texts.ts'
export { totalsOf } from './carts/charges.ts'
export { orderNumber } from './orders/rules.ts'
export { nextOrderCount } from './orders/store.ts'
export { batchFor } from './platform/database/batch.ts'
export {
  catalogueVersion,
  commandWaitMs,
  insertRows,
  openStore,
  readCatalogueFact,
  writeCatalogueFact,
  type Database,
  type Store,
} from './platform/database/index.ts'
export { writeMenuText } from './sites/menu-texts-store.ts'
export { labelledPath } from './sites/menus.ts'
export { shelfCategories } from './sites/category-order.ts'
export { languageOf } from '@tradecounter/search'
