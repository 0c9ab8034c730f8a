import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

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
  it('is a modal dialog that starts at its title', async () => {
    render(<Page />)
    const dialog = await open()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filters' }))
  })

  it('starts at the first field when there is something to fill in', async () => {
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

  it('closes on Escape and by its button, and gives the focus back to its opener', async () => {
    render(<Page />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gives the focus to the main part when its opener is gone', async () => {
    render(<Page gone />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })
})
