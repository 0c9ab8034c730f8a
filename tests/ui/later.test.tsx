import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  later,
  LaterFailureView,
  type LaterFailureProps,
  loadUntilThere,
  scheduleRetry,
} from '@tradecounter/ui/later'
import { type ComponentType, Suspense, type ReactNode, useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// With it loaded, a retry takes no time that fake timers do not know.
import '../../ui/later/failed-sheets.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failureOf = ({ place, onRetry, onClose }: LaterFailureProps): ReactNode => (
  <div role="alert">
    {place}
    <button onClick={onRetry}>Try again</button>
    {onClose && <button onClick={onClose}>Close</button>}
  </div>
)

/** A page with one part. */
const pageWith = (part: ReactNode): ReactNode => (
  <LaterFailureView value={failureOf}>
    <p>The page</p>
    <Suspense fallback="Waiting">{part}</Suspense>
  </LaterFailureView>
)

/** Renders it, and waits for modules that load at once. */
const draw = (page: ReactNode) => act(async () => render(page))

const Hello = ({ name }: { name: string }): ReactNode => <p>Hello {name}</p>

/** A module that fails to load a number of times. */
const fileAfter = (failures: number) => {
  let left = failures
  return vi.fn<() => Promise<{ default: typeof Hello }>>(async () => {
    if (left === 0) return { default: Hello }
    left -= 1
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}

const never = (): Promise<{ default: typeof Hello }> => new Promise(() => {})

describe('a part that is loaded later', () => {
  it('loads once for all uses', async () => {
    const load = fileAfter(0)
    const Part = later(load)
    await draw(pageWith([<Part key="a" name="A" />, <Part key="b" name="B" />]))
    await screen.findByText('Hello A')
    expect(screen.getByText('Hello B')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits without rendering again and again, also beside another part that waits', async () => {
    let renders = 0
    const [First, Second] = [later(never), later(never)]
    function Waiting({ children }: { children: ReactNode }): ReactNode {
      renders += 1
      // Otherwise the test would not end.
      if (renders > 100) throw new Error('It renders without end')
      return children
    }
    const first = (
      <Suspense>
        <Waiting>
          <First name="A" />
        </Waiting>
      </Suspense>
    )
    // The second begins to wait before the first has been tried again.
    function Page(): ReactNode {
      const [both, setBoth] = useState(false)
      // oxlint-disable-next-line react/set-state-in-effect -- an update right after the first render is what is tested
      useEffect(() => setBoth(true), [])
      return (
        <>
          {first}
          {both && (
            <Suspense>
              <Waiting>
                <Second name="B" />
              </Waiting>
            </Suspense>
          )}
        </>
      )
    }
    await draw(<Page />)
    expect(renders).toBeLessThan(20)
  })

  it('fails alone, in its place, and loads on retry', async () => {
    const Part = later(fileAfter(1))
    await draw(pageWith(<Part name="A" />))
    expect((await screen.findByRole('alert')).textContent).toContain('here')
    expect(screen.getByText('The page')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Hello A')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('retries when the browser is online again, and after a pause', async () => {
    const Online = later(fileAfter(1))
    const { unmount } = await draw(pageWith(<Online name="A" />))
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Hello A')
    unmount()
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const Paused = later(fileAfter(2))
    await draw(pageWith(<Paused name="B" />))
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(screen.getByRole('alert')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(200 + 10_000))
    expect(screen.getByText('Hello B')).toBeDefined()
  })

  it('catches its own render errors', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    let breaks = true
    const Breaking = (): ReactNode => {
      if (breaks) throw new Error('broken')
      return <p>Whole</p>
    }
    const Part = later(async () => ({ default: Breaking }))
    await draw(pageWith(<Part />))
    await screen.findByRole('alert')
    expect(screen.getByText('The page')).toBeDefined()
    breaks = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Whole')
    errors.mockRestore()
  })

  it('shows its message over the page while open, keeps its button, and retries when opened again', async () => {
    const load = fileAfter(2)
    const Panel = later(
      async () => {
        const { default: View } = await load()
        return {
          default: ({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) =>
            open && <View name="A" />,
        }
      },
      {
        over: ({ open, onOpenChange }) => ({
          open,
          close: () => onOpenChange(false),
          trigger: <button>Open</button>,
        }),
      },
    )
    const change = vi.fn<(open: boolean) => void>()
    const { rerender } = await draw(pageWith(<Panel open onOpenChange={change} />))
    expect((await screen.findByRole('alert')).textContent).toContain('over')
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(change).toHaveBeenCalledWith(false)
    rerender(pageWith(<Panel open={false} onOpenChange={change} />))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(pageWith(<Panel open onOpenChange={change} />))
    await expect.poll(() => load.mock.calls.length).toBe(2)
  })

  it('reports whether preloading succeeded', async () => {
    const Part = later(fileAfter(1))
    expect(await Part.preload()).toBe(false)
    expect(await Part.preload()).toBe(true)
  })
})

const links = (): HTMLLinkElement[] => [...document.head.querySelectorAll('link')]

/** A link as a bundler leaves it. jsdom loads no style sheets. */
const putLink = (href: string, rules: readonly string[] = []): HTMLLinkElement => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  Object.defineProperty(link, 'sheet', { value: { cssRules: rules } })
  document.head.append(link)
  return link
}

/** Draws a part that fails. Returns the link of its style sheet, as the failure leaves it. */
async function drawFailed(Part: ComponentType<{ name: string }>): Promise<HTMLLinkElement> {
  await draw(pageWith(<Part name="A" />))
  await screen.findByRole('alert')
  return putLink('/assets/dialog.css')
}

const end = (link: HTMLLinkElement | undefined, event: 'load' | 'error') =>
  act(async () => link?.dispatchEvent(new Event(event)))

const pressTryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

describe('a part whose style sheet has failed', () => {
  afterEach(() => links().forEach((link) => link.remove()))

  it('waits for the sheet, which another link loads', async () => {
    const load = fileAfter(1)
    const failed = await drawFailed(later(load))
    await pressTryAgain()
    await expect.poll(() => links().length).toBe(2)
    const [, again] = links()
    expect(again?.href).toBe(failed.href)
    expect(load).toHaveBeenCalledTimes(1)
    await end(again, 'load')
    await screen.findByText('Hello A')
    expect(links()).toEqual([again])
  })

  it('fails as long as the sheet fails, and reports it as Vite does', async () => {
    const failed = await drawFailed(later(fileAfter(1)))
    const reports: unknown[] = []
    const onReport = (event: Event): void => void reports.push('payload' in event && event.payload)
    window.addEventListener('vite:preloadError', onReport)
    for (const event of ['error', 'load'] as const) {
      await pressTryAgain()
      await expect.poll(() => links().length).toBe(2)
      await end(links()[1], event)
      if (event === 'error') {
        expect((await screen.findByRole('alert')).textContent).toContain('here')
        expect(links()).toEqual([failed])
        expect(reports.map(String)).toEqual([expect.stringContaining(failed.href)])
      }
    }
    await screen.findByText('Hello A')
    window.removeEventListener('vite:preloadError', onReport)
  })

  it('waits for it also in another part, whose code has not failed', async () => {
    await drawFailed(later(fileAfter(1)))
    const Second = later(fileAfter(0))
    await draw(pageWith(<Second name="B" />))
    await expect.poll(() => links().length).toBe(2)
    expect(screen.queryByText('Hello B')).toBeNull()
    await end(links()[1], 'load')
    await screen.findByText('Hello B')
  })

  it('tells those that wait for a sheet that was only slow', async () => {
    const slow = await drawFailed(later(fileAfter(1)))
    const onLoad = vi.fn<() => void>()
    slow.addEventListener('load', onLoad)
    await pressTryAgain()
    await expect.poll(() => links().length).toBe(2)
    await end(links()[1], 'load')
    await screen.findByText('Hello A')
    expect(onLoad).toHaveBeenCalledTimes(1)
  })

  it('leaves sheets that are there, and those of others, as they are', async () => {
    const there = putLink('/assets/page.css', ['p {}'])
    const ofOthers = putLink('https://consent.example/form.css')
    const Part = later(fileAfter(1))
    await draw(pageWith(<Part name="A" />))
    await pressTryAgain()
    await screen.findByText('Hello A')
    expect(links()).toEqual([there, ofOthers])
  })
})

it('loads code without a view with retries', async () => {
  vi.useFakeTimers()
  const load = fileAfter(3)
  const loaded = loadUntilThere(load)
  await vi.advanceTimersByTimeAsync(50_000)
  expect((await loaded).default).toBe(Hello)
  expect(load).toHaveBeenCalledTimes(4)
})

const show = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('scheduleRetry', () => {
  it.each([
    { attempt: 1, random: 0, pause: 1500 },
    { attempt: 1, random: 1, pause: 4500 },
    { attempt: 3, random: 0.5, pause: 12_000 },
    { attempt: 40, random: 0.5, pause: 60_000 },
  ])('runs after a growing random pause: $attempt, $random', ({ attempt, random, pause }) => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const retry = vi.fn<() => void>()
    scheduleRetry(attempt, retry)
    vi.advanceTimersByTime(pause - 1)
    expect(retry).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(retry).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(200_000)
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('waits while the page is hidden, and runs when it is visible', () => {
    vi.useFakeTimers()
    const retry = vi.fn<() => void>()
    show('hidden')
    scheduleRetry(1, retry)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(200_000)
    expect(retry).not.toHaveBeenCalled()
    show('visible')
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('does not run after cancelling', () => {
    vi.useFakeTimers()
    const retry = vi.fn<() => void>()
    scheduleRetry(1, retry)()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(200_000)
    expect(retry).not.toHaveBeenCalled()
  })
})
