/**
 * Custom property of the root element: how much of the window's top is covered by what sticks there, in CSS pixels. Whoever
 * has a header that sticks keeps it; without it heads of long lists stick to the window's edge.
 */
export const stickyRoom = '--sticky-room'
