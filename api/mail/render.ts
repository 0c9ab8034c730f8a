import { html, raw } from 'hono/html'
import { mapInTurns } from '../platform/database/chunks.ts'
import { oneLine } from './format.ts'

/** An order line: article number and name, quantity, unit price and amount (empty if hidden), and notes. */
export interface MailContentLine {
  number: string
  name: string
  /** The language of the name, if it is not that of the mail. */
  lang?: string
  count: string
  price: string
  amount: string
  notes: readonly string[]
}

/** The texts of a mail in the language of its reader, without markup. */
export interface MailContent {
  /** Language tag of the texts. */
  language: string
  /** Name of the brand. */
  from: string
  title: string
  greeting: string
  opening: string
  facts: readonly string[]
  /** What the mail asks its reader to open. */
  link?: { label: string; url: string }
  lines: readonly MailContentLine[]
  totals: readonly string[]
  closing: string
}

const paragraph = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.join('\n')])

/** The mail as plain text. */
export async function renderText(content: MailContent): Promise<string> {
  const { greeting, opening, facts, link, lines, totals, closing } = content
  const goods = await mapInTurns(lines, ({ number, name, count, price, amount, notes }) =>
    [
      [number, name, count, price, amount].filter(Boolean).map(oneLine).join('  '),
      ...notes.map((note) => `    ${oneLine(note)}`),
    ].join('\n'),
  )
  return [
    ...paragraph([oneLine(greeting)]),
    ...paragraph([oneLine(opening)]),
    ...(link === undefined ? [] : [`${oneLine(link.label)}:\n${link.url}`]),
    ...paragraph(facts.map(oneLine)),
    ...paragraph(goods),
    ...paragraph(totals.map(oneLine)),
    ...paragraph([oneLine(closing)]),
  ].join('\n\n')
}

const cell = 'padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:normal'
const amountCell = 'padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap'

/** Notes are below their line, because a phone has no space beside number and amount. */
const noteCell = 'padding:0 0 8px;text-align:left;vertical-align:top'

const linkStyle =
  'display:inline-block;padding:12px 20px;background:#1a1a1a;color:#ffffff;text-decoration:none;border-radius:4px'

const sentences = (texts: readonly string[]) => texts.map((text) => html`${text}<br />`)

/** The mail as HTML for mail programs: a table, inline styles, no external files. Every text is escaped. */
export async function renderHtml(content: MailContent): Promise<string> {
  const { language, from, title, greeting, opening, facts, link, lines, totals, closing } = content
  const goods = await mapInTurns(
    lines,
    ({ number, name, lang, count, price, amount, notes }) =>
      html`<tr>
          <th scope="row" style="${cell}">${number}</th>
          <td style="${cell}">
            ${lang === undefined ? name : html`<span lang="${lang}">${name}</span>`}${price && html`<br /><small>${price}</small>`}
          </td>
          <td style="${cell};white-space:nowrap">${count}</td>
          <td style="${amountCell}">${amount}</td>
        </tr>
        ${
          notes.length > 0 &&
          html`<tr>
            <td colspan="4" style="${noteCell}">
              <small>${sentences(notes)}</small>
            </td>
          </tr>`
        }`,
  )
  const page = html`<!DOCTYPE html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5">
        <div style="max-width:640px">
          <p><strong>${from}</strong></p>
          <h1 style="font-size:20px">${title}</h1>
          <p>${greeting}</p>
          <p>${opening}</p>
          ${
            link &&
            html`<p>
              <a href="${link.url}" style="${linkStyle}">${link.label}</a>
            </p>`
          }
          ${facts.length > 0 && html`<p>${sentences(facts)}</p>`}
          ${
            goods.length > 0 &&
            html`<table style="border-collapse:collapse;width:100%">
              ${raw((await Promise.all(goods)).join('\n'))}
            </table>`
          }
          ${totals.length > 0 && html`<p>${sentences(totals)}</p>`}
          <p>${closing}</p>
        </div>
      </body>
    </html> `
  return String(await page)
}
