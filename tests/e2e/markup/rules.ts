import type { ConfigData } from 'html-validate'

/**
 * Everything that html-validate recommends, except matters of spelling that React decides (case of attributes, `/>`,
 * `hidden=""`, ids from `useId`) and these:
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
    // Checkboxes of one facet share a name: that is how a form says that there are several.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // The list of a combobox holds links and pictures, which a select cannot.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Groups of filters are named by the heading that opens them.
    'wcag/h71': 'off',
    // Styles lay tables out as cards on small screens, and browsers then forget what is not said.
    'no-redundant-role': 'off',
    // A matter of looks, which styles decide.
    'tel-non-breaking': 'off',
  },
}
