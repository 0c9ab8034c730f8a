import { atom, type createStore } from 'jotai'
import type * as formRules from '@tradecounter/api/application-form'
import type {
  Application,
  ApplicationTab,
  ApplicationValues,
  FieldError,
  FormTab,
  LinkPreview,
  Registration,
} from '@tradecounter/api/contract'
import {
  emptyValues,
  formTabs,
  hasCompanyFields,
  isOnTab,
  nameOf,
  shownErrors,
  type Checked,
} from './rules.ts'

/** The rules of the form, the same as on the server (decision 20). Their code loads after the page. */
export type FormRules = typeof formRules

export type Store = ReturnType<typeof createStore>

/** The application page: whether the application of this browser is known, and the application itself. */
export interface ApplicationPage {
  /** `noLink`: the mailed link is used up or has ended, and the browser has no application. */
  status: 'loading' | 'ready' | 'noLink'
  /** Null until something has been saved. */
  application: Application | null
  /** It was signed, and was changed afterwards. */
  signatureEnded: boolean
}
export const applicationPageAtom = atom<ApplicationPage>({
  status: 'loading',
  application: null,
  signatureEnded: false,
})

/**
 * The page has put another application in place of its own, or none (`gone`), because another tab has changed what the
 * browser has.
 */
export const replacedAtom = atom<'shown' | 'gone' | null>(null)

/** A mailed link that is not opened yet. `sameBrowser`: it is the signatory's, in the browser of the applicant. */
export type MailedLink =
  | { kind: 'offered'; preview: LinkPreview; busy: boolean; failed: boolean }
  | { kind: 'sameBrowser' }
export const mailedLinkAtom = atom<MailedLink | null>(null)

/** The registration parameters: what an application asks for on this site. Seeded by the server. */
export const registrationParametersAtom = atom<Registration | null>(null)

/** Everything that is typed and chosen, as it was typed. */
export const applicationValuesAtom = atom<ApplicationValues>(emptyValues({ countries: [] }))

/** The form of business, empty until chosen. */
export const businessModelAtom = atom(
  (get) => get(applicationValuesAtom).company.businessModel,
  (get, set, businessModel: string) => {
    const wereShown = get(companyFieldsAtom)
    set(changeTabAction, 'company', { businessModel })
    // Fields that nobody has seen yet are not called wrong.
    if (!wereShown)
      set(checkedAtom, ({ fields, tabs }) => ({
        fields,
        tabs: new Set([...tabs].filter((tab) => tab !== 'company')),
      }))
  },
)

/** Whether the fields of the company are shown. */
export const companyFieldsAtom = atom((get): boolean => {
  const registration = get(registrationParametersAtom)
  return (
    registration !== null && hasCompanyFields(get(applicationValuesAtom).company.businessModel, registration)
  )
})

/** The open tab. It is in the address too. */
export const activeTabAtom = atom<ApplicationTab>('company')

/** Null until their code is there. */
export const formRulesAtom = atom<FormRules | null>(null)
/** The rules of VAT numbers of other member states; null until such a number is typed and they are there. */
export const unionStatesAtom = atom<Awaited<ReturnType<FormRules['loadStatesOf']>>>(null)

const nothingChecked: Checked = { fields: new Set<string>(), tabs: new Set<FieldError['tab']>() }

/** What the page shows errors of. */
const checkedAtom = atom(nothingChecked)

/** Every value that a rule refuses, shown or not. Empty until the rules are there. */
export const refusedValuesAtom = atom((get): FieldError[] => {
  const rules = get(formRulesAtom)
  const registration = get(registrationParametersAtom)
  return rules === null || registration === null
    ? []
    : rules.checkForm(get(applicationValuesAtom), registration, get(unionStatesAtom))
})

/** What the server has refused in the tabs, until they change: it may know more than the rules in the browser. */
const serverErrorsAtom = atom<readonly FieldError[]>([])

/** Validation errors by the name of their field, in the order of the form: those that the page shows. */
export const validationErrorsAtom = atom((get): ReadonlyMap<string, FieldError> => {
  const own = shownErrors(get(refusedValuesAtom), get(checkedAtom))
  const companyFields = get(companyFieldsAtom)
  const all = formTabs.flatMap((tab) =>
    // A rule of the browser is about the value that is there now.
    [...get(serverErrorsAtom), ...own].filter((error) => error.tab === tab && isOnTab(error, companyFields)),
  )
  return new Map(all.map((error) => [nameOf(error), error] as const))
})

/** Shows what the server has refused. */
export const takeServerErrorsAction = atom(null, (_get, set, errors: readonly FieldError[]): void =>
  set(serverErrorsAtom, errors),
)

/** The tabs in their order, with the number of errors that are shown in each. */
export const tabsAtom = atom((get): { id: ApplicationTab; errors: number }[] => {
  const errors = [...get(validationErrorsAtom).values()]
  const { tabs = [] } = get(registrationParametersAtom) ?? {}
  return tabs.map((id) => ({ id, errors: errors.filter(({ tab }) => tab === id).length }))
})

/** Whether an e-identification has been started and has not ended, in any tab or browser. */
export const identificationInitiatedAtom = atom(
  (get) => get(applicationPageAtom).application?.identification.initiated ?? false,
)

/** The version of each tab on the server, and how many edits of each have been made and saved. */
export interface Draft {
  versions: Readonly<Record<FormTab, number>>
  edits: Readonly<Record<FormTab, number>>
  savedEdits: Readonly<Record<FormTab, number>>
}
const none = { company: 0, persons: 0, delivery: 0, terms: 0 }
export const draftAtom = atom<Draft>({ versions: none, edits: none, savedEdits: none })

const isEdited = ({ edits, savedEdits }: Draft, tab: FormTab): boolean => edits[tab] > savedEdits[tab]

/** The tabs with edits that are not saved. */
export const editedTabsAtom = atom((get) => formTabs.filter((tab) => isEdited(get(draftAtom), tab)))

/** What has become of the last edits. */
export type SaveState =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** Time in ISO 8601. */
  | { kind: 'saved'; at: string }
  /** `wait`: too many calls from this network. */
  | { kind: 'failed'; wait: boolean }
  /** Another tab has saved the same part; `theirs` is the application as it is on the server. */
  | { kind: 'conflict'; tab: FormTab; theirs: Application }
  /** The browser has another application by now, `theirs`, or none, and what was typed here is not saved. */
  | { kind: 'other'; theirs: Application | null }
export const saveStateAtom = atom<SaveState>({ kind: 'none' })

/** Changes values of a tab. */
export const changeTabAction = atom(
  null,
  <Tab extends FormTab>(
    _get: unknown,
    set: Store['set'],
    tab: Tab,
    part: Partial<ApplicationValues[Tab]>,
  ): void => {
    set(applicationValuesAtom, (values) => ({ ...values, [tab]: { ...values[tab], ...part } }))
    set(draftAtom, (draft) => ({ ...draft, edits: { ...draft.edits, [tab]: draft.edits[tab] + 1 } }))
    set(serverErrorsAtom, (errors) => errors.filter((error) => error.tab !== tab))
  },
)

/**
 * Takes an application of the server over. What is typed and not saved stays; `saved` names a tab whose values were
 * just saved from here, and stay as they were typed.
 */
export const takeApplicationAction = atom(
  null,
  (get, set, application: Application, saved?: FormTab): void => {
    const draft = get(draftAtom)
    const newer = formTabs.filter(
      (tab) => tab !== saved && !isEdited(draft, tab) && application.versions[tab] > draft.versions[tab],
    )
    const changes = Object.fromEntries(newer.map((tab) => [tab, application.values[tab]]))
    if (newer.length > 0) {
      set(applicationValuesAtom, (values) => ({ ...values, ...changes }))
      set(serverErrorsAtom, (errors) => errors.filter(({ tab }) => !newer.some((other) => other === tab)))
    }
    const known = saved === undefined ? newer : [...newer, saved]
    set(draftAtom, (now) => ({
      ...now,
      versions: {
        ...now.versions,
        ...Object.fromEntries(known.map((tab) => [tab, application.versions[tab]])),
      },
    }))
    set(applicationPageAtom, (before) => ({
      status: 'ready',
      application,
      signatureEnded:
        application.identification.state === 'none' &&
        (before.signatureEnded || before.application?.identification.state === 'signed'),
    }))
  },
)

/** Begins anew: nothing is typed and nothing is saved. */
export const clearApplicationAction = atom(null, (get, set): void => {
  set(applicationValuesAtom, emptyValues(get(registrationParametersAtom) ?? { countries: [] }))
  set(draftAtom, { versions: none, edits: none, savedEdits: none })
  set(checkedAtom, nothingChecked)
  set(serverErrorsAtom, [])
  set(saveStateAtom, { kind: 'none' })
  set(replacedAtom, null)
  set(applicationPageAtom, { status: 'ready', application: null, signatureEnded: false })
})

/** Shows the errors of a field that was left. */
export const checkFieldAction = atom(null, (get, set, name: string): void => {
  const checked = get(checkedAtom)
  if (!checked.fields.has(name)) set(checkedAtom, { ...checked, fields: new Set([...checked.fields, name]) })
})

/** Shows all errors of tabs that were to be finished. */
export const checkTabsAction = atom(null, (get, set, tabs: readonly FieldError['tab'][]): void => {
  const checked = get(checkedAtom)
  set(checkedAtom, { ...checked, tabs: new Set([...checked.tabs, ...tabs]) })
})
