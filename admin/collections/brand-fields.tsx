import { TextInput } from '@mantine/core'
import type { PanelBrand } from '#contract/catalog/brands.ts'
import { OnePicture } from '../components/picture/one-picture.tsx'
import { RichText } from '../components/rich-text/rich-text.tsx'
import { SlugField } from '../components/seo/slug-field.tsx'

export type BrandDraft = Pick<PanelBrand, 'slug' | 'nome' | 'descricao' | 'pais' | 'imagem'>

type BrandFieldsProps = {
  valor: BrandDraft
  change: (changes: Partial<BrandDraft>) => void
  erros: Record<string, string>
  /** Under what the shop has its page now; null for a new one. */
  salvo: string | null
}

/** What a brand's page is made of. */
export function BrandFields({ valor, change, erros, salvo }: BrandFieldsProps) {
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
      <SlugField
        acima="/marcas/"
        valor={valor.slug}
        mudar={(slug) => change({ slug })}
        salvo={salvo}
        erro={erros['slug']}
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
      <OnePicture valor={valor.imagem} mudar={(imagem) => change({ imagem })} alt={valor.nome} />
    </>
  )
}
