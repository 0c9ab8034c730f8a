import * as v from 'valibot'
import { errorSchema } from '../common.ts'
import { emailSchema } from '../company.ts'
import { applicationRoles, applicationStates, formTabs, identificationStates } from './states.ts'
import { applicationValuesSchema, savedTabSchema } from './values.ts'

const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** A value that a rule refuses. `code` names the rule; `detail` is what its sentence may show, such as an example. */
export const fieldErrorSchema = v.object({
  tab: v.picklist([...formTabs, 'identify']),
  /** Dotted path within the tab: `addresses.0.postalCode`. */
  field: v.string(),
  code: v.string(),
  detail: v.optional(v.string()),
})
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

export const identificationSchema = v.object({
  state: v.picklist(identificationStates),
  /**
   * Whether one has been started and has not ended, in any tab or browser (spec §3: e-identification initiated flag).
   */
  initiated: v.boolean(),
  /** Who is to sign: name, and mail address of the link. Empty until the tab `persons` is filled in. */
  signatory: v.object({ name: v.string(), email: v.string() }),
  /** Name of the one who has signed, from the provider; empty until then. */
  signedBy: v.string(),
  /** When the state was reached, ISO 8601 in UTC; null for `none`. */
  at: v.nullable(v.string()),
})
export type Identification = v.InferOutput<typeof identificationSchema>

/** The id of an application. It opens nothing: only the key of a browser does. */
const applicationId = v.pipe(v.string(), v.maxLength(64))

/** An application, for the browser that has begun it or has opened its link. */
export const applicationSchema = v.object({
  /** Names it in calls: another tab of the browser may have opened another one. */
  id: v.string(),
  role: v.picklist(applicationRoles),
  state: v.picklist(applicationStates),
  /** Shown to people; empty until it is submitted. */
  reference: v.string(),
  /** Whether the values may be changed and submitted. */
  isOpen: v.boolean(),
  values: applicationValuesSchema,
  /** One more at each save of the tab. 0: never saved. */
  versions: v.object({ company: version, persons: version, delivery: version, terms: version }),
  identification: identificationSchema,
  /** What the shop writes: its question in `moreInformation`, its reason in `rejected`. */
  message: v.string(),
  /**
   * The number of the customer that the application has become, for its applicant; empty until it is approved, and for
   * a signatory.
   */
  customerNumber: v.string(),
  /** When it is erased unless it changes, ISO 8601 in UTC. */
  expiresAt: v.string(),
})
export type Application = v.InferOutput<typeof applicationSchema>

/** `GET /api/become-a-customer/application`: null if the browser has none. */
export const applicationAnswerSchema = v.object({ application: v.nullable(applicationSchema) })
/** The answer of a call that changes the application. */
export const changedApplicationSchema = v.object({ application: applicationSchema })

/**
 * `POST /api/become-a-customer/save`: saves one tab. The first call begins the draft and sets its cookie. 409 `changed`
 * if the tab was saved since `version`, with the whole application as it is in `current`: nothing is lost on either
 * side. `application` is the id of the one that the page shows, null before its first save. 409 `otherApplication` if
 * the browser has another one by now, or none.
 */
export const saveApplicationRequestSchema = v.intersect([
  savedTabSchema,
  v.object({ version, application: v.nullable(applicationId) }),
])
export type SaveApplicationRequest = v.InferInput<typeof saveApplicationRequestSchema>

/** 400 `invalid` of a submission: every refused value. */
export const refusedApplicationSchema = v.object({
  ...errorSchema.entries,
  errors: v.optional(v.array(fieldErrorSchema)),
})

/**
 * `POST /api/become-a-customer/link`: mails links to the open applications of a mail address. The answer never tells
 * whether there are any.
 */
export const applicationLinkRequestSchema = v.object({ email: emailSchema })
/** The token of a mailed link, from the fragment of its address. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, 'This is no token.'))
/**
 * `POST /api/become-a-customer/linkpreview`: what a mailed link opens. Reading it opens nothing and uses nothing up, so
 * that pages may do it before they ask.
 */
export const linkPreviewRequestSchema = v.object({ token })
export const linkPreviewSchema = v.object({
  role: v.picklist(applicationRoles),
  /** Names of the company and of the applicant; empty until they are filled in. */
  companyName: v.string(),
  applicant: v.string(),
  /** Whether this browser has another application, which it would not show any more. */
  replaces: v.boolean(),
})
export type LinkPreview = v.InferOutput<typeof linkPreviewSchema>
/**
 * `POST /api/become-a-customer/open`: opens the application of a mailed link. 409 `otherDraft` if the browser has
 * another one and `replace` is not true; 409 `sameBrowser` for the link of a signatory in the browser of the applicant.
 */
export const openApplicationRequestSchema = v.object({ token, replace: v.optional(v.boolean(), false) })
/** `POST /api/become-a-customer/identification/start`: the address of the provider, to be opened in this window. */
export const startedIdentificationSchema = v.object({ address: v.string() })
/**
 * A call about the application that the page shows: its id. 409 `otherApplication` if the browser has another one by
 * now, such as that of a link opened in another tab.
 */
export const namedApplicationSchema = v.object({ application: applicationId })

/** `GET /api/become-a-customer/identification/callback`: how the provider sends the browser back. */
export const identificationCallbackSchema = v.object({
  code: v.optional(v.string()),
  state: v.optional(v.string()),
  error: v.optional(v.string()),
  iss: v.optional(v.string()),
})
