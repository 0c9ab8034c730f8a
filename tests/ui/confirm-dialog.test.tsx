import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Empty
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Empty the cart?"
        description="All lines are removed."
        confirmLabel="Empty it"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
      />
    </>
  )
}

/** A list whose rows go with their buttons. */
function Rows() {
  const [open, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Rows
      </h2>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove the row?"
        description="It is gone."
        confirmLabel="Remove it"
        cancelLabel="Cancel"
        onConfirm={() => setOpen(false)}
        focusAfter={title}
      />
    </>
  )
}

describe('ConfirmDialog', () => {
  it('is an alert dialog with its description, and focuses Cancel (CART-6)', async () => {
    render(<Page onConfirm={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Empty the cart?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'All lines are removed.',
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it('does nothing on Cancel and on Escape, and restores the focus', async () => {
    const onConfirm = vi.fn()
    render(<Page onConfirm={onConfirm} />)
    for (const leave of ['{Enter}', '{Escape}']) {
      await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
      await userEvent.keyboard(leave)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Empty' }))
    }
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirms only by its button', async () => {
    const onConfirm = vi.fn()
    render(<Page onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    await userEvent.click(screen.getByRole('button', { name: 'Empty it' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('moves the focus to a named place after the action, and back to its button after Cancel', async () => {
    render(<Rows />)
    const opener = screen.getByRole('button', { name: 'Remove' })
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Remove it' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
