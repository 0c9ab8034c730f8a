import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccountMenu, type AccountMenuProps } from '@tradecounter/ui/account-menu'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

const customers = ['Solna', 'Visby', 'Umeå'].map((city, index) => ({
  id: String(100 + index),
  number: `K-${index}`,
  name: `Rör i ${city}`,
  address: 'Rörgatan 4',
  city,
}))

/** The same menu during the switch, and after it. */
const menu = (changing: boolean) => (
  <AccountMenu
    title="Signed in as"
    userName="Anna"
    legend="Shop for"
    customers={customers}
    value="100"
    current="100"
    onValueChange={() => {}}
    onConfirm={() => {}}
    changing={changing}
    confirmLabel={(name) => `Switch to ${name}`}
    logoutLabel="Sign out"
    onLogout={() => {}}
    links={[]}
  />
)

function setup(more: Partial<AccountMenuProps> = {}) {
  const onConfirm = vi.fn()
  const onLogout = vi.fn()
  function Held() {
    const [value, setValue] = useState('100')
    return (
      <AccountMenu
        title="Signed in as"
        userName="Anna"
        legend="Shop for"
        customers={customers}
        value={value}
        current="100"
        onValueChange={setValue}
        onConfirm={onConfirm}
        changing={false}
        confirmLabel={(name) => `Switch to ${name}`}
        logoutLabel="Sign out"
        onLogout={onLogout}
        links={[{ title: 'My pages', url: '#my' }]}
        {...more}
      />
    )
  }
  render(<Held />)
  return { onConfirm, onLogout }
}

describe('AccountMenu (ACC-4)', () => {
  it('is a group of radios, each described by number and address', () => {
    setup()
    expect(screen.getByRole('group', { name: 'Shop for' })).toBeTruthy()
    const visby = screen.getByRole('radio', { name: 'Rör i Visby' })
    expect(document.getElementById(visby.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'K-1, Rörgatan 4, Visby',
    )
  })

  it('switches at once when a customer is clicked', async () => {
    const { onConfirm } = setup()
    await userEvent.click(screen.getByText('Rör i Visby'))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('101')
  })

  it('switches by its button, never by an arrow', async () => {
    const { onConfirm } = setup()
    screen.getByRole('radio', { name: 'Rör i Solna' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^Switch to/u }))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('102')
  })

  it('has no button while the current customer is selected', () => {
    setup()
    expect(screen.queryByRole('button', { name: /^Switch/u })).toBeNull()
  })

  it('disables the radios while switching, and shows why it failed', () => {
    setup({ changing: true, error: 'Could not switch' })
    expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
    expect(screen.getByRole('alert').textContent).toBe('Could not switch')
  })

  it('restores the focus to radios that lost it while disabled', () => {
    const { rerender } = render(menu(false))
    screen.getByRole('radio', { name: 'Rör i Visby' }).focus()
    rerender(menu(true))
    // As browsers do with disabled elements.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    rerender(menu(false))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Rör i Solna' }))
  })

  it('shows no choice for a single customer, and signs out', async () => {
    const { onLogout } = setup({ customers: customers.slice(0, 1) })
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(onLogout).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'My pages' }).getAttribute('href')).toBe('#my')
  })

  it('has a switch for each option, controlled by its owner (ACC-8)', async () => {
    const onOptionChange = vi.fn()
    const options = [
      { id: 'prices', label: 'Hide prices', checked: false },
      { id: 'own', label: 'My assortment', checked: true, busy: true },
    ]
    setup({ options, onOptionChange })
    await userEvent.click(screen.getByRole('switch', { name: 'Hide prices' }))
    expect(onOptionChange).toHaveBeenCalledExactlyOnceWith('prices', true)
    expect(screen.getByRole('switch', { name: 'Hide prices' }).getAttribute('aria-checked')).toBe('false')
    await userEvent.click(screen.getByRole('switch', { name: 'My assortment' }))
    expect(onOptionChange).toHaveBeenCalledOnce()
  })

  it('scrolls its list to the current customer, but not the page', () => {
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900)
    const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    setup()
    expect(screen.getAllByRole('list')[0]?.scrollTop).toBe(750)
    expect(scrolled).not.toHaveBeenCalled()
    for (const spy of [offset, height, scrolled]) spy.mockRestore()
  })

  it.each(['{Enter}', ' '])('switches by the key "%s" on a radio, once', async (key) => {
    const { onConfirm } = setup()
    screen.getByRole('radio', { name: 'Rör i Solna' }).focus()
    await userEvent.keyboard(`{ArrowDown}${key}`)
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('101')
  })

  it('treats a click after arrow keys as a click', async () => {
    const { onConfirm } = setup()
    screen.getByRole('radio', { name: 'Rör i Solna' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(screen.getByText('Rör i Umeå'))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('102')
  })
})
