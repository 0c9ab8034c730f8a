import type { ReactNode } from 'react'
import type { Company } from '@tradecounter/api/contract'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'

/** A form of the company's administrators. */
export interface SectionProps {
  company: Company
  onSaved: () => Promise<unknown>
}

/** A part of the page with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** The lines of a text that are not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
