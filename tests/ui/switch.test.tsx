import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch, type SwitchProps } from '@tradecounter/ui/switch'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const props: SwitchProps = { label: 'Hide prices', checked: false, onCheckedChange: () => {} }

describe('Switch', () => {
  it('has role and state, and a name that does not change with the state', () => {
    const { rerender } = render(<Switch {...props} description="Until you switch it off" />)
    const off = screen.getByRole('switch', { name: 'Hide prices', checked: false })
    expect(describedText(off)).toBe('Until you switch it off')
    rerender(<Switch {...props} checked description="Until you switch it off" />)
    expect(screen.getByRole('switch', { name: 'Hide prices', checked: true })).toBe(off)
  })

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('reports the other state on %s', async (_, key) => {
    const onCheckedChange = vi.fn()
    render(<Switch {...props} checked onCheckedChange={onCheckedChange} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(screen.getByRole('switch', { checked: true })).toBe(document.activeElement)
  })

  it('can be pressed on its label', async () => {
    const onCheckedChange = vi.fn()
    render(<Switch {...props} onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByText('Hide prices'))
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('does nothing while busy, and keeps the focus', async () => {
    const onCheckedChange = vi.fn()
    render(<Switch {...props} busy onCheckedChange={onCheckedChange} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onCheckedChange).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('true')
  })

  it('does nothing when disabled, and submits no form', async () => {
    const onCheckedChange = vi.fn()
    render(<Switch {...props} disabled onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByRole('switch'))
    expect(onCheckedChange).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('switch').type).toBe('button')
  })
})
