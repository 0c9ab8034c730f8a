import { StatusBanner, type Severity } from '@tradecounter/ui/status-banner'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

const severities: Severity[] = ['success', 'error', 'warning', 'info', 'attention']

/** A banner of success. */
const saved = (live: boolean) => (
  <StatusBanner severity="success" severityLabel="Done" live={live}>
    Saved
  </StatusBanner>
)

describe('StatusBanner (HELP-2)', () => {
  it.each(severities)('%s is a group named by its severity and title', (severity) => {
    render(
      <StatusBanner {...{ severity }} severityLabel={severity} title="The order">
        is placed
      </StatusBanner>,
    )
    expect(screen.getByRole('group', { name: `${severity} The order` }).textContent).toContain('is placed')
  })

  it('has its own icon for each severity (HELP-2)', () => {
    const drawings = severities.map((severity) => {
      const banner = (
        <StatusBanner {...{ severity }} severityLabel={severity}>
          x
        </StatusBanner>
      )
      return render(banner).container.querySelector('path')?.getAttribute('d')
    })
    expect(new Set(drawings).size).toBe(5)
  })

  it('is an alert only for a later error', () => {
    const { rerender } = render(
      <StatusBanner severity="error" severityLabel="Error" live>
        Wrong password
      </StatusBanner>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Wrong password')
    rerender(
      <StatusBanner severity="success" severityLabel="Done" live>
        Saved
      </StatusBanner>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Saved')
  })

  it('can be closed, never takes the focus, and stays until then', async () => {
    const onClose = vi.fn()
    const user = userEvent.setup()
    render(
      <StatusBanner severity="info" severityLabel="Information" onClose={onClose} closeLabel="Close">
        Hello
      </StatusBanner>,
    )
    expect(document.activeElement).toBe(document.body)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has its action before its close button', async () => {
    render(
      <StatusBanner
        severity="attention"
        severityLabel="Attention"
        action={<button type="button">Sign in</button>}
        onClose={() => {}}
        closeLabel="Close"
      >
        Sign in for prices
      </StatusBanner>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Sign in',
      'Close',
    ])
  })

  it('fills an existing live region, and has its text at once on first render', () => {
    expect(renderToString(saved(true))).toContain('role="status"')
    expect(renderToString(saved(true))).not.toContain('Saved')
    expect(renderToString(saved(false))).toContain('Saved')
  })
})
