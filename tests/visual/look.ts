import type { Page } from 'playwright-core'
import { readBands, readBaseline, type Baseline } from './baselines.ts'
import { compare, strict, wide } from './comparer.ts'
import { drawsAlike, type Machine } from './machine.ts'
import { decodePng, type Pixels } from './pixels.ts'
import { shoot, shootSteady, type Shot, type Width } from './shoot.ts'

/** What became of one picture: a widget in one brand at one width. */
export interface Finding {
  widget: string
  width: Width
  brand: string
  kind: 'different' | 'resized' | 'new' | 'restless'
  /** Share of differing pixels, 0 to 1; 1 for a new picture. */
  share: number
  before?: Pixels
  after?: Pixels
  difference?: Pixels
  /** What the browser said when the story could not be photographed. */
  complaint?: string
}

/** What a widget's story looks like at one width, and what of that was not expected. */
export interface Look {
  shots: readonly Shot[]
  findings: Finding[]
}

/** A widget's story, the page to show it on, and the machine that the page belongs to. */
export interface Subject {
  page: Page
  origin: string
  widget: string
  story: string
  width: Width
  machine: Machine
}

const isKnown = (baseline: Baseline | undefined, width: Width, shot: Shot): boolean =>
  baseline?.bands[width].some((band) => band.brand === shot.brand && band.hash === shot.hash) ?? false

function judge(subject: Subject, baseline: Baseline | undefined, shot: Shot, before?: Pixels): Finding[] {
  const { widget, width, machine } = subject
  const place = { widget, width, brand: shot.brand, after: decodePng(shot.png) }
  if (!baseline || !before) return [{ ...place, kind: 'new', share: 1 }]
  const tolerance = drawsAlike(baseline.taken, machine) ? strict : wide
  const { kind, share, difference } = compare(before, place.after, tolerance)
  return kind === 'same' ? [] : [{ ...place, kind, share, before, difference }]
}

function judgeAll(subject: Subject, shots: readonly Shot[]): Finding[] {
  const { widget, width } = subject
  const baseline = readBaseline(widget)
  const unknown = shots.filter((shot) => !isKnown(baseline, width, shot))
  if (unknown.length === 0) return []
  const before = readBands(widget, width)
  return unknown.flatMap((shot) => judge(subject, baseline, shot, before.get(shot.brand)))
}

/**
 * Photographs a story at one width and compares it; what differs is photographed
 * again, slowly, before it is believed.
 */
export async function look(subject: Subject): Promise<Look> {
  const { page, origin, widget, story, width } = subject
  try {
    const shots = await shoot(page, origin, story, width)
    const findings = judgeAll(subject, shots)
    if (findings.length === 0) return { shots, findings }
    const steady = await shootSteady(page, origin, story, width, shots)
    return { shots: steady, findings: judgeAll(subject, steady) }
  } catch (cause) {
    const complaint = cause instanceof Error ? cause.message : String(cause)
    return { shots: [], findings: [{ widget, width, brand: 'all', kind: 'restless', share: 1, complaint }] }
  }
}
