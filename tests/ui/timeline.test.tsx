import { render, screen } from '@testing-library/react'
import { Timeline } from '@tradecounter/ui/timeline'
import { expect, it } from 'vitest'

it('Timeline is an ordered list that says each state and marks the active step (HELP-1)', () => {
  render(
    <Timeline
      label="Shipment"
      items={[
        { text: 'Ordered', state: 'complete', stateLabel: 'done' },
        { text: 'On the way', state: 'active', stateLabel: 'now' },
        { text: 'Delivered', state: 'default', stateLabel: 'to come' },
      ]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Shipment' }).tagName).toBe('OL')
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Ordered, done',
    'On the way, now',
    'Delivered, to come',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
