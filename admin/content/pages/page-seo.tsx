import { Checkbox } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import { SearchResult } from '#admin/components/seo/search-result.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import { useEntry } from '#admin/shell/entry.ts'
import type { PageForm } from '#contract/content/pages.ts'

type PageSeoProps = {
  valor: PageForm
  change: (changes: Partial<PageForm>) => void
  erros: Record<string, string>
  /** The address at which the shop has the page, or null for a new one. */
  salvo: string | null
}

/** A page's address, and how search engines may show it. What is left empty is taken from the page. */
export function PageSeo({ valor, change, erros, salvo }: PageSeoProps) {
  const { loja } = useEntry()
  const { slug, titulo, resumo, seo, indexar } = valor
  const proprio = { title: `${titulo} | ${loja.nome}`, description: resumo }

  return (
    <Section titulo="Endereço e buscadores">
      <SearchResult
        onde={`pagina › ${slug || 'endereco-da-pagina'}`}
        title={seo?.title || proprio.title}
        description={seo?.description || resumo || 'O resumo da página aparece aqui.'}
      />
      <SlugField
        acima="/pagina/"
        valor={slug}
        mudar={(next) => change({ slug: next })}
        salvo={salvo}
        erro={erros['slug']}
      />
      <SeoFields valor={seo} mudar={(next) => change({ seo: next })} proprio={proprio} />
      <Checkbox
        label="Buscadores podem mostrar esta página"
        checked={indexar}
        onChange={(event) => change({ indexar: event.currentTarget.checked })}
      />
    </Section>
  )
}
