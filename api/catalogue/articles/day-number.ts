/** Names of months in the languages of the shop, whole or as spreadsheets shorten them. */
const months = [
  'jan(?:uar[iy]?)?',
  'feb(?:ruar[iy]?)?',
  'mar(?:s|ts|ch)?',
  'apr(?:il)?',
  'ma[jiy]',
  'jun[ie]?',
  'jul[iy]?',
  'aug(?:usti?)?',
  'sept?(?:ember)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'de[cs](?:ember)?',
  '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)(?:kuuta?)?',
]
const month = `(?:${months.join('|')})`

const dayNumber = new RegExp(
  [
    `^${month}\\.?[-/. ](?:\\d{1,2}|(?:19|20)\\d\\d)$`,
    `^\\d{1,2}[-/. ]${month}\\.?$`,
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^\\d{1,2}[./]\\d{1,2}[./]\\d{4}$',
  ].join('|'),
  'iu',
)

/** A day as spreadsheets write it in a text file: `jun-08`, `8-jun`, `08.jun`, `2008-06-01`, `1.6.2008`. */
export const isDayNumber = (number: string): boolean => dayNumber.test(number)
