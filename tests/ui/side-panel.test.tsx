import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

function Page({ first, gone = false }: { first?: 'first-field'; gone?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      {!(gone && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <SidePanel
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close"
        footer={<button type="button">Show</button>}
        {...(first === undefined ? {} : { initialFocus: first })}
      >
        <input aria-label="Phrase" />
      </SidePanel>
    </main>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Filters' })
}

describe('SidePanel (SHELL-8)', () => {
  it('is a modal dialog that focuses its title', async () => {
    render(<Page />)
    const dialog = await open()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filters' }))
  })

  it('focuses the first field if there is one', async () => {
    render(<Page first="first-field" />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phrase' }))
  })

  it('keeps Tab inside, both ways', async () => {
    render(<Page />)
    const dialog = await open()
    const visited: (string | null | undefined)[] = []
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      visited.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    expect(visited).toEqual(['Close', 'Phrase', 'Show', 'Close'])
    await userEvent.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Show')
  })

  it('closes on Escape and by its button, and restores the focus to its opener', async () => {
    render(<Page />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['shuts a list of suggestions', { role: 'combobox', 'aria-expanded': 'true', 'aria-controls': 'x' }, ''],
    ['gives a phrase back', { role: 'combobox', 'aria-activedescendant': 'x' }, 'dn'],
    ['empties a search', { type: 'search' }, 'dn'],
  ])('leaves Escape to the field inside when it %s', async (_, attributes, value) => {
    let asked = 0
    const panel = (mine: object, text: string) => (
      <SidePanel
        open
        onOpenChange={() => (asked += 1)}
        title="Search"
        closeLabel="Close"
        initialFocus="first-field"
      >
        <input aria-label="Phrase" value={text} readOnly {...mine} />
      </SidePanel>
    )
    const { rerender } = render(panel(attributes, value))
    await userEvent.keyboard('{Escape}')
    expect(asked).toBe(0)
    rerender(panel({ ...attributes, 'aria-expanded': 'false', 'aria-activedescendant': undefined }, ''))
    await userEvent.keyboard('{Escape}')
    expect(asked).toBe(1)
  })

  it.each([
    ['keeps the page where it is', 'in view in part', -20, true],
    ['brings its opener into view', 'above the window', -200, false],
  ])('%s if that is %s', async (_, __, top, preventScroll) => {
    render(<Page />)
    await open()
    const opener = screen.getByText('Open')
    vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 44, 44))
    const focus = vi.spyOn(opener, 'focus')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener)
    expect(focus).toHaveBeenCalledWith({ preventScroll })
  })

  it('moves the focus to the main element when its opener is gone', async () => {
    render(<Page gone />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('closes on a press beside it, and not on one inside', async () => {
    // Radix disables pointer events on the page below, which the click would otherwise not reach.
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Page />)
    const dialog = await open()
    await user.click(screen.getByRole('textbox', { name: 'Phrase' }))
    expect(screen.getByRole('dialog')).toBe(dialog)
    await user.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it("locks the page's scroll while open, and hides the page from screen readers", async () => {
    render(<Page />)
    await open()
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false)
    expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
  })
})

function Stack() {
  const [lower, setLower] = useState(false)
  const [upper, setUpper] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setLower(true)}>
        Open
      </button>
      <SidePanel open={lower} onOpenChange={setLower} title="Filters" closeLabel="Close the filters">
        <button type="button" onClick={() => setUpper(true)}>
          Warehouse
        </button>
      </SidePanel>
      <SidePanel open={upper} onOpenChange={setUpper} title="Warehouses" closeLabel="Close the warehouses">
        <p>Solna</p>
      </SidePanel>
    </main>
  )
}

describe('a stack of side panels (SHELL-8)', () => {
  it('closes the top one on Escape and restores the focus, panel by panel', async () => {
    render(<Stack />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Warehouse' }))
    expect(screen.getByRole('dialog', { name: 'Warehouses' })).toBeTruthy()
    // The lower one is mounted, but inaccessible.
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the warehouses' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Warehouse' }))
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false)
  })
})
