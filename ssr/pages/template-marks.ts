/** Where the host cuts a template. */
export const templateMarks = { head: '<!--template:head-->', body: '<!--template:body-->' } as const
