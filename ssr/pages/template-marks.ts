/** Where the host cuts a frame. */
export const templateMarks = { head: '<!--frame:head-->', body: '<!--frame:body-->' } as const
