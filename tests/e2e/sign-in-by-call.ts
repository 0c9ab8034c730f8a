import type { Page } from 'playwright-core'

/**
 * Signs a demo user in without the form, on the page's site. Returns the service's answer. For tests that check
 * customers' pages on many sites and are not about sign-in. The shop hashes one password at a time, and asks others
 * to retry later, which this does.
 */
export const signInByCall = (page: Page, userName: string): Promise<string> =>
  page.evaluate(async (username) => {
    const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
    for (;;) {
      const answer = await fetch('/api/user/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
        body: JSON.stringify({ username, password: 'kaffe-paus-kl-tio' }),
      })
      if (answer.status !== 503) return answer.text()
      const seconds = Number(answer.headers.get('Retry-After'))
      await new Promise((come) => setTimeout(come, 1000 * seconds))
    }
  }, userName)

/** Adds some packs of a product's first variant to the cart or list of the page's user. Returns the status. */
export const addByCall = (page: Page, productCode: string, listName = '', packs = 1): Promise<number> =>
  page.evaluate(
    async ({ code, most, ...body }) => {
      const product: { variantList: { items: { code: string; unitVolume: number }[] } } = await (
        await fetch(`/api/product/${code}`)
      ).json()
      const variant = product.variantList.items[0]
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      const answer = await fetch('/api/cart', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': token,
          'Idempotency-Key': `k${Math.random()}`,
        },
        body: JSON.stringify({
          ...body,
          variantCode: variant?.code,
          quantity: (variant?.unitVolume ?? 1) * most,
        }),
      })
      return answer.status
    },
    { code: productCode, listName, most: packs },
  )

/** Posts a call like the shop's own script. Returns the status. */
export const postByCall = (page: Page, path: string, body: object = {}): Promise<number> =>
  page.evaluate(
    async ({ address, text }) => {
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
      return (await fetch(address, { method: 'POST', headers, body: text })).status
    },
    { address: path, text: JSON.stringify(body) },
  )

/** Removes lines that earlier tests have left in the cart. Returns the status. */
export const emptyCartByCall = (page: Page): Promise<number> => postByCall(page, '/api/cart/emptycart')

/** Removes items that earlier tests have left in the direct order. Returns the status. */
export const clearDirectOrderByCall = (page: Page): Promise<number> =>
  postByCall(page, '/api/directorder/clear')
