import type common from './common/sv.json'
import type shell from './shell/sv.json'
import type search from './search/sv.json'
import type product from './product/sv.json'
import type start from './start/sv.json'
import type quickSearch from './quick-search/sv.json'
import type cart from './cart/sv.json'
import type account from './account/sv.json'
import type checkout from './checkout/sv.json'
import type orders from './orders/sv.json'
import type directOrder from './direct-order/sv.json'
import type orderDirectly from './order-directly/sv.json'
import type cartPage from './cart-page/sv.json'
import type ahead from './ahead/sv.json'
import type consent from './consent/sv.json'
import type password from './password/sv.json'
import type productPage from './product-page/sv.json'

/** Languages of the interface; a locale reads exactly one. `nb` only backs `nn`. */
export type Language = 'sv' | 'fi' | 'nn' | 'nb' | 'da' | 'en' | 'en-US' | 'en-GB'

/** Words of one group in one language, by full key (`cart.title`). */
export type Words = Readonly<Record<string, string>>

/** Every key of the interface; Swedish is the list of keys. */
export type WordKey =
  | keyof typeof common
  | keyof typeof shell
  | keyof typeof search
  | keyof typeof product
  | keyof typeof start
  | keyof typeof quickSearch
  | keyof typeof cart
  | keyof typeof account
  | keyof typeof checkout
  | keyof typeof orders
  | keyof typeof directOrder
  | keyof typeof orderDirectly
  | keyof typeof productPage
  | keyof typeof cartPage
  | keyof typeof password
  | keyof typeof consent
  | keyof typeof ahead

/** Keys with a form per plural: `search.hits` for `search.hits.one` and `search.hits.other`. */
export type PluralKey = WordKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never
