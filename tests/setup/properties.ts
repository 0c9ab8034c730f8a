import * as fc from 'fast-check'

// Every run draws the same values, so that a failure can be repeated. Long runs draw others.
if (process.env['LONG'] !== '1') fc.configureGlobal({ seed: 20_261_128 })
