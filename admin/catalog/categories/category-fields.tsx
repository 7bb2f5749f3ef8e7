import { Fieldset, MultiSelect, Stack, TextInput } from '@mantine/core'
import { OnePicture } from '#admin/components/picture/one-picture.tsx'
import { RichText } from '#admin/components/rich-text/rich-text.tsx'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import type { AttributeChoice, PanelCategory } from '#contract/catalog/categories.ts'
import type { BoxDraft } from './box-draft.ts'
import { BoxFields } from './box-fields.tsx'

export type CategoryDraft = Pick<
  PanelCategory,
  'slug' | 'nome' | 'titulo' | 'descricao' | 'imagem' | 'seo' | 'atributosPrincipais'
> & { embalagem: BoxDraft }

type CategoryFieldsProps = {
  valor: CategoryDraft
  change: (changes: Partial<CategoryDraft>) => void
  acima: string
  /** What may be a key attribute. */
  atributos: AttributeChoice[]
  erros: Record<string, string>
  /** Under what the shop has its page now; null for a new one. */
  salvo: string | null
}

/** What a category's page is made of. */
export function CategoryFields({ valor, change, acima, atributos, erros, salvo }: CategoryFieldsProps) {
  return (
    <>
      <TextInput
        label="Nome"
        description="No menu, nos filtros e no caminho da página."
        value={valor.nome}
        onChange={(event) => change({ nome: event.currentTarget.value })}
        error={erros['nome']}
        maxLength={60}
        required
      />
      <TextInput
        label="Título da página"
        value={valor.titulo}
        onChange={(event) => change({ titulo: event.currentTarget.value })}
        error={erros['titulo']}
        maxLength={90}
        required
      />
      <SlugField
        acima={`${acima}/`}
        valor={valor.slug}
        mudar={(slug) => change({ slug })}
        salvo={salvo}
        erro={erros['slug']}
        letras={60}
      />
      <RichText
        rotulo="Texto da página"
        valor={valor.descricao}
        mudar={(descricao) => change({ descricao })}
      />
      <OnePicture
        descricao="No menu e no alto da página."
        valor={valor.imagem}
        mudar={(imagem) => change({ imagem })}
        alt={valor.nome}
      />
      <MultiSelect
        label="Características principais"
        description="Até cinco, na ordem escolhida: a primeira abre os filtros, e todas aparecem nos cards dos produtos. Sem nenhuma, valem as da categoria acima."
        data={atributos.map(({ chave, label }) => ({ value: chave, label }))}
        value={valor.atributosPrincipais}
        onChange={(atributosPrincipais) => change({ atributosPrincipais })}
        error={erros['atributosPrincipais']}
        maxValues={5}
        searchable
        nothingFoundMessage="Nenhuma característica com este nome."
      />
      <BoxFields value={valor.embalagem} onChange={(embalagem) => change({ embalagem })} />
      <Fieldset legend="Nos buscadores">
        <Stack gap="xs">
          <SeoFields
            valor={valor.seo}
            mudar={(seo) => change({ seo })}
            proprio={{ title: valor.titulo, description: '' }}
          />
        </Stack>
      </Fieldset>
    </>
  )
}
