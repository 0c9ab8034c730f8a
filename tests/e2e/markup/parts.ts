import { HtmlValidate } from 'html-validate'
import { rules } from './rules.ts'

/** A part of a page refers to what stands outside of it, and libraries place what floats by its style attribute. */
const validator = new HtmlValidate({
  ...rules,
  rules: { ...rules.rules, 'no-missing-references': 'off', 'heading-level': 'off', 'no-inline-style': 'off' },
})

/** What is wrong with the markup of a part of a page as it stands, which only script may have drawn. */
export async function partFaults(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${markup.slice(offset, offset + 160)}`)
}
