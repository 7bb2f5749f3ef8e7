import { TextInput } from '@mantine/core'
import type { PanelBrand } from '#contract/admin/brands.ts'
import { PictureField } from '../parts/picture-field.tsx'
import { RichText } from '../parts/rich-text.tsx'

export type BrandDraft = Pick<PanelBrand, 'slug' | 'nome' | 'descricao' | 'pais' | 'imagem'>

type BrandFieldsProps = {
  valor: BrandDraft
  change: (changes: Partial<BrandDraft>) => void
  erros: Record<string, string>
}

/** What a brand's page is made of. */
export function BrandFields({ valor, change, erros }: BrandFieldsProps) {
  return (
    <>
      <TextInput
        label="Nome"
        value={valor.nome}
        onChange={(event) => change({ nome: event.currentTarget.value })}
        error={erros['nome']}
        maxLength={60}
        required
      />
      <TextInput
        label="Endereço"
        description={`/marcas/${valor.slug}. Se mudar, o endereço antigo leva ao novo.`}
        value={valor.slug}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        error={erros['slug']}
        maxLength={120}
        required
      />
      <TextInput
        label="País"
        value={valor.pais ?? ''}
        onChange={(event) => change({ pais: event.currentTarget.value || null })}
        maxLength={60}
      />
      <RichText
        rotulo="Texto da página"
        valor={valor.descricao}
        mudar={(descricao) => change({ descricao })}
      />
      <PictureField
        rotulo="Imagem"
        valor={valor.imagem ? [valor.imagem] : []}
        mudar={(next) => change({ imagem: next(valor.imagem ? [valor.imagem] : [])[0] ?? null })}
        ate={1}
        alt={valor.nome}
      />
    </>
  )
}
