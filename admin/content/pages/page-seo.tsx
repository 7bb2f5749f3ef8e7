import { Checkbox } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import { useEntry } from '#admin/shell/entry.ts'
import type { PageForm } from '#contract/content/pages.ts'

type PageSeoProps = {
  value: PageForm
  change: (changes: Partial<PageForm>) => void
  errors: Record<string, string>
  /** The page's current slug in the shop; null for a new one. */
  savedSlug: string | null
}

/** A page's slug, and how search engines show it. Empty fields default to the page's own texts. */
export function PageSeo({ value, change, errors, savedSlug }: PageSeoProps) {
  const { loja } = useEntry()
  const { slug, titulo, resumo, seo, indexar } = value
  const defaults = { title: `${titulo || 'Título da página'} | ${loja.nome}`, description: resumo }

  return (
    <Section title="Endereço e buscadores">
      <SearchResult
        address={`pagina › ${slug || 'endereco-da-pagina'}`}
        title={seo?.title || defaults.title}
        description={seo?.description || resumo || 'O resumo da página aparece aqui.'}
      />
      <SlugField
        prefix="/pagina/"
        value={slug}
        onChange={(next) => change({ slug: next })}
        savedSlug={savedSlug}
        error={errors['slug']}
      />
      <SeoFields value={seo} onChange={(next) => change({ seo: next })} defaults={defaults} />
      <Checkbox
        label="Buscadores podem mostrar esta página"
        checked={indexar}
        onChange={(event) => change({ indexar: event.currentTarget.checked })}
      />
    </Section>
  )
}
