import { Announcer } from '@tradecounter/ui/announcer'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() }

const press = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Copy article number' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  clipboard.writeText.mockReset().mockResolvedValue()
  render(
    <>
      <Announcer />
      <CopyButton
        text="1886204"
        label="Copy article number"
        labels={{ copied: 'Copied', failed: 'Failed' }}
      />
    </>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('CopyButton (VAR-1)', () => {
  it('copies, announces it and shows it for three seconds (VAR-1)', async () => {
    await press()
    expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('1886204')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    expect(screen.getByText('Copied')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2800))
    expect(screen.getByText('Copied')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Copied')).toBeNull()
  })

  it('reports when copying is refused (VAR-1)', async () => {
    clipboard.writeText.mockRejectedValue(new Error('refused'))
    await press()
    expect(screen.getByRole('status').textContent).toBe('Failed')
  })

  it('restarts its timer with the next press', async () => {
    await press()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await press()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByText('Copied')).toBeDefined()
  })

  it('keeps name and focus, and its hint is read once (VAR-1)', async () => {
    const button = screen.getByRole('button', { name: 'Copy article number' })
    button.focus()
    await press()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-label')).toBe('Copy article number')
    const hint = screen.getAllByText('Copied').find((element) => element !== screen.getByRole('status'))
    expect(hint?.getAttribute('aria-hidden')).toBe('true')
  })

  it('reports a missing clipboard, as on a page without TLS (VAR-1)', async () => {
    vi.stubGlobal('navigator', { clipboard: undefined })
    await press()
    expect(screen.getByRole('status').textContent).toBe('Failed')
  })
})
