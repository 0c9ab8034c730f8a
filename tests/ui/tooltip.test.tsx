import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@tradecounter/ui/button'
import { Tooltip } from '@tradecounter/ui/tooltip'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const draw = (onClick = () => {}) =>
  render(
    <Tooltip text="Sold in packs of 10" delay={0}>
      <Button onClick={onClick}>Pack 10</Button>
    </Tooltip>,
  )

describe('Tooltip', () => {
  it('is not rendered before it opens', () => {
    draw()
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
  })

  it('describes its trigger on focus, Escape closes it, and the focus stays', async () => {
    draw()
    await userEvent.tab()
    await screen.findByRole('tooltip')
    const trigger = screen.getByRole('button', { name: 'Pack 10' })
    expect(describedText(trigger)).toBe('Sold in packs of 10')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })

  it('opens on hover, and closes on press', async () => {
    draw()
    await userEvent.hover(screen.getByRole('button'))
    await screen.findByRole('tooltip')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  it("keeps the trigger's own handlers", async () => {
    const onClick = vi.fn()
    draw(onClick)
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('can be controlled', () => {
    render(
      <Tooltip text="Sold in packs of 10" open={false}>
        <Button>Pack 10</Button>
      </Tooltip>,
    )
    screen.getByRole('button').focus()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
