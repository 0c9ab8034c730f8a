import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'How far an order has come, in one glance: its state in words and the four stages of its way. An order is on the way until said otherwise.',
  instead: [
    { widget: 'timeline', when: 'the steps have days and texts of their own' },
    { widget: 'status-chip', when: 'there is one line for each order, as in a table' },
    { widget: 'progress', when: 'the measure is a number' },
  ],
  keys: [],
  accessibility: [
    'The state is text; the four bars are not read, because they say the same.',
    'Cancelled and unknown have no bars: they are on no way.',
  ],
  dos: [
    'Add what is known besides as a full sentence or a day: "Expected on Monday 23 November".',
    'Leave the state out only when the parcel has left.',
  ],
  donts: ['Do not use it for a return; its way has other stages.', 'Do not let the bars promise a time.'],
}
