import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsentBanner, type ConsentBannerProps } from '@tradecounter/ui/consent-banner'
import { type JSX, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

const groups = [
  { id: 'C0001', name: 'Necessary', description: 'Keeps your cart.', always: true },
  { id: 'C0002', name: 'Statistics', description: 'Counts pages.' },
]

function Asked(props: Partial<ConsentBannerProps> & { onValue?: (value: string[]) => void }): JSX.Element {
  const [value, setValue] = useState<string[]>([])
  const [expanded, setExpanded] = useState(false)
  return (
    <ConsentBanner
      title="May we count?"
      text="The shop works without it."
      policy={{ text: 'Cookies', url: '/cookies' }}
      groups={groups}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValue?.(next)
      }}
      expanded={expanded}
      onExpandedChange={setExpanded}
      onAccept={() => {}}
      onRefuse={() => {}}
      onSave={() => {}}
      labels={{
        accept: 'Allow all',
        refuse: 'Only necessary',
        choose: 'Choose',
        save: 'Save',
        always: 'Always on',
      }}
      {...props}
    />
  )
}

describe('ConsentBanner', () => {
  it('is a named region that takes no focus', () => {
    render(<Asked />)
    expect(screen.getByRole('region', { name: 'May we count?' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('has no link without a page about cookies', () => {
    render(<Asked policy={undefined} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('has refuse before accept in the tab order, one press each', async () => {
    const [onAccept, onRefuse] = [vi.fn(), vi.fn()]
    render(<Asked onAccept={onAccept} onRefuse={onRefuse} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cookies' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect([onRefuse.mock.calls.length, onAccept.mock.calls.length]).toEqual([1, 1])
    expect(onRefuse.mock.invocationCallOrder[0]).toBeLessThan(onAccept.mock.invocationCallOrder[0] ?? 0)
  })

  it('shows the groups on demand, all off; necessary ones cannot be switched off', async () => {
    const [onSave, onValue] = [vi.fn(), vi.fn()]
    render(<Asked onSave={onSave} onValue={onValue} />)
    expect(screen.queryByRole('switch')).toBeNull()
    const choose = screen.getByRole('button', { name: 'Choose' })
    expect(choose.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(choose)
    expect(screen.getAllByRole('switch')).toHaveLength(1)
    const statistics = screen.getByRole('switch', { name: 'Statistics', checked: false })
    await userEvent.click(statistics)
    await userEvent.click(statistics)
    expect(onValue.mock.calls).toEqual([[['C0002']], [[]]])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('moves the focus to the groups, and a double press saves nothing', async () => {
    const onSave = vi.fn()
    render(<Asked onSave={onSave} />)
    screen.getByRole('button', { name: 'Choose' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Choose' }))
    await userEvent.keyboard('{Enter}')
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('switch', { name: 'Statistics', checked: true })).toBe(document.activeElement)
  })

  it('takes no focus when it opens with its groups', () => {
    render(<Asked expanded />)
    expect(document.activeElement).toBe(document.body)
  })
})
