import * as v from 'valibot'

/** What users are notified of, by the channels of their choice. */
export const newsEvents = [
  'order',
  'shipment',
  'delay',
  'approval',
  'invoice',
  'offer',
  'return',
  'answer',
  'callBack',
] as const
export type NewsEvent = (typeof newsEvents)[number]

/** A browser in which the user gets notifications. */
const pushBrowserSchema = v.object({
  id: v.string(),
  /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
  name: v.string(),
  createdAt: v.string(),
  /** It is the browser of the call. */
  here: v.boolean(),
})

/** `GET /api/user/pushbrowsers`: the browsers of the user, the newest first. */
export const pushBrowsersSchema = v.object({ browsers: v.array(pushBrowserSchema) })
export type PushBrowsers = v.InferOutput<typeof pushBrowsersSchema>

const base64url = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`, 'u')))

/**
 * `POST /api/user/subscribepush`: the subscription of a browser (`PushSubscription.toJSON()`). 400 `pushService` for an
 * endpoint that is not of a known push service.
 */
export const subscribePushRequestSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(800), v.regex(/^https?:\/\/[\x21-\x7e]+$/u)),
  keys: v.object({
    /** A point of the curve P-256, uncompressed. */
    p256dh: base64url(87),
    auth: base64url(22),
  }),
})
export type SubscribePushRequest = v.InferOutput<typeof subscribePushRequestSchema>

/** `POST /api/user/endpush`. */
export const endPushRequestSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** Notifications in browsers, as the settings of my account have them. */
export const pushSettingsSchema = v.object({
  /** The key under which browsers subscribe, in base64url. */
  publicKey: v.string(),
  events: v.array(v.picklist(newsEvents)),
})
export type PushSettings = v.InferOutput<typeof pushSettingsSchema>
