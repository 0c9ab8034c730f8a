import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { nextTab, TabLinks, Tabs } from '@tradecounter/ui/tabs'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

const items = ['Company', 'People', 'Delivery'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: <input aria-label={`${label} name`} />,
}))

function Controlled({ first = 'company' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <Tabs label="Become a customer" items={items} value={value} onValueChange={setValue} />
}

const open = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('connects each tab with its panel and shows only the open one', () => {
    render(<Controlled first="people" />)
    expect(screen.getByRole('tablist', { name: 'Become a customer' })).toBeTruthy()
    const panel = screen.getByRole('tabpanel', { name: 'People' })
    expect(panel.tabIndex).toBe(0)
    expect(screen.getByRole('tab', { name: 'People' }).getAttribute('aria-controls')).toBe(panel.id)
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  })

  it('moves with the arrows around the ends and with Home and End', async () => {
    render(<Controlled />)
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Company' }))
    const seen: (string | null)[] = []
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
      await user.keyboard(key)
      expect(document.activeElement?.textContent).toBe(open())
      seen.push(open())
    }
    expect(seen).toEqual(['People', 'Company', 'Delivery', 'Company', 'Delivery', 'Company'])
  })

  it('reverses the arrows in right-to-left text', async () => {
    render(
      <div dir="rtl">
        <Controlled />
      </div>,
    )
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(open()).toBe('People')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(open()).toBe('Delivery')
  })

  it('is one tab stop: Tab moves on into the panel', async () => {
    render(<Controlled />)
    const user = userEvent.setup()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Company' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company name' }))
  })

  it('opens on click and keeps typed values of the hidden panel', async () => {
    render(<Controlled />)
    await userEvent.type(screen.getByRole('textbox'), 'Rör AB')
    await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Company' }))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rör AB')
  })

  it('says in words what a count means', () => {
    render(
      <Tabs
        label="T"
        items={items.map((item, place) =>
          place === 0 ? { ...item, count: '2', countLabel: '2 errors', countTone: 'error' as const } : item,
        )}
        value="company"
        onValueChange={() => {}}
      />,
    )
    expect(screen.getByRole('tab', { name: 'Company 2 errors' })).toBeTruthy()
  })

  it('scrolls the row to the open tab and leaves the page where it is', () => {
    const places = {
      list: { left: 0, right: 300 },
      company: { left: 0, right: 120 },
      delivery: { left: 420, right: 560 },
    }
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const { left, right } =
        this.role === 'tablist'
          ? places.list
          : this.textContent.includes('Delivery')
            ? places.delivery
            : places.company
      return { ...new DOMRect(), left, right }
    })
    const { rerender } = render(<Tabs label="T" items={items} value="company" onValueChange={() => {}} />)
    const row = screen.getByRole('tablist')
    expect(row.scrollLeft).toBe(0)
    rerender(<Tabs label="T" items={items} value="delivery" onValueChange={() => {}} />)
    expect(row.scrollLeft).toBe(260)
    vi.restoreAllMocks()
  })

  it('opens the first for an unknown id, and works with one tab', async () => {
    const onValueChange = vi.fn()
    render(<Tabs label="T" items={items.slice(0, 1)} value="gone" onValueChange={onValueChange} />)
    expect(open()).toBe('Company')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(onValueChange).not.toHaveBeenCalled()
  })
})

describe('nextTab', () => {
  it('stays within the tabs, and Left undoes Right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, seed) => {
        const place = seed % count
        const right = nextTab('ArrowRight', place, count)
        expect(nextTab('ArrowLeft', place, count, true)).toBe(right)
        expect(right).toBeLessThan(count)
        expect(nextTab('ArrowLeft', right ?? -1, count)).toBe(place)
      }),
    )
  })

  it('ignores other keys and empty lists', () => {
    expect([nextTab('a', 0, 3), nextTab('Tab', 0, 3), nextTab('Home', 0, 0)]).toEqual([null, null, null])
  })
})

describe('TabLinks', () => {
  it('is a navigation with a current link', () => {
    render(
      <TabLinks
        label="Invoices"
        items={[
          { href: '#open', label: 'Open', count: '12', current: true },
          { href: '#paid', label: 'Paid' },
        ]}
      />,
    )
    expect(screen.getByRole('navigation', { name: 'Invoices' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open 12' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Paid' }).hasAttribute('aria-current')).toBe(false)
  })
})
