import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createTotp, normalizeLoginName } from '../accounts/service.ts'
import { encryptSecret } from '../platform/keys/secrets.ts'
import type { SellerPermission } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findSellerByEmail } from '../sellers/service.ts'

/** Minutes for which the link of a new seller is valid. */
export const sellerLinkMinutes = 30

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A seller to be made, or to be given a new link. */
export interface NewSeller {
  name: string
  email: string
  permissions: readonly SellerPermission[]
}

/**
 * Makes a seller without a password, with a new secret of an authenticator app, and returns the token of the link that
 * sets both up. A seller who exists gets the permissions, a new secret and a new link: earlier links and sessions end,
 * and the old password with them.
 */
export async function createSeller(
  queries: Queries,
  factorKey: Buffer,
  { name, email, permissions }: NewSeller,
  now: Date,
): Promise<string> {
  const address = normalizeLoginName(email)
  const known = await findSellerByEmail(queries, address)
  const id = known?.id ?? randomUUID()
  const fresh = {
    name,
    passwordHash: '',
    totpSecret: encryptSecret(factorKey, (await createTotp('Tradecounter', address)).secret),
    totpStep: 0,
  }
  if (known === undefined)
    await queries
      .insertInto('sellers')
      .values({ id, email: address, blocked: 0, createdAt: now.toISOString(), ...fresh })
      .execute()
  else await queries.updateTable('sellers').set(fresh).where('id', '=', id).execute()
  for (const table of ['sellerPermissions', 'sellerLinks', 'sellerSessions'] as const)
    await queries.deleteFrom(table).where('sellerId', '=', id).execute()
  await insertRows(
    queries,
    'sellerPermissions',
    permissions.map((permission) => ({ sellerId: id, permission })),
  )
  const token = randomBytes(32).toString('base64url')
  await queries
    .insertInto('sellerLinks')
    .values({
      tokenHash: hashOf(token),
      sellerId: id,
      expiresAt: new Date(now.getTime() + sellerLinkMinutes * 60_000).toISOString(),
    })
    .execute()
  return token
}

/** The seller of a valid link. */
export const findSellerLink = (queries: Queries, token: string, now: Date) =>
  queries
    .selectFrom('sellerLinks')
    .innerJoin('sellers', 'sellers.id', 'sellerLinks.sellerId')
    .selectAll('sellers')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .where('blocked', '=', 0)
    .executeTakeFirst()

/** Ends a link. Returns true for the first use only, also among concurrent ones. */
export async function consumeSellerLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('sellerLinks')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
