import { configure } from 'storybook/test'

// What a story waits for comes late where other work shares the machine.
configure({ asyncUtilTimeout: 10_000 })
