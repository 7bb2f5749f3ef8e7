import type { Showcase } from '#contract/catalog.ts'
import { CardRow } from '../card/card-row.tsx'
import { Section } from './section.tsx'

/** A showcase under its title; the row scrolls sideways. */
export function ShowcaseSection({ showcase, title }: { showcase: Showcase; title?: string | undefined }) {
  const { titulo, descricao, link } = showcase.vitrine
  const heading = title ?? titulo

  return (
    <Section title={heading} text={descricao} link={link}>
      <CardRow produtos={showcase.produtos} label={heading} headingLevel={3} />
    </Section>
  )
}
