import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../ssr/server/settings.ts'

const read = (SESSION_LIMITS: string) => readSettings({ SESSION_LIMITS })

describe('SESSION_LIMITS (reliability S6)', () => {
  it('says minutes and hours for all sites, and for some', () => {
    const reading = read('30/8, workwear=15/4')
    expect('settings' in reading && reading.settings.SESSION_LIMITS).toEqual({
      all: { idleSeconds: 1800, absoluteSeconds: 28_800 },
      workwear: { idleSeconds: 900, absoluteSeconds: 14_400 },
    })
    const usual = read('')
    expect('settings' in usual && usual.settings.SESSION_LIMITS).toEqual({})
    expect('settings' in read('1440/720')).toBe(true)
  })

  it.each([
    '60',
    '60/',
    '0/12',
    '60/0',
    '1441/12',
    '60/721',
    'mars=60/12',
    '60/12;30/8',
    '-1/5',
    '1.5/5',
    'x',
  ])('%s is a mistake that is named', (limits) => {
    const reading = read(limits)
    expect('mistakes' in reading && reading.mistakes.join()).toContain('SESSION_LIMITS must be minutes/hours')
  })
})
