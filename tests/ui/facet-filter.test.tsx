import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { FacetFilter, type FacetFilterProps, type FilterSection } from '@tradecounter/ui/facet-filter'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { isSearchable, shownValues } from '../../ui/facet-filter/facet-values.ts'
import { inAnnouncer } from '../setup/in-announcer.ts'

const value = (text: string, more: object = {}) => ({
  value: text,
  text,
  count: 3,
  selected: false,
  disabled: false,
  href: `#${text}`,
  ...more,
})
const values = (count: number) => Array.from({ length: count }, (_, index) => value(`v${index + 1}`))

const panelLabels: FacetFilterProps['labels'] = {
  search: (name) => `Search in ${name}`,
  showMore: (n) => `Show ${n} more`,
  showLess: 'Show fewer',
  activeCount: (name, n) => `${name}, ${n} selected`,
  clear: 'Clear',
  noValues: 'None match',
}

const panel = (sections: FilterSection[], more: Partial<FacetFilterProps> = {}) => (
  <FacetFilter
    title="Filters"
    sections={sections}
    onToggle={vi.fn()}
    onClear={vi.fn()}
    labels={panelLabels}
    {...more}
  />
)

const material = (more: Partial<FilterSection> = {}): FilterSection => ({
  id: 'material',
  name: 'Material',
  unit: '',
  type: 1,
  values: [value('Brass'), value('Steel')],
  expanded: true,
  ...more,
})

describe('names in other languages', () => {
  it('have their language, with and without a link', () => {
    render(
      panel([
        material({
          name: 'Werkstoff',
          lang: 'de',
          values: [value('Messing', { lang: 'de' }), value('Kupfer', { lang: 'de', disabled: true })],
        }),
      ]),
    )
    for (const text of ['Werkstoff', 'Messing', 'Kupfer'])
      expect(screen.getByText(text).closest('[lang="de"]'), text).not.toBeNull()
  })
})

describe('values of a facet (FILT-3)', () => {
  it('shows the first 8 values until all are requested, and a search above 7', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        expect(shownValues(values(count), '', false)).toHaveLength(Math.min(count, 8))
        expect(shownValues(values(count), '', true)).toHaveLength(count)
        expect(isSearchable(values(count))).toBe(count > 7)
      }),
    )
  })

  it('finds every value that contains the phrase, ignoring case and accents', () => {
    const all = [...values(20), value('Rostfritt stål'), value('Mässing')]
    expect(shownValues(all, 'STAL', false).map(({ text }) => text)).toEqual(['Rostfritt stål'])
    expect(shownValues(all, 'v1', false)).toHaveLength(11)
    expect(shownValues(all, '  ', false)).toHaveLength(8)
  })
})

describe('FacetFilter', () => {
  it('leaves to its caller which facets are open and show all their values', async () => {
    const [onExpandedChange, onAllChange] = [vi.fn(), vi.fn()]
    const facet = (more: Partial<FilterSection>) =>
      panel([material({ values: values(20), ...more })], { onExpandedChange, onAllChange })
    const { rerender } = render(facet({ expanded: true }))
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }))
    expect(onAllChange).toHaveBeenCalledExactlyOnceWith('material', true)
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    rerender(facet({ expanded: true, all: true }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: 'Material' }))
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith('material', false)
    expect(screen.getAllByRole('checkbox')).toHaveLength(20)
    rerender(facet({ expanded: false, all: true }))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is a disclosure per facet, under a heading, with its values in a named group', async () => {
    render(panel([material()]))
    const button = within(screen.getByRole('heading', { level: 3 })).getByRole('button', { name: 'Material' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('group', { name: 'Material' }).id).toBe(button.getAttribute('aria-controls'))
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.keyboard(' ')
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })

  it('has headers, search, checkboxes and buttons in the tab order, but not labels', async () => {
    render(panel([material({ values: values(9) }), material({ id: 'size', name: 'Size' })]))
    const stops: string[] = []
    for (let press = 0; press < 14; press += 1) {
      await userEvent.tab()
      const { activeElement } = document
      stops.push(
        activeElement instanceof HTMLInputElement && activeElement.type === 'checkbox'
          ? activeElement.value
          : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''),
      )
    }
    expect(stops).toEqual([
      'Material',
      'Search in Material',
      ...values(8).map(({ text }) => text),
      'Show 1 more',
      'Size',
      'Brass',
      'Steel',
    ])
  })

  it('selects a radio by arrows if only one value is allowed', async () => {
    const onToggle = vi.fn()
    const one = [value('All', { selected: true }), value('In stock'), value('In the shop')]
    render(panel([material({ type: 3, values: one })], { onToggle }))
    screen.getByRole('radio', { name: /All/u }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(onToggle).toHaveBeenLastCalledWith('material', 'In stock', true)
  })

  it('announces the number of found values, and does not submit its form on Enter in the search', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const labels = { ...panelLabels, valuesFound: (n: number) => `${n} values` }
    render(
      <>
        <Announcer />
        <form onSubmit={onSubmit}>{panel([material({ values: values(12) })], { labels })}</form>
      </>,
    )
    await userEvent.type(screen.getByRole('searchbox'), 'v1{Enter}')
    expect(await screen.findByText('4 values', inAnnouncer)).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('links to the values beyond the first 8 without JavaScript', async () => {
    const many = material({ values: values(12), allHref: '?all-values=material' })
    expect(renderToStaticMarkup(panel([many]))).toMatch(
      /<noscript><a [^>]*href="\?all-values=material"[^>]*>Show 4 more<\/a><\/noscript>/u,
    )
    expect(renderToStaticMarkup(panel([{ ...many, all: true }]))).not.toContain('noscript')
    render(panel([{ ...many, all: true }]))
    expect(screen.getAllByRole('checkbox')).toHaveLength(12)
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
  })

  it('has the number of active values in the name of the section (FILT-3)', () => {
    render(
      panel([material({ values: [value('Brass', { selected: true }), value('Steel', { selected: true })] })]),
    )
    expect(screen.getByRole('button', { name: 'Material, 2 selected' })).toBeTruthy()
  })

  it('toggles a value by checkbox, label and keyboard', async () => {
    const onToggle = vi.fn()
    render(panel([material()], { onToggle }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Brass/u }))
    expect(onToggle).toHaveBeenLastCalledWith('material', 'Brass', true)
    await userEvent.click(screen.getByRole('link', { name: 'Steel' }))
    expect(onToggle).toHaveBeenLastCalledWith('material', 'Steel', true)
    screen.getByRole('checkbox', { name: /Brass/u }).focus()
    await userEvent.keyboard(' ')
    expect(onToggle).toHaveBeenCalledTimes(3)
  })

  it('shows radios if only one value is allowed, and clears a whole facet', async () => {
    const onClear = vi.fn()
    render(
      panel([material({ type: 3, values: [value('All', { selected: true }), value('Some')] })], { onClear }),
    )
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledWith('material')
  })

  it('moves the focus to the first new value on show more', async () => {
    render(panel([material({ values: values(11) })]))
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(11)
    expect(document.activeElement).toBe(boxes[8])
    expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('searches among many values and reports it (FILT-7)', async () => {
    const onSearch = vi.fn()
    render(panel([material({ values: values(12) })], { onSearch }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in Material' }), 'v12')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(onSearch).toHaveBeenLastCalledWith('material', 'v12')
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('None match')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
  })

  it('keeps hidden selected values in the form', () => {
    const many = values(12).map((each, index) => ({ ...each, selected: index === 10 }))
    const { container } = render(
      <form>{panel([material({ values: many, fieldName: 'parameters.Facets[material]' })])}</form>,
    )
    const form = container.querySelector('form')
    expect(form === null ? [] : new FormData(form).getAll('parameters.Facets[material]')).toEqual(['v11'])
  })

  it('does not let a disabled value be chosen', async () => {
    const onToggle = vi.fn()
    render(panel([material({ values: [value('Brass', { disabled: true })] })], { onToggle }))
    await userEvent.click(screen.getByText('Brass'))
    expect(onToggle).not.toHaveBeenCalled()
  })

  it('gives an interval a section with its count, and no search or values (FILT-3, FILT-4)', async () => {
    const onClear = vi.fn()
    const length = material({ id: 'length', name: 'Length', unit: 'mm', type: 2, values: [], active: 1 })
    render(
      panel([length, material()], {
        onClear,
        renderInterval: (id) => <fieldset aria-label="Length mm">interval of {id}</fieldset>,
      }),
    )
    const toggle = screen.getByRole('button', { name: 'Length mm, 1 selected' })
    expect(screen.getByRole('group', { name: 'Length mm' }).textContent).toBe('interval of length')
    expect(screen.getAllByRole('group')).toHaveLength(2)
    expect(screen.queryByText('None match')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledWith('length')
    await userEvent.click(toggle)
    expect(screen.queryByRole('group', { name: 'Length mm' })).toBeNull()
  })
})
