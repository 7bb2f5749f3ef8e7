import type { Showcase } from '#contract/catalog/catalog.ts'
import type { CardData } from '../components/product-card/card-data.ts'
import { CardRow } from '../components/product-card/card-row.tsx'
import { Section } from './section.tsx'

type Props = { showcase: { vitrine: Showcase['vitrine']; produtos: CardData[] }; title?: string | undefined }

/** A showcase with its title; the row scrolls sideways. */
export function ShowcaseSection({ showcase, title }: Props) {
  const { titulo, descricao, link } = showcase.vitrine
  const heading = title ?? titulo

  return (
    <Section title={heading} text={descricao} link={link}>
      <CardRow produtos={showcase.produtos} label={heading} headingLevel={3} />
    </Section>
  )
}
