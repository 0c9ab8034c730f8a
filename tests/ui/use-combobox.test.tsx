import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { comboboxGesture, nextHighlight, useCombobox } from '../../ui/field/use-combobox.ts'

const key = (name: string, altKey = false, isComposing = false) => ({ key: name, altKey, isComposing })

describe('the keys of a combobox', () => {
  it.each(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])('%s is left to an input method in use', (name) => {
    expect(comboboxGesture(key(name, false, true), { shown: true, highlighted: true })).toBeNull()
  })

  it.each([
    [key('ArrowDown'), 'open', 'next'],
    [key('ArrowDown', true), 'open', 'open'],
    [key('ArrowUp'), null, 'previous'],
    [key('ArrowUp', true), null, 'close'],
    [key('Escape'), null, 'close'],
    [key('Enter'), null, 'choose'],
    [key('Home'), null, null],
  ])('%o means %s in a closed list, %s in an open one', (pressed, closed, open) => {
    expect(comboboxGesture(pressed, { shown: false, highlighted: false })).toBe(closed)
    expect(comboboxGesture(pressed, { shown: true, highlighted: true })).toBe(open)
  })

  it('leave Enter to the field while nothing is highlighted', () => {
    expect(comboboxGesture(key('Enter'), { shown: true, highlighted: false })).toBeNull()
  })

  it('move through every option and the field itself, and back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat(), (count, seed) => {
        const place = (seed % (count + 1)) - 1
        const next = nextHighlight(place, 1, count)
        expect(next).toBeGreaterThanOrEqual(-1)
        expect(next).toBeLessThan(Math.max(count, 1))
        expect(nextHighlight(next, -1, count)).toBe(place)
      }),
    )
  })
})

const isSame = (one: string, other: string): boolean => one === other

function Fruits({ options }: { options: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const { shown, listId, fieldProps, optionProps } = useCombobox({
    options,
    isSame,
    open,
    onOpenChange: setOpen,
  })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the hook gives them */}
      <input aria-label="Fruit" {...fieldProps} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the widgets do */}
      <div id={listId} role="listbox" aria-label="Fruits" hidden={!shown}>
        {options.map((name, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field hears the keys
          <div key={name} {...optionProps(index)}>
            {name}
          </div>
        ))}
      </div>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Fruit' })
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('useCombobox', () => {
  it('follows an option that has moved in a later answer, and drops one that is gone', async () => {
    const { rerender } = render(<Fruits options={['Apple', 'Pear']} />)
    field().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('Apple')
    rerender(<Fruits options={['Fig', 'Apple']} />)
    expect(highlighted()).toBe('Apple')
    expect(screen.getByRole('option', { name: 'Apple' }).getAttribute('aria-selected')).toBe('true')
    rerender(<Fruits options={['Fig', 'Plum']} />)
    expect(highlighted()).toBeUndefined()
  })

  it('opens nothing, and handles no key, without content', () => {
    render(<Fruits options={[]} />)
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(true)
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
