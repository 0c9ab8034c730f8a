import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryTextsFor } from '../../../api/audit/entry-texts.ts'
import {
  approvalReasonKinds,
  auditKinds,
  changeRequestStates,
  returnKinds,
  returnStates,
  storedOfferStates,
} from '../../../api/contract/index.ts'
import { translationsFor } from '../../../api/sites/service.ts'

const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('node_modules') && !path.startsWith('contract'))
  .map((path) => ({ path, source: readFileSync(join('api', path), 'utf8') }))

/** The verbs that the templates of actions in `api/` stand for. */
const templates: Readonly<Record<string, readonly string[]>> = {
  '${kind}.${deleted': ['address.delete', 'address.restore', 'contact.delete', 'contact.restore'],
  'offer.${action}': [],
  'return.${to}': returnStates.map((state) => `return.${state}`),
  'user.${verbs[action]}': ['user.lock', 'user.unlock', 'user.deactivate', 'user.activate', 'user.detach'],
}

/** Actions of other records: of a cart, and of the area of sellers. */
const isOther = (action: string): boolean =>
  /^(?:addRows|addList)$|^(?:seller|feedback|application)\./u.test(action)

/** What follows `action:` up to the end of the property, and the action that `auditUser` is given. */
const expressions = (source: string): string[] => [
  ...[...source.matchAll(/\baction: ([^,\n]*(?:\n\s+[?:][^,\n]*)*)/gu)].map(([, text = '']) => text),
  ...[...source.matchAll(/auditUser\(\s*\w+,\s*\w+,\s*(['`][^'`]+['`])/gu)].map(([, text = '']) => text),
]

/** The actions that a file of the service records, and the templates in it. */
const actionsIn = ({ path, source }: (typeof sources)[number]): string[] => [
  ...expressions(source).flatMap((text) =>
    [...text.matchAll(/['`]([\w.${}[\]]+)/gu)].map(([, action = '']) =>
      path.startsWith('offers/') && !action.includes('.') ? `offer.${action}` : action,
    ),
  ),
  // The steps of offers name their verb apart from the action that is asked for.
  ...(path === 'offers/steps.ts'
    ? [...source.matchAll(/\bverb: '(\w+)'/gu)].map(([, verb = '']) => `offer.${verb}`)
    : []),
]

const found = [...new Set(sources.flatMap(actionsIn))].filter(
  (action) => !isOther(action.replace(/^offer\.(?=add)/u, '')),
)
const actions = [
  ...found.filter((action) => !action.includes('$')),
  ...Object.values(templates).flat(),
].filter((action) => auditKinds.some((kind) => action.startsWith(`${kind}.`)))

describe('the audit of the company', () => {
  it('is found whole in the sources of the service', () => {
    expect(found.filter((action) => action.includes('$')).toSorted()).toEqual(
      Object.keys(templates).toSorted(),
    )
    expect(actions).toEqual(
      expect.arrayContaining([
        'user.invite',
        'offer.requestAgain',
        'approval.fail',
        'agreement.request',
        'unit.restore',
      ]),
    )
  })

  it.each(['sv', 'fi', 'nn', 'da', 'en'] as const)(
    'has texts for all that the service records (%s)',
    (language) => {
      const { kinds, verbs, states, reasons } = translationsFor(language).audit
      const lacking = actions.filter((action) => {
        const [kind = '', verb = ''] = action.split('.')
        return !(kind in kinds) || !(`${kind}-${verb}` in verbs || verb in verbs || verb in states)
      })
      expect(lacking).toEqual([])
      const known = [...storedOfferStates, ...returnStates, ...changeRequestStates, 'expired', 'withdrawn']
      expect(known.filter((state) => !(state in states))).toEqual([])
      expect(approvalReasonKinds.filter((kind) => !(kind in reasons))).toEqual([])
      expect(returnKinds.filter((kind) => !(kind in translationsFor(language).returns.kinds))).toEqual([])
    },
  )

  it('tells the acceptance of an offer from that of an invitation, and shows states in words', () => {
    const { eventOf, changesOf } = entryTextsFor('sv', 'SE')
    expect(eventOf('offer.accept')).toBe('Offert: accepterad')
    expect(eventOf('user.accept')).toBe('Användare: har tackat ja till inbjudan')
    expect(eventOf('return.inReview')).toBe('Retur eller reklamation: granskas')
    expect(eventOf('agreement.request')).toBe('Avtal: förlängning begärd')
    const entry = {
      action: 'offer.answer',
      before: { state: 'inProgress', lines: 2 },
      after: { state: 'ready', lines: 3 },
    }
    expect(changesOf(entry)).toEqual(['Läge: under behandling → klar', 'Rader: 2 → 3'])
  })

  it.each([
    [
      'user.change',
      { roles: ['buyer', 'foreman'], period: 'month', perPeriod: 10_000.5 },
      ['Roller: Inköpare, foreman', 'Period: månad', 'Gräns per period: 10\u00a0000,5'],
    ],
    ['user.change', { language: 'nn', mobile: '' }, ['Språk: nynorska']],
    ['user.lock', { status: 'lock' }, ['Status: spärrad']],
    ['address.create', { country: 'NO', isDefault: true }, ['Land: Norge', 'Standardadress: ja']],
    ['company.change', { deliveryDays: ['1', '5'] }, ['Önskade leveransdagar: måndag, fredag']],
    [
      'limit.change',
      { buyer: ['order 500', 'month 2500.5'] },
      ['Inköpare: gräns per order 500, månad 2\u00a0500,5'],
    ],
    ['orderFields.change', { project: 'required list A B' }, ['Projekt: måste fyllas i val ur A B']],
    [
      'approval.send',
      { reasons: ['newUser'], reference: 'required text' },
      ['Orsaker: ny användare', 'Referens: required text'],
    ],
    ['approval.deputy', { from: '2026-12-24' }, ['Från: 24 dec. 2026']],
    ['approval.shape', { newField: 'x' }, ['New field: x']],
  ])('shows the values of %s in words: %o', (action, after, changes) => {
    expect(entryTextsFor('sv', 'SE').changesOf({ action, before: {}, after })).toEqual(changes)
  })
})
