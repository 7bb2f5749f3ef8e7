import { TextInput } from '@mantine/core'
import type { PanelCategory } from '#contract/admin/categories.ts'
import { PictureField } from '../parts/picture-field.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { SeoFields } from '../parts/seo-fields.tsx'

export type CategoryDraft = Pick<PanelCategory, 'slug' | 'nome' | 'titulo' | 'descricao' | 'imagem' | 'seo'>

type CategoryFieldsProps = {
  valor: CategoryDraft
  change: (changes: Partial<CategoryDraft>) => void
  acima: string
  erros: Record<string, string>
}

/** What a category's page is made of. */
export function CategoryFields({ valor, change, acima, erros }: CategoryFieldsProps) {
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
      <TextInput
        label="Endereço"
        description={`${acima}/${valor.slug}. Se mudar, o endereço antigo leva ao novo.`}
        value={valor.slug}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        error={erros['slug']}
        maxLength={60}
        required
      />
      <RichText
        rotulo="Texto da página"
        valor={valor.descricao}
        mudar={(descricao) => change({ descricao })}
      />
      <PictureField
        rotulo="Imagem"
        descricao="No menu e no alto da página."
        valor={valor.imagem ? [valor.imagem] : []}
        mudar={(next) => change({ imagem: next(valor.imagem ? [valor.imagem] : [])[0] ?? null })}
        ate={1}
        alt={valor.nome}
      />
      <SeoFields valor={valor.seo} mudar={(seo) => change({ seo })} />
    </>
  )
}
