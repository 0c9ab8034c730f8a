/** Mobile is 768 px or less (SHELL-7). */
export const mobile = '(max-width: 768px)'
