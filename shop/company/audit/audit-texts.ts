import { type ShopContext, type TranslationKey, translatorOf } from '@tradecounter/shop/core'
import type { AuditEntry } from './audit-list.ts'

/** A name of code as words: `perOrderLimit` is `Per order limit`. For what the shop has no text for. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll(/[._-]+/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Entry = Pick<AuditEntry, 'before' | 'after'>
type Fact = AuditEntry['before'][string]

/** The texts of entries in the language of a page. */
export interface AuditTexts {
  /** What was done: "Delivery address: changed". */
  actionOf: (action: string) => string
  /** The changed fields, each with its value before and after. A new or removed subject shows what it has or had. */
  changesOf: (entry: Entry) => { field: string; text: string }[]
}

/** Texts for what the server may have recorded: kinds, verbs, fields and states that the shop does not know are shown as words. */
export function auditTextsOf(context: ShopContext): AuditTexts {
  const t = translatorOf(context)
  const isKey = (key: string): key is TranslationKey => context.translations[key] !== undefined
  const textOf = (keys: readonly string[]): string | undefined => {
    const key = keys.find(isKey)
    return key === undefined ? undefined : t(key)
  }

  const actionOf: AuditTexts['actionOf'] = (action) => {
    const at = action.indexOf('.')
    const [kind, verb] = at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)]
    const kindText = textOf([`audit.kind-${kind}`]) ?? wordsOf(kind)
    // One verb can mean different things: a user accepts an invitation, a buyer an offer. A return is recorded with its new state.
    const verbText =
      textOf([`audit.verb-${kind}-${verb}`, `audit.verb-${verb}`, `audit.state-${verb}`]) ??
      wordsOf(verb).toLowerCase()
    return verbText === '' ? kindText : `${kindText}: ${verbText}`
  }

  const valueText = (field: string, value: Fact | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
    if (text === '') return t('audit.empty')
    const isState = field === 'state' || field === 'status'
    return (isState ? textOf([`audit.state-${text}`, `audit.verb-${text}`]) : undefined) ?? text
  }

  const changesOf: AuditTexts['changesOf'] = ({ before, after }) => {
    const isChange = Object.keys(before).length > 0 && Object.keys(after).length > 0
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const label = textOf([`audit.field-${name}`]) ?? wordsOf(name)
      const value = isChange
        ? t('audit.from-to', valueText(name, before[name]), valueText(name, after[name]))
        : valueText(name, after[name] ?? before[name])
      const isEmpty = !isChange && value === t('audit.empty')
      return isEmpty ? [] : [{ field: label, text: `${label}: ${value}` }]
    })
  }

  return { actionOf, changesOf }
}
