/** Positions at which the host splits a template. */
export const templateMarks = { head: '<!--template:head-->', body: '<!--template:body-->' } as const
