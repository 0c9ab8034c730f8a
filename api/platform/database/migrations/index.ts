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
import { freeTextLines } from './0024-free-text-lines.ts'
import { jobs } from './0025-jobs.ts'
import { lists } from './0026-lists.ts'
import { access } from './0027-access.ts'
import { filesAndAudit } from './0028-files-and-audit.ts'
import { company } from './0029-company.ts'
import { accountSettings } from './0030-account-settings.ts'
import { userAdministration } from './0031-user-administration.ts'
import { customerAdministration } from './0032-customer-administration.ts'
import { exportsAndErasure } from './0033-exports-and-erasure.ts'
import { orderLines } from './0034-order-lines.ts'
import { deliveries } from './0035-deliveries.ts'
import { approvals } from './0036-approvals.ts'
import { invoices } from './0037-invoices.ts'
import { priceLocks } from './0038-price-locks.ts'
import { orderAgreements } from './0039-order-agreements.ts'
import { returns } from './0040-returns.ts'
import { operatorArea } from './0041-operator-area.ts'
import { offers } from './0042-offers.ts'
import { agreementPlans } from './0043-agreement-plans.ts'
import { returnsOfSellers } from './0045-returns-of-sellers.ts'
import { followedOrders } from './0046-followed-orders.ts'
import { becomeACustomer } from './0050-become-a-customer.ts'
import { feedbackLists } from './0055-feedback-lists.ts'
import { warehouseTimes } from './0060-warehouse-times.ts'
import { grantedExtensions } from './0061-granted-extensions.ts'
import { creditsOfReturns } from './0065-credits-of-returns.ts'
import { ordersByStatus } from './0070-orders-by-status.ts'
import { notificationChoices } from './0071-notification-choices.ts'
import { signers } from './0075-signers.ts'
import { applicationMails } from './0076-application-mails.ts'
import { customerAgreements } from './0077-customer-agreements.ts'
import { ordersOfColleagues } from './0080-orders-of-colleagues.ts'
import { goodsNumbers } from './0081-goods-numbers.ts'
import { placesOfReturns } from './0083-places-of-returns.ts'
import { stoppedExperiments } from './0086-stopped-experiments.ts'
import { confirmedEmail } from './0087-confirmed-email.ts'
import { failureTimes } from './0088-failure-times.ts'
import { finerMeasures } from './0090-finer-measures.ts'
import { offersAndReturns } from './0091-offers-and-returns.ts'
import type { Migration } from './migration.ts'
import { invoiceMails } from './0092-invoice-mails.ts'
import { languagesOfSellers } from './0093-languages-of-sellers.ts'
import { deliveryChanges } from './0096-delivery-changes.ts'
import { push } from './0100-push.ts'
import { moreNotificationChoices } from './0102-more-notification-choices.ts'
import { searchAndSumsOfOrders } from './0104-search-and-sums-of-orders.ts'
import { passedPromises } from './0106-passed-promises.ts'
import { windowsOfParcels } from './0107-windows-of-parcels.ts'
import { myLists } from './0108-my-lists.ts'

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
  freeTextLines,
  jobs,
  lists,
  access,
  filesAndAudit,
  company,
  accountSettings,
  userAdministration,
  customerAdministration,
  exportsAndErasure,
  orderLines,
  deliveries,
  approvals,
  invoices,
  priceLocks,
  orderAgreements,
  returns,
  operatorArea,
  offers,
  agreementPlans,
  returnsOfSellers,
  followedOrders,
  becomeACustomer,
  feedbackLists,
  warehouseTimes,
  grantedExtensions,
  creditsOfReturns,
  ordersByStatus,
  notificationChoices,
  signers,
  applicationMails,
  customerAgreements,
  ordersOfColleagues,
  goodsNumbers,
  placesOfReturns,
  stoppedExperiments,
  confirmedEmail,
  failureTimes,
  finerMeasures,
  offersAndReturns,
  invoiceMails,
  languagesOfSellers,
  deliveryChanges,
  push,
  moreNotificationChoices,
  searchAndSumsOfOrders,
  passedPromises,
  windowsOfParcels,
  myLists,
]
