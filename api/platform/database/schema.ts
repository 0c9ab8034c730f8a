import type { AccountsTables } from './schema/accounts.ts'
import type { ApprovalsTables } from './schema/approvals.ts'
import type { BecomeACustomerTables } from './schema/become-a-customer.ts'
import type { CartsTables } from './schema/carts.ts'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { CompanyTables } from './schema/company.ts'
import type { DeliveriesTables } from './schema/deliveries.ts'
import type { InvoicesTables } from './schema/invoices.ts'
import type { OffersTables } from './schema/offers.ts'
import type { OperatorAreaTables } from './schema/operator-area.ts'
import type { OrderAgreementsTables } from './schema/order-agreements.ts'
import type { OrdersTables } from './schema/orders.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { PushTables } from './schema/push.ts'
import type { ReturnsTables } from './schema/returns.ts'
import type { SalespeopleTables } from './schema/salespeople.ts'

/**
 * The tables, the same for SQLite and PostgreSQL. Conventions: money is an integer of the minor unit; a quantity is
 * an integer of the article's precision (12.5 m with precision 1 is 125); a time is ISO 8601 in UTC as text; a day
 * is `YYYY-MM-DD`; a flag is 0 or 1; ids are text (random) for what users create and integers for the catalogue.
 */
export interface Database
  extends
    AccountsTables,
    ApprovalsTables,
    BecomeACustomerTables,
    CartsTables,
    CatalogueTables,
    CompanyTables,
    DeliveriesTables,
    InvoicesTables,
    OffersTables,
    OperatorAreaTables,
    OrderAgreementsTables,
    OrdersTables,
    PlatformTables,
    PushTables,
    ReturnsTables,
    SalespeopleTables {}
