import type { ExperimentName, SiteName } from '@tradecounter/api/contract'
import type { PageId } from '@tradecounter/shop/core'
import {
  assignVariant,
  type AssignedExperiment,
  fingerprintKey,
  isFingerprint,
  type VariantShare,
} from '@tradecounter/shop/core/experiments'
import { cookieValues } from './cookies.ts'
import type { flags } from './flags.ts'
import { areNamesBySite, namesOf, type NamesBySite } from './names-by-site.ts'
import type { StoppedExperiments } from './stopped-experiments.ts'

type FlagName = keyof typeof flags

/** One variant: its share of the visitors, relative to the others, and the flags that are on in it. */
interface Variant {
  weight: number
  flags: readonly FlagName[]
}

/** An experiment (HELP-9): compares pages with some flags on with the same pages without. */
export interface Experiment {
  /** What is compared, and what decides. */
  description: string
  /** The slice that uses its flags, whose owners end it. */
  owner: `shop/${string}`
  /** The pages that differ. Only these are cached once for each variant. */
  pages: readonly PageId[] | 'all'
  /** Visitors who have not been assigned see `control`. */
  variants: Readonly<Record<string, Variant>> & { readonly control: Variant }
  /** First and last day, as `YYYY-MM-DD` in UTC. It begins and ends by itself. */
  firstDay: string
  lastDay: string
}

/** All experiments. One runs only where the setting `EXPERIMENTS` names it. */
export const experiments: Readonly<Record<ExperimentName, Experiment>> = {
  aaTest: {
    description: 'Compares the start page with itself: counts must not differ, or counting is wrong.',
    owner: 'shop/shell',
    pages: ['start'],
    variants: { control: { weight: 1, flags: [] }, same: { weight: 1, flags: ['aaTest'] } },
    firstDay: '2026-11-01',
    lastDay: '2027-06-30',
  },
}

/** The message for a wrong `EXPERIMENTS`. */
export const experimentsRule = `must name experiments (${Object.keys(experiments).join(', ')}), by site if need be: aaTest,prevex=`

/** Whether a value of `EXPERIMENTS` is valid. */
export const areExperiments = (list: string): boolean => areNamesBySite(list, experiments)

const dayLength = 86_400_000

/** Whether an experiment has begun and not ended. */
const runsAt = ({ firstDay, lastDay }: Experiment, time: number): boolean =>
  time >= Date.parse(firstDay) && time < Date.parse(lastDay) + dayLength

const touches = ({ pages }: Experiment, page: PageId): boolean => pages === 'all' || pages.includes(page)

/** The experiments of a request. */
export interface ExperimentChoice {
  /** The flags before a visitor's toggles: those of the variants instead of the site's. */
  initial: readonly string[]
  /** The variants that this browser has been assigned; empty without its id. */
  assigned: readonly AssignedExperiment[]
  /** Whether the page may differ between visitors, so that the host must know the browser. */
  varies: boolean
  /** Whether the site runs an experiment on any page: browsers with consent then send their id. */
  runs: boolean
}

/**
 * The browser's id in a `Cookie` header, which it sends only with consent; null if absent, malformed or given twice.
 */
function readFingerprint(cookies: string | undefined): string | null {
  const [id, second] = cookieValues(cookies, fingerprintKey)
  return id !== undefined && second === undefined && isFingerprint(id) ? id : null
}

/** Returns false if a `Cookie` header certainly has no id of the browser. */
export const mightHaveFingerprint = (cookies: string | undefined): boolean =>
  cookies?.includes(fingerprintKey) ?? false

const sharesOf = ({ variants }: Experiment): readonly VariantShare[] =>
  Object.entries(variants).map(([name, { weight }]) => [name, weight] as const)

/** What a request is chosen by. */
export interface ChoiceSources {
  site: SiteName
  page: () => PageId
  cookies: string | undefined
  /** The site's flags. */
  initial: readonly string[]
  /** The visitor sets flags: shown as set, and not part of any experiment. */
  toggled: boolean
}

/**
 * Creates `chooseExperiments`, which decides the variants of a request. `settled` is the setting `EXPERIMENTS`. A
 * `stopped` experiment shows control to everyone, and so does each while it is unknown which are stopped.
 */
export function createExperimentChooser(
  settled: NamesBySite,
  stopped: StoppedExperiments,
  all: Readonly<Record<string, Experiment>> = experiments,
  now: () => number = Date.now,
) {
  return ({ site, page, cookies, initial, toggled }: ChoiceSources): ExperimentChoice => {
    const names = namesOf(settled, site)
    if (names.length === 0) return { initial, assigned: [], varies: false, runs: false }
    const time = now()
    const ended = stopped()
    const goesOn = (id: string): boolean => ended !== null && !ended.has(id)
    const current = Object.entries(all).filter(([id, each]) => names.includes(id) && runsAt(each, time))
    const runs = current.some(([id]) => goesOn(id))
    const here = current.length > 0 ? page() : 'not-found'
    const touching = current.filter(([, experiment]) => touches(experiment, here))
    const varies = touching.some(([id]) => goesOn(id))
    if (toggled || touching.length === 0) return { initial, assigned: [], varies, runs }
    const fingerprint = readFingerprint(cookies)
    let on = initial
    const assigned: AssignedExperiment[] = []
    for (const [id, experiment] of touching) {
      const shares = sharesOf(experiment)
      const isAssigned = fingerprint !== null && goesOn(id)
      const variant = isAssigned ? assignVariant(id, shares, fingerprint) : 'control'
      const compared: readonly string[] = Object.values(experiment.variants).flatMap((each) => each.flags)
      on = [
        ...on.filter((flag) => !compared.includes(flag)),
        ...(experiment.variants[variant] ?? experiment.variants.control).flags,
      ]
      if (isAssigned) assigned.push({ id, variant, shares })
    }
    return { initial: on, assigned, varies, runs }
  }
}
