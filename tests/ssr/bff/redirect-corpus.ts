/** Foreign hosts, in all notations. */
const hosts = ['evil.example', 'evil%2eexample', 'evil。example', '3221226219', '0xc0000201', '[2001:db8::1]']

const control = ['\t', '\n', '\r', '\0', '\v', '\f', '\u001f', '\u007f']
const encoded = ['%09', '%0a', '%0A', '%0d', '%0D', '%00', '%0b', '%0c', '%1f']

/** Prefixes that some parser has read as the beginning of a host (OWASP's lists and the WHATWG URL tests). */
const openings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '\\/\\/',
  '/%2f',
  '/%2F',
  '/%2f%2f',
  '/%5c',
  '/%5C',
  '%2f%2f',
  '%5c%5c',
  '/.//',
  '/..//',
  '/././/',
  '/a/..//',
  '/a/../..//',
  '/;//',
  '/?//',
  '/@',
  '@',
  ' //',
  '/ //',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'http:\\\\',
  'https:\\',
  'ftp://',
  'ws://',
  'blob:https://',
  'view-source:https://',
  'filesystem:https://',
  '//user@',
  '//localhost@',
  '//localhost:3000@',
  '//localhost%40',
  '//localhost#@',
  '//localhost?@',
  'https://localhost@',
  'https://localhost.',
  'https://localhost-',
  'https://localhost%00.',
]

const schemes = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  ' javascript:',
  '\u0001javascript:',
  'vbscript:',
  'data:',
]

const scripts = schemes.flatMap((scheme) => [
  `${scheme}alert(1)`,
  `${scheme}//%0aalert(1)`,
  `${scheme}text/html,<script>alert(1)</script>`,
  `/${scheme}alert(1)`,
])

const splitting = encoded.flatMap((end) => [
  `/cart${end}Set-Cookie:%20sid=planted`,
  `/${end}/evil.example`,
  `${end}//evil.example`,
])

const withControl = control.flatMap((character) => [
  `/${character}/evil.example`,
  `${character}//evil.example`,
  `//${character}evil.example`,
  `/cart${character}Location: //evil.example`,
])

const odd = [
  '',
  ' ',
  '.',
  '..',
  'cart',
  'evil.example',
  '?x=1',
  '#x',
  'null',
  'undefined',
  '//',
  '/\u2028/evil.example',
  '／／evil.example',
  '/／evil.example',
  '∕∕evil.example',
  '//evil.example/%2e%2e',
  '//evil%E3%80%82example',
  '//xn--vil-9la.example',
  '/%09/evil.example',
  '/%252f%252fevil.example',
  '/%255cevil.example',
  '/\u00a0/evil.example',
  '/\ufeff/evil.example',
  `/${'a'.repeat(2048)}`,
  `//${'a.'.repeat(500)}example`,
  '/bff/logout',
  '/BFF/logout',
  '/./bff/logout',
  '/api/user/current',
  '/oauth2/token',
]

/** Every payload for a redirect to another site. */
export const redirectCorpus: readonly string[] = [
  ...openings.flatMap((opening) =>
    hosts.slice(0, opening.startsWith('/') ? 3 : 2).map((host) => opening + host),
  ),
  ...hosts.map((host) => `//${host}`),
  ...scripts,
  ...splitting,
  ...withControl,
  ...odd,
]
