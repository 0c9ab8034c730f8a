import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { readRoute } from '@tradecounter/shop/core'
import orderDirectlyPage from '@tradecounter/shop/pages/order-directly'
import { translationsFor } from '@tradecounter/shop/translations'
import { readSentLine, withoutSentLine } from '../../../shop/direct-order/sent-line.ts'
import { answerPage } from '../../../ssr/pages/answer-page.tsx'
import { noPost, siteSettings, visitorContext } from '../stand-ins.ts'

/** The page after its form was submitted without script. */
async function pageAfter(query: string): Promise<Document> {
  const route = readRoute('/my-pages/order-directly', query, siteSettings)
  const page = await answerPage(orderDirectlyPage, {
    route,
    context: visitorContext,
    translations: { translationsFor, missing: () => {} },
    post: noPost,
    ask: async () => ({ status: 200, json: [], script: Buffer.from('[]') }),
  })
  if (!('body' in page)) throw new Error('There is no page')
  return new JSDOM(Buffer.concat(page.body.map((piece) => Buffer.from(piece))).toString()).window.document
}
const fieldsOf = (document: Document): string[] =>
  ['articleNumber', 'quantity'].map(
    (name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? 'none',
  )

it('shows the values that the form sent without script in its fields (DIR-2)', async () => {
  expect(fieldsOf(await pageAfter('articleNumber=40+123%2F01&quantity=2%2C5'))).toEqual(['40 123/01', '2,5'])
  expect(fieldsOf(await pageAfter(''))).toEqual(['', ''])
})

it('shows an error beside its field, and that the rest needs JavaScript', async () => {
  const document = await pageAfter('articleNumber=4&quantity=')
  const said = document.querySelector('input[name=articleNumber]')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(said.split(' ').at(-1) ?? '')?.textContent).toContain('2 till 25')
  expect(document.querySelector('input[name=quantity]')?.hasAttribute('aria-invalid')).toBe(false)
  expect(document.querySelector('main noscript')?.textContent).toContain('JavaScript')
})

it('shows any submitted value as text', async () => {
  const text = '"><script>alert(1)</script>'
  const document = await pageAfter(new URLSearchParams({ articleNumber: text }).toString())
  expect(fieldsOf(document)[0]).toBe(text)
  expect(document.querySelectorAll('main script')).toHaveLength(0)
})

it('reads the submitted line, and removes only it from the address', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.string({ maxLength: 80 }),
      fc.dictionary(
        fc.string().filter((name) => !['articleNumber', 'quantity'].includes(name)),
        fc.string(),
      ),
      (article, quantity, others) => {
        const [number, count] = [article.toWellFormed(), quantity.toWellFormed()]
        const rest = new URLSearchParams(others).toString()
        const sent = new URLSearchParams({ ...others, articleNumber: number, quantity: count }).toString()
        expect(readSentLine(sent)).toEqual(
          number === '' && count === '' ? null : { article: number, quantity: count },
        )
        expect(withoutSentLine(sent)).toBe(rest)
      },
    ),
  )
  expect(readSentLine(`articleNumber=${'9'.repeat(9999)}`)?.article).toHaveLength(80)
})
