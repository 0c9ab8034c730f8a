import { pageWindow, Pagination } from '@tradecounter/ui/pagination'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const pages = (page: number, pageCount: number) => (
  <Pagination
    label="Pages"
    {...{ page, pageCount }}
    hrefOf={(to) => `?page=${to}`}
    labels={{ previous: 'Previous', next: 'Next', page: (to) => `Page ${to}` }}
  />
)

describe('pageWindow', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [9, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('page %d of %d', (page, count, steps) => {
    expect(pageWindow(page, count)).toEqual(steps)
  })

  it('always contains first, last and current, in order, and seven entries if there are more pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -5, max: 5010 }), (count, page) => {
        const steps = pageWindow(page, count)
        const numbers = steps.filter((step) => typeof step === 'number')
        const now = Math.min(Math.max(1, page), count)
        expect(numbers).toEqual(expect.arrayContaining([1, now, count]))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(steps).toHaveLength(Math.min(count, 7))
      }),
    )
  })
})

describe('Pagination', () => {
  it('links to each page and marks the current one', () => {
    render(pages(2, 3))
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('?page=2')
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next')
  })

  it('has no next or previous link at the ends', () => {
    const { rerender } = render(pages(1, 3))
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    rerender(pages(3, 3))
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it('shows nothing for one page', () => {
    expect(render(pages(1, 1)).container.innerHTML).toBe('')
  })

  it('names each page for screen readers, and has no dead tab stop', async () => {
    render(pages(1, 2))
    const user = userEvent.setup()
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      await user.tab()
      stops.push(document.activeElement?.ariaLabel)
    }
    expect(stops).toEqual(['Page 1', 'Page 2', 'Next'])
  })
})
