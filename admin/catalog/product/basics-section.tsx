import { Autocomplete, MultiSelect, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import { RichText } from '#admin/components/rich-text/rich-text.tsx'
import { slugOf } from '#domain/format/slug.ts'
import type { ChangeDraft, ProductDraft } from './product-draft.ts'

export type SectionParts = { draft: ProductDraft; change: ChangeDraft; problems: Record<string, string> }

type BasicsProps = SectionParts & {
  choices: { categorias: { caminho: string; nome: string }[]; marcas: { slug: string; nome: string }[] }
}

/** Name, brand, categories and description of a product. */
export function BasicsSection({ draft, change, problems, choices }: BasicsProps) {
  const { nome, marca, categoria, categorias, descricaoCurta, descricao } = draft
  const categories = choices.categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))

  /** The slug follows the name until it is edited. */
  function rename(next: string) {
    change((old) => ({ ...old, nome: next, slug: old.slug === slugOf(old.nome) ? slugOf(next) : old.slug }))
  }

  function chooseBrand(typed: string) {
    const known = choices.marcas.find(({ nome }) => nome.toLowerCase() === typed.trim().toLowerCase())
    change({ marca: known ?? { slug: slugOf(typed), nome: typed } })
  }

  const newBrand = marca.slug !== '' && !choices.marcas.some(({ slug }) => slug === marca.slug)

  return (
    <Section title="Produto">
      <TextInput
        label="Nome"
        required
        maxLength={120}
        value={nome}
        error={problems['nome']}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Autocomplete
          label="Marca"
          required
          maxLength={60}
          data={[...new Set(choices.marcas.map(({ nome }) => nome))]}
          limit={20}
          value={marca.nome}
          error={problems['marca']}
          description={newBrand ? 'Marca nova: será cadastrada com o produto.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={chooseBrand}
        />
        <Select
          label="Categoria"
          required
          searchable
          limit={50}
          nothingFoundMessage="Nenhuma categoria com este nome"
          data={categories}
          value={categoria || null}
          error={problems['categoria']}
          onChange={(caminho) => change({ categoria: caminho ?? '' })}
        />
      </SimpleGrid>
      <MultiSelect
        label="Aparece também em"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Tirar todas' }}
        limit={50}
        data={categories.filter(({ value }) => value !== categoria)}
        value={categorias.filter((caminho) => caminho !== categoria)}
        onChange={(categorias) => change({ categorias })}
      />
      <Textarea
        label="Resumo"
        description="Duas linhas, para os cards e o começo da página."
        maxLength={300}
        autosize
        minRows={2}
        value={descricaoCurta}
        onChange={(event) => change({ descricaoCurta: event.currentTarget.value })}
      />
      <RichText label="Descrição" value={descricao} onChange={(descricao) => change({ descricao })} />
    </Section>
  )
}
