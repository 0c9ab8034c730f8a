import type { Audit, Site } from '../contract/index.ts'
import { formatQuantity } from '../mail/service.ts'
import { momentFormatter } from '../platform/days.ts'
import { fillText, locales, roleNamesFor, type TranslationLocale, translationsFor } from '../sites/service.ts'

type Fact = EntryFacts['after'][string]

/** What an entry is about, of which its texts are made. */
export type EntryFacts = Pick<Audit['entries'][number], 'action' | 'before' | 'after'>

/** The texts of entries in the language of a reader. */
export interface EntryTexts {
  /** What was done: "Delivery address: changed". */
  eventOf: (action: string) => string
  /**
   * The changed fields, each with its value before and after: "Limit per order: 2 000 → 5 000". A new or removed
   * subject shows what it has or had.
   */
  changesOf: (entry: EntryFacts) => string[]
}

/** A name of code as words: `perOrderLimit` is `Per order limit`. For what has no text. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll(/[._-]+/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Texts by names of code. */
type Texts = Readonly<Record<string, string | undefined>>

const from =
  (texts: Texts) =>
  (value: string): string =>
    texts[value] ?? value

/** The first Monday of a year: weekdays are counted from 1, Monday. */
const weekdayOf = (number: number): Date => new Date(Date.UTC(2024, 0, number))

/** Words for values of fields, where a value is a name of code. */
function valueTexts(locale: TranslationLocale, country: Site['country']) {
  const { audit, userExport, returns } = translationsFor(locale)
  const roleName = roleNamesFor(locale)
  const intlLocale = locale === 'en-US' || locale === 'en-GB' ? locale : locales[locale]
  const languages = new Intl.DisplayNames(intlLocale, { type: 'language' })
  const regions = new Intl.DisplayNames(intlLocale, { type: 'region' })
  const weekday = new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(intlLocale, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = momentFormatter(country, intlLocale)
  const stateText = from({ ...audit.verbs, ...audit.states })
  const fields: Readonly<Record<string, (value: string) => string>> = {
    state: stateText,
    status: stateText,
    role: roleName,
    roles: roleName,
    period: from(userExport.periods),
    language: (value) => (/^[a-z]{2,3}(?:-[A-Z]{2})?$/u.test(value) ? (languages.of(value) ?? value) : value),
    country: (value) => (/^[A-Z]{2}$/u.test(value) ? (regions.of(value) ?? value) : value),
    deliveryDays: (value) => weekday.format(weekdayOf(Number(value))),
    kind: from(returns.kinds),
    reasons: from(audit.reasons),
  }
  /** Requirements for orders: `required list A B`. Their fields are those of an order. */
  const requirement = (value: string): string =>
    value
      .split(' ')
      .map((word, at) => (at < 2 ? from(audit.requirements)(word) : word))
      .join(' ')
  /** Limits of roles: `month 5000`. Their fields are the roles. */
  const limit = (value: string): string => {
    const [span = '', amount = ''] = value.split(' ')
    return `${from({ ...userExport.periods, order: audit.reasons.order })(span)} ${formatQuantity(Number(amount))}`
  }
  return (kind: string, field: string, value: string | number): string => {
    if (typeof value === 'number') return formatQuantity(value)
    if (value === '') return ''
    if (kind === 'orderFields') return requirement(value)
    if (kind === 'limit') return limit(value)
    if (/^\d{4}-\d\d-\d\d$/u.test(value)) return day.format(new Date(value))
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value)) return moment(new Date(value))
    return (Object.hasOwn(fields, field) ? fields[field] : undefined)?.(value) ?? value
  }
}

/** Texts for what is recorded: kinds, verbs, fields and values without a text of their own are shown as words. */
export function entryTextsFor(locale: TranslationLocale, country: Site['country']): EntryTexts {
  const { audit, roles } = translationsFor(locale)
  const kinds: Texts = audit.kinds
  const verbs: Texts = audit.verbs
  const states: Texts = audit.states
  // Limits of roles have the role as their field.
  const fields: Texts = { ...roles, ...audit.fields }
  const textOf = valueTexts(locale, country)

  const eventOf: EntryTexts['eventOf'] = (action) => {
    const at = action.indexOf('.')
    const [kind, verb] = at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)]
    const kindText = kinds[kind] ?? wordsOf(kind)
    // One verb can mean different things: a user accepts an invitation, a buyer an offer. A return is recorded with its
    // new state.
    const verbText = verbs[`${kind}-${verb}`] ?? verbs[verb] ?? states[verb] ?? wordsOf(verb).toLowerCase()
    return verbText === '' ? kindText : `${kindText}: ${verbText}`
  }

  const valueOf = (kind: string, field: string, value: Fact | undefined): string => {
    if (typeof value === 'boolean') return value ? audit.yes : audit.no
    const values = Array.isArray(value) ? value : [value ?? '']
    return values.map((each) => textOf(kind, field, each)).join(', ') || audit.empty
  }

  const changesOf: EntryTexts['changesOf'] = ({ action, before, after }) => {
    const [kind = ''] = action.split('.')
    const isChange = Object.keys(before).length > 0 && Object.keys(after).length > 0
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
      const label = fields[field] ?? wordsOf(field)
      const value = isChange
        ? fillText(audit.fromTo, valueOf(kind, field, before[field]), valueOf(kind, field, after[field]))
        : valueOf(kind, field, after[field] ?? before[field])
      const isEmpty = !isChange && value === audit.empty
      return isEmpty ? [] : [`${label}: ${value}`]
    })
  }

  return { eventOf, changesOf }
}
