import * as v from 'valibot'

/** The web vitals that browsers measure; `CLS` is a score, the others are milliseconds. */
export const webVitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type WebVitalName = (typeof webVitalNames)[number]

/**
 * `POST /bff/vitals`: what a browser has measured on one page, with consent to statistics. `page` is the kind of page,
 * never its address. Nothing identifies a person.
 */
export const webVitalsSchema = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/u)),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(webVitalNames),
        // Ten minutes: a longer value is a sleeping computer.
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(webVitalNames.length),
    v.check((vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length, 'names one twice'),
  ),
})
export type WebVitals = v.InferOutput<typeof webVitalsSchema>
