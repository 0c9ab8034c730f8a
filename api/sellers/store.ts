import type { Selectable } from 'kysely'
import { type SellerPermission, sellerPermissions } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export type SellerRow = Selectable<Database['sellers']>

export const findSeller = (queries: Queries, id: string): Promise<SellerRow | undefined> =>
  queries.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst()

/** The seller of a mail address in its normal form. */
export const findSellerByEmail = (queries: Queries, email: string): Promise<SellerRow | undefined> =>
  queries.selectFrom('sellers').selectAll().where('email', '=', email).executeTakeFirst()

const isPermission = (name: string): name is SellerPermission =>
  sellerPermissions.some((permission) => permission === name)

export async function permissionsOfSeller(queries: Queries, sellerId: string): Promise<SellerPermission[]> {
  const rows = await queries
    .selectFrom('sellerPermissions')
    .select('permission')
    .where('sellerId', '=', sellerId)
    .orderBy('permission')
    .execute()
  return rows.map(({ permission }) => permission).filter(isPermission)
}

/** The sellers who have a permission and are not blocked. */
export const sellersWith = (queries: Queries, permission: SellerPermission) =>
  queries
    .selectFrom('sellers')
    .innerJoin('sellerPermissions', 'sellerPermissions.sellerId', 'sellers.id')
    .select(['sellers.name', 'sellers.email', 'sellers.language'])
    .where('permission', '=', permission)
    .where('blocked', '=', 0)
    .orderBy('sellers.email')
    .execute()

/** Who gets the mails about an offer: the seller who has taken it, else everybody who may answer it. */
export const sellersForOffer = (queries: Queries, sellerId: string) =>
  queries
    .selectFrom('sellers')
    .select(['sellers.name', 'sellers.email', 'sellers.language'])
    .where('blocked', '=', 0)
    .where((eb) =>
      sellerId !== ''
        ? eb('sellers.id', '=', sellerId)
        : eb(
            'sellers.id',
            'in',
            eb
              .selectFrom('sellerPermissions')
              .select('sellerPermissions.sellerId')
              .where('permission', '=', 'offers:answer'),
          ),
    )
    .orderBy('sellers.email')
    .execute()
