import type { ConfigData } from 'html-validate'

/**
 * Everything that html-validate recommends, except React's spelling (case of attributes, `/>`, `hidden=""`, ids
 * from `useId`) and these:
 */
export const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-implicit-input-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one facet share a name, as usual for several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // The list of a combobox contains links and pictures, which a select cannot.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Groups of filters are named by the heading that opens them.
    'wcag/h71': 'off',
    // Styles lay tables out as cards on small screens, and some browsers then drop implicit roles.
    'no-redundant-role': 'off',
    // Handled by styles.
    'tel-non-breaking': 'off',
  },
}
