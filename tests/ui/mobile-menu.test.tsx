import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu, type MobileMenuProps } from '@tradecounter/ui/mobile-menu'
import { useState } from 'react'
import { expect, it } from 'vitest'

const leaf = (title: string) => ({ title, url: `#${title}`, subItems: [] })

const tree: MobileMenuProps['items'] = [
  { title: 'Pipes', url: '#Pipes', subItems: [{ ...leaf('Copper'), subItems: [leaf('Coils')] }] },
  leaf('Sale'),
]

function Page(more: Partial<MobileMenuProps>) {
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
        items={tree}
        labels={{
          back: 'Back',
          all: (title) => `All in ${title}`,
          busy: 'Loading',
          salesman: { heading: 'Your salesman', telephone: 'Call', email: 'Write to' },
        }}
        {...more}
      >
        <p>Svenska</p>
      </MobileMenu>
    </>
  )
}

it('MobileMenu moves down and up the tree with the focus (SHELL-6)', async () => {
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

it('MobileMenu starts at the top each time and restores the focus', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pipes' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Pipes' })).toBeTruthy()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('MobileMenu links on while the levels below load, and fills the open level', async () => {
  const { rerender } = render(<Page items={[leaf('Pipes'), leaf('Sale')]} busy />)
  await press('Open')
  await press('Pipes')
  expect(screen.getByText('Loading').closest('nav')?.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('link', { name: 'All in Pipes' })).toBeTruthy()
  rerender(<Page />)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Copper' })).toBeTruthy()
  await press('Back')
  expect(screen.getByRole('link', { name: 'Sale' })).toBeTruthy()
})

it("MobileMenu shows an item's texts and the salesperson at its entry (SHELL-6)", async () => {
  const salesMan = { name: 'Karin', telephoneNumber: '040-12 34' }
  render(<Page items={[{ ...leaf('My salesman'), salesMan, nodes: ['At the counter in Malmö'] }]} />)
  await press('Open')
  expect(screen.getByRole('link', { name: 'My salesman' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Call 040-12 34' })).toBeTruthy()
  expect(screen.getByText('At the counter in Malmö')).toBeTruthy()
})

it('MobileMenu keeps Tab inside and closes by its button', async () => {
  render(<Page />)
  await press('Open')
  const dialog = screen.getByRole('dialog')
  for (let step = 0; step < 4; step++) {
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})
