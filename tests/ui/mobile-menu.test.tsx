import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@tradecounter/ui/mobile-menu'
import { useState } from 'react'
import { expect, it } from 'vitest'

const leaf = (title: string) => ({ title, url: `#${title}`, subItems: [] })

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <MobileMenu
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        closeLabel="Close"
        items={[
          { title: 'Pipes', url: '#Pipes', subItems: [{ ...leaf('Copper'), subItems: [leaf('Coils')] }] },
          leaf('Sale'),
        ]}
        labels={{ back: 'Back', all: (title) => `All in ${title}` }}
      >
        <p>Svenska</p>
      </MobileMenu>
    </>
  )
}

it('MobileMenu goes down and up the tree, and the focus goes along (SHELL-6)', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sale' }).getAttribute('href')).toBe('#Sale')
  expect(screen.getByText('Svenska')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pipes' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pipes' }))
  expect(screen.getByRole('link', { name: 'All in Pipes' }).getAttribute('href')).toBe('#Pipes')
  expect(screen.queryByText('Svenska')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copper' }))
  expect(screen.getByRole('link', { name: 'Coils' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copper' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pipes' }))
})

it('MobileMenu starts from the top each time and gives the focus back', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pipes' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Pipes' })).toBeTruthy()
})
