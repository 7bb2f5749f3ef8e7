import { Fieldset, MultiSelect, Stack, TextInput } from '@mantine/core'
import { OnePicture } from '#admin/components/picture/one-picture.tsx'
import { RichText } from '#admin/components/rich-text/rich-text.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import type { AttributeChoice } from '#contract/catalog/categories.ts'
import { BoxFields } from './box-fields.tsx'
import type { CategoryDraft } from './category-draft.ts'

type CategoryFieldsProps = {
  value: CategoryDraft
  change: (changes: Partial<CategoryDraft>) => void
  parentPath: string
  /** Attributes that may be chosen as key attributes. */
  atributos: AttributeChoice[]
  errors: Record<string, string>
  /** Slug under which the shop has the page now; null for a new category. */
  savedSlug: string | null
}

export function CategoryFields({
  value,
  change,
  parentPath,
  atributos,
  errors,
  savedSlug,
}: CategoryFieldsProps) {
  return (
    <>
      <TextInput
        label="Nome"
        description="No menu, nos filtros e no caminho da página."
        value={value.nome}
        onChange={(event) => change({ nome: event.currentTarget.value })}
        error={errors['nome']}
        maxLength={60}
        required
      />
      <TextInput
        label="Título da página"
        value={value.titulo}
        onChange={(event) => change({ titulo: event.currentTarget.value })}
        error={errors['titulo']}
        maxLength={90}
        required
      />
      <SlugField
        prefix={`${parentPath}/`}
        value={value.slug}
        onChange={(slug) => change({ slug })}
        savedSlug={savedSlug}
        error={errors['slug']}
        maxLength={60}
      />
      <RichText
        label="Texto da página"
        value={value.descricao}
        onChange={(descricao) => change({ descricao })}
      />
      <OnePicture
        description="No menu e no alto da página."
        value={value.imagem}
        onChange={(imagem) => change({ imagem })}
        alt={value.nome}
      />
      <MultiSelect
        label="Características principais"
        description="Até cinco, na ordem escolhida: a primeira abre os filtros, e todas aparecem nos cards dos produtos. Sem nenhuma, valem as da categoria acima."
        data={atributos.map(({ chave, label }) => ({ value: chave, label }))}
        value={value.atributosPrincipais}
        onChange={(atributosPrincipais) => change({ atributosPrincipais })}
        error={errors['atributosPrincipais']}
        maxValues={5}
        searchable
        nothingFoundMessage="Nenhuma característica com este nome."
      />
      <BoxFields value={value.embalagem} onChange={(embalagem) => change({ embalagem })} errors={errors} />
      <Fieldset legend="Nos buscadores">
        <Stack gap="xs">
          <SeoFields
            value={value.seo}
            onChange={(seo) => change({ seo })}
            defaults={{ title: value.titulo, description: '' }}
          />
        </Stack>
      </Fieldset>
    </>
  )
}
