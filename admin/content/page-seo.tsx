import { Checkbox } from '@mantine/core'
import type { PageForm } from '#contract/admin/pages.ts'
import { SearchResult } from '../parts/search-result.tsx'
import { Section } from '../parts/section.tsx'
import { SeoFields } from '../parts/seo-fields.tsx'
import { SlugField } from '../parts/slug-field.tsx'
import { useEntry } from '../shell/entry.ts'

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
