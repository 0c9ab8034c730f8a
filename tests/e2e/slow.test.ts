import { expect, it } from 'vitest'
import { openTelephone, watchPress, type Sign } from '../setup/press.ts'
import { settled } from './lists.ts'
import { clearDirectOrderByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

it('responds to "add" in the next frame on a slow phone and slow 3G: on a product, in a list, in the direct order', async () => {
  const { page, open, complaints } = await visit('se', mobile)
  const telephone = await openTelephone(page)
  await open('/')
  await signInByCall(page, 'maria')
  await emptyCartByCall(page)
  await clearDirectOrderByCall(page)
  const main = page.locator('main')
  const added = page
    .getByRole('region', { name: say('cart.notice-region') })
    .getByText(say('cart.notice-added'))
  const pressAdd = async (name: string, sign: Sign): Promise<void> => {
    const add = main.getByRole('button', { name, exact: true }).first()
    await settled(page)
    await telephone.slow()
    // `npm run bench press` measures the duration.
    const { inNextFrame } = await watchPress(add, sign, () => add.click())
    expect(inNextFrame, page.url()).toBe(true)
  }

  await open('/p/x-T990006')
  await pressAdd(say('cart.add'), 'busy')
  await added.waitFor()
  await telephone.quick()

  await open('/search?parameters.SearchPhrase=kulventil')
  await pressAdd(say('cart.add-short'), 'busy')
  await added.waitFor()
  await telephone.quick()

  await open('/my-pages/order-directly')
  const number = main.getByRole('combobox', { name: say('direct-order.article-number') })
  await number.fill('9940848')
  await main
    .getByRole('textbox', { name: say('direct-order.quantity') })
    .first()
    .fill('2')
  await pressAdd(say('direct-order.add'), 'emptied')
  await main.getByRole('link', { name: '9940848' }).or(main.getByText('9940848')).first().waitFor()
  await telephone.quick()
  await clearDirectOrderByCall(page)
  await emptyCartByCall(page)
  expect(complaints).toEqual([])
})
