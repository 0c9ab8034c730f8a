import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import '../../ui/theme/styles.ts'
import { type WidgetCase, widgetCases } from './cases.tsx'
import { plainElement, type PlainNode, readNode } from './plain.ts'

/** Milliseconds: of React and the widget, and the same including layout. */
export interface Took {
  script: number
  whole: number
}

/** What is rendered: the widget, the same markup as plain elements, or the widget with every row, as for print. */
export type Side = 'widget' | 'plain' | 'every row'

interface Stage {
  page: HTMLElement
  root: Root
}

document.documentElement.dataset.brand = 'tradecounter'
const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

function open(): Stage {
  const page = document.body.appendChild(document.createElement('main'))
  return { page, root: createRoot(page) }
}

function close({ page, root }: Stage): void {
  root.unmount()
  page.remove()
}

function timed(page: HTMLElement, work: () => void): Took {
  void page.offsetHeight
  const start = performance.now()
  flushSync(work)
  const script = performance.now() - start
  void page.offsetHeight
  return { script, whole: performance.now() - start }
}

const drawEveryRow = (on: boolean): void => {
  dispatchEvent(new Event(on ? 'beforeprint' : 'afterprint'))
}

const stepsOf = ({
  updates,
  gesture,
}: WidgetCase): [string, ((page: HTMLElement) => void) | ReactElement][] => [
  ...Object.entries(updates),
  ...(gesture === undefined ? [] : [[gesture.name, gesture.run] as [string, (page: HTMLElement) => void]]),
]

/** Markup without identifiers that are generated at every rendering. */
const markup = (page: HTMLElement): string => page.innerHTML.replace(/_r_[0-9a-z]+_/gu, '_id_')

const caseAt = (index: number): WidgetCase => {
  const found = widgetCases[index]
  if (found === undefined) throw new Error(`There is no case ${index}`)
  return found
}

async function drawn(one: WidgetCase): Promise<Stage> {
  const stage = open()
  flushSync(() => stage.root.render(one.first))
  if (one.prepare !== undefined) flushSync(() => one.prepare?.(stage.page))
  await settled()
  return stage
}

/** The plain elements of a case's states, read once from the widget's markup. */
const plainStates = new Map<string, Record<string, PlainNode[]>>()

/**
 * Reads the markup of every state of the widget, renders it as plain elements, and returns the difference, if any.
 * Must be called before `sample`.
 */
async function compare(index: number): Promise<string[]> {
  const one = caseAt(index)
  const states: Record<string, PlainNode[]> = {}
  const wanted: Record<string, string> = {}
  for (const [name, step] of [['', null] as const, ...stepsOf(one)]) {
    const stage = await drawn(one)
    if (one.windowed === true) drawEveryRow(true)
    await settled()
    if (typeof step === 'function') flushSync(() => step(stage.page))
    else if (step !== null) flushSync(() => stage.root.render(step))
    states[name] = [...stage.page.children].map(readNode)
    wanted[name] = markup(stage.page)
    close(stage)
    if (one.windowed === true) drawEveryRow(false)
  }
  plainStates.set(one.name, states)
  return Object.entries(states).flatMap(([name, nodes]) => {
    const stage = open()
    flushSync(() => stage.root.render((states[''] ?? []).map(plainElement)))
    flushSync(() => stage.root.render(nodes.map(plainElement)))
    const got = markup(stage.page)
    close(stage)
    const is = wanted[name] ?? ''
    if (got === is) return []
    const at = [...got].findIndex((letter, place) => letter !== is[place])
    return [
      `${one.name}, ${name || 'mounted'}: "${is.slice(at - 60, at + 60)}" but "${got.slice(at - 60, at + 60)}"`,
    ]
  })
}

/** Mounts and updates one side once. The first entry is `mount`. */
async function sample(index: number, side: Side): Promise<Record<string, Took>> {
  const one = caseAt(index)
  const states = plainStates.get(one.name) ?? {}
  const took: Record<string, Took> = {}
  for (const [name, step] of stepsOf(one)) {
    const stage = open()
    const plain = (state: string): ReactElement[] => (states[state] ?? []).map(plainElement)
    const mount = timed(stage.page, () => stage.root.render(side === 'plain' ? plain('') : one.first))
    if (side !== 'plain' && one.prepare !== undefined) {
      const prepared = timed(stage.page, () => one.prepare?.(stage.page))
      mount.script += prepared.script
      mount.whole += prepared.whole
    }
    took.mount ??= mount
    await settled()
    if (side === 'every row') drawEveryRow(true)
    await settled()
    took[name] = timed(stage.page, () => {
      if (side === 'plain') stage.root.render(plain(name))
      else if (typeof step === 'function') step(stage.page)
      else stage.root.render(step)
    })
    if (side === 'every row') drawEveryRow(false)
    close(stage)
    await settled()
  }
  return took
}

/** Number of elements of a side. */
async function elements(index: number): Promise<{ widget: number; plain: number }> {
  const one = caseAt(index)
  const count = (nodes: readonly (PlainNode | string)[]): number =>
    nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + count(node.children)), 0)
  const stage = await drawn(one)
  const widget = stage.page.querySelectorAll('*').length
  close(stage)
  return { widget, plain: count(plainStates.get(one.name)?.[''] ?? []) }
}

/** The functions of this page for the bench program. */
export interface WidgetBench {
  cases: { name: string; windowed: boolean; gestures: string[] }[]
  compare: typeof compare
  sample: typeof sample
  elements: typeof elements
}

const bench: WidgetBench = {
  cases: widgetCases.map((one) => ({
    name: one.name,
    windowed: one.windowed ?? false,
    gestures: stepsOf(one).map(([name]) => name),
  })),
  compare,
  sample,
  elements,
}
Object.assign(window, { bench })
