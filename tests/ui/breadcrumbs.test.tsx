import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const items = [
  { text: 'Start', url: '/' },
  { text: 'Valves', url: '/c/valves' },
]

describe('Breadcrumbs', () => {
  it('is a named navigation with an ordered list from the top down', () => {
    render(<Breadcrumbs label="You are here" current="Ball valves" {...{ items }} />)
    const nav = screen.getByRole('navigation', { name: 'You are here' })
    expect(within(nav).getAllByRole('listitem')).toHaveLength(3)
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/c/valves'])
  })

  it('marks the current page, which is no link', () => {
    render(<Breadcrumbs label="You are here" current="Ball valves" {...{ items }} />)
    const current = screen.getByText('Ball valves')
    expect(current.getAttribute('aria-current')).toBe('page')
    expect(current.closest('a')).toBeNull()
  })
})
