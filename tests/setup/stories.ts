import { configure } from 'storybook/test'

// Waiting takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
