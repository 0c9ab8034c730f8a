import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@tradecounter/ui/button'
import { Dialog, type DialogProps } from '@tradecounter/ui/dialog'
import { type JSX, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describedText } from './described.ts'

function Page(props: Partial<DialogProps> & { gone?: boolean }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      {!(open && props.gone) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Save as a list"
        closeLabel="Close"
        footer={<Button>Save</Button>}
        {...props}
      >
        <input aria-label="Name of the list" />
      </Dialog>
    </main>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))

describe('Dialog', () => {
  it('is modal, named by its title and described by its sentence', async () => {
    render(<Page description="The cart stays." />)
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Save as a list' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(describedText(dialog)).toBe('The cart stays.')
  })

  it('has no description reference without a description', async () => {
    render(<Page />)
    await open()
    expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false)
  })

  it('focuses the title, or the first field', async () => {
    const { unmount } = render(<Page />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Save as a list' }))
    unmount()
    render(<Page initialFocus="first-field" />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the list' }))
  })

  it('keeps Tab and Shift+Tab inside', async () => {
    render(<Page />)
    await open()
    const stops: (string | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      stops.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      )
    }
    expect(stops).toEqual(['Close', 'Name of the list', 'Save', 'Close'])
    await userEvent.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Save')
  })

  it('closes on Escape and by its button, and restores the focus', async () => {
    render(<Page />)
    for (const leave of ['{Escape}', '{Tab}{Enter}']) {
      await open()
      await userEvent.keyboard(leave)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    }
  })

  it('moves the focus to the page when its opener is gone', async () => {
    render(<Page gone />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
