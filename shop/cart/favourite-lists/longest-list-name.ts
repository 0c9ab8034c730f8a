/** Characters of the name of a favourite list, as in the contract. */
export const longestListName = 255
