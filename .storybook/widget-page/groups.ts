const narrow = new Set(['Foundations', 'Actions', 'Fields', 'Status'])

/** Whether the widgets of a title's group are small, so that two of their stories fit side by side. */
export const isNarrow = (title: string): boolean => narrow.has(title.split('/')[0] ?? '')

/** A story's name in sentence case: Storybook writes "In Little Room". Abbreviations such as SEK stay. */
export const sentence = (name: string): string =>
  name.replace(/(?<=\S\s+)[A-Z][a-z]*\b/gu, (word) => word.toLowerCase())
