import * as fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { renderHtml, MailNotAccepted, renderText, type MailContent } from '../../../api/mail/service.ts'
import { buildMessage } from '../../../api/mail/message.ts'
import { parseServerAddress } from '../../../api/mail/smtp-transport.ts'

const sender = { name: 'Rör & Däck', address: 'order@shop.example' }
const mail = {
  id: 'order-10000001',
  site: 'se' as const,
  recipient: 'buyer@example.test',
  subject: 'Orderbekräftelse 10000001',
  content: 'Hej',
  html: '<p>Hej</p>',
  createdAt: '2026-11-20T11:00:00.000Z',
  tries: 1,
}

/** Input that tries to inject headers, commands or markup. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\0',
        '.',
        'Bcc: thief@evil.example',
        'RCPT TO:<thief@evil.example>',
        '=?UTF-8?Q?=0D=0ABcc=3A_thief?=',
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' style='x",
        '&amp;',
        'a@b.example, c@d.example',
        'å',
        ' ',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

const read = async (message: ReturnType<typeof buildMessage>) => {
  const bytes = await new MailComposer(message).compile().build()
  const head = bytes.toString('latin1').split('\r\n\r\n', 1)[0] ?? ''
  return { head, mail: await PostalMime.parse(bytes) }
}
const headers = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

describe('the message of a mail', () => {
  it('has exactly the expected headers, for any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (subject, content, name) => {
        const { head, mail: seen } = await read(
          buildMessage({ ...mail, subject: `Order ${subject}`, content }, { ...sender, name }),
        )
        const keys = seen.headers.map(({ key }) => key).filter((key) => key !== 'content-transfer-encoding')
        expect(keys.toSorted()).toEqual(headers)
        expect(head).not.toMatch(/^(?:bcc|rcpt)/imu)
        expect(seen.to).toEqual([{ name: '', address: 'buyer@example.test' }])
        expect(seen.bcc).toBeUndefined()
        expect(seen.from?.address).toBe('order@shop.example')
        expect(seen.messageId).toBe('<order-10000001@shop.example>')
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    'two@example.test, three@example.test',
    'buyer@example.test\r\nBcc: thief@evil.example',
    '<buyer@example.test>',
    'buyer',
    '',
    'a b@example.test',
    '"quoted"@example.test',
  ])('is refused for a recipient that is not a mailbox: %j', (recipient) => {
    expect(() => buildMessage({ ...mail, recipient }, sender)).toThrow(MailNotAccepted)
  })
})

const letter: MailContent = {
  language: 'sv-SE',
  from: 'Gelia',
  title: 'Orderbekräftelse 17000001',
  greeting: 'Hej Anna!',
  opening: 'Vi har tagit emot din order.',
  facts: ['Er referens: Per'],
  lines: [
    {
      number: 'VALVE',
      name: 'Kulventil',
      count: '2 st',
      price: '129,50 kr/st',
      amount: '259,00 kr',
      notes: ['Färg: blå'],
    },
  ],
  totals: ['Att betala: 323,75 kr'],
  closing: 'Betalning sker mot faktura.',
}

/** Names of the elements and attributes of a page, in order, without its texts. */
const skeleton = (html: string): string[] => {
  const names: string[] = []
  const walk = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if (!('children' in node)) continue
      if ('attribs' in node) names.push(`${node.name} ${Object.keys(node.attribs).join(' ')}`)
      walk(node.children)
    }
  }
  walk(parseDocument(html).children)
  return names
}

describe('the order confirmation', () => {
  it('has the same content as text and HTML, with brand and language', async () => {
    const text = await renderText(letter)
    const html = await renderHtml(letter)
    expect(html).toContain('<html lang="sv-SE">')
    expect(html).toContain('<strong>Gelia</strong>')
    for (const said of [
      'Hej Anna!',
      'Er referens: Per',
      'VALVE',
      '2 st',
      '129,50 kr/st',
      '259,00 kr',
      'Färg: blå',
      '323,75 kr',
    ]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
  })

  it('has the same markup for any typed text, and keeps typed text on its line', async () => {
    const usual = skeleton(await renderHtml(letter))
    const lines = (await renderText(letter)).split('\n').length
    await fc.assert(
      fc.asyncProperty(typed, async (value) => {
        const said = value.trim() === '' ? `${value}x` : value
        const hostile: MailContent = {
          ...letter,
          greeting: said,
          facts: [said],
          lines: letter.lines.map((line) => ({ ...line, name: said, notes: [said] })),
        }
        expect(skeleton(await renderHtml(hostile))).toEqual(usual)
        expect((await renderText(hostile)).split('\n')).toHaveLength(lines)
      }),
      { numRuns: 400 },
    )
  })
})

describe('the address of a mail server', () => {
  it.each([
    [
      'smtps://u:p%40ss@mail.example',
      { port: 465, secure: true, requireTLS: false, auth: { user: 'u', pass: 'p@ss' } },
    ],
    ['smtp://mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://mail.example:25?tls=never', { port: 25, requireTLS: false, ignoreTLS: true }],
    ['smtp://127.0.0.1:2525', { port: 2525, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:2525', { host: '::1', ignoreTLS: true }],
  ])('%s', (address, options) => expect(parseServerAddress(address)).toMatchObject(options))
})
