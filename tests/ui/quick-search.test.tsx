import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { QuickSearch, type QuickSearchProps, type QuickSearchSection } from '@tradecounter/ui/quick-search'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { inAnnouncer } from '../setup/in-announcer.ts'

const sections: QuickSearchSection[] = [
  {
    id: 'mean',
    heading: '',
    options: [{ id: 'm', text: 'kulventil', url: '#m', kind: 'did-you-mean' }],
  },
  {
    id: 'suggestions',
    heading: 'Suggestions',
    options: [
      { id: 's1', text: 'ball valve', url: '#s1', kind: 'suggestion' },
      { id: 's2', text: 'ball valve 15 mm', url: '#s2', kind: 'suggestion' },
    ],
  },
  { id: 'products', heading: 'Products', options: [], emptyText: 'No products' },
]

const labels = { field: 'Search', placeholder: 'Name or number', submit: 'Find', clear: 'Clear' }

const other = { id: 's1', text: 'ball cock', url: '#other', kind: 'suggestion' } as const

function setup(more: Partial<QuickSearchProps> = {}) {
  const onSubmit = vi.fn()
  const onValueChange = vi.fn()
  function Held(now: Partial<QuickSearchProps>) {
    const [value, setValue] = useState(more.value ?? 'ball')
    const [open, setOpen] = useState(false)
    return (
      <>
        <QuickSearch
          action="/search"
          name="q"
          busy={false}
          sections={sections}
          labels={labels}
          onSubmit={onSubmit}
          {...more}
          {...now}
          value={value}
          onValueChange={(next) => {
            onValueChange(next)
            setValue(next)
          }}
          open={open}
          onOpenChange={setOpen}
        />
        <button type="button">After</button>
      </>
    )
  }
  const view = render(<Held />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  const rerender = (now: Partial<QuickSearchProps>): void => view.rerender(<Held {...now} />)
  return { field, onSubmit, onValueChange, rerender, user: userEvent.setup() }
}

const active = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('QuickSearch', () => {
  it('opens on focus if there is content, and announces it (SRCH-1)', async () => {
    const { field, user } = setup()
    expect(field).toHaveProperty('ariaExpanded', 'false')
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(field.getAttribute('aria-autocomplete')).toBe('list')
  })

  it('stays closed on focus without content', async () => {
    const { field, user } = setup({ sections: [] })
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('groups its options under their headings, and shows empty groups (SRCH-3)', async () => {
    const { field, user } = setup()
    await user.click(field)
    const group = screen.getByRole('group', { name: 'Suggestions' })
    expect(within(group).getAllByRole('option')).toHaveLength(2)
    expect(within(screen.getByRole('group', { name: 'Products' })).getByText('No products')).toBeTruthy()
    const option = within(group).getByRole('option', { name: 'ball valve' })
    expect(option.getAttribute('href')).toBe('#s1')
    expect(option.tabIndex).toBe(-1)
  })

  it('moves the highlight across groups and puts its text in the field (SRCH-2)', async () => {
    const { field, user, onValueChange } = setup()
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect([active(field), field.value]).toEqual(['kulventil', 'kulventil'])
    await user.keyboard('{ArrowDown}')
    expect([active(field), field.value]).toEqual(['ball valve', 'ball valve'])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect([active(field), field.value]).toEqual([undefined, 'ball'])
    await user.keyboard('{ArrowUp}')
    expect(field.value).toBe('ball valve 15 mm')
    expect(document.activeElement).toBe(field)
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('restores the typed phrase on Escape and closes; a second Escape clears (SRCH-2)', async () => {
    const { field, user } = setup()
    await user.click(field)
    await user.keyboard('{ArrowDown}{Escape}')
    expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['ball', 'false'])
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('opens with Alt+Down and closes with Alt+Up', async () => {
    const { field, user } = setup()
    await user.click(field)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect([field.getAttribute('aria-expanded'), active(field)]).toEqual(['true', undefined])
  })

  it('submits the phrase on Enter, or follows the highlighted link (SRCH-2)', async () => {
    const { field, user, onSubmit } = setup()
    await user.click(field)
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledWith('ball')
    const followed = vi.fn((event: Event) => event.preventDefault())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{ArrowDown}')
    document.querySelector('[href="#s1"]')?.addEventListener('click', followed)
    await user.keyboard('{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('edits the highlighted text as a new phrase', async () => {
    const { field, user, onValueChange } = setup()
    await user.click(field)
    await user.keyboard('{ArrowDown}{ArrowDown}x')
    expect(onValueChange).toHaveBeenLastCalledWith('ball valvex')
    expect(active(field)).toBeUndefined()
  })

  it('closes when Tab leaves it', async () => {
    const { field, user } = setup()
    await user.click(field)
    await user.tab()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('After')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('clears by its button and keeps the focus', async () => {
    const { field, user } = setup()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  })

  it('shows that nothing was found, with the phrase (SRCH-3)', async () => {
    const { field, user } = setup({ sections: [], emptyText: 'Nothing for "ball"' })
    await user.click(field)
    expect(screen.getByText('Nothing for "ball"').closest('[hidden]')).toBeNull()
  })

  it('is a form that works without script', () => {
    setup()
    const form = screen.getByRole<HTMLFormElement>('search')
    expect([form.method, form.getAttribute('action'), new FormData(form).get('q')]).toEqual([
      'get',
      '/search',
      'ball',
    ])
  })

  it('removes the highlight when a later answer replaces the link', async () => {
    const { field, user, onSubmit, rerender } = setup()
    await user.click(field)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field.value).toBe('ball valve')
    rerender({ sections: [{ id: 'suggestions', heading: 'Suggestions', options: [other] }] })
    expect([active(field), field.value]).toEqual([undefined, 'ball'])
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ball')
  })

  it('leaves Left, Right, Home and End to the field', async () => {
    const { field, user } = setup()
    await user.click(field)
    await user.keyboard('{ArrowDown}{ArrowDown}{Home}')
    expect([active(field), field.selectionStart]).toEqual(['ball valve', 0])
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect([active(field), field.selectionStart]).toEqual(['ball valve', 1])
    await user.keyboard('{End}')
    expect([active(field), field.selectionStart]).toEqual(['ball valve', 'ball valve'.length])
  })

  it('opens with the down arrow, and ignores Up and Alt+Up while closed', async () => {
    const { field, user } = setup()
    await user.click(field)
    await user.keyboard('{Escape}{ArrowUp}{Alt>}{ArrowUp}{/Alt}')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{ArrowDown}')
    expect([field.getAttribute('aria-expanded'), active(field)]).toEqual(['true', undefined])
  })

  it('keeps its list in the page while closed, as the target of aria-controls', () => {
    const { field } = setup()
    expect(document.getElementById(field.getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  })

  it('announces the number of options', async () => {
    render(<Announcer />)
    setup({ announcement: '3 suggestions' })
    expect(await screen.findByText('3 suggestions', inAnnouncer)).toBeTruthy()
  })

  it('has the star as text and reserves the space of a missing picture (SRCH-3)', async () => {
    const product = {
      id: 'p',
      text: 'Valve',
      detail: '4012301',
      url: '#p',
      kind: 'product',
      star: 'Yours',
    } as const
    const { field, user } = setup({ sections: [{ id: 'p', heading: 'Products', options: [product] }] })
    await user.click(field)
    const option = screen.getByRole('option', { name: 'Valve 4012301 Yours' })
    expect(option.querySelector('img')).toBeNull()
    expect(option.querySelectorAll('svg')).toHaveLength(2)
  })
})

describe('the buttons beside the suggestions', () => {
  const recent: QuickSearchSection[] = [
    { id: 'recent', heading: 'Recent', options: [{ id: 'r0', text: 'pipe', url: '#r0', kind: 'recent' }] },
  ]

  it('delete the recent searches, outside the list and its keys, and focus the field', async () => {
    const onForget = vi.fn()
    const { field, user } = setup({
      value: '',
      sections: recent,
      onForget,
      labels: { ...labels, forget: 'Forget' },
    })
    await user.click(field)
    const forget = screen.getByRole('button', { name: 'Forget' })
    expect(screen.getByRole('listbox').contains(forget)).toBe(false)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active(field)).toBeUndefined()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(forget)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Enter}')
    expect(onForget).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
  })

  it('open the scanner, if there is one', async () => {
    const onScan = vi.fn()
    const { user } = setup({ onScan, labels: { ...labels, scan: 'Scan' } })
    await user.click(screen.getByRole('button', { name: 'Scan' }))
    expect(onScan).toHaveBeenCalledOnce()
    cleanup()
    setup({ labels: { ...labels, scan: 'Scan' } })
    expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull()
  })

  it('reports the followed option, and closes', async () => {
    const onFollow = vi.fn()
    const { field, user } = setup({ onFollow })
    await user.click(field)
    await user.click(screen.getByRole('option', { name: 'ball valve' }))
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(sections[1]?.options[0])
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })
})

it('takes over text typed before hydration', async () => {
  const props: QuickSearchProps = {
    action: '/search',
    name: 'q',
    value: '',
    onValueChange: vi.fn(),
    open: false,
    onOpenChange: vi.fn(),
    sections: [],
    labels,
  }
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<QuickSearch {...props} />)
  const field = place.querySelector('input')
  if (field === null) throw new Error('There is no field')
  field.value = 'kulv'
  const root = await act(async () => hydrateRoot(place, <QuickSearch {...props} />))
  expect(props.onValueChange).toHaveBeenCalledExactlyOnceWith('kulv')
  await act(async () => root.unmount())
  place.remove()
})
