import { Checkbox, Paper, Text, Textarea, TextInput } from '@mantine/core'
import type { PageForm } from '#contract/admin/pages.ts'
import { slugOf } from '#domain/slug.ts'
import { Section } from '../parts/section.tsx'
import { useEntry } from '../shell/entry.ts'

type PageSeoProps = {
  valor: PageForm
  change: (changes: Partial<PageForm>) => void
  campos: Record<string, string>
  /** The address at which the shop has the page, or null for a new one. */
  saved: string | null
}

/** A page's address, and how search engines may show it. What is left empty is taken from the page. */
export function PageSeo({ valor, change, campos, saved }: PageSeoProps) {
  const { loja } = useEntry()
  const { slug, titulo, resumo, seo, indexar } = valor
  const own = seo ?? { title: '', description: '' }
  const title = own.title || `${titulo} | ${loja.nome}`
  const description = own.description || resumo

  function tell(changes: Partial<typeof own>) {
    const next = { ...own, ...changes }
    change({ seo: next.title === '' && next.description === '' ? null : next })
  }

  return (
    <Section titulo="Endereço e buscadores">
      <Paper withBorder p="sm" role="img" aria-label={`Como aparece no Google: ${title}. ${description}`}>
        <Text size="xs" c="gray.6" truncate>
          pagina › {slug || 'endereco-da-pagina'}
        </Text>
        <Text c="blue.9" size="lg" lineClamp={1}>
          {title}
        </Text>
        <Text size="sm" lineClamp={2}>
          {description || 'O resumo da página aparece aqui.'}
        </Text>
      </Paper>
      <TextInput
        label="Endereço"
        leftSection={<Text size="sm">/pagina/</Text>}
        leftSectionWidth={72}
        required
        maxLength={120}
        value={slug}
        error={campos['slug']}
        description={
          saved !== null && saved !== slug
            ? `Quem abrir /pagina/${saved} será levado ao novo endereço.`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        onBlur={() => slug !== slugOf(slug) && change({ slug: slugOf(slug) })}
      />
      <TextInput
        label="Título para buscadores"
        placeholder={title}
        maxLength={70}
        description={`${own.title.length} de 70 letras`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={own.title}
        onChange={(event) => tell({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Descrição para buscadores"
        placeholder={description}
        maxLength={170}
        autosize
        minRows={2}
        description={`${own.description.length} de 170 letras`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={own.description}
        onChange={(event) => tell({ description: event.currentTarget.value })}
      />
      <Checkbox
        label="Buscadores podem mostrar esta página"
        checked={indexar}
        onChange={(event) => change({ indexar: event.currentTarget.checked })}
      />
    </Section>
  )
}
