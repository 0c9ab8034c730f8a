import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Steps, type StepsProps } from '@tradecounter/ui/steps'
import { describe, expect, it, vi } from 'vitest'

const steps = (more: Partial<StepsProps> = {}) => (
  <Steps
    label="Become a customer"
    items={['Company', 'Contact', 'Send'].map((label) => ({ id: label, label }))}
    current="Contact"
    labels={{ done: 'done', current: 'you are here', coming: 'not yet' }}
    {...more}
  />
)

const said = () =>
  within(screen.getByRole('list', { name: 'Become a customer' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/^\d/u, ''))

describe('Steps', () => {
  it('has the state of every step as text and marks the current one', () => {
    render(steps())
    expect(said()).toEqual(['Company, done', 'Contact, you are here', 'Send, not yet'])
    const current = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(current).toEqual([null, 'step', null])
  })

  it('links only to completed steps', async () => {
    const onSelect = vi.fn()
    render(
      steps({
        items: ['Company', 'Contact', 'Send'].map((label) => ({
          id: label,
          label,
          onSelect: () => onSelect(label),
        })),
      }),
    )
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Company, done' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Company')
  })

  it('can have all steps completed', () => {
    render(steps({ current: null }))
    expect(said().every((text) => text.endsWith(', done'))).toBe(true)
  })

  it.each(['{Enter}', ' '])(
    'goes back by the key %j, and only completed steps are in the tab order',
    async (key) => {
      const onSelect = vi.fn()
      render(
        steps({ items: ['Company', 'Contact', 'Send'].map((label) => ({ id: label, label, onSelect })) }),
      )
      const user = userEvent.setup()
      await user.tab()
      await user.keyboard(key)
      expect(onSelect).toHaveBeenCalledOnce()
      await user.tab()
      expect(document.activeElement).toBe(document.body)
    },
  )

  it('has no completed step for an unknown step', () => {
    render(steps({ current: 'gone' }))
    expect(said().every((text) => text.endsWith(', not yet'))).toBe(true)
  })
})
