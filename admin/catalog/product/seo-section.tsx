import { Section } from '#admin/components/page/section.tsx'
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import type { SectionParts } from './basics-section.tsx'

type SeoProps = SectionParts & {
  loja: { nome: string; url: string }
  /** The address at which the shop has the product, or null for a new one. */
  saved: string | null
}

/** A product's address, and how search engines may show it. What is left empty is taken from the product. */
export function SeoSection({ draft, change, problems, loja, saved }: SeoProps) {
  const { nome, marca, descricaoCurta, slug, seo } = draft
  const proprio = {
    title: `${nome} ${marca.nome} | ${loja.nome}`,
    description: descricaoCurta || 'O resumo do produto aparece aqui.',
  }

  return (
    <Section titulo="Buscadores">
      <SearchResult
        onde={`${loja.url.replace(/^https?:\/\//, '')} › ${slug || 'produto'}`}
        title={seo?.title || proprio.title}
        description={seo?.description || proprio.description}
      />
      <SlugField
        acima="/"
        valor={slug}
        mudar={(next) => change({ slug: next })}
        salvo={saved}
        erro={problems['slug']}
      />
      <SeoFields valor={seo} mudar={(next) => change({ seo: next })} proprio={proprio} />
    </Section>
  )
}
