import { catalogue } from './0001-catalogue.ts'
import { commerce } from './0002-commerce.ts'
import { signIn } from './0003-sign-in.ts'
import { menus } from './0004-menus.ts'
import { feedback } from './0005-feedback.ts'
import { catalogueChanges } from './0006-catalogue-changes.ts'
import { customerArticleIndexes } from './0007-customer-article-indexes.ts'
import { catalogueSources } from './0008-catalogue-sources.ts'
import { directOrder } from './0010-direct-order.ts'
import { configurations } from './0012-configurations.ts'
import { checkout } from './0013-checkout.ts'
import { productRelations } from './0014-product-relations.ts'
import { picturesOfArticles } from './0015-pictures-of-articles.ts'
import { listsConfiguration } from './0016-lists-configuration.ts'
import { optionPrices } from './0017-option-prices.ts'
import { outbox } from './0018-outbox.ts'
import { permissionsAndRoles } from './0020-permissions.ts'
import { cartsOfUsers } from './0021-carts-of-users.ts'
import type { Migration } from './migration.ts'

export type { Migration } from './migration.ts'

/** Every migration in order. Never edit one that was released: the store refuses to open then. */
export const migrations: readonly Migration[] = [
  catalogue,
  commerce,
  signIn,
  menus,
  feedback,
  catalogueChanges,
  customerArticleIndexes,
  catalogueSources,
  directOrder,
  configurations,
  checkout,
  productRelations,
  picturesOfArticles,
  listsConfiguration,
  optionPrices,
  outbox,
  permissionsAndRoles,
  cartsOfUsers,
]
