import { Section } from '#admin/components/page/section.tsx'
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import type { SectionParts } from './basics-section.tsx'

type SeoProps = SectionParts & {
  loja: { nome: string; url: string }
  /** The product's current slug in the shop; null for a new one. */
  saved: string | null
}

/** A product's slug, and how search engines show it. Empty fields default to the product's own texts. */
export function SeoSection({ draft, change, problems, loja, saved }: SeoProps) {
  const { nome, marca, descricaoCurta, slug, seo } = draft
  const defaults = {
    title: `${nome} ${marca.nome} | ${loja.nome}`,
    description: descricaoCurta || 'O resumo do produto aparece aqui.',
  }

  return (
    <Section title="Buscadores">
      <SearchResult
        address={`${loja.url.replace(/^https?:\/\//, '')} › ${slug || 'produto'}`}
        title={seo?.title || defaults.title}
        description={seo?.description || defaults.description}
      />
      <SlugField
        prefix="/"
        value={slug}
        onChange={(next) => change({ slug: next })}
        savedSlug={saved}
        error={problems['slug']}
      />
      <SeoFields value={seo} onChange={(next) => change({ seo: next })} defaults={defaults} />
    </Section>
  )
}
