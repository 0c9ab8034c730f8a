import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { Popover } from '@tradecounter/ui/popover'
import { useState } from 'react'
import { expect, it } from 'vitest'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Sign in"
        trigger={<HeaderAction icon="account" label="Account" />}
      >
        <input aria-label="User name" />
      </Popover>
      <p>Elsewhere</p>
    </>
  )
}

it('Popover opens at its trigger, closes on Escape and outside, and restores the focus', async () => {
  render(<Page />)
  const trigger = screen.getByRole('button', { name: 'Account' })
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User name' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
  await userEvent.click(trigger)
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('Popover does not lock the page, and keeps Tab inside until it closes', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  const popover = screen.getByRole('dialog')
  expect(popover.hasAttribute('aria-modal')).toBe(false)
  // Nothing behind it is hidden or locked.
  expect(screen.getByText('Elsewhere').closest('[aria-hidden]')).toBeNull()
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(false)
  await userEvent.tab()
  expect(popover.contains(document.activeElement)).toBe(true)
})

it('Popover does not move the focus when opened by hover', () => {
  render(
    <>
      <input aria-label="Search" />
      <Popover
        open={false}
        onOpenChange={() => undefined}
        takesFocus={false}
        label="Order"
        trigger={<HeaderAction icon="plus" label="Order" />}
      >
        <input aria-label="Number" />
      </Popover>
    </>,
  ).rerender(
    <>
      <input aria-label="Search" />
      <Popover
        open
        onOpenChange={() => undefined}
        takesFocus={false}
        label="Order"
        trigger={<HeaderAction icon="plus" label="Order" />}
      >
        <input aria-label="Number" />
      </Popover>
    </>,
  )
  expect(screen.getByRole('dialog', { name: 'Order' }).contains(document.activeElement)).toBe(false)
})
