import { SearchField } from '@tradecounter/ui/search-field'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type FormEvent, type JSX } from 'react'
import { describe, expect, it, vi } from 'vitest'

function Search({
  first = '',
  onSubmit,
}: {
  first?: string
  onSubmit?: (event: FormEvent) => void
}): JSX.Element {
  const [value, setValue] = useState(first)
  return (
    <form onSubmit={onSubmit}>
      <SearchField
        label="Search orders"
        name="q"
        value={value}
        onValueChange={setValue}
        labels={{ submit: 'Search', clear: 'Clear' }}
      />
    </form>
  )
}

describe('SearchField', () => {
  it('submits its form by Enter and by its button', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(<Search onSubmit={onSubmit} />)
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'valve{Enter}')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('can be cleared if not empty, and keeps the focus', async () => {
    const user = userEvent.setup()
    render(<Search first="valve" />)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('is cleared by Escape, which does not bubble then', async () => {
    const around = vi.fn()
    const user = userEvent.setup()
    render(
      <div role="presentation" onKeyDown={around}>
        <Search first="valve" />
      </div>,
    )
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('{Escape}')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(around).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(around).toHaveBeenCalledOnce()
  })

  it('has field, clear and search in reading order', async () => {
    const user = userEvent.setup()
    render(<Search first="valve" />)
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 3; stop++) {
      await user.tab()
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
    }
    expect(stops).toEqual(['INPUT', 'Clear', 'Search'])
  })
})
