import { hashPassword, passwordCost } from '../accounts/service.ts'
import type { PasswordCost } from '../platform/service-settings.ts'
import { encryptSecret } from '../platform/keys/secrets.ts'
import { sellerPermissions } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Store } from '../platform/database/store.ts'
import { openKeys, tokenKeyFile } from '../platform/keys/keys.ts'

/** A seller whose password and authenticator key are public. */
interface DemoSeller {
  id: string
  name: string
  email: string
  password: string
  totpSecret: string
}

/** Adds the seller of the demo with all permissions, unless it is there. Call it only when `SITE_ENV` is `local`. */
export async function insertDemoSeller(
  { db }: Store,
  dataDir: string,
  { id, name, email, password, totpSecret }: DemoSeller,
  cost: PasswordCost = passwordCost,
): Promise<void> {
  const known = await db.selectFrom('sellers').select('id').where('id', '=', id).executeTakeFirst()
  if (known !== undefined) return
  const row = {
    id,
    name,
    email,
    passwordHash: await hashPassword(password, cost),
    totpSecret: encryptSecret(openKeys(tokenKeyFile(dataDir)).factors, totpSecret),
    totpStep: 0,
    blocked: 0,
    createdAt: new Date().toISOString(),
  }
  await db
    .insertInto('sellers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insertRows(
    db,
    'sellerPermissions',
    sellerPermissions.map((permission) => ({ sellerId: id, permission })),
  )
}
