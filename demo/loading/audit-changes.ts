import type { AuditRecord } from '@tradecounter/api/seed'

/** One change of the history: who has made it, and what. */
type Change = readonly [userId: string, record: AuditRecord]

const olof = 'u-olof'
const karin = 'u-karin'
const anna = 'u-anna'
const shop = ''

const subject = (id: string, name: string) => ({ id: `demo-audit-${id}`, name })
const user = (name: string) => subject(`user-${name}`, name)
/** The company whose audit has the changes. */
export const company = { id: 'c-ror', name: 'Lindqvist Rör AB' }

/** The numbers of what changes are about, as the audit names it. */
export type AuditedNumbers = Readonly<Record<'approval' | 'offer' | 'order' | 'return' | 'agreement', string>>

/** What happens in a year, of every kind, the oldest first. */
export const changesOfYear = (numbers: AuditedNumbers): readonly Change[] => [
  [
    olof,
    {
      action: 'company.change',
      subject: company,
      before: { invoiceEmail: '' },
      after: { invoiceEmail: 'faktura@demo.example' },
    },
  ],
  [
    olof,
    { action: 'user.invite', subject: user('Stina Öberg'), after: { roles: ['buyer'], language: 'sv' } },
  ],
  [olof, { action: 'user.accept', subject: user('Stina Öberg'), after: { state: 'active' } }],
  [
    olof,
    {
      action: 'limit.change',
      subject: user('Stina Öberg'),
      before: { perOrder: 200_000 },
      after: { perOrder: 500_000 },
    },
  ],
  [
    olof,
    {
      action: 'role.change',
      subject: user('Stina Öberg'),
      before: { roles: ['buyer'] },
      after: { roles: ['buyer', 'approver'] },
    },
  ],
  [
    olof,
    {
      action: 'address.create',
      subject: subject('address', 'Förråd Väst'),
      after: { street: 'Verkstadsgatan 4', postalCode: '417 55', city: 'Göteborg' },
    },
  ],
  [
    olof,
    {
      action: 'address.change',
      subject: subject('address', 'Förråd Väst'),
      before: { street: 'Verkstadsgatan 4' },
      after: { street: 'Verkstadsgatan 6' },
    },
  ],
  [
    olof,
    {
      action: 'contact.create',
      subject: subject('contact', 'Per Sand'),
      after: { title: 'Lager', phone: '070-174 06 34' },
    },
  ],
  [olof, { action: 'unit.create', subject: subject('unit', 'Filial Väst'), after: { number: '20' } }],
  [
    olof,
    { action: 'costCentre.create', subject: subject('cost-centre', 'Service'), after: { number: '4020' } },
  ],
  [
    olof,
    {
      action: 'costCentre.change',
      subject: subject('cost-centre', 'Service'),
      before: { active: true },
      after: { active: false },
    },
  ],
  [
    olof,
    {
      action: 'orderFields.change',
      subject: company,
      before: { goodsMark: 'optional text' },
      after: { goodsMark: 'required text' },
    },
  ],
  [olof, { action: 'changeRequest.send', subject: company, after: { message: 'Höj kreditgränsen.' } }],
  [
    shop,
    {
      action: 'changeRequest.answer',
      subject: company,
      after: { state: 'done', answer: 'Klart från och med i dag.' },
    },
  ],
  [
    anna,
    {
      action: 'approval.send',
      subject: subject('approval', numbers.approval),
      after: { reasons: ['order'] },
    },
  ],
  [
    karin,
    {
      action: 'approval.approve',
      subject: subject('approval', numbers.approval),
      after: { state: 'approved' },
    },
  ],
  [
    anna,
    {
      action: 'offer.send',
      subject: subject('offer', numbers.offer),
      before: { state: 'draft' },
      after: { state: 'sent' },
    },
  ],
  [
    shop,
    {
      action: 'offer.answer',
      subject: subject('offer', numbers.offer),
      before: { state: 'sent' },
      after: { state: 'ready' },
    },
  ],
  [
    anna,
    {
      action: 'order.change',
      subject: subject('order', numbers.order),
      before: { lines: 4 },
      after: { lines: 3 },
    },
  ],
  [
    anna,
    {
      action: 'return.send',
      subject: subject('return', numbers.return),
      after: { state: 'sent', kind: 'damaged' },
    },
  ],
  [
    karin,
    {
      action: 'agreement.request',
      subject: subject('agreement', numbers.agreement),
      after: { wantedUntil: '2027-12-31' },
    },
  ],
  [olof, { action: 'customer.attach', subject: user('Maria Novak'), after: { roles: ['reader'] } }],
  [anna, { action: 'personalData.request', subject: user('Anna Lindqvist'), after: { state: 'sent' } }],
  [
    anna,
    {
      action: 'personalData.withdraw',
      subject: user('Anna Lindqvist'),
      before: { state: 'sent' },
      after: { state: 'withdrawn' },
    },
  ],
]
