import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Timeline } from '@tradecounter/ui/timeline'
import { expect, it } from 'vitest'

const stepOf = (text: string, state: 'complete' | 'active' | 'default') => ({
  text,
  state,
  stateLabel: state,
})

it('Timeline is an ordered list with each state as text and a current step', () => {
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

it('Timeline draws each state in its own way (HELP-1), and keeps two steps with the same text apart', () => {
  render(
    <Timeline
      label="Shipment"
      items={[
        stepOf('Tried to deliver', 'complete'),
        stepOf('Tried to deliver', 'active'),
        stepOf('Delivered', 'default'),
      ]}
    />,
  )
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset['state'])).toEqual(['complete', 'active', 'default'])
  expect(steps.map((one) => one.querySelector('svg') !== null)).toEqual([true, false, false])
})

it('Timeline reads the time of a step between its text and its state', () => {
  render(
    <Timeline
      label="Shipment"
      items={[{ text: 'Ordered', time: '2026-11-20 14:05', state: 'complete', stateLabel: 'done' }]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('Ordered 2026-11-20 14:05, done')
})

it('Timeline has no tab stop', async () => {
  render(<Timeline label="Shipment" items={[{ text: 'Ordered', state: 'active', stateLabel: 'now' }]} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
