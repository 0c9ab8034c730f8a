import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuantityAdd, type QuantityAddProps } from '@tradecounter/ui/quantity-add'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

function setup(more: Partial<QuantityAddProps> = {}) {
  const onAdd = vi.fn()
  function Held() {
    const [value, setValue] = useState(more.value ?? '1')
    return (
      <QuantityAdd
        precision={0}
        unitVolume={1}
        onAdd={onAdd}
        labels={{ field: 'Quantity', increase: 'More', decrease: 'Less', add: 'Add', busy: 'Adding' }}
        {...more}
        value={value}
        onValueChange={setValue}
      />
    )
  }
  render(<Held />)
  return { onAdd, field: screen.getByRole('textbox', { name: 'Quantity' }) }
}

describe('QuantityAdd', () => {
  const labels = { field: 'Quantity', increase: 'More', decrease: 'Less', add: 'Add', busy: 'Adding' }

  it('describes its button with the reason why the article cannot be bought (VAR-9)', () => {
    setup({ buyable: false, hint: 'Packs of 10', labels: { ...labels, notBuyable: 'Cannot be ordered' } })
    const reason = screen.getByText('Cannot be ordered')
    const add = screen.getByRole('button', { name: 'Add' })
    expect([add.getAttribute('aria-describedby'), reason.id]).toEqual([reason.id, reason.id])
    expect(screen.queryByText('Packs of 10')).toBeNull()
  })

  it('describes its field with the hint, unless the quantity has an error', () => {
    const { field } = setup({ hint: 'Packs of 10' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Packs of 10',
    )
    cleanup()
    setup({ hint: 'Packs of 10', message: 'Not a number' })
    expect(screen.queryByText('Packs of 10')).toBeNull()
  })

  it('calls back when a typed quantity is raised, but not for steps (VAR-7)', async () => {
    const onSnap = vi.fn()
    const { field } = setup({ unitVolume: 10, onSnap })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.clear(field)
    await userEvent.type(field, '30')
    await userEvent.tab()
    expect(onSnap).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '31')
    await userEvent.tab()
    expect(onSnap).toHaveBeenCalledExactlyOnceWith(40)
  })

  it('adds the quantity rounded and snapped up to the unit volume (VAR-7)', async () => {
    const { onAdd, field } = setup({ unitVolume: 10 })
    await userEvent.clear(field)
    await userEvent.type(field, '23{Enter}')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(30)
  })

  it.each(['1.200', '1,200', '10,000'])('asks about %s and adds nothing, also on Enter', async (text) => {
    const ambiguous = 'Two quantities'
    const { onAdd, field } = setup({ labels: { ...labels, ambiguous } })
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    await userEvent.tab()
    expect(onAdd).not.toHaveBeenCalled()
    expect(field).toHaveProperty('value', text)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      ambiguous,
    )
    await userEvent.clear(field)
    await userEvent.type(field, '1 200{Enter}')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(1200)
  })

  it('keeps the name of its button when only the icon is shown', async () => {
    const { onAdd } = setup({ compact: true })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('names the article that its button adds', () => {
    setup({ compact: true, labels: { ...labels, what: '4001' } })
    expect(screen.getByRole('button', { name: 'Add 4001' })).toBeTruthy()
  })

  it('reads a comma as the decimal separator', async () => {
    const { onAdd } = setup({ value: '2,5', precision: 1, unitVolume: 0.5 })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onAdd).toHaveBeenCalledWith(2.5)
  })

  it.each(['0', '-1', '', 'three'])('cannot add %j (VAR-7)', async (value) => {
    const { onAdd, field } = setup({ value })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
    await userEvent.type(field, '{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('cannot add what is not buyable (VAR-9)', () => {
    const { field } = setup({ buyable: false })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
    expect(field).toHaveProperty('disabled', true)
  })

  it('has less, field, more, add in the tab order; arrows step by packs, and Enter adds', async () => {
    const { onAdd, field } = setup({ value: '10', unitVolume: 10 })
    const stops: (Element | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      stops.push(document.activeElement)
    }
    expect(stops).toEqual([
      screen.getByRole('button', { name: 'Less' }),
      field,
      screen.getByRole('button', { name: 'More' }),
      screen.getByRole('button', { name: 'Add' }),
    ])
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(20)
  })

  it('adds any typed number rounded up to packs, and nothing at zero or below (VAR-7)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -50, max: 5000 }),
        fc.constantFrom(1, 5, 10, 25),
        async (tenths, unitVolume) => {
          const { onAdd } = setup({ value: String(tenths / 10).replace('.', ','), unitVolume, precision: 1 })
          const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
          fireEvent.click(add)
          cleanup()
          if (tenths <= 0) expect(onAdd).not.toHaveBeenCalled()
          else {
            const packs = Math.ceil(tenths / (unitVolume * 10))
            expect(onAdd).toHaveBeenCalledExactlyOnceWith(packs * unitVolume)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('does not add twice while an add is in flight', async () => {
    const { onAdd, field } = setup({ busy: true })
    await userEvent.type(field, '{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Adding' }).getAttribute('aria-busy')).toBe('true')
  })
})
