import { announce, Announcer } from '@tradecounter/ui/announcer'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const say = (message: string, politeness?: 'polite' | 'assertive'): void => {
  act(() => {
    announce(message, politeness)
    vi.runAllTimers()
  })
}

describe('Announcer', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('renders two empty regions on the server', () => {
    const markup = renderToString(<Announcer />)
    expect(markup.match(/aria-live="(polite|assertive)"/gu)).toHaveLength(2)
    expect(markup.replace(/<[^>]+>/gu, '')).toBe('')
  })

  it('announces polite and assertive messages in their own regions', () => {
    render(<Announcer />)
    say('24 of 130 products are shown')
    expect(screen.getByRole('status').textContent).toBe('24 of 130 products are shown')
    expect(screen.getByRole('alert').textContent).toBe('')
    say('The connection is gone', 'assertive')
    expect(screen.getByRole('alert').textContent).toBe('The connection is gone')
  })

  it('announces the same message twice', () => {
    render(<Announcer />)
    say('Copied')
    act(() => announce('Copied'))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => vi.runAllTimers())
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('announces only the last of two simultaneous messages', () => {
    render(<Announcer />)
    act(() => announce('1 suggestion'))
    say('5 suggestions')
    expect(screen.getByRole('status').textContent).toBe('5 suggestions')
  })

  it('does nothing if none is mounted', () => {
    expect(() => say('Nobody hears this')).not.toThrow()
  })
})
