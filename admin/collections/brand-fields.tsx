import { TextInput } from '@mantine/core'
import type { PanelBrand } from '#contract/catalog/brands.ts'
import { OnePicture } from '../components/picture/one-picture.tsx'
import { RichText } from '../components/rich-text/rich-text.tsx'
import { SlugField } from '../components/seo/slug-field.tsx'

export type BrandDraft = Pick<PanelBrand, 'slug' | 'nome' | 'descricao' | 'pais' | 'imagem'>

type BrandFieldsProps = {
  value: BrandDraft
  change: (changes: Partial<BrandDraft>) => void
  errors: Record<string, string>
  /** Slug under which the shop has the page now; null for a new brand. */
  savedSlug: string | null
}

export function BrandFields({ value, change, errors, savedSlug }: BrandFieldsProps) {
  return (
    <>
      <TextInput
        label="Nome"
        value={value.nome}
        onChange={(event) => change({ nome: event.currentTarget.value })}
        error={errors['nome']}
        maxLength={60}
        required
      />
      <SlugField
        prefix="/marcas/"
        value={value.slug}
        onChange={(slug) => change({ slug })}
        savedSlug={savedSlug}
        error={errors['slug']}
      />
      <TextInput
        label="País"
        value={value.pais ?? ''}
        onChange={(event) => change({ pais: event.currentTarget.value || null })}
        maxLength={60}
      />
      <RichText
        label="Texto da página"
        value={value.descricao}
        onChange={(descricao) => change({ descricao })}
      />
      <OnePicture value={value.imagem} onChange={(imagem) => change({ imagem })} alt={value.nome} />
    </>
  )
}
