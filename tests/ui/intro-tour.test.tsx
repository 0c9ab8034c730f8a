import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntroTour, type IntroStep } from '@tradecounter/ui/intro-tour'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const steps: IntroStep[] = [
  { id: 'a', title: 'Welcome', text: 'A minute' },
  { id: 'b', title: 'Search', text: 'By number', target: '#search' },
  { id: 'c', title: 'Lists', text: 'Soon', target: '#gone' },
  { id: 'd', title: 'Wrong', text: 'Selector', target: '##[' },
]

const onExit = vi.fn()

function Page({ at = 0 }: { at?: number }) {
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(at)
  return (
    <main>
      <button onClick={() => setOpen(true)}>Help</button>
      <input id="search" aria-label="Search box" />
      <IntroTour
        open={open}
        steps={steps}
        index={index}
        onIndexChange={setIndex}
        onExit={(how) => {
          onExit(how)
          setOpen(false)
        }}
        labels={{
          count: (step, of) => `Step ${step} of ${of}`,
          back: 'Back',
          next: 'Next',
          done: 'Done',
          skip: 'Skip',
        }}
      />
    </main>
  )
}

const begin = async (at?: number) => {
  render(<Page {...(at !== undefined && { at })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Help' }))
}
const heading = (name: string) => screen.getByRole('heading', { name })
const spotlight = () => document.querySelector<HTMLElement>('[data-spotlight]')

beforeEach(() => {
  onExit.mockClear()
  // jsdom has no layout: the search box has this position.
  const box = new DOMRect(40, 30, 200, 50)
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () =>
      ({ length: 1, item: () => box, 0: box, [Symbol.iterator]: () => [box].values() }) satisfies DOMRectList,
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  return () => vi.restoreAllMocks()
})

describe('IntroTour', () => {
  it('is a modal dialog named by its heading, which has the focus at every step, and counts its steps', async () => {
    await begin()
    const dialog = screen.getByRole('dialog', { name: 'Welcome' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'A minute',
    )
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
    expect(document.activeElement).toBe(heading('Welcome'))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Step 2 of 4')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(heading('Search')))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(document.activeElement).toBe(heading('Welcome')))
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('scrolls the target into view and highlights it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await begin(1)
    expect(scrolled.mock.contexts[0]).toBe(document.querySelector('#search'))
    expect(scrolled.mock.calls[0]?.[0]).toMatchObject({ behavior: 'instant' })
    expect(spotlight()?.getAttribute('style')).toMatch(/30px.*40px.*200px.*50px/u)
    expect(screen.getByRole('dialog').dataset['side']).toBe('below')
  })

  it.each([
    [0, 'no target'],
    [2, 'a target that is not there'],
    [3, 'a selector that is none'],
  ])('is centred at step %d with %s', async (at) => {
    await begin(at)
    expect(screen.getByRole('dialog').dataset['side']).toBe('middle')
    expect(spotlight()).toBeNull()
  })

  it('waits for a target that is drawn late, and goes to it with its light', async () => {
    await begin(2)
    expect(screen.getByRole('dialog').dataset['side']).toBe('middle')
    const late = document.createElement('p')
    late.id = 'gone'
    document.body.append(late)
    await waitFor(() => expect(spotlight()).not.toBeNull())
    expect(screen.getByRole('dialog').dataset['side']).toBe('below')
    expect(document.activeElement).toBe(heading('Lists'))
    late.remove()
  })

  it('stops waiting after a while, and for the target of an earlier step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await begin(2)
    act(() => vi.advanceTimersByTime(5000))
    vi.useRealTimers()
    const late = document.createElement('p')
    late.id = 'gone'
    document.body.append(late)
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(spotlight()).toBeNull()
    late.remove()
  })

  it('completes at the end, and restores the focus', async () => {
    await begin(3)
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onExit).toHaveBeenCalledExactlyOnceWith('done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }))
  })

  it.each(['Escape', 'Skip'])('is skipped by %s', async (how) => {
    await begin(1)
    if (how === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(onExit).toHaveBeenCalledExactlyOnceWith('skipped')
  })

  it('keeps Tab within the card and ignores arrows', async () => {
    await begin(1)
    const names: (string | null | undefined)[] = []
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      names.push(document.activeElement?.textContent)
    }
    expect(names).toEqual(['Skip', 'Back', 'Next', 'Skip'])
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(screen.getByText('Step 2 of 4')).toBeTruthy()
  })

  it('shows the last step for a higher index', async () => {
    await begin(99)
    expect(screen.getByText('Step 4 of 4')).toBeTruthy()
  })

  it('starts again at the given step, and moves the focus into it', async () => {
    await begin(3)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Help' }))
    expect(screen.getByRole('dialog', { name: 'Wrong' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(heading('Wrong')))
    expect(onExit).toHaveBeenCalledOnce()
  })

  it('does not close on a click beside the card, and opens nothing without steps', async () => {
    await begin(1)
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    expect(onExit).not.toHaveBeenCalled()
    render(
      <IntroTour
        open
        steps={[]}
        index={0}
        onIndexChange={() => {}}
        onExit={onExit}
        labels={{ count: () => '', back: '', next: '', done: '', skip: '' }}
      />,
    )
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
