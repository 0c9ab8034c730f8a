import { RichText, type RichTextProps } from '@tradecounter/ui/rich-text'

/** What editors have written below the links of a group of the footer. */
export default function FooterText({ nodes }: Pick<RichTextProps, 'nodes'>) {
  return <RichText nodes={nodes} size="s" tone="inverse" />
}
