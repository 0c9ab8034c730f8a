import { render, screen, within } from '@testing-library/react'
import { SiteSwitch } from '@tradecounter/ui/site-switch'
import { describe, expect, it } from 'vitest'

const groups = [
  {
    brand: 'Tradecounter',
    sites: [
      { key: 'se', name: 'Sverige', detail: 'Svenska', url: 'https://se.example', lang: 'sv' },
      { key: 'fi', name: 'Suomi', url: 'https://fi.example', lang: 'fi' },
    ],
  },
  { brand: 'Gelia', sites: [] },
]

describe('SiteSwitch', () => {
  it('lists the sites under their brand and leaves out a brand without any', () => {
    render(<SiteSwitch label="Choose a shop" groups={groups} current="se" />)
    const nav = screen.getByRole('navigation', { name: 'Choose a shop' })
    const lists = within(nav).getAllByRole('list')
    expect(
      lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Tradecounter'])
  })

  it('links to each site in its own language and marks the current one', () => {
    render(<SiteSwitch label="Choose a shop" groups={groups} current="se" />)
    const facts = screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.lang,
        link.getAttribute('aria-current'),
      ])
    expect(facts).toEqual([
      ['Sverige Svenska', 'https://se.example', 'sv', 'true'],
      ['Suomi ', 'https://fi.example', 'fi', null],
    ])
  })
})
