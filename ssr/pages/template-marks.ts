/** Where the host cuts a frame. */
export const frameMarks = { head: '<!--frame:head-->', body: '<!--frame:body-->' } as const
