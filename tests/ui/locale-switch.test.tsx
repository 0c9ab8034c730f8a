import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LocaleSwitch } from '@tradecounter/ui/locale-switch'
import { describe, expect, it, vi } from 'vitest'

const locales = [
  { locale: 'sv-SE', name: 'Svenska', url: '/sv-SE/cart' },
  { locale: 'fi-FI', name: 'Suomi', url: '/fi-FI/cart' },
]

describe('LocaleSwitch', () => {
  it('names each language in that language, with lang, and marks the current one', () => {
    render(<LocaleSwitch label="Language" locales={locales} current="sv-SE" />)
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeTruthy()
    const facts = screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.lang,
        link.getAttribute('hreflang'),
        link.getAttribute('aria-current'),
      ])
    expect(facts).toEqual([
      ['Svenska', 'sv-SE', 'sv-SE', 'true'],
      ['Suomi', 'fi-FI', 'fi-FI', null],
    ])
  })

  it('links to the same page in that language, by Tab and Enter', async () => {
    const onSelect = vi.fn((_locale: string, event: { preventDefault: () => void }) => event.preventDefault())
    render(<LocaleSwitch label="Language" locales={locales} current="sv-SE" onSelect={onSelect} />)
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('href')).toBe('/fi-FI/cart')
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls.map(([locale]) => locale)).toEqual(['fi-FI'])
  })

  it('lets the owner prevent the navigation', () => {
    render(
      <LocaleSwitch
        label="Language"
        locales={locales}
        current="sv-SE"
        onSelect={(_locale, event) => event.preventDefault()}
      />,
    )
    expect(fireEvent.click(screen.getByRole('link', { name: 'Suomi' }))).toBe(false)
  })

  it('renders nothing without languages', () => {
    const { container } = render(<LocaleSwitch label="Language" locales={[]} current="en" />)
    expect(container.innerHTML).toBe('')
  })
})
