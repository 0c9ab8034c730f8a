/**
 * Custom property of the root element: the height that sticky elements cover at the top of the window, in CSS
 * pixels. An app with a sticky header sets it; without it, sticky heads of long lists stay at the window's edge.
 */
export const stickyHeight = '--sticky-height'
