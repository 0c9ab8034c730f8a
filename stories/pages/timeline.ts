import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The steps of a shipment from order to door: done, the one it is at, and those to come, which are dashed. In a row where there is space, below each other where there is not.',
  instead: [
    { widget: 'order-status-indicator', when: 'the state alone is enough' },
    { widget: 'steps', when: 'a person walks through forms' },
    { widget: 'progress', when: 'something is counted' },
  ],
  keys: [],
  accessibility: [
    'An ordered list with a name; each step is read with its state: "Picked, done".',
    'The step that it is at is marked as the current one; signs and lines are not read.',
    'Pending is dashed and complete has a check, so that no state rests on colour.',
  ],
  dos: ['Write the day into the step once it is known.', 'Show one active step at the most.'],
  donts: [
    'Do not use it for more than about seven steps.',
    'Do not leave out steps that are still to come; they say what to expect.',
  ],
}
