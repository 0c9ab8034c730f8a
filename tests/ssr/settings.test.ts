import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings, settingsSchema } from '../../ssr/server/settings.ts'
import { reservedHosts } from '../../api/sites/production-hosts.ts'

it('requires no setting', () => {
  expect(readSettings({})).toMatchObject({
    settings: {
      PORT: 3000,
      DATA_DIR: './data',
      API_PATIENCE: 3,
      SITE_ENV: 'local',
      TRUSTED_PROXIES: [],
      SITE_HOSTS: reservedHosts,
      UNKNOWN_HOSTS: 'se',
      LOG_LEVEL: 'warn',
    },
  })
})

it('lists every mistake at once', () => {
  const reading = readSettings({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    API_ORIGIN: 'http://api/path',
    API_PATIENCE: '61',
    SMTP_URL: 'https://mail.example',
    S3_URL: 'https://s3.example/files',
    AUDIT_DAYS: '7',
    CARRIER_REQUESTS: 'postnord=https://api.carrier.example/without-a-secret',
    FEEDBACK_WEBHOOK: 'https://hooks.example/without-a-secret',
    SITE_ENV: 'moon',
    TRUSTED_PROXIES: '10.0.0.0/99',
    SITE_HOSTS: 'se=www.a.se, mars=b.se',
    UNKNOWN_HOSTS: 'maybe',
    LOG_LEVEL: 'loud',
  })
  const mistakes = 'mistakes' in reading ? reading.mistakes : []
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'S3_URL',
    'AUDIT_DAYS',
    'CARRIER_REQUESTS',
    'FEEDBACK_WEBHOOK',
    'SITE_ENV',
    'SITE_HOSTS',
    'SITE_HOSTS',
    'LOG_LEVEL',
    'API_ORIGIN',
    'API_PATIENCE',
    'TRUSTED_PROXIES',
    'UNKNOWN_HOSTS',
  ])
})

it('refuses a plain http API_ORIGIN elsewhere without API_ORIGIN_PLAINTEXT', () => {
  const API_ORIGIN = 'http://10.0.0.7:4000'
  expect(readSettings({ API_ORIGIN })).toEqual({ mistakes: [expect.stringMatching(/^API_ORIGIN must be/u)] })
  expect(readSettings({ API_ORIGIN, API_ORIGIN_PLAINTEXT: 'allow' })).toMatchObject({
    settings: { API_ORIGIN },
  })
  for (const origin of [
    'https://api.company.se',
    'http://localhost:4000',
    'http://[::1]:4000',
    'http://127.0.0.1:1',
  ])
    expect(readSettings({ API_ORIGIN: origin })).toMatchObject({ settings: { API_ORIGIN: origin } })
})

it('accepts an address of this machine as HOST', () => {
  for (const HOST of ['127.0.0.1', '::', '0.0.0.0', 'localhost'])
    expect(readSettings({ HOST })).toMatchObject({ settings: { HOST } })
  expect(readSettings({})).not.toHaveProperty('settings.HOST')
  expect(readSettings({ HOST: 'everybody' })).toHaveProperty('mistakes')
})

it('accepts SECURITY_CONTACT only with SECURITY_EXPIRES', () => {
  const both = { SECURITY_CONTACT: 'mailto:security@company.example', SECURITY_EXPIRES: '2027-06-30' }
  expect(readSettings(both)).toMatchObject({ settings: { SECURITY_CONTACT: both.SECURITY_CONTACT } })
  expect(readSettings({ SECURITY_CONTACT: both.SECURITY_CONTACT })).toHaveProperty('mistakes')
  expect(readSettings({ ...both, SECURITY_CONTACT: 'security@company.example' })).toHaveProperty('mistakes')
  for (const SECURITY_EXPIRES of ['30 juni', '2027-06-31'])
    expect(readSettings({ ...both, SECURITY_EXPIRES })).toHaveProperty('mistakes')
})

it.each(['smtps://u:p%40@mail.example', 'smtp://mail.example:25?tls=never', 'smtp://127.0.0.1:2525/'])(
  'accepts %s as a mail server',
  (SMTP_URL) => expect(readSettings({ SMTP_URL })).toMatchObject({ settings: { SMTP_URL } }),
)

it.each(['mail.example', 'smtp:', 'smtp://mail.example/x', 'smtp://mail.example?pool=true', 'smtp://'])(
  'refuses %s as a mail server, and does not repeat it: it may contain a password',
  (SMTP_URL) => {
    const mistake = 'SMTP_URL must be a mail server such as smtps://user:password@mail.company.se.'
    expect(readSettings({ SMTP_URL })).toEqual({ mistakes: [mistake] })
  },
)

it.each([['65536'], ['-1'], ['80.5'], ['0x50']])('refuses the port %s', (PORT) => {
  expect(readSettings({ PORT })).toEqual({ mistakes: ['PORT must be a whole number from 0 to 65535.'] })
})

it('accepts addresses and ranges of both families as proxies', () => {
  const reading = readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' })
  expect('settings' in reading && reading.settings.TRUSTED_PROXIES).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

it.each([
  'https://cdn.example/translations',
  'http://localhost:3000/translations',
  'http://127.0.0.1:8/w',
  'http://[::1]/w',
])('accepts %s as TRANSLATIONS_URL', (TRANSLATIONS_URL) => {
  expect(readSettings({ TRANSLATIONS_URL })).toMatchObject({ settings: { TRANSLATIONS_URL } })
})

it.each([
  'http://cdn.example/translations',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'ftp://cdn.example/',
  'file:///etc/passwd',
  'https://user:secret@cdn.example/',
  'https://cdn.example/?a=1',
  'cdn.example',
])('refuses %s as TRANSLATIONS_URL: it could be changed in transit', (TRANSLATIONS_URL) => {
  expect(readSettings({ TRANSLATIONS_URL })).toEqual({
    mistakes: ['TRANSLATIONS_URL must be an https address, or http on this machine.'],
  })
})

it('has every setting in the table of the README, and no other', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n')
  const rows = table.split('\n## ')[0]?.matchAll(/^\| (`[^|]*`) \|/gmu) ?? []
  const documented = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(documented.toSorted()).toEqual(Object.keys(settingsSchema.entries).toSorted())
})
