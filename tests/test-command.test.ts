import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  chooseGroups,
  filesOf,
  gateFilesBeside,
  groupOf,
  groups,
  journeys,
  otherGroups,
} from '../bin/test/groups.ts'
import { chooseFiles, partNames, partOf, readWords, testFiles } from '../bin/test/parts.ts'
import { takePorts } from '../bin/test/ports.ts'
import { testProjects } from './projects.ts'
import { fewSettings } from './setup/environment.ts'

const npmTest = (...words: string[]) =>
  spawnSync(process.execPath, ['bin/test.mjs', ...words], { encoding: 'utf8', env: fewSettings })

describe('npm test -- words', () => {
  it('combines the named parts and files', () => {
    const chosen = chooseFiles(['shop', 'cart'])
    expect(chosen.get('shop')).toEqual(globSync('tests/shop/**/*.test.{ts,tsx}').toSorted())
    expect(chosen.get('e2e')).toEqual(['tests/e2e/cart.test.ts'])
    expect(chosen.get('stories')).toContain('stories/mini-cart.stories.tsx')
    expect([...chosen.values()].flat().filter((file) => !/cart|^tests\/shop\//u.test(file))).toEqual([])
  })

  it('knows the project of every test file', () => {
    const included = testProjects.flatMap((project) =>
      typeof project === 'object' && 'test' in project
        ? [{ name: String(project.test?.name), include: project.test?.include ?? [] }]
        : [],
    )
    for (const file of globSync(['tests/**/*.test.{ts,tsx}', 'tests/**/*.screenshots.ts'])) {
      const names = included
        .filter(({ include }) => include.some((pattern) => matchesGlob(file, pattern)))
        .map(({ name }) => name.replace(/-(?:mocking|production)$/u, ''))
      if (partOf(file) !== 'profile') expect([file, ...new Set(names)]).toEqual([file, partOf(file)])
    }
    expect(partNames.filter((part) => chooseFiles([part]).size !== 1)).toEqual([])
  })

  it('reads how often to repeat', () => {
    expect(readWords(['shop', 'cart'])).toEqual({ words: ['shop', 'cart'], repeat: 1 })
    expect(readWords(['--repeat', '20', 'cart'])).toEqual({ words: ['cart'], repeat: 20 })
    expect(() => readWords(['--repeat', 'cart'])).toThrow('takes a number of runs')
    expect(() => readWords(['--repeat', '3'])).toThrow('needs a part')
  })

  it('fails with a message for an unknown word', () => {
    const { status, stderr, stdout } = npmTest('shop', 'no-such-thing')
    expect(stderr).toMatch(
      /^No part of the tests and no test file is called "no-such-thing"\. The parts are /u,
    )
    expect([status, stdout]).toEqual([1, ''])
  })
})

describe('the groups of npm run test:all', () => {
  it('hold every test file once, together with the gate', () => {
    const files = groups
      .filter(({ repeats }) => repeats === undefined)
      .flatMap((group) => [...filesOf({ ...group, again: [] }).values()].flat())
    expect(files.toSorted()).toEqual(testFiles().filter((file) => partOf(file) !== 'profile'))
    expect(groups.filter((group) => filesOf(group).size === 0).map(({ name }) => name)).toEqual(['elsewhere'])
  })

  it('name only files and folders that exist', () => {
    const named = [...journeys, ...otherGroups.flatMap(({ files, again = [] }) => [...files, ...again])]
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('leave units and stories to the gate, with the journeys', () => {
    const gate = filesOf({ name: 'gate' })
    const parts = ['api', 'architecture', 'demo', 'e2e', 'search', 'shop', 'ssr', 'stories', 'ui']
    expect([...gate.keys()].toSorted()).toEqual(parts)
    expect(gate.get('e2e')).toEqual(journeys.toSorted())
    expect(groupOf('tests/e2e/cart.test.ts')).toBe('pages')
    expect(groupOf('tests/e2e/slow.test.ts')).toBe('measures')
  })

  it('state times in a group of their own, of files that are in the gate too', () => {
    const [measures] = chooseGroups(['measures'])
    expect(measures?.again?.filter((file) => groupOf(file) !== 'gate')).toEqual([])
    expect(measures && filesOf(measures).get('demo')).toEqual(['tests/demo/load.test.ts'])
  })

  it('repeat the service on PostgreSQL, and stories and journeys with axe', () => {
    const gate = filesOf({ name: 'gate' })
    const [accessibility, postgres] = chooseGroups(['postgres', 'accessibility'])
    const onChosen = (gate.get('api') ?? []).filter((file) =>
      /(?:\(|of |= )databases\b/u.test(readFileSync(file, 'utf8')),
    )
    expect(postgres && [...filesOf(postgres)]).toEqual([['api', onChosen]])
    expect(onChosen).toContain('tests/api/permissions/matrix.test.ts')
    const stories = testFiles().filter((file) => partOf(file) === 'stories')
    const [pages] = chooseGroups(['pages'])
    const ofPages = (pages && filesOf(pages).get('e2e')) ?? []
    const others = (gate.get('e2e') ?? []).filter((file) => !ofPages.includes(file))
    expect(accessibility && [...filesOf(accessibility)].toSorted()).toEqual([
      ['e2e', others],
      ['stories', stories],
    ])
    expect([others.length > 0, accessibility?.environment, pages?.environment]).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  it('leave out the stories and journeys of the gate where they run again with axe', () => {
    const gate = filesOf({ name: 'gate' })
    expect(gateFilesBeside(chooseGroups(['gate', 'postgres']))).toEqual(gate)
    expect(gateFilesBeside(groups)).toEqual(
      new Map([...gate].filter(([part]) => part !== 'stories' && part !== 'e2e')),
    )
    expect(gateFilesBeside(chooseGroups(['gate', 'accessibility'])).get('stories')).toBeUndefined()
  })

  it('are chosen by name, in their own order', () => {
    expect(chooseGroups([])).toBe(groups)
    expect(groups.map(({ name }) => name).slice(0, 3)).toEqual(['gate', 'measures', 'pages'])
    expect(chooseGroups(['package', 'pages']).map(({ name }) => name)).toEqual(['pages', 'package'])
    expect(() => chooseGroups(['canaries'])).toThrow('No group is called "canaries". The groups are gate, ')
  })
})

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })

describe('taken ports', () => {
  it('are refused to other programs until they are released', async () => {
    const probe = createServer()
    await new Promise<void>((done) => probe.listen(0, done))
    const address = probe.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((done) => probe.close(done))
    const free = await takePorts(port, port)
    expect(await listens(port)).toBe(false)
    free()
    await expect.poll(() => listens(port)).toBe(true)
  })
})
