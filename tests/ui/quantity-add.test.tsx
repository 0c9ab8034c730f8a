import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuantityAdd, type QuantityAddProps } from '@tradecounter/ui/quantity-add'
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
  it('adds the quantity rounded and snapped up to the unit volume (VAR-7)', async () => {
    const { onAdd, field } = setup({ unitVolume: 10 })
    await userEvent.clear(field)
    await userEvent.type(field, '23{Enter}')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(30)
  })

  it('keeps the name of its button where a row shows the icon alone', async () => {
    const { onAdd } = setup({ compact: true })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('reads a comma as the decimal mark', async () => {
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

  it('does not add twice while an add is on its way', async () => {
    const { onAdd, field } = setup({ busy: true })
    await userEvent.type(field, '{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Adding' }).getAttribute('aria-busy')).toBe('true')
  })
})
