import type { Page } from 'playwright-core'

/**
 * Signs a demo user in past the form, on the site that the page is on. Answers what the service said. For tests that
 * look at pages of customers in many sites and are not about signing in. The shop hashes one password at a time, and tells
 * who would have to wait long to come again: that is done.
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

/** Adds a product's first variant to the cart or list of the page's user. Returns the status. */
export const addByCall = (page: Page, productCode: string, listName = ''): Promise<number> =>
  page.evaluate(
    async ({ code, ...body }) => {
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
        body: JSON.stringify({ ...body, variantCode: variant?.code, quantity: variant?.unitVolume }),
      })
      return answer.status
    },
    { code: productCode, listName },
  )

/** Posts to a call as the shop's own script does. Answers the status. */
export const postByCall = (page: Page, path: string, body: object = {}): Promise<number> =>
  page.evaluate(
    async ({ address, text }) => {
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
      return (await fetch(address, { method: 'POST', headers, body: text })).status
    },
    { address: path, text: JSON.stringify(body) },
  )

/** Takes out of the cart what tests before have left in it, for those that count. Answers the status. */
export const emptyCartByCall = (page: Page): Promise<number> => postByCall(page, '/api/cart/emptycart')

/** Takes everything out of the direct order that tests before have left in it. Answers the status. */
export const clearDirectOrderByCall = (page: Page): Promise<number> =>
  postByCall(page, '/api/directorder/clear')
