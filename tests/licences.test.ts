import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { byText, isAllowed, licences, licencesDocument, licencesFile } from '../bin/licences/licences.ts'

describe('licences of production dependencies', () => {
  it('are all on the list', () => {
    expect(licences().filter(({ licence }) => !isAllowed(licence))).toEqual([])
    expect(licences().find(({ name }) => name === 'react')?.with).toContain('ui')
  })

  it('are in docs/licences.md as the lockfile has them (npm run licences)', () => {
    expect(readFileSync(licencesFile, 'utf8')).toBe(licencesDocument())
  })

  it('the ui package has no copyleft dependency', () => {
    const ui = licences().filter((one) => one.with.includes('ui'))
    expect(ui.length).toBeGreaterThan(30)
    expect(ui.filter(({ licence }) => licence.includes('MPL'))).toEqual([])
  })

  it.each(Object.entries(byText))('%s contains the text of %s', (name, licence) => {
    expect(licence).toBe('MIT')
    const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8')
    expect(text).toContain('Permission is hereby granted, free of charge')
  })

  it('allows "OR" if one licence is on the list, "AND" if all are', () => {
    expect(isAllowed('(MIT OR GPL-3.0-only)')).toBe(true)
    expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false)
    expect(isAllowed('GPL-3.0-only')).toBe(false)
    expect(isAllowed('none')).toBe(false)
  })
})
