import { HtmlValidate } from 'html-validate'
import { rules } from './rules.ts'

/** A part of a page references elements outside it, and libraries position overlays with style attributes. */
const validator = new HtmlValidate({
  ...rules,
  rules: { ...rules.rules, 'no-missing-references': 'off', 'heading-level': 'off', 'no-inline-style': 'off' },
})

/** Errors in the current markup of a part of a page, which may be rendered only by script. */
export async function partFaults(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${markup.slice(offset, offset + 160)}`)
}
