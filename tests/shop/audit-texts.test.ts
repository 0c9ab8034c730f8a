import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditKinds, changeRequestStates, returnStates, storedOfferStates } from '@tradecounter/api/contract'
import { builtInTexts, translationsFor } from '@tradecounter/shop/translations'
import { auditKinds as filterKinds } from '../../shop/company/audit/audit-list.ts'
import { auditTextsOf } from '../../shop/company/audit/audit-texts.ts'
import { shopContext } from './in-shop.tsx'

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
  it('can be filtered by every kind of the contract (MY-10)', () => {
    expect([...filterKinds].toSorted()).toEqual([...auditKinds].toSorted())
  })

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
      const texts = builtInTexts(language)
      const lacking = actions.filter((action) => {
        const [kind = '', verb = ''] = action.split('.')
        return (
          !(`audit.kind-${kind}` in texts) ||
          ![`verb-${kind}-${verb}`, `verb-${verb}`, `state-${verb}`].some((name) => `audit.${name}` in texts)
        )
      })
      expect(lacking).toEqual([])
      const states = [...storedOfferStates, ...returnStates, ...changeRequestStates, 'expired', 'withdrawn']
      expect(states.filter((state) => !(`audit.state-${state}` in texts))).toEqual([])
    },
  )

  it('tells the acceptance of an offer from that of an invitation, and shows states in words', () => {
    const context = shopContext({ translations: translationsFor('sv', ['audit']) })
    const { actionOf, changesOf } = auditTextsOf(context)
    expect(actionOf('offer.accept')).toBe('Offert: accepterad')
    expect(actionOf('user.accept')).toBe('Användare: har tackat ja till inbjudan')
    expect(actionOf('return.inReview')).toBe('Retur eller reklamation: granskas')
    expect(actionOf('agreement.request')).toBe('Avtal: förlängning begärd')
    const entry = { before: { state: 'inProgress', lines: 2 }, after: { state: 'ready', lines: 3 } }
    expect(changesOf(entry).map(({ text }) => text)).toEqual([
      'Läge: under behandling → klar',
      'Rader: 2 → 3',
    ])
  })
})
